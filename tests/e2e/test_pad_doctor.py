"""An old paper sheet is typed on a phone: what is no number, and a minus where the keypad has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

from kingclub.rules import load
from kingclub.scorepad import start_pad
from kingclub.scoring import Seat
from kingclub.texts import Texts
from tests.e2e.pad_phone import settled
from tests.e2e.test_pad_cases import NAMES, opened, press

pytestmark = pytest.mark.e2e

TEXTS = Texts("en")
SOLD = 9
"""A хвалёнка of `ladies-book`, which may be sold."""


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Page:
    pad = start_pad(load("ladies-book"), NAMES, Seat(0))
    page = opened(browser, tmp_path / "old.sheet.json", pad)
    press(page, "desk-doctor")
    return page


def cell(page: Page, row: int, name: str) -> Locator:
    label = TEXTS.text("doctor-cell", row=row, name=name)
    return page.get_by_role("textbox", name=label, exact=True)


def put(at: Locator, text: str) -> None:
    at.fill(text)
    at.press("Tab")
    settled(at.page)


@pytest.mark.parametrize(
    ("text", "key"),
    [("abc", "desk-typed-no-number"), ("--4", "desk-typed-no-number"), ("999999", "desk-typed-too-large")],
)
def test_what_is_no_number_is_told_at_its_cell(page: Page, text: str, key: str) -> None:
    at = cell(page, 1, "A")
    put(at, "4")
    assert at.input_value() == "−4"
    put(at, text)
    place = TEXTS.text("doctor-cell", row=1, name="A")
    said = TEXTS.text(key, place=place, text=text, most="500000")
    told = page.get_by_role("alert").filter(has_text=said)
    told.wait_for()
    assert at.get_attribute("aria-describedby") == told.get_attribute("id")
    put(at, "4")
    assert told.count() == 0
    assert at.input_value() == "−4"
    page.close()


def test_a_minus_needs_no_key(page: Page) -> None:
    def total(kind: str) -> Locator:
        label = TEXTS.text("doctor-total", total=TEXTS.text(f"desk-total-{kind}"), name="A")
        return page.get_by_role("textbox", name=label, exact=True)

    lost = total("minus")
    put(lost, "60")
    assert lost.input_value() == "−60"
    for at in (cell(page, SOLD, "A"), total("all")):
        put(at, "12")
        assert at.input_value() == "12"
        at.focus()
        press(page, "desk-turn-sign")
        assert at.input_value() == "−12"
        at.evaluate("input => input.blur()")
        settled(page)
        assert at.input_value() == "−12"
    first = cell(page, SOLD, "B")
    first.focus()
    press(page, "desk-turn-sign")
    first.press_sequentially("6")
    first.press("Tab")
    settled(page)
    assert first.input_value() == "−6"
    page.close()
