"""Who gets which card of a shuffled pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from kingclub.cards import Card
from kingclub.rules import PhaseName, Ruleset
from kingclub.scoring import Seat

STOP_AFTER = 3
"""Cards that each holds at the stop of a trump deal."""


def eldest(dealer: Seat, players: int) -> Seat:
    """The first hand: left of the dealer."""
    return Seat((dealer + 1) % players)


def from_eldest(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """All seats clockwise, the eldest first and the dealer last."""
    return tuple(Seat((dealer + step) % players) for step in range(1, players + 1))


def deal_out(
    ruleset: Ruleset, dealer: Seat, pack: Sequence[Card], phases: Sequence[PhaseName]
) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards in the order dealt: packets clockwise from the eldest (RULES 1.4)."""
    hands: list[list[Card]] = [[] for _ in range(ruleset.players)]
    seats = from_eldest(dealer, ruleset.players)
    at = 0
    for packet in _packets(ruleset, phases):
        for seat in seats:
            hands[seat].extend(pack[at : at + packet])
            at += packet
    return tuple(map(tuple, hands))


def _packets(ruleset: Ruleset, phases: Sequence[PhaseName]) -> Iterator[int]:
    """How many cards each gets, time round after time; they add up to a hand."""
    left = ruleset.hand_size
    stops = PhaseName.DEAL_THREE in phases
    packets = chain(repeat(1, STOP_AFTER), ruleset.after_stop) if stops else iter(())
    for packet in chain(packets, repeat(ruleset.packet)):
        if not left:
            return
        yield min(packet, left)
        left -= min(packet, left)
