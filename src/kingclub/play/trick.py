"""A finished trick."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card
from kingclub.scoring import Seat


class Trick(msgspec.Struct, frozen=True, gc=False):
    """One card from each seat, in the order played; known to all."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def seat_of(self, place: int) -> Seat:
        """Who played the card at `place`, 0 for the lead."""
        return Seat((self.leader + place) % len(self.cards))
