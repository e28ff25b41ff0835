"""The tables in use: loads logs, decides, appends, and rings. What is in memory is a cache of the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from weakref import WeakValueDictionary

import msgspec

from kingclub.club import (
    Event,
    MemberCommand,
    Table,
    TableCommand,
    TimePasses,
    decide,
    decode_event,
    encode_event,
    evolve,
    next_due_at,
    opened,
    table_from,
    view,
    what,
)
from kingclub.club.events import TableOpened
from kingclub.club.messages import Ev, What
from kingclub.store import Command, Doorbell, Entry, HeadMoved, Store, StoreUnavailable
from kingclub.web.clock import Clock
from kingclub.web.saving import Saving

_KEPT = 1000
"""Tables kept in memory though nobody looks at them."""
_TAIL = 64
"""Events of a table kept in memory, for pages that missed a few."""
_TRIES = 5


class Step:
    """An event and the table after it; each viewer's frame of it is made once."""

    def __init__(self, seen: What, table: Table) -> None:
        self.seen = seen
        self.table = table
        self._frames: dict[str | None, bytes] = {}

    def frame(self, member: str | None) -> bytes:
        """The `ev` that this member receives."""
        viewer = member if self.table.seat_of(member) is not None else None
        if viewer not in self._frames:
            table = self.table
            frame = Ev(
                channel=channel_of(table.id),
                epoch=epoch_of(table),
                seq=table.seq,
                what=self.seen,
                view=view(table, viewer),
            )
            self._frames[viewer] = msgspec.json.encode(frame)
        return self._frames[viewer]


class LiveTable:
    """A table in memory, with its last steps."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self._steps: deque[Step] = deque(maxlen=_TAIL)

    @property
    def head(self) -> int:
        return self.table.seq

    def advance(self, events: list[Event]) -> None:
        for event in events:
            self.table = evolve(self.table, event)
            self._steps.append(Step(what(event, self.table), self.table))

    def steps_after(self, seq: int) -> list[Step]:
        """What a page that has `seq` still needs: the tail, or the head alone where it lacks too much."""
        missing = self.head - seq
        if missing == 0:
            return []
        if 0 < missing <= len(self._steps):
            return list(self._steps)[-missing:]
        return [self.snapshot()]

    def snapshot(self) -> Step:
        return Step(What(kind="snapshot"), self.table)


def channel_of(table: str) -> str:
    return f"table:{table}"


def epoch_of(table: Table) -> str:
    """Names the log: another under the same id has another epoch."""
    return table.commitment.removeprefix("sha256:")[:12]


class Tables:
    """All that happens at tables goes through here."""

    def __init__(self, store: Store, saving: Saving, doorbell: Doorbell, clock: Clock) -> None:
        self._store = store
        self._saving = saving
        self._doorbell = doorbell
        self._clock = clock
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._at_work: set[asyncio.Task[int]] = set()
        self.on_due: Callable[[str, int], None] = lambda table, due_at: None
        """Told when a table will move by itself."""

    async def open(self, events: list[Event]) -> Table:
        """Writes the opening of a new table; raises StoreUnavailable."""
        table = table_from(events)
        opening = events[0]
        members = [sitter.member for sitter in table.sitters if sitter.member is not None]
        now = opening.at if isinstance(opening, TableOpened) else self._clock()
        await self._write(_entry(0, table, events, members=members, now=now))
        live = LiveTable(table)
        self._keep(live)
        self._announce(live)
        return table

    async def find(self, table_id: str) -> LiveTable | None:
        """The table of this id; None where there is none. Raises StoreUnavailable, BrokenLog."""
        live = self._live.get(table_id)
        if live is None:
            events = [decode_event(event) for event in await self._store.events(table_id)]
            if not events:
                return None
            live = self._live.get(table_id) or _loaded(events)  # another may have been quicker
        self._keep(live)
        return live

    async def act(self, live: LiveTable, member: str, command_id: str, wish: MemberCommand) -> int:
        """The last seq of the command; a repeated one gets its old answer.

        Raises Declined, StoreUnavailable.
        """
        return await self._to_its_end(self._answered(live, wish, Command(member, command_id)))

    async def pass_time(self, table_id: str) -> None:
        """Does what is due at a table; raises StoreUnavailable."""
        try:
            live = await self.find(table_id)
            if live is not None:
                await self._to_its_end(self._answered(live, TimePasses(), None))
        except StoreUnavailable as error:
            self._saving.failed(error)
            raise

    @property
    def is_at_work(self) -> bool:
        return bool(self._at_work)

    async def finish(self) -> None:
        """Waits for what has been begun, before a stop."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _to_its_end(self, work: Coroutine[None, None, int]) -> int:
        """Does the work even when its asker has gone: what is saved has to be told to the others."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _answered(self, live: LiveTable, wish: TableCommand, command: Command | None) -> int:
        async with live.lock:
            if command is not None:
                known = await self._store.answer(live.table.id, command)
                if known is not None:
                    return known
            return await self._append(live, wish, command)

    async def _append(self, live: LiveTable, wish: TableCommand, command: Command | None) -> int:
        for _ in range(_TRIES):
            events = decide(live.table, wish, self._clock())
            if not events:
                self._tell_due(live)
                return live.head
            after = live.table
            for event in events:
                after = evolve(after, event)
            try:
                head = await self._write(_entry(live.head, after, events, command=command))
            except HeadMoved:
                await self._catch_up(live)
                continue
            if head == after.seq:
                live.advance(events)
            else:
                await self._catch_up(live)
            self._announce(live)
            return head
        raise HeadMoved(f"table {live.table.id} is written by somebody else without a pause")

    async def _write(self, entry: Entry) -> int:
        try:
            head = await self._store.append(entry)
        except StoreUnavailable as error:
            self._saving.failed(error)
            raise
        self._saving.done()
        return head

    async def _catch_up(self, live: LiveTable) -> None:
        """Another process has appended to this table: reads the tail."""
        events = await self._store.events(live.table.id, live.head)
        live.advance([decode_event(event) for event in events])
        self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        self._doorbell.ring(live.table.id, live.head)
        self._tell_due(live)

    def _tell_due(self, live: LiveTable) -> None:
        due_at = next_due_at(live.table)
        if due_at is not None:
            self.on_due(live.table.id, due_at)

    def _keep(self, live: LiveTable) -> None:
        table_id = live.table.id
        self._live[table_id] = live
        self._kept[table_id] = live
        self._kept.move_to_end(table_id)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _loaded(events: list[Event]) -> LiveTable:
    """All steps are taken again, so that a page may still ask for the last few."""
    opening, *later = events
    if not isinstance(opening, TableOpened):
        return LiveTable(table_from(events))
    live = LiveTable(opened(opening))
    live.advance(later)
    return live


def _entry(
    head: int,
    after: Table,
    events: list[Event],
    *,
    command: Command | None = None,
    members: list[str] | None = None,
    now: int = 0,
) -> Entry:
    return Entry(
        table=after.id,
        head=head,
        events=[encode_event(event) for event in events],
        next_due_at=next_due_at(after),
        is_over=after.is_over or after.is_put_away,
        command=command,
        members=members or (),
        now=now,
    )
