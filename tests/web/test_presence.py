"""Who is connected: told after a sub and at every change, and no part of the log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.desk import CHANNEL, Desk, Page, desk_in

FRIEND = "friend"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with desk_in(tmp_path, friend=FRIEND) as opened:
        yield opened


async def sub(page: Page) -> list[dict[str, Any]]:
    return here(await page.send(type="sub", channel=CHANNEL, epoch="", seq=0))


def here(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame for frame in frames if frame["type"] == "here"]


def seats(*numbers: int) -> list[dict[str, Any]]:
    return [{"type": "here", "channel": CHANNEL, "seats": list(numbers)}]


async def test_one_is_told_when_a_person_comes_and_goes(desk: Desk) -> None:
    friend, me = desk.page(FRIEND), desk.page()
    assert await sub(friend) == seats(2)
    assert await sub(me) == seats(1, 2)
    assert here(friend.received()) == seats(1, 2)
    me.session.close()
    assert here(friend.received()) == seats(2)


async def test_a_person_is_there_as_long_as_one_page_of_his_is(desk: Desk) -> None:
    friend, phone, laptop = desk.page(FRIEND), desk.page(), desk.page()
    for page in (friend, phone, laptop):
        await sub(page)
    friend.received()
    phone.session.close()
    assert here(friend.received()) == []
    laptop.session.close()
    assert here(friend.received()) == seats(2)


async def test_to_subscribe_again_is_not_to_come_twice(desk: Desk) -> None:
    friend, me = desk.page(FRIEND), desk.page()
    await sub(friend)
    await sub(me)
    await sub(me)
    me.session.close()
    assert here(friend.received())[-1:] == seats(2)


async def test_strangers_are_on_no_seat(desk: Desk) -> None:
    await sub(desk.page("stranger"))
    assert await sub(desk.page()) == seats(1)
