"""The loop that does what is due: bots' cards, the end of a trick's pause."""

from __future__ import annotations

import asyncio
import heapq
from contextlib import suppress

import structlog

from kingclub.club import BrokenLog
from kingclub.store import Store, StoreError, StoreUnavailable
from kingclub.web.clock import Clock
from kingclub.web.tables import Tables

_AGAIN = 2000
"""Milliseconds until a table is tried again that could not be written."""

log = structlog.get_logger()


class DueLoop:
    """Sleeps until the first table is due, then lets time pass there."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._heap: list[tuple[int, str]] = []
        self._wanted: dict[str, int] = {}
        self._woken = asyncio.Event()
        tables.on_due = self.expect

    def expect(self, table: str, due_at: int) -> None:
        """The table will move at `due_at`; what was expected of it before no longer holds."""
        if self._wanted.get(table) != due_at:
            self._wanted[table] = due_at
            heapq.heappush(self._heap, (due_at, table))
            self._woken.set()

    async def run(self) -> None:
        """For ever; what was due when the server stopped is due now."""
        for due in await self._store.due():
            self.expect(due.table, due.due_at)
        while True:
            self._woken.clear()
            due_now = self._take_due()
            if due_now:
                await asyncio.gather(*map(self._do, due_now))
            else:
                await self._sleep()

    def _take_due(self) -> list[str]:
        now = self._clock()
        found: list[str] = []
        while self._heap and self._heap[0][0] <= now:
            due_at, table = heapq.heappop(self._heap)
            if self._wanted.get(table) == due_at:
                del self._wanted[table]
                found.append(table)
        return found

    async def _sleep(self) -> None:
        seconds = None if not self._heap else max(0, self._heap[0][0] - self._clock()) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)

    async def _do(self, table: str) -> None:
        try:
            await self._tables.pass_time(table)
        except StoreUnavailable:  # told by `saving`, once
            self.expect(table, self._clock() + _AGAIN)
        except StoreError as error:
            log.error("due_not_saved", table=table, error=str(error))
            self.expect(table, self._clock() + _AGAIN)
        except BrokenLog as error:
            log.error("broken_log", table=table, error=str(error))
