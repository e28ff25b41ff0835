"""What the play of a deal is, whatever its form: tricks, domino, Кис-Кис."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kingclub.cards import Card, CardSet, Suit
from kingclub.play.action import Action
from kingclub.play.dealt import Dealt
from kingclub.play.refusal import Reason
from kingclub.play.trick import Trick
from kingclub.rules import Contract
from kingclub.scoring import Seat, Tally, Terms


class Struck(msgspec.Struct, frozen=True, gc=False):
    """A card laid, or turned up by the dealer, that cost the next seat its turn."""

    after: int
    """How many actions had been done, that card the last of them."""
    seat: Seat
    """Who lost the turn."""
    cards: int
    """How many he drew for it."""


class HeapLaid(msgspec.Struct, frozen=True, kw_only=True):
    """The heap of Кис-Кис, as all see it."""

    discards: tuple[Card, ...]
    """What has been laid since the stock was last made of it; the last lies on top."""
    ordered: Suit | None
    """The suit ordered with the wild card on top."""
    must_name: bool
    """Who is on turn has laid a wild card and orders a suit."""
    has_drawn: bool
    """Who is on turn has drawn a card: he plays it or passes."""
    history: tuple[Action, ...]
    """All that has been done in the deal, in its order."""
    struck: tuple[Struck, ...]
    """The turns lost in the deal, in their order."""

    @property
    def top(self) -> Card:
        return self.discards[-1]


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """What lies between the players, as all see it."""

    leader: Seat
    trick_seats: tuple[Seat, ...]
    """Who plays to the trick that lies, the leader first."""
    on_table: tuple[Card, ...] = ()
    """The cards of the trick so far, the leader's first."""
    stock: int = 0
    """How many cards can still be drawn."""
    heap: HeapLaid | None = None
    """Кис-Кис only."""


class FormPlay(Protocol):
    """The play of one deal. A value: `act` makes the next."""

    @property
    def turn(self) -> Seat: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks; none in a form without them."""
        ...

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that has been done, in its order."""
        ...

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The cards that chance shuffles before anybody acts; empty where it does not."""
        ...

    def hand(self, seat: Seat) -> CardSet:
        """The cards that `seat` holds now."""
        ...

    def legal_actions(self) -> tuple[Action, ...]:
        """All that `turn` may do; empty when the play is over, and never before."""
        ...

    def refusals(self) -> tuple[tuple[Card, Reason], ...]:
        """Each card that `turn` holds and may not play now, and why."""
        ...

    def act(self, action: Action) -> FormPlay:
        """The play after `action`; raises Refused."""
        ...

    def laid(self) -> Laid: ...

    def tally(self, dealt: Dealt, contract: Contract) -> Tally:
        """What each seat has taken so far."""
        ...

    def settled(self, dealt: Dealt, terms: Terms) -> Terms:
        """The terms of the finished deal: those that the calls settled, and what the play itself did."""
        ...
