"""One socket of one page: what it asks, what it listens to, and a bounded queue towards it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
import structlog

import kingclub
from kingclub.club import BrokenLog, Declined, MemberActs, MemberId
from kingclub.club.messages import (
    Ack,
    Bye,
    Command,
    Farewell,
    FromClient,
    Hello,
    Here,
    Nack,
    Nay,
    Ping,
    Pong,
    Saves,
    Sub,
    ToClient,
    Welcome,
)
from kingclub.store import Doorbell, StoreError
from kingclub.web.allowance import Allowance
from kingclub.web.clock import Clock
from kingclub.web.frames import LIMIT, read_frame, write_frame
from kingclub.web.presence import Presence
from kingclub.web.saving import Saving
from kingclub.web.tables import LiveTable, Tables, channel_of, epoch_of

_QUEUE = 256
"""Frames that may wait for a slow page; after that it has to connect again."""
_CHANNELS = 16

log = structlog.get_logger()

Refuse = Nay | str


class _Listening(msgspec.Struct):
    """A channel that the page listens to, and how far it is."""

    live: LiveTable
    seq: int
    stops: tuple[Callable[[], None], ...]


class Around(msgspec.Struct, frozen=True):
    """What every session of a club works with."""

    tables: Tables
    saving: Saving
    doorbell: Doorbell
    presence: Presence
    clock: Clock


class Session:
    """Knows no socket: frames come in by `receive` and go out by `outgoing`; None ends it."""

    def __init__(self, around: Around, members: Sequence[MemberId]) -> None:
        self._tables = around.tables
        self._saving = around.saving
        self._doorbell = around.doorbell
        self._presence = around.presence
        self._members = members
        self._allowance = Allowance(around.clock)
        self._listening: dict[str, _Listening] = {}
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_over = False
        self.farewell: Farewell | None = None
        """Why the server ends it; None where the page has gone."""

    async def receive(self, data: str | bytes) -> None:
        """One frame of the page."""
        if not self._allowance.take():
            self.end(Farewell.TOO_MANY)
            return
        if len(data) > LIMIT:
            self._send(Nack(id="", code=Nay.BAD_FRAME))
            self.end(Farewell.BAD_FRAME)
            return
        try:
            message = read_frame(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._send(Nack(id="", code=Nay.BAD_FRAME))
            self.end(Farewell.BAD_FRAME)
            return
        await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Hello():
                self._send(Welcome(version=kingclub.__version__, member=next(iter(self._members), "")))
                if not self._saving.works:
                    self.tell_saving()
            case Ping():
                self._send(Pong(heads={name: each.live.head for name, each in self._listening.items()}))
            case Sub():
                await self._subscribe(message)
            case Command():
                await self._command(message)

    def tell_saving(self) -> None:
        """Whether the games can go on."""
        self._send(Saves(works=self._saving.works))

    async def _subscribe(self, sub: Sub) -> None:
        live = await self._find(sub.channel)
        if isinstance(live, str):
            self._send(Nack(id=sub.channel, code=live))
            return
        self._forget(sub.channel)
        if len(self._listening) >= _CHANNELS:
            self._forget(next(iter(self._listening)))
        member = self._seated(live)
        knows_log = sub.epoch == epoch_of(live.table)
        steps = live.steps_after(sub.seq) if knows_log else [live.snapshot()]
        for step in steps:
            self._put(step.frame(member))
        hears = self._doorbell.listen(live.table.id, self._heard)
        leaves = self._enter(live)
        self._listening[sub.channel] = _Listening(live, live.head, (hears, leaves))
        self._tell_here(live, self._presence.at(live.table.id))

    def _enter(self, live: LiveTable) -> Callable[[], None]:
        def tell(members: frozenset[MemberId]) -> None:
            if channel_of(live.table.id) in self._listening:  # not yet, while this page itself comes in
                self._tell_here(live, members)

        return self._presence.enter(live.table.id, self._seated(live), tell)

    def _seated(self, live: LiveTable) -> MemberId | None:
        """As whom this page sits at the table."""
        return next((each for each in self._members if live.table.seat_of(each) is not None), None)

    def _tell_here(self, live: LiveTable, members: frozenset[MemberId]) -> None:
        seats = [seat for seat, sitter in enumerate(live.table.sitters, 1) if sitter.member in members]
        self._send(Here(channel=channel_of(live.table.id), seats=seats))

    def _heard(self, table: str, head: int) -> None:
        del head  # this process appends by itself: its table in memory is never behind the bell
        listening = self._listening.get(channel_of(table))
        if listening is None:
            return
        for step in listening.live.steps_after(listening.seq):
            self._put(step.frame(self._seated(listening.live)))
        listening.seq = listening.live.head

    async def _command(self, command: Command) -> None:
        live = await self._find(command.channel)
        answer = live if isinstance(live, str) else await self._act(live, command)
        if isinstance(answer, str):
            log.info("declined", channel=command.channel, members=self._members, code=str(answer))
            self._send(Nack(id=command.id, code=str(answer)))
        else:
            self._send(Ack(id=command.id, seq=answer))

    async def _act(self, live: LiveTable, command: Command) -> int | Refuse:
        member = self._seated(live)
        if member is None:
            return Nay.NOT_SEATED
        wish = MemberActs(member=member, prompt=command.prompt, action=command.action)
        try:
            return await self._tables.act(live, member, command.id, wish)
        except Declined as declined:
            return declined.code
        except StoreError as error:
            log.error("not_saved", table=live.table.id, error=str(error))
            return Nay.NOT_SAVED

    async def _find(self, channel: str) -> LiveTable | Refuse:
        """Who does not sit there is not told whether there is such a table."""
        kind, _, table_id = channel.partition(":")
        if kind != "table":
            return Nay.NO_TABLE
        try:
            live = await self._tables.find(table_id)
            return Nay.NO_TABLE if live is None or self._seated(live) is None else live
        except StoreError as error:
            log.error("not_read", channel=channel, error=str(error))
            return Nay.NOT_SAVED
        except BrokenLog as error:
            log.error("broken_log", channel=channel, error=str(error))
            return Nay.NO_TABLE

    def _send(self, message: ToClient) -> None:
        self._put(write_frame(message))

    def _put(self, frame: bytes) -> None:
        if self.is_over:
            return
        if self.outgoing.qsize() >= _QUEUE:
            self.end(Farewell.SLOW)
        else:
            self.outgoing.put_nowait(frame)

    def end(self, code: Farewell) -> None:
        """A last frame, and no more after it."""
        if not self.is_over:
            self.farewell = code
            self.outgoing.put_nowait(write_frame(Bye(code=code)))
            self.close()

    def close(self) -> None:
        """Listens to nothing any more."""
        self.is_over = True
        for channel in tuple(self._listening):
            self._forget(channel)
        self.outgoing.put_nowait(None)

    def _forget(self, channel: str) -> None:
        listening = self._listening.pop(channel, None)
        if listening is not None:
            for stop in listening.stops:
                stop()
