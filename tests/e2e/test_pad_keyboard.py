"""The pad by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from kingclub.rules import load
from kingclub.texts import Texts, format_points
from kingclub.web.pages import PAD_FILE
from tests.e2e.pad_evening import GAME, check_payments, evening, expected, keep, look_at, written
from tests.e2e.pad_games import GAMES, NAMES, empty_sheet, played
from tests.e2e.pad_keyboard import KeyboardKeeper, walk
from tests.e2e.pad_phone import HEIGHT, WIDTH
from tests.web.served import Served

pytestmark = pytest.mark.e2e

TEXTS = Texts("en")


def open_pad(browser: Browser, address: str) -> Page:
    page = browser.new_page(locale="en", viewport={"width": WIDTH, "height": HEIGHT})
    page.set_default_timeout(15_000)
    page.goto(address)
    page.locator("main").wait_for()
    return page


def keys_at(page: Page, names: tuple[str, ...]) -> KeyboardKeeper:
    return KeyboardKeeper(lambda: page, TEXTS, list(names), lambda: None)


@pytest.mark.slow
def test_a_whole_evening_by_keyboard(browser: Browser, server: Served) -> None:
    played = evening(Random("keys"), load(GAME))
    page = open_pad(browser, f"{server.url}/pad")
    names = tuple(TEXTS.text("seat", seat=seat + 1) for seat in range(4))
    at = keys_at(page, names)
    at.button(TEXTS.text("desk-new"))
    at.select(TEXTS.text("desk-game"), GAME)
    at.button(TEXTS.text("desk-back"))
    keep(at, played, "en")
    assert written(page) == expected(played)
    at.button(TEXTS.text("desk-settle"))
    check_payments(page, played, TEXTS)
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("what", GAMES)
def test_a_row_of_every_kind_by_keyboard(browser: Browser, tmp_path: Path, what: str) -> None:
    """The form is walked through as it opens, and the row kept; of a sale, a write-off and a miser each."""
    random = Random(what)
    empty = empty_sheet(random, what)
    _, _, _, wanted, _ = GAMES[what]
    pad = played(random, empty, wanted if len(empty.rows) and len(wanted) > 3 else wanted[:1])
    page = open_pad(browser, PAD_FILE.as_uri())
    look_at(page, tmp_path / "evening.sheet.json", empty)
    at = keys_at(page, NAMES)
    for number in range(len(empty.rows) + 1, len(pad.rows) + 1):
        walk(page)
        at.button(TEXTS.text("desk-write"))
        walk(page)
        at.button(TEXTS.text("desk-back"))
        at.row(pad, number)
        assert written(page)[number - 1] == [format_points(cell or 0) for cell in pad.cells_of(number)]
    at.button(TEXTS.text("desk-settle"))
    walk(page)
    page.close()


@pytest.mark.slow
def test_a_row_is_mended_and_the_mend_undone_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    sheet = evening(Random("mend"), load(GAME), NAMES)
    page = open_pad(browser, PAD_FILE.as_uri())
    look_at(page, tmp_path / "evening.sheet.json", sheet)
    before = written(page)
    at = keys_at(page, NAMES)
    at.tap(lambda page: page.locator("tbody button").first)
    walk(page)
    at.button(TEXTS.text("desk-strike"))
    assert written(page)[0] != before[0]
    at.button(TEXTS.text("desk-undo"))
    assert written(page) == before
    at.button(TEXTS.text("desk-history"))
    walk(page)
    page.close()


@pytest.mark.slow
def test_an_old_paper_sheet_is_checked_by_keyboard(browser: Browser) -> None:
    page = open_pad(browser, PAD_FILE.as_uri())
    at = keys_at(page, NAMES)
    walk(page)
    at.button(TEXTS.text("desk-new"))
    at.select(TEXTS.text("desk-game"), GAME)
    at.tap(lambda page: page.locator("summary").first)
    walk(page)
    at.type(TEXTS.text("desk-name-of", seat=1), NAMES[0])
    at.choose(TEXTS.text("desk-first-dealer"), TEXTS.text("seat", seat=2))
    at.button(TEXTS.text("desk-old-paper"))
    walk(page)
    names = [NAMES[0], *(TEXTS.text("seat", seat=seat) for seat in (2, 3, 4))]
    for name, points in zip(names, ("-4", "-2", "-6", "-2"), strict=True):
        at.type(TEXTS.text("doctor-cell", row=1, name=name), points)
    at.press("Tab")
    told = page.get_by_role("region", name=TEXTS.text("desk-doctor-says")).inner_text()
    for name, points in zip(names, ("−6", "−4", "−8", "−4"), strict=True):
        place = TEXTS.text("doctor-cell", row=1, name=name)
        assert TEXTS.text("doctor-mend", place=place, numbers=points).lower() in told.lower()
    last = page.get_by_role("textbox", name=TEXTS.text("doctor-cell", row=1, name=names[3]), exact=True)
    assert last.input_value() == "−2"
    at.button(TEXTS.text("desk-undo"))
    assert last.input_value() == ""
    page.close()
