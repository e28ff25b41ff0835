"""A finished trick."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card
from kingclub.scoring import Seat


class Trick(msgspec.Struct, frozen=True, gc=False):
    """One card from each seat that still played, in the order played; known to all."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    seats: tuple[Seat, ...] = ()
    """Who played, in that order; empty where all did, clockwise from the leader."""

    def seat_of(self, place: int) -> Seat:
        """Who played the card at `place`, 0 for the lead."""
        return self.seats[place] if self.seats else Seat((self.leader + place) % len(self.cards))

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, the lead first."""
        return tuple((self.seat_of(place), card) for place, card in enumerate(self.cards))
