"""The points of a row, with a mark at who ordered the deal or named its suit."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.scoring import Seat
from kingclub.texts import format_points

MARK = "*"
"""Read aloud as a word, and no sign of a suit."""


def marked_points(points: Sequence[int | None], declarer: Seat | None) -> tuple[str, ...]:
    """The cells of a row by seat; a blank has nothing in it."""
    return tuple(
        " ".join(([MARK] if seat == declarer else []) + ([] if half is None else [format_points(half)]))
        for seat, half in enumerate(points)
    )
