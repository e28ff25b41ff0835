"""What the cards left in the hands cost, in Кис-Кис (RULES 5, C44)."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import Card
from kingclub.rules import Contract, QueenHeld, WildPrice
from kingclub.scoring.row import Row
from kingclub.scoring.terms import Tally, Terms


def score_held(contract: Contract, terms: Terms, tally: Tally) -> Row:
    """Each seat writes its hand; who went out with a wild card is written less."""
    wild = _wild(contract)
    row = [_plain(contract, taken.held) + _surcharge(contract, wild, taken.held) for taken in tally]
    if terms.queen_out is not None:
        row[terms.queen_out] -= wild.price
    return tuple(row)


def check_held(contract: Contract, terms: Terms, tally: Tally) -> int:
    """What the row must add up to: all cards held, counted rank by rank, with what the wild ones do."""
    wild = _wild(contract)
    held = [card for taken in tally for card in taken.held]
    plain = sum(
        contract.card_prices[card.index] * held.count(card) for card in contract.counted if card in held
    )
    surcharges = sum(_surcharge(contract, wild, taken.held) for taken in tally)
    return plain + surcharges - (wild.price if terms.queen_out is not None else 0)


def _surcharge(contract: Contract, wild: WildPrice, held: Sequence[Card]) -> int:
    """What the wild cards of a hand cost beyond the price of their rank."""
    own = [contract.card_prices[card.index] for card in held if card.rank is wild.rank]
    if not own:
        return 0
    more = wild.price - own[0]
    match wild.held:
        case QueenHeld.SOLE_30:
            return more if len(held) == 1 else 0
        case QueenHeld.EVERY_30:
            return more * len(own)
        case QueenHeld.ONE_30:
            return more
        case QueenHeld.ADD_30:
            return wild.price
        case QueenHeld.ALWAYS_3:
            return 0


def _plain(contract: Contract, held: Sequence[Card]) -> int:
    return sum(contract.card_prices[card.index] for card in held)


def _wild(contract: Contract) -> WildPrice:
    if contract.wild is None:
        raise ValueError("a contract that counts hands has a wild card")
    return contract.wild
