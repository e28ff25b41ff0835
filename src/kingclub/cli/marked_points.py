"""The points of a row, with a mark at who ordered the deal or named its suit."""

from __future__ import annotations

from kingclub.scoring import Row, Seat
from kingclub.texts import format_points

MARK = "*"
"""Read aloud as a word, and no sign of a suit."""


def marked_points(points: Row, declarer: Seat | None) -> tuple[str, ...]:
    """The cells of a row by seat."""
    return tuple(
        f"{MARK} {format_points(half)}" if seat == declarer else format_points(half)
        for seat, half in enumerate(points)
    )
