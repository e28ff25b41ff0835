"""How many frames a page may send: plenty for any person, not for a loop gone wild."""

from __future__ import annotations

from kingclub.web.clock import Clock

AT_ONCE = 300
PER_SECOND = 30


class Allowance:
    """Fills up with time, and every frame takes one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left = float(AT_ONCE)
        self._filled_at = clock()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + max(0, now - self._filled_at) * PER_SECOND / 1000)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
