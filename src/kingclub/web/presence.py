"""Who is connected to which table. It is no part of a table's log: it lives and ends with the sockets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable

from kingclub.club import MemberId

Tell = Callable[[frozenset[MemberId]], None]
"""Called with all that are there, whenever that changes; must not block."""


class Presence:
    """One for the whole club. A member may have several pages open at one table."""

    def __init__(self) -> None:
        self._members: defaultdict[str, Counter[MemberId]] = defaultdict(Counter)
        self._listeners: defaultdict[str, list[Tell]] = defaultdict(list)

    def at(self, table: str) -> frozenset[MemberId]:
        return frozenset(self._members.get(table, ()))

    def enter(self, table: str, member: MemberId | None, tell: Tell) -> Callable[[], None]:
        """A page of `member` is at the table until the returned function is called; None only looks on."""
        before = self.at(table)
        self._listeners[table].append(tell)
        if member is not None:
            self._members[table][member] += 1
        self._tell_if_changed(table, before)

        def leave() -> None:
            if tell in self._listeners.get(table, ()):
                self._leave(table, member, tell)

        return leave

    def _leave(self, table: str, member: MemberId | None, tell: Tell) -> None:
        before = self.at(table)
        self._listeners[table].remove(tell)
        if member is not None:
            self._members[table][member] -= 1
            self._members[table] = +self._members[table]
        self._tell_if_changed(table, before)
        if not self._listeners[table]:
            del self._listeners[table]
            self._members.pop(table, None)

    def _tell_if_changed(self, table: str, before: frozenset[MemberId]) -> None:
        now = self.at(table)
        if now != before:
            for tell in tuple(self._listeners[table]):
                tell(now)
