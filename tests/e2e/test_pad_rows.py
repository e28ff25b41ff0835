"""Rows of every kind kept on a phone by taps: the sheet is Python's, and the taps of a deal are few."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from kingclub.rules import Item, load
from kingclub.scorepad import start_pad
from kingclub.scoring import Seat
from kingclub.texts import Texts, format_points
from kingclub.web.pages import PAD_FILE
from tests.e2e.pad_evening import look_at, written
from tests.e2e.pad_games import GAMES, NAMES, empty_sheet, played
from tests.e2e.pad_phone import HEIGHT, UNSEEN, WIDTH, settled
from tests.e2e.pad_rows import RowKeeper

pytestmark = pytest.mark.e2e


@pytest.mark.slow
@pytest.mark.parametrize("what", GAMES)
def test_rows_of_every_kind_are_kept_by_taps(browser: Browser, tmp_path: Path, what: str) -> None:
    _, _, left, wanted, most = GAMES[what]
    random, texts = Random(what), Texts("en")
    empty = empty_sheet(random, what)
    pad = played(random, empty, wanted)
    page = browser.new_page(locale="en", viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True)
    page.set_default_timeout(60_000)
    page.goto(PAD_FILE.as_uri())
    look_at(page, tmp_path / "evening.sheet.json", empty)
    at = RowKeeper(lambda: page, texts, list(NAMES), lambda: None)
    taps = [at.row(pad, number) for number in range(left + 1, len(pad.rows) + 1)]
    rows = written(page)
    for number in range(left + 1, len(pad.rows) + 1):
        assert rows[number - 1] == [format_points(cell or 0) for cell in pad.cells_of(number)]
    assert rows[-1] == [format_points(each) for each in pad.total()]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    print(f"{what}: taps a deal: {', '.join(map(str, taps))}")
    assert max(taps) <= most
    page.close()


def test_the_page_stays_where_it_is_when_it_is_tapped(browser: Browser, tmp_path: Path) -> None:
    empty = empty_sheet(Random("stays"), "sale, write-off and miser")
    page = browser.new_page(locale="en", viewport={"width": WIDTH, "height": HEIGHT // 2}, has_touch=True)
    page.goto(PAD_FILE.as_uri())
    look_at(page, tmp_path / "evening.sheet.json", empty)
    page.get_by_role("button", name=Texts("en").text("desk-write"), exact=True).click()
    last = page.get_by_role("group").last
    last.get_by_label("1", exact=True).scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    for count in ("1", "2"):
        last.get_by_label(count, exact=True).click()
        settled(page)
        assert page.evaluate("scrollY") == before
    page.close()


def test_a_second_tap_in_the_same_place_stays_in_its_panel(browser: Browser, tmp_path: Path) -> None:
    """What comes under the finger once an item is given out does not take the tap."""
    texts = Texts("en")
    empty = start_pad(load("king14-kings"), NAMES, Seat(0))
    for number in range(1, 7):
        empty = empty.leave(number)
    page = browser.new_page(locale="en", viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True)
    page.goto(PAD_FILE.as_uri())
    look_at(page, tmp_path / "evening.sheet.json", empty)
    at = RowKeeper(lambda: page, texts, list(NAMES), lambda: None)
    at.button(texts.text("desk-write"))
    tricks = at.label(Item.TRICKS)
    for name, count in zip(NAMES, "32", strict=False):
        at.choose(texts.text("desk-count-of", item=tricks, name=name), count)
    rest = page.get_by_role("button", name=texts.text("desk-rest-to", item=tricks, name=NAMES[2]), exact=True)
    rest.scroll_into_view_if_needed()
    box = rest.bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*place)
    page.wait_for_timeout(150)
    page.mouse.click(*place)
    settled(page)
    assert page.get_by_role("button", name=tricks).count() == 1
    assert page.locator("input:checked").count() == 0
    page.wait_for_timeout(UNSEEN)
    page.mouse.click(*place)
    settled(page)
    assert page.locator("input:checked").count() > 0
    page.close()
