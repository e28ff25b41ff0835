"""Running sheets of the pad, shown read-only to whoever has the link; in memory alone, and not for long.

A sheet's name follows from its owner's secret, so that only he can write it, and writes it again under the
same link after the server was started anew.
"""

from __future__ import annotations

import hashlib

from kingclub.web.clock import Clock

LONGEST_SECRET, SHORTEST_SECRET = 100, 20
MOST_SHEETS = 500
LASTS = 24 * 3_600_000
"""Milliseconds after its last change until a sheet is forgotten."""


class ShownSheets:
    """By name, the text of each sheet and when it was last written."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sheets: dict[str, tuple[int, str]] = {}

    def put(self, secret: str, text: str) -> str:
        """The sheet's name. Where there are too many the one that rested longest goes."""
        name = name_of(secret)
        self._sheets.pop(name, None)
        self._forget_old()
        if len(self._sheets) >= MOST_SHEETS:
            del self._sheets[next(iter(self._sheets))]
        self._sheets[name] = (self._clock(), text)
        return name

    def sheet(self, name: str) -> str | None:
        """None where there is none, or no longer."""
        self._forget_old()
        found = self._sheets.get(name)
        return None if found is None else found[1]

    def end(self, secret: str) -> None:
        self._sheets.pop(name_of(secret), None)

    def _forget_old(self) -> None:
        until = self._clock() - LASTS
        for name in [name for name, (changed, _) in self._sheets.items() if changed < until]:
            del self._sheets[name]


def name_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
