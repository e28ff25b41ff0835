"""What a page gets for its frames. No socket and no waiting: the clock is told when to move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import kingclub
from kingclub.store import StoreUnavailable
from kingclub.web.frames import LIMIT
from tests.web.desk import CHANNEL, Desk, desk_in, my_card


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with desk_in(tmp_path) as opened:
        yield opened


def kinds(frames: list[dict[str, Any]]) -> list[str]:
    return [frame["type"] for frame in frames]


async def test_hello_is_answered_with_who_one_is(desk: Desk) -> None:
    (welcome,) = await desk.page().send(type="hello")
    assert welcome == {"type": "welcome", "version": kingclub.__version__, "member": "me"}


async def test_a_new_page_gets_the_whole_view_and_an_up_to_date_one_nothing(desk: Desk) -> None:
    page = desk.page()
    (ev,) = await page.sub()
    assert ev["what"]["kind"] == "snapshot"
    assert len(ev["view"]["hand"]) == 8
    assert await page.sub(ev["seq"], ev["epoch"]) == []


async def test_a_page_that_slept_gets_the_tail_in_order(desk: Desk) -> None:
    (before,) = await desk.page().sub()
    await desk.until_mine()
    sleeper = desk.page()
    frames = await sleeper.sub(before["seq"], before["epoch"])
    seqs = [frame["seq"] for frame in frames]
    assert seqs == list(range(before["seq"] + 1, before["seq"] + 1 + len(seqs)))
    assert frames[-1]["view"] == (await desk.page().sub())[0]["view"]


async def test_another_epoch_or_a_seq_from_the_future_gets_a_snapshot(desk: Desk) -> None:
    (ev,) = await desk.page().sub()
    for seq, epoch in ((ev["seq"], "other"), (999, ev["epoch"])):
        frames = await desk.page().sub(seq, epoch)
        assert [frame["what"]["kind"] for frame in frames] == ["snapshot"]


async def test_a_command_is_acknowledged_and_every_tab_sees_it(desk: Desk) -> None:
    view = await desk.until_mine()
    one, two = desk.page(), desk.page()
    await one.sub()
    await two.sub()
    frames = await one.command(view["prompt"], my_card(view))
    assert kinds(frames) == ["ev", "ack"]
    assert frames[1]["seq"] == frames[0]["seq"]
    assert two.received() == frames[:1]


async def test_a_command_sent_twice_is_done_once_and_answered_twice(desk: Desk) -> None:
    view = await desk.until_mine()
    page = desk.page()
    first = await page.command(view["prompt"], my_card(view), id="x")
    again = await page.command(view["prompt"], my_card(view), id="x")
    other_tab = await desk.page().command(view["prompt"], my_card(view), id="x")
    assert first[-1] == again[-1] == other_tab[-1]
    assert kinds(again) == ["ack"]


async def test_a_late_click_a_forged_card_and_nonsense_change_nothing(desk: Desk) -> None:
    view = await desk.until_mine()
    page = desk.page()
    held = {card["card"] for card in view["hand"]}
    foreign = next(card for card in ("7♠", "8♠", "9♠", "10♠", "J♠", "Q♠", "K♠", "A♠") if card not in held)
    tries = [
        ("99", my_card(view), "stale-prompt"),
        (view["prompt"], {"kind": "play", "card": foreign}, "not-in-hand"),
        (view["prompt"], {"kind": "play", "card": "?"}, "bad-card"),
        (view["prompt"], {"kind": "call", "index": 5}, "bad-call"),
    ]
    for number, (prompt, action, code) in enumerate(tries):
        frames = await page.command(prompt, action, id=str(number))
        assert frames == [{"type": "nack", "id": str(number), "code": code}]
    assert await desk.until_mine() == view


@pytest.mark.parametrize("member", [None, "somebody"])
async def test_who_does_not_sit_there_sees_and_moves_nothing(desk: Desk, member: str | None) -> None:
    view = await desk.until_mine()
    page = desk.page(member)
    assert await page.sub() == [{"type": "nack", "id": CHANNEL, "code": "no-table"}]
    (nack,) = await page.command(view["prompt"], my_card(view))
    assert nack["code"] == "no-table"
    assert await desk.until_mine() == view


async def test_a_table_that_is_not_there_is_refused(desk: Desk) -> None:
    page = desk.page()
    assert (await page.send(type="sub", channel="table:no", epoch="", seq=0))[0]["code"] == "no-table"
    assert (await page.send(type="sub", channel="hall:1", epoch="", seq=0))[0]["code"] == "no-table"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        '{"type":"sing"}',
        '{"type":"command","id":1}',
        '{"type":"sub","channel":"table:t","seq":"1"}',
        '{"type":"command","id":"1","channel":"table:t","prompt":"1","action":{"kind":"tap","seat":2}}',
        '{"type":"ping","seat":2}',
        "x" * (LIMIT + 1),
        b"\xff\xfe",
    ],
)
async def test_a_malformed_or_oversized_frame_ends_that_page_only(desk: Desk, data: str | bytes) -> None:
    good, bad = desk.page(), desk.page()
    await good.sub()
    await bad.sub()
    bad.received()
    await bad.session.receive(data)
    assert kinds(bad.received()) == ["nack", "bye"]
    assert bad.session.is_over
    view = await desk.until_mine()
    good.received()
    assert kinds(await good.command(view["prompt"], my_card(view))) == ["ev", "ack"]
    assert bad.received() == []


async def test_a_page_that_does_not_read_is_let_go(desk: Desk) -> None:
    page = desk.page()
    for _ in range(280):
        await page.session.receive('{"type":"ping"}')
    assert page.session.is_over
    assert page.received()[-1] == {"type": "bye", "code": "slow"}


async def test_a_page_that_sends_without_end_is_let_go_and_harms_nobody(desk: Desk) -> None:
    wild, other = desk.page(), desk.page()
    await other.sub()
    frames: list[dict[str, Any]] = []
    while not wild.session.is_over:
        frames = await wild.send(type="ping")
    assert frames == [{"type": "bye", "code": "too-many"}]
    view = await desk.until_mine()
    other.received()
    assert kinds(await other.command(view["prompt"], my_card(view))) == ["ev", "ack"]


async def test_a_patient_page_may_send_for_ever(desk: Desk) -> None:
    page = desk.page()
    for _ in range(1000):
        desk.clock.now += 50
        assert kinds(await page.send(type="ping")) == ["pong"]


async def test_a_pong_carries_the_heads(desk: Desk) -> None:
    page = desk.page()
    (ev,) = await page.sub()
    assert await page.send(type="ping") == [{"type": "pong", "heads": {CHANNEL: ev["seq"]}}]


async def test_a_store_that_fails_is_told_and_nothing_has_happened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await desk.until_mine()

    async def fail(*_: object) -> int:
        raise StoreUnavailable("the disk is full")

    page = desk.page()
    with monkeypatch.context() as patched:
        patched.setattr(desk.club.store, "append", fail)
        assert (await page.command(view["prompt"], my_card(view)))[0]["code"] == "not-saved"
    assert kinds(await page.command(view["prompt"], my_card(view))) == ["ack"]


async def test_a_disk_that_is_full_is_told_to_every_page_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise StoreUnavailable("the disk is full")

    said: list[bool] = []
    desk.club.on_saving = said.append
    view = await desk.until_mine()
    page = desk.page()
    desk.club.sessions.add(page.session)
    await page.sub()
    await page.command(view["prompt"], my_card(view))
    desk.clock.now += 10_000
    with monkeypatch.context() as patched:
        patched.setattr(desk.club.store, "append", fail)
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await desk.club.tables.pass_time("t")
        assert page.received() == [{"type": "saves", "works": False}]
        welcome, saves = await desk.page().send(type="hello")
        assert (welcome["type"], saves) == ("welcome", {"type": "saves", "works": False})
    await desk.club.tables.pass_time("t")
    assert {"type": "saves", "works": True} in page.received()
    assert kinds(await desk.page().send(type="hello")) == ["welcome"]
    assert said == [False, True]


async def test_another_start_of_the_server_goes_on_with_the_same_bytes(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as desk:
        view = await desk.until_mine()
        (before,) = await desk.page().sub()
    async with desk_in(tmp_path) as desk:
        assert await desk.page().sub() == [before]
        assert kinds(await desk.page().command(view["prompt"], my_card(view))) == ["ack"]


async def test_a_writer_elsewhere_is_noticed_by_the_insert(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as here, desk_in(tmp_path) as there:
        view = await here.until_mine()
        await there.page().sub()
        there.clock.now = here.clock.now
        await there.until_mine()
        await here.page().command(view["prompt"], my_card(view))
        page = there.page()
        (before,) = await page.sub()
        (ev, nack) = await page.command(view["prompt"], my_card(view), id="2")
        assert ev["seq"] == before["seq"] + 1
        assert nack["code"] == "stale-prompt"


async def test_what_a_page_that_has_gone_did_is_told_to_the_others(desk: Desk) -> None:
    view = await desk.until_mine()
    gone, other = desk.page(), desk.page()
    (ev,) = await other.sub()
    asking = asyncio.create_task(gone.command(view["prompt"], my_card(view)))
    while not desk.club.tables.is_at_work:
        await asyncio.sleep(0)
    asking.cancel()
    await desk.club.tables.finish()
    assert [frame["seq"] for frame in other.received()] == [ev["seq"] + 1]
