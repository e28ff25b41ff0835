"""From a contract, its terms and a tally to the points of a deal, in half points by seat."""

from __future__ import annotations

from kingclub.cards import SUIT_BITS, CardSet
from kingclub.rules import Contract, Counting
from kingclub.scoring.held_cards import check_held, score_held
from kingclub.scoring.row import Row
from kingclub.scoring.terms import Taken, Tally, Terms

_HALVES = 2
"""Half points in a point: bids are written in whole points."""


def score(contract: Contract, terms: Terms, tally: Tally) -> Row:
    """The row that this deal writes; the source of each price is the contract (RULES 1.12)."""
    match contract.counting:
        case Counting.ITEMS | Counting.ITEMS_DRAWN:
            return _by_items(contract, terms, tally)
        case Counting.ABOVE_BID:
            return _above_bid(contract, terms, tally)
        case Counting.PENALTY_SUIT:
            return _by_penalty_suit(contract, terms, tally)
        case Counting.CARDS:
            return tuple(_worth(contract, taken.cards) for taken in tally)
        case Counting.HELD:
            return score_held(contract, terms, tally)


def check_sum(contract: Contract, terms: Terms, tally: Tally) -> int:
    """What the row must add up to: printed beforehand where nothing said in the deal changes it."""
    match contract.counting:
        case Counting.ABOVE_BID:  # 48 - 6 x min(bid, taken) (RULES 2.8)
            given_up = min(terms.bid or 0, tally[_declarer(terms)].tricks)
            return contract.total - contract.prices.tricks * given_up
        case Counting.PENALTY_SUIT:
            return (_suit_size(contract, terms) + (terms.bid or 0)) * _HALVES
        case Counting.CARDS:
            aside = contract.card_prices[terms.aside.index] if terms.aside is not None else 0
            return contract.total - aside
        case Counting.HELD:
            return check_held(contract, terms, tally)
        case Counting.ITEMS:
            return contract.total
        case Counting.ITEMS_DRAWN:
            if (
                terms.hearts_in_stock is None
            ):  # a sheet on which nobody noted it: what was taken is all there was
                return sum(_by_items(contract, terms, tally))
            return contract.total - contract.sign * contract.prices.hearts * terms.hearts_in_stock


def printed_check(contract: Contract) -> int | None:
    """What the blank prints for the row before the deal; None where calls or cards decide it."""
    return contract.total if contract.counting is Counting.ITEMS else None


def _by_items(contract: Contract, terms: Terms, tally: Tally) -> Row:
    row = [contract.sign * _priced(contract, taken) for taken in tally]
    if terms.sale is not None:
        worth = contract.sign * contract.prices.tricks * terms.sale.tricks
        row[terms.sale.buyer] -= worth
        row[terms.sale.seller] += worth
    if terms.held_king is not None and contract.prices.king:
        charge = contract.sign * contract.prices.king
        taker = next(seat for seat, taken in enumerate(tally) if taken.king)
        row[taker] -= charge  # the item moves to the offender: the sum of the row stays (RULES 1.10)
        row[terms.held_king] += charge
    return tuple(row)


def _priced(contract: Contract, taken: Taken) -> int:
    prices = contract.prices
    return (
        prices.tricks * taken.tricks
        + prices.hearts * taken.hearts
        + prices.boys * taken.boys
        + prices.girls * taken.girls
        + prices.king * taken.king
        + prices.last_two * taken.last_two
    )


def _above_bid(contract: Contract, terms: Terms, tally: Tally) -> Row:
    row = [contract.prices.tricks * taken.tricks for taken in tally]
    declarer = _declarer(terms)
    row[declarer] = contract.prices.tricks * max(0, tally[declarer].tricks - (terms.bid or 0))
    return tuple(row)


def _by_penalty_suit(contract: Contract, terms: Terms, tally: Tally) -> Row:
    del contract
    bits = SUIT_BITS[terms.penalty_suit] if terms.penalty_suit is not None else 0
    row = [(taken.cards.bits & bits).bit_count() * _HALVES for taken in tally]
    if terms.declarer is not None:
        row[terms.declarer] += (terms.bid or 0) * _HALVES
    return tuple(row)


def _suit_size(contract: Contract, terms: Terms) -> int:
    if terms.penalty_suit is None:
        return 0
    in_play = contract.counted.bits
    if terms.aside is not None:
        in_play &= ~terms.aside.bit
    return (in_play & SUIT_BITS[terms.penalty_suit]).bit_count()


def _worth(contract: Contract, cards: CardSet) -> int:
    return sum(contract.card_prices[card.index] for card in cards)


def _declarer(terms: Terms) -> int:
    if terms.declarer is None:
        raise ValueError("a deal with a bid has a declarer")
    return terms.declarer
