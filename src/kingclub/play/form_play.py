"""What the play of a deal is, whatever its form: tricks, domino, Кис-Кис."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import Action
from kingclub.play.dealt import Dealt
from kingclub.play.refusal import Reason
from kingclub.play.trick import Trick
from kingclub.rules import Contract
from kingclub.scoring import Seat, Tally, Terms


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """What lies between the players, as all see it."""

    leader: Seat
    trick_seats: tuple[Seat, ...]
    """Who plays to the trick that lies, the leader first."""
    on_table: tuple[Card, ...] = ()
    """The cards of the trick so far, the leader's first."""
    stock: int = 0
    """How many cards can still be drawn."""


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
