"""The server's clock; tests have their own."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Milliseconds since 1970."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000
