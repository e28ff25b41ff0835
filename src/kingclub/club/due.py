"""When something is due at a table. Only the chosen pace and what all can see decide it."""

from __future__ import annotations

from collections.abc import Mapping

from kingclub.club.events import Moment
from kingclub.club.messages import Pace
from kingclub.club.table import Table

THINKING: Mapping[Pace, int] = {
    Pace.NONE: 0,
    Pace.FAST: 250,
    Pace.NORMAL: 700,
    Pace.SLOW: 1500,
    Pace.TAP: 700,
}
"""Milliseconds from the last change to a bot's card or call."""

LYING: Mapping[Pace, int | None] = {
    Pace.NONE: 0,
    Pace.FAST: 700,
    Pace.NORMAL: 1400,
    Pace.SLOW: 2600,
    Pace.TAP: None,
}
"""Milliseconds for which a finished trick lies; None waits for a tap."""


def next_due_at(table: Table) -> Moment | None:
    """When the table moves by itself; None where it waits for a person, or the game is over."""
    if table.trick_lies:
        lying = LYING[table.pace]
        return None if lying is None else table.changed_at + lying
    if table.bot_turn is None:
        return None
    return table.changed_at + THINKING[table.pace]
