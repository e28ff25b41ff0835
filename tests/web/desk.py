"""A club without a socket: a store in a folder, a clock that stands still, pages that are lists of frames."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kingclub.club import OpenTable, Sitter, open_table
from kingclub.club.messages import Pace
from kingclub.rules import load
from kingclub.store import SqliteStore
from kingclub.web.club import RunningClub

ME = "me"
CHANNEL = "table:t"


class StillClock:
    """Moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


class Page:
    """One tab: what it sends, what it has received."""

    def __init__(self, club: RunningClub, member: str | None = ME) -> None:
        self.session = club.session(() if member is None else (member,))

    async def send(self, **message: Any) -> list[dict[str, Any]]:
        """All frames that have come since the last look, the answer among them."""
        await self.session.receive(json.dumps(message))
        return self.received()

    async def sub(self, seq: int = 0, epoch: str = "") -> list[dict[str, Any]]:
        """What of the table comes; who is connected is looked at in test_presence."""
        frames = await self.send(type="sub", channel=CHANNEL, epoch=epoch, seq=seq)
        return [frame for frame in frames if frame["type"] != "here"]

    async def command(self, prompt: str, action: dict[str, Any], id: str = "1") -> list[dict[str, Any]]:  # noqa: A002
        return await self.send(type="command", id=id, channel=CHANNEL, prompt=prompt, action=action)

    def received(self) -> list[dict[str, Any]]:
        frames: list[dict[str, Any]] = []
        while not self.session.outgoing.empty():
            frame = self.session.outgoing.get_nowait()
            if frame is not None:
                frames.append(json.loads(frame))
        return frames


class Desk:
    """A club with one table, `t`, at which I sit."""

    def __init__(self, club: RunningClub, clock: StillClock) -> None:
        self.club = club
        self.clock = clock

    def page(self, member: str | None = ME) -> Page:
        return Page(self.club, member)

    async def until_mine(self) -> dict[str, Any]:
        """Time passes until I have to act; what I then see."""
        page = self.page()
        while True:
            view = (await page.sub())[-1]["view"]
            if view["awaits"] in ("you", "tap"):
                page.session.close()
                return view
            self.clock.now += 10_000
            await self.club.tables.pass_time("t")


def my_card(view: dict[str, Any]) -> dict[str, str]:
    """An action that is legal."""
    return {"kind": "play", "card": next(card["card"] for card in view["hand"] if card["legal"])}


@asynccontextmanager
async def desk_in(folder: Path, pace: Pace = Pace.NORMAL, friend: str | None = None) -> AsyncGenerator[Desk]:
    """With a friend the second seat is his."""
    clock = StillClock()
    store = SqliteStore(folder)
    club = RunningClub(store, clock=clock)
    others = [Sitter(name=f"bot {seat}", bot="plain") for seat in (2, 3, 4)]
    if friend is not None:
        others[0] = Sitter(name="Friend", member=friend)
    wish = OpenTable(
        table="t",
        ruleset=load("king14-kings"),
        sitters=(Sitter(name="Me", member=ME), *others),
        seed="kingclub",
        bot_seed="bots",
        pace=pace,
    )
    if await club.tables.find("t") is None:
        await club.tables.open(open_table(wish, clock()))
    yield Desk(club, clock)
    await store.close()
