"""Where the cards of a deal of Кис-Кис lie: in hands, in the stock, in the discards."""

from __future__ import annotations

from bisect import insort

import msgspec

from kingclub.cards import Card
from kingclub.scoring import Seat

Held = tuple[Card, ...]
"""A hand, suit by suit and low to high; of several packs it may hold equal cards."""


class Heap(msgspec.Struct, frozen=True, gc=False):
    """All cards of the deal. A value: each move makes the next."""

    hands: tuple[Held, ...]
    """By seat."""
    stock: tuple[Card, ...]
    """What can be drawn, top first."""
    discards: tuple[Card, ...]
    """What was played, the upcard first and the top last; never empty."""

    @classmethod
    def start(cls, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], upcard: Card) -> Heap:
        return cls(tuple(tuple(sorted(hand)) for hand in hands), stock, (upcard,))

    @property
    def top(self) -> Card:
        return self.discards[-1]

    @property
    def can_be_drawn(self) -> int:
        """How many cards are not in a hand and not on top."""
        return len(self.stock) + len(self.discards) - 1

    def played(self, seat: Seat, card: Card) -> Heap:
        """`seat` lays `card`, which it holds, on top."""
        hand = list(self.hands[seat])
        hand.remove(card)
        return Heap(self._with_hand(seat, hand), self.stock, (*self.discards, card))

    def drawn(self, seat: Seat) -> Heap:
        """`seat` takes the top card of the stock, which is not empty."""
        hand = list(self.hands[seat])
        insort(hand, self.stock[0])
        return Heap(self._with_hand(seat, hand), self.stock[1:], self.discards)

    def flipped(self, stock: tuple[Card, ...] | None = None) -> Heap:
        """All discards but the top become the stock: the oldest on top, or in the order of `stock`."""
        return Heap(self.hands, self.discards[:-1] if stock is None else stock, self.discards[-1:])

    def _with_hand(self, seat: Seat, hand: list[Card]) -> tuple[Held, ...]:
        return (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])
