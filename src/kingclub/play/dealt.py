"""What is fixed once the pack has been shuffled."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card
from kingclub.play.calls import OrderLists
from kingclub.play.dealing import eldest
from kingclub.rules import Ruleset
from kingclub.scoring import Seat, Terms, Trump


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """The deal before anybody has done anything."""

    ruleset: Ruleset
    number: int
    """Which deal of the game, from 1."""
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt. Secret: a seat may see its own only."""
    lists: OrderLists = ()
    """By seat, the contracts still to be ordered; empty where none are."""
    aside: Card | None = None
    """The odd card laid aside face down. Secret until the deal is over."""
    stock: tuple[Card, ...] = ()
    """What is left of the pack to draw from, top first. Secret."""
    upcard: Card | None = None
    """The card turned up after the hands; None where the rules have none."""

    @property
    def eldest(self) -> Seat:
        return eldest(self.dealer, len(self.hands))

    def with_last_card(self, terms: Terms, declarer: Seat) -> Terms:
        """The terms with the suit of the declarer's last card as trump."""
        return msgspec.structs.replace(terms, trump=Trump.of(self.hands[declarer][-1].suit))
