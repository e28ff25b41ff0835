"""Who gets which card of a shuffled pack."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import Card
from kingclub.rules import Ruleset
from kingclub.scoring import Seat


def eldest(dealer: Seat, players: int) -> Seat:
    """The first hand: left of the dealer."""
    return Seat((dealer + 1) % players)


def deal_out(ruleset: Ruleset, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards in the order dealt: packets clockwise from the eldest (RULES 1.4)."""
    hands: list[list[Card]] = [[] for _ in range(ruleset.players)]
    seat = eldest(dealer, ruleset.players)
    packet = ruleset.packet
    for start in range(0, ruleset.hand_size * ruleset.players, packet):
        hands[seat].extend(pack[start : start + packet])
        seat = eldest(seat, ruleset.players)
    return tuple(map(tuple, hands))
