"""A doorbell tells that a table has a new head. It carries no card: who hears it reads the log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Called with the table and its head; must not block."""


class Doorbell(Protocol):
    """Rung after the commit, never before."""

    def ring(self, table: str, head: int) -> None: ...

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Calls `listener` at every ring until the returned function is called."""
        ...


class LocalDoorbell:
    """A doorbell within one process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def ring(self, table: str, head: int) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(table, head)

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners[table].append(listener)

        def stop() -> None:
            if listener in self._listeners.get(table, ()):
                self._listeners[table].remove(listener)
                if not self._listeners[table]:
                    del self._listeners[table]

        return stop
