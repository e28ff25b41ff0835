"""The running club: store, tables, sockets and the loop, put together once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager

from kingclub.club import MemberId
from kingclub.club.messages import Farewell
from kingclub.store import Doorbell, LocalDoorbell, Store
from kingclub.web.clock import Clock, wall_clock
from kingclub.web.due_loop import DueLoop
from kingclub.web.presence import Presence
from kingclub.web.saving import Saving
from kingclub.web.session import Around, Session
from kingclub.web.shown_sheets import ShownSheets
from kingclub.web.tables import Tables

_GOODBYE_TURN = 0.02
_GOODBYE_TURNS = 50
"""At most so many turns, of so many seconds, until the pages have heard of the stop."""


class RunningClub:
    """What routes and sockets work with."""

    def __init__(
        self, store: Store, *, clock: Clock = wall_clock, address: str | None = None, key: str = ""
    ) -> None:
        self.store = store
        self.clock = clock
        self.address = address
        """Where other devices reach the club; None where it listens to this machine only."""
        self.key = key
        """Tells this start of the club from any other, see `open_club`."""
        self.doorbell: Doorbell = LocalDoorbell()
        self.saving = Saving(store)
        self.saving.on_change = self._tell_saving
        self.on_saving: Callable[[bool], None] = lambda works: None
        """Told, for the terminal, when it turns out that nothing can be written, and when it can again."""
        self.tables = Tables(store, self.saving, self.doorbell, clock)
        self.presence = Presence()
        self.shown = ShownSheets(clock)
        self.sessions: set[Session] = set()
        self._loops: list[asyncio.Task[None]] = []

    def session(self, members: Sequence[MemberId]) -> Session:
        """For a page of a browser that is these members."""
        around = Around(self.tables, self.saving, self.doorbell, self.presence, self.clock)
        return Session(around, members)

    @property
    def is_working(self) -> bool:
        at_work = bool(self._loops) and not any(loop.done() for loop in self._loops)
        return at_work and self.saving.works

    def _tell_saving(self, works: bool) -> None:
        self.on_saving(works)
        for session in tuple(self.sessions):
            session.tell_saving()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Does what is due meanwhile; closes the store at the end."""
        due = DueLoop(self.tables, self.store, self.clock)
        self._loops = [asyncio.create_task(work) for work in (due.run(), self.saving.run())]
        try:
            yield
        finally:
            for loop in self._loops:
                loop.cancel()
            await asyncio.gather(*self._loops, return_exceptions=True)
            await self.tables.finish()
            await self.store.close()

    async def say_goodbye(self) -> None:
        """Every page learns that the server stops; it will connect again by itself."""
        for session in tuple(self.sessions):
            session.end(Farewell.STOPPING)
        for _ in range(_GOODBYE_TURNS):
            if not self.sessions:
                return
            await asyncio.sleep(_GOODBYE_TURN)
