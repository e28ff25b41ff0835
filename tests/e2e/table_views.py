"""Views to lay out: the states that a table gets into over whole games, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kingclub.club import view
from kingclub.club.messages import Pace
from kingclub.club.table_view import TableView
from tests.club.tables import ME, fresh, step

NAMES = ("Я", "Захар", "Жанна", "Zakhar", "Zhanna", "Егор", "Борис", "Инна", "Анна", "Вера")


LONG_NAMES = ("Я", "Константин Александрович", "Max Wilhelm von der Aach", "Владислава Святославовна")
"""As long as a person may call himself."""


def states(preset: str, players: int) -> list[TableView]:
    """One view of each kind that a whole game of this preset comes to."""
    found: dict[object, TableView] = {}
    for seen in game(preset, players):
        found.setdefault(_kind(seen), seen)
    return [named(seen, NAMES) for seen in found.values()]


def game(preset: str, players: int) -> Iterator[TableView]:
    """Every view of a whole game, mine the first legal card."""
    table = fresh(preset, players=players, pace=Pace.TAP)
    yield view(table, ME)
    while not table.is_over:
        table = step(table)
        yield view(table, ME)


def _kind(seen: TableView) -> object:
    """What decides how it is laid out; of each kind the first is taken, with the most cards in the hands."""
    calls = [(choice.call.kind, choice.call.amount) for choice in seen.calls]
    settled = [field for field in msgspec.structs.asdict(seen.terms).values() if field]
    laid = len(seen.table_cards)
    is_full = laid >= len(seen.seats) - 1
    return seen.status, seen.contract, seen.awaits == "you", tuple(calls), len(settled), bool(laid), is_full


def longest_names(seen: TableView) -> TableView:
    """The same with people everywhere, who have long names."""
    return named(seen, LONG_NAMES, kind="human")


def named(seen: TableView, names: Sequence[str], **changes: Any) -> TableView:
    seats = [
        msgspec.structs.replace(seat, name=name, **changes)
        for seat, name in zip(seen.seats, names, strict=False)
    ]
    return msgspec.structs.replace(seen, seats=seats)
