"""Which card may lie on which."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, Suit
from kingclub.rules import KisKisRules


class Wanted(msgspec.Struct, frozen=True, gc=False):
    """What the next card has to match: the top card, or the suit ordered with a wild one."""

    wild: int
    """The rank that fits anything."""
    top: Card
    suit: Suit | None = None
    """The suit that was ordered; None where the top card speaks for itself."""

    def takes(self, card: Card) -> bool:
        if card.rank == self.wild:
            return True
        if self.suit is not None:
            return card.suit is self.suit
        return card.suit is self.top.suit or card.rank is self.top.rank


def seats_passed(rules: KisKisRules, card: Card) -> int:
    """How many seats further the turn goes after `card`."""
    return 2 if card.rank in rules.skips else 1


def cards_to_draw(rules: KisKisRules, card: Card) -> int:
    """How many cards `card` makes the next seat draw."""
    return rules.draws.get(card.rank, 0)
