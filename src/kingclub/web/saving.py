"""Whether what happens can be written down: told once when it can not, and once when it can again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from kingclub.store import Store, StoreError

_AGAIN = 2
"""Seconds between two tries while nothing can be written."""

log = structlog.get_logger()


class Saving:
    """Told of every write, by whoever does it; while one has failed it tries by itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._has_failed = asyncio.Event()
        self.on_change: Callable[[bool], None] = lambda works: None
        """Called with whether it works, whenever that changes; must not block."""

    @property
    def works(self) -> bool:
        return not self._has_failed.is_set()

    def failed(self, error: StoreError) -> None:
        if self.works:
            log.error("not_saving", error=str(error))
            self._has_failed.set()
            self.on_change(False)

    def done(self) -> None:
        if not self.works:
            log.warning("saving_again")
            self._has_failed.clear()
            self.on_change(True)

    async def run(self) -> None:
        """For ever; looks once at the start."""
        await self._try()
        while True:
            await self._has_failed.wait()
            await asyncio.sleep(_AGAIN)
            await self._try()

    async def _try(self) -> None:
        try:
            await self._store.try_to_write()
        except StoreError as error:
            self.failed(error)
        else:
            self.done()
