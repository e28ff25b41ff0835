"""How `plain` looks at cards: rank, length, price and danger. The numbers are its definition, frozen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kingclub.cards import (
    ACE_OF_HEARTS,
    HEARTS,
    KING_OF_HEARTS,
    Card,
    CardSet,
    Rank,
    Suit,
    suit_set,
)
from kingclub.play.view import View
from kingclub.rules import Contract, ContractId, Ruleset, Winner


class Look(msgspec.Struct, frozen=True):
    """A deal as `plain` sees it: its own hand, the trick on the table, the contract."""

    ruleset: Ruleset
    contract: Contract
    hand: CardSet
    on_table: tuple[Card, ...]
    tricks_left: int
    """This one included."""
    trump: CardSet
    penalty_suit: Suit | None
    reversed: bool

    @property
    def avoids(self) -> bool:
        return self.contract.sign < 0 or self.ruleset.winner is Winner.LOWEST

    def is_of(self, *contracts: ContractId) -> bool:
        return self.contract.id in contracts

    def rank(self, card: Card) -> int:
        """0 for the lowest of the pack; turned round under мизер. A joker is as high as a ten."""
        return _heights(self.ruleset.pack, self.reversed)[Rank.TEN if card.is_joker else card.rank]

    def length(self, card: Card) -> int:
        return len(self.hand & suit_set(_suit(card)))

    def is_ace(self, card: Card) -> bool:
        return not card.is_joker and card.rank is Rank.ACE

    def follows(self, card: Card) -> bool:
        return _suit(card) is _suit(self.on_table[0])

    def is_priced(self, card: Card) -> bool:
        if self.penalty_suit is not None:
            return card in suit_set(self.penalty_suit) and not card.is_joker
        return card in self.contract.counted

    def danger(self, card: Card) -> int:
        return self.rank(card) + _danger(self, card)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether `card`, played later, takes a trick that `other` was taking."""
        if card.is_joker and _suit(self.on_table[0]) is not Suit.HEARTS:
            return not other.is_joker
        if other.is_joker and _suit(self.on_table[0]) is not Suit.HEARTS:
            return False
        if _suit(card) is _suit(other):
            return self.rank(card) > self.rank(other)
        return card in self.trump

    @property
    def winning(self) -> Card:
        """The card that takes the trick so far."""
        best = self.on_table[0]
        for card in self.on_table[1:]:
            if self.beats(card, best):
                best = card
        return best

    @property
    def is_last(self) -> bool:
        return len(self.on_table) == self.ruleset.players - 1

    @property
    def holds_points(self) -> bool:
        return any(self.is_priced(card) for card in self.on_table)


def look(view: View) -> Look:
    """What `plain` looks at in this view; raises ValueError between deals."""
    deal = view.deal
    if deal is None or deal.contract is None:
        raise ValueError("there is no play to look at")
    suit = deal.terms.trump.suit if deal.terms.trump is not None else None
    return Look(
        ruleset=view.ruleset,
        contract=deal.contract,
        hand=deal.hand,
        on_table=deal.on_table,
        tricks_left=len(deal.hand),
        trump=CardSet() if suit is None else suit_set(suit),
        penalty_suit=deal.terms.penalty_suit,
        reversed=deal.terms.reversed,
    )


def _suit(card: Card) -> Suit:
    return Suit.HEARTS if card.is_joker else card.suit


@lru_cache
def _heights(pack: CardSet, reversed_ranks: bool) -> dict[Rank, int]:
    ranks = sorted({card.rank for card in pack if not card.is_joker}, reverse=reversed_ranks)
    return {rank: height for height, rank in enumerate(ranks)}


def lowest(cards: Sequence[Card], look: Look) -> Card:
    return min(cards, key=lambda card: (look.rank(card), card.index))


def highest(cards: Sequence[Card], look: Look) -> Card:
    return max(cards, key=lambda card: (look.rank(card), -card.index))


def most_dangerous(cards: Sequence[Card], look: Look) -> Card:
    return max(cards, key=lambda card: (look.danger(card), -card.index))


def least_dangerous(cards: Sequence[Card], look: Look) -> Card:
    return min(cards, key=lambda card: (look.danger(card), card.index))


def _danger(look: Look, card: Card) -> int:
    if look.ruleset.winner is Winner.LOWEST:
        return 20 * look.is_priced(card)
    contract = look.contract.id.partition("-")[2]
    match contract:
        case "boys":
            return _by_rank(look, card, look.ruleset.boys)
        case "girls":
            return _by_rank(look, card, look.ruleset.girls)
        case "hearts":
            return 20 * (card in HEARTS)
        case "king":
            return 100 * (card is KING_OF_HEARTS) + 50 * (card is ACE_OF_HEARTS)
        case "all":
            boy_or_girl = card in look.ruleset.boys or card in look.ruleset.girls
            return 100 * (card is KING_OF_HEARTS) + 10 * (card in HEARTS) + 12 * boy_or_girl
        case _:
            return 0


def _by_rank(look: Look, card: Card, wanted: CardSet) -> int:
    if card in wanted:
        return 40
    return 10 * (look.rank(card) > min(look.rank(other) for other in wanted))
