"""The loop that does what is due."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kingclub.web.due_loop import DueLoop
from tests.web.desk import desk_in, my_card


async def test_what_was_due_before_the_start_is_done_at_once(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as desk:
        while (await desk.club.store.due()) == []:
            view = await desk.until_mine()
            await desk.page().command(view["prompt"], my_card(view))
    async with desk_in(tmp_path) as desk:
        (due,) = await desk.club.store.due()
        desk.clock.now = due.due_at
        moved = asyncio.Event()
        desk.club.doorbell.listen("t", lambda table, head: moved.set())
        loop = asyncio.create_task(DueLoop(desk.club.tables, desk.club.store, desk.clock).run())
        await asyncio.wait_for(moved.wait(), 5)
        loop.cancel()
        assert [again.due_at > due.due_at for again in await desk.club.store.due()] in ([True], [])


async def test_the_latest_expectation_of_a_table_holds(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as desk:
        loop = DueLoop(desk.club.tables, desk.club.store, desk.clock)
        loop.expect("a", 1500)
        loop.expect("b", 1200)
        loop.expect("a", 1100)
        taken: list[list[str]] = []
        for now in (1050, 1100, 1600):
            desk.clock.now = now
            taken.append(loop._take_due())  # pyright: ignore[reportPrivateUsage]
        assert taken == [[], ["a"], ["b"]]
