"""axe finds nothing to complain of on any page, in both languages."""

from __future__ import annotations

import re

import pytest

from kingclub.club.table_view import TableView
from kingclub.texts import Lang, Texts
from tests.e2e.axe import AXE, faults_of
from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.e2e.shown_table import ShownTable
from tests.e2e.table_views import states

pytestmark = pytest.mark.e2e

CALLED = [
    ("ordered", 4),
    ("trump-auction", 4),
    ("suit-auction", 3),
    ("ladies-book", 4),
    ("jokers", 4),
    ("kis-kis", 4),
]
"""Games with every kind of call between them."""


def complaints(player: Player) -> list[str]:
    return faults_of(player.page)


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing(player: Seat, lang: str, width: int) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run npm ci in client/")
    me = player(lang=lang, width=width)
    me.page.goto(me.url)
    me.page.locator("form button.big:not([disabled])").wait_for()
    assert complaints(me) == []
    me.page.locator("details summary").first.click()
    me.refuse_a_game()
    assert complaints(me) == []
    me.page.locator("details > .button").click()  # or this game would be remembered, which can not be opened
    me.page.goto(me.url + "/rules/ladies-short?players=3&boys=both")
    me.page.locator(".contents").wait_for()
    assert complaints(me) == []
    me.page.goto(me.url + "/join/used")
    me.page.locator("main button.main").wait_for()
    assert complaints(me) == []
    me.open_table()
    me.asked()
    assert complaints(me) == []
    for key in "slo":
        me.page.keyboard.press(key)
        assert complaints(me) == []
        me.page.keyboard.press("Escape")
    while me.asked() != "next":
        me.by_mouse()
    assert complaints(me) == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing_where_something_is_missing(player: Seat, lang: str) -> None:
    """No page, no table, no line; the sheet as a dialog; every kind of calls panel."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run npm ci in client/")
    me = player(lang=lang, width=360)
    for path in ("/nowhere", "/table/nonsense"):
        me.page.goto(me.url + path)
        me.page.locator("main button.main").wait_for()
        assert complaints(me) == []
    panels = calls_panels()
    table = ShownTable(me.page, me.url, panels[0])
    for seen in panels:
        table.show(seen)
        assert complaints(me) == []
    table.cut()
    assert complaints(me) == []


def calls_panels() -> list[TableView]:
    """One of each question that is asked before cards are played."""
    found: dict[tuple[str, frozenset[str]], TableView] = {}
    for preset, players in CALLED:
        for seen in states(preset, players):
            if seen.calls:
                kinds = frozenset(choice.call.kind for choice in seen.calls)
                found.setdefault((preset, kinds), seen)
    return list(found.values())


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_listener_is_told_what_each_button_calls(player: Seat, lang: str) -> None:
    me = player(lang=lang, width=360)
    panels = [seen for seen in calls_panels() if seen.heap is None and seen.form == "tricks"]
    table = ShownTable(me.page, me.url, panels[0])
    for seen in panels:
        table.show(seen)
        panel = me.page.locator(".calls")
        title = panel.locator("h2").inner_text()
        read = panel.aria_snapshot()
        assert f'region "{title}"' in read
        names = re.findall(r'- button "([^"]+)"', read)
        assert len(names) == len(set(names)) > 0, read
        assert panel.get_by_role("toolbar", name=title, exact=True).count() == 1


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_listener_is_read_the_sheet_as_a_table_with_heads(player: Seat, lang: Lang) -> None:
    me, texts = player(lang=lang, width=360), Texts(lang)
    ends = [seen for seen in states("king14-jacks", 4) if seen.status == "over"]
    ShownTable(me.page, me.url, ends[0])
    me.page.keyboard.press("s")
    sheet = me.page.get_by_role("dialog", name=texts.text("ui-sheet"), exact=True)
    sheet.get_by_role("table", name=texts.text("ui-sheet-caption"), exact=True).wait_for()
    assert sheet.get_by_role("columnheader").count() == 3 + len(ends[0].seats)
    assert sheet.get_by_role("rowheader").count() == len(ends[0].sheet) + 3
    right = sheet.get_by_role("cell").filter(has_text=texts.text("ui-sheet-right"))
    assert right.count() == len(ends[0].sheet) + 3
    assert texts.text("ui-sheet-wrong") not in sheet.aria_snapshot()
    assert complaints(me) == []
