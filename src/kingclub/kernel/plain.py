"""The kernel's copy of the policy of the bot `plain`: the numbers it plays by. Tested equal to the bot."""

from __future__ import annotations

from kingclub.cards import ACE_OF_HEARTS, CARDS, HEARTS, KING_OF_HEARTS, Card, CardSet, Rank, suit_set
from kingclub.kernel import Plain
from kingclub.rules import Contract, ContractId, Ruleset, Winner
from kingclub.scoring import Terms

_LAST_TWO = (ContractId.NO_LAST_TWO, ContractId.TAKE_LAST_TWO)
_SINGLE_CARDS = (ContractId.NO_BOYS, ContractId.NO_GIRLS, ContractId.NO_HEARTS, ContractId.NO_KING)
_EVERY_TRICK_PAYS = (
    ContractId.TAKE_TRICKS,
    ContractId.TAKE_ALL,
    ContractId.TAKE_LAST_TWO,
    ContractId.TRUMP,
)


def plain_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Plain:
    """How `plain` looks at a deal of this contract."""
    ranks = _ranks(ruleset.pack, reversed_ranks=terms.reversed)
    plain = Plain()
    plain.take = contract.sign > 0 and ruleset.winner is not Winner.LOWEST
    plain.last_tricks = contract.id in _LAST_TWO
    plain.cards_only = contract.id not in _EVERY_TRICK_PAYS if plain.take else contract.id in _SINGLE_CARDS
    priced = contract.counted if terms.penalty_suit is None else suit_set(terms.penalty_suit)
    plain.priced = priced.bits
    plain.rank = ranks
    if ruleset.winner is Winner.LOWEST:
        plain.danger = [rank + 20 * (card in priced) for card, rank in zip(CARDS, ranks)]
    else:
        plain.danger = [rank + _danger(ruleset, contract, card, ranks) for card, rank in zip(CARDS, ranks)]
    return plain


def _ranks(pack: CardSet, *, reversed_ranks: bool) -> list[int]:
    """By card index, 0 for the lowest rank of the pack; a joker is as high as a ten."""
    inside = sorted({card.rank for card in pack if not card.is_joker}, reverse=reversed_ranks)
    ranks = [Rank.TEN if card.is_joker else card.rank for card in CARDS]
    return [inside.index(rank) if rank in inside else 0 for rank in ranks]


def _danger(ruleset: Ruleset, contract: Contract, card: Card, ranks: list[int]) -> int:
    king = 100 * (card is KING_OF_HEARTS)
    match contract.id.partition("-")[2]:
        case "boys":
            return _around(ruleset.boys, card, ranks)
        case "girls":
            return _around(ruleset.girls, card, ranks)
        case "hearts":
            return 20 * (card in HEARTS)
        case "king":
            return king + 50 * (card is ACE_OF_HEARTS)
        case "all":
            return king + 10 * (card in HEARTS) + 12 * (card in ruleset.boys or card in ruleset.girls)
        case _:
            return 0


def _around(wanted: CardSet, card: Card, ranks: list[int]) -> int:
    if card in wanted:
        return 40
    return 10 * (ranks[card.index] > min(ranks[other.index] for other in wanted))
