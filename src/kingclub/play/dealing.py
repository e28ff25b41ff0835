"""Who gets which card of a shuffled pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, TypeVar

from kingclub.cards import Card
from kingclub.rules import PhaseName, Ruleset
from kingclub.scoring import Seat

_Dealt = TypeVar("_Dealt")

STOP_AFTER = 3
"""Cards that each holds at the stop of a trump deal."""


def eldest(dealer: Seat, players: int) -> Seat:
    """The first hand: left of the dealer."""
    return Seat((dealer + 1) % players)


def from_eldest(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """All seats clockwise, the eldest first and the dealer last."""
    return clockwise(eldest(dealer, players), players)


def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, `first` first."""
    return tuple(Seat((first + step) % players) for step in range(players))


def deal_out(
    ruleset: Ruleset, dealer: Seat, pack: Sequence[_Dealt], phases: Sequence[PhaseName]
) -> tuple[tuple[_Dealt, ...], ...]:
    """By seat, the cards in the order dealt: packets clockwise from the eldest (RULES 1.4)."""
    players = ruleset.players
    first = eldest(dealer, players)
    hands = _hands_of_places(players, _packets(ruleset, phases))
    return tuple([hands[(seat - first) % players](pack) for seat in range(players)])


def stock_of(ruleset: Ruleset, pack: Sequence[Card]) -> tuple[Card, ...]:
    """What is left to draw from once the hands are dealt, top first; nothing where all is dealt out."""
    dealt = ruleset.players * ruleset.hand_size + ruleset.has_upcard
    return tuple(pack[dealt:]) if ruleset.has_stock else ()


def upcard_of(ruleset: Ruleset, pack: Sequence[Card]) -> Card | None:
    """The card turned up after the hands; None where the rules have none."""
    return pack[ruleset.players * ruleset.hand_size] if ruleset.has_upcard else None


def _packets(ruleset: Ruleset, phases: Sequence[PhaseName]) -> tuple[int, ...]:
    """How many cards each gets, one packet after the other; they add up to a hand."""
    stop = (1,) * STOP_AFTER + ruleset.after_stop if PhaseName.DEAL_THREE in phases else ()
    left = ruleset.hand_size - sum(stop)
    whole, rest = divmod(left, ruleset.packet)
    return stop + (ruleset.packet,) * whole + ((rest,) if rest else ())


@lru_cache
def _hands_of_places(
    players: int, packets: tuple[int, ...]
) -> tuple[Callable[[Sequence[Any]], tuple[Any, ...]], ...]:
    """From the eldest on, which cards of the pack make a hand."""
    places: list[list[int]] = [[] for _ in range(players)]
    at = 0
    for packet in packets:
        for turn in range(players):
            places[turn].extend(range(at, at + packet))
            at += packet
    return tuple(itemgetter(*hand) for hand in places)
