"""Every state of a table fits a phone: nothing scrolls, nothing is cut, nothing lies on anything else.

The states come from whole games (`table_views`), shown one by one to the page; no game is played behind it.
A usual run shows a third of them in each way, `just games` all.
Calls before the play are left out where they are many: their panel scrolls on the lowest phones.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from kingclub.club.table_view import TableView
from tests.e2e.player import Player
from tests.e2e.shown_table import ShownTable
from tests.e2e.table_views import longest_names, states
from tests.web.served import Served

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

FAULTS = Path(__file__).with_name("layout_faults.js").read_text(encoding="utf-8")

HAND_ROWS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
    done(new Set([...document.querySelectorAll('.hand .slot')].map((slot) => slot.offsetTop)).size))))"""

GAMES = [("king14-jacks", 4), ("king3-wiki", 3), ("ladies-book", 4), ("portuguese", 4), ("suit-auction", 3)]
WITH_A_STOCK = [("domino", 2), ("domino", 7), ("kis-kis", 4), ("kis-kis", 10)]
"""All contracts, all kinds of terms, and from 8 to 17 cards in the hand."""


@cache
def shown_states() -> list[TableView]:
    games = [*GAMES, *WITH_A_STOCK]
    return [seen for preset, players in games for seen in states(preset, players) if fits(seen)]


def is_long_result(seen: TableView) -> bool:
    """More rows than a phone on its side can show: the panel scrolls there."""
    return seen.status in ("deal", "over") and len(seen.seats) > 4


def fits(seen: TableView) -> bool:
    return not seen.calls or seen.form != "tricks"


def a_share(*of: str) -> list[TableView]:
    """A third of the states, another for each way to show them; all of them where every game is played."""
    views = shown_states()
    return (
        views if os.environ.get("KINGCLUB_GAMES") == "all" else views[crc32(" ".join(of).encode()) % 3 :: 3]
    )


def phone(browser: Browser, server: Served, width: int, height: int, **settings: Any) -> Player:
    me = Player(browser, server.url, lang=settings["lang"], width=width, height=height)
    wishes = {"letters": "cyrillic" if settings["lang"] == "ru" else "latin", **settings}
    me.page.add_init_script(f"localStorage['kingclub.settings'] = {json.dumps(json.dumps(wishes))}")
    return me


def faults(me: Player, table: ShownTable, views: list[TableView], here: list[int] | None = None) -> list[str]:
    """Of each view the first, with what is shown."""
    found: list[str] = []
    for seen in views:
        table.show(seen, here)
        wrong = me.page.evaluate(FAULTS)
        found += [f"{seen.preset} {seen.contract} {seen.status}: {each}" for each in wrong[:1]]
    return found


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize("size", ["s", "m", "l"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_state_fits_a_phone(
    browser: Browser, server: Served, lang: str, size: str, height: int
) -> None:
    me = phone(browser, server, 360, height, lang=lang, size=size, hand="left" if size == "s" else "right")
    views = a_share(lang, size, str(height))
    table = ShownTable(me.page, me.url, views[0])
    assert faults(me, table, views) == []
    me.page.context.close()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (768, 1024), (1280, 800)])
def test_every_state_fits_other_screens(browser: Browser, server: Served, width: int, height: int) -> None:
    me = phone(browser, server, width, height, lang="ru", size="m")
    views = [seen for seen in shown_states()[::4] if height > 480 or not is_long_result(seen)]
    table = ShownTable(me.page, me.url, views[0])
    assert faults(me, table, views) == []
    me.page.context.close()


@pytest.mark.parametrize("size", ["m", "l"])
def test_a_lost_line_covers_nothing(browser: Browser, server: Served, size: str) -> None:
    me = phone(browser, server, 360, 740, lang="ru", size=size)
    views = shown_states()
    for seen in _one_of_each_status(views):
        table = ShownTable(me.page, me.url, seen)
        table.cut()
        table.settle()
        assert me.page.evaluate(FAULTS) == []
    me.page.context.close()


@pytest.mark.parametrize("height", [640, 740])
def test_long_names_and_people_who_are_away_fit_too(browser: Browser, server: Served, height: int) -> None:
    me = phone(browser, server, 360, height, lang="ru", size="m")
    views = [longest_names(seen) for seen in shown_states()[::5]]
    table = ShownTable(me.page, me.url, views[0])
    found = faults(me, table, views, here=[])
    assert [each for each in found if not each.endswith("is shortened")] == []
    me.page.context.close()


def test_a_card_picked_and_a_line_that_says_why_fit(browser: Browser, server: Served) -> None:
    """With two taps; the line lies over the words that it stands for."""
    me = phone(browser, server, 360, 640, lang="ru", size="l", taps="two")
    mine = next(seen for seen in shown_states() if any(card.reason for card in seen.hand))
    table = ShownTable(me.page, me.url, mine)
    me.page.locator(".hand [data-card]:not([aria-disabled])").first.click(position={"x": 12, "y": 20})
    table.settle()
    assert me.page.evaluate(FAULTS) == []
    refused = me.page.locator(".hand [data-card][aria-disabled]").first.bounding_box()
    assert refused is not None
    me.page.mouse.click(refused["x"] + 12, refused["y"] + 20)
    me.page.locator(".note").wait_for()
    table.settle()
    assert me.page.evaluate(FAULTS) == []
    me.page.context.close()


def _one_of_each_status(views: list[TableView]) -> list[TableView]:
    return list({seen.status: seen for seen in views}.values())


def test_the_hand_is_laid_anew_when_the_cards_become_larger_and_smaller(
    server: Served, browser: Browser
) -> None:
    me = Player(browser, server.url, width=360, height=740)
    me.open_table()
    me.page.locator(".hand [data-card]").first.wait_for()
    seen: list[int] = []
    for size in ("l", "s", "l"):
        me.page.keyboard.press("o")
        me.page.locator(f"dialog input[type=radio][value={size}]").check()
        me.page.keyboard.press("Escape")
        me.page.locator("dialog").wait_for(state="detached")
        seen.append(me.page.evaluate(HAND_ROWS))
    assert seen == [2, 1, 2]
    me.page.context.close()
