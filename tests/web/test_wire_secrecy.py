"""Secrecy on the wire: with cards swapped out of sight a game sends the same bytes at the same moments."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kingclub.cards import parse_cards
from kingclub.club import Event, encode_event, next_due_at, table_from
from kingclub.club.events import ChanceHappened
from kingclub.club.messages import Pace
from kingclub.play import Refused
from kingclub.rules import load
from kingclub.store import Entry, SqliteStore
from kingclub.web.club import RunningClub
from tests.club.tables import ME, with_shuffle
from tests.club.test_secrecy_presets import last_shuffle, played_log, unseen
from tests.web.desk import Page, StillClock


async def sent(folder: Path, log: list[Event]) -> tuple[list[bytes], list[tuple[str, int]]]:
    """The frames that I get for the whole log, event by event, and when the table was said to move."""
    table = table_from(log)
    store = SqliteStore(folder)
    events = [encode_event(event) for event in log]
    due_at = next_due_at(table)
    await store.append(Entry(table="t", head=0, events=events, next_due_at=due_at, members=(ME,), now=0))
    club = RunningClub(store, clock=StillClock())
    page = Page(club)
    live = await club.tables.find("t")
    assert live is not None
    epoch = table.commitment.removeprefix("sha256:")[:12]
    for seq in range(max(1, len(log) - 40), len(log)):
        await page.session.receive(f'{{"type":"sub","channel":"table:t","epoch":"{epoch}","seq":{seq}}}')
    frames: list[bytes] = []
    while not page.session.outgoing.empty():
        frames.append(page.session.outgoing.get_nowait() or b"")
    due = [(each.table, each.due_at) for each in await store.due()]
    await store.close()
    return frames, due


def swapped(log: list[Event], random: Random) -> list[Event] | None:
    """The log with two cards exchanged that I have not seen; None where it could not have come about."""
    start = last_shuffle(log)
    shuffle = log[start]
    assert isinstance(shuffle, ChanceHappened)
    pack = list(parse_cards(shuffle.cards or ""))
    hidden = unseen(table_from(log), pack)
    if len(hidden) < 2:
        return None
    one, other = (pack.index(card) for card in random.sample(hidden, 2))
    pack[one], pack[other] = pack[other], pack[one]
    changed = [*log[:start], *with_shuffle(log[start:], pack)]
    try:
        table_from(changed)
    except Refused:
        return None
    return changed


@pytest.mark.parametrize("pace", list(Pace))
async def test_swapped_cards_change_no_byte_of_any_frame_and_no_moment(tmp_path: Path, pace: Pace) -> None:
    compared = 0
    for seed in range(12):
        random = Random(seed)
        log = played_log(load("king14-kings"), random, pace, steps=random.randrange(4, 26))
        if table_from(log).game.deal is None or (other := swapped(log, random)) is None:
            continue
        plain = await sent(tmp_path / f"{seed}-plain", log)
        assert plain == await sent(tmp_path / f"{seed}-swapped", other)
        assert plain[0]
        compared += 1
    assert compared >= 4
