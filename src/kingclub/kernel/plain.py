"""The kernel's copy of the policy of the bot `plain`: the numbers it plays by. Tested equal to the bot."""

from __future__ import annotations

from kingclub.cards import ACE_OF_HEARTS, CARDS, HEARTS, KING_OF_HEARTS, Card, CardSet
from kingclub.kernel import Plain
from kingclub.rules import Contract, ContractId, Ruleset
from kingclub.scoring import Terms

_LAST_TWO = (ContractId.NO_LAST_TWO, ContractId.TAKE_LAST_TWO)
_EVERY_TRICK_PAYS = (
    ContractId.NO_TRICKS,
    ContractId.NO_ALL,
    ContractId.TAKE_TRICKS,
    ContractId.TAKE_ALL,
    ContractId.TRUMP,
    *_LAST_TWO,
)


def plain_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Plain:
    """How `plain` looks at a deal of this contract."""
    ranks = _ranks(ruleset.pack, reversed_ranks=terms.reversed)
    plain = Plain()
    plain.take = contract.sign > 0
    plain.last_tricks = contract.id in _LAST_TWO
    plain.cards_only = contract.id not in _EVERY_TRICK_PAYS
    plain.priced = contract.counted.bits
    plain.rank = ranks
    plain.danger = [rank + _danger(ruleset, contract, card, ranks) for card, rank in zip(CARDS, ranks)]
    return plain


def _ranks(pack: CardSet, *, reversed_ranks: bool) -> list[int]:
    """By card index, 0 for the lowest rank of the pack."""
    inside = sorted({card.rank for card in pack if not card.is_joker}, reverse=reversed_ranks)
    return [0 if card.is_joker or card.rank not in inside else inside.index(card.rank) for card in CARDS]


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
