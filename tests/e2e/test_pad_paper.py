"""The sheet as paper: printed, and on a narrow screen."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Page

from kingclub.rules import load
from kingclub.scorepad import TypedRow
from kingclub.texts import Texts, format_points
from tests.e2e.pad_evening import PDF_PAGE, evening, look_at
from tests.e2e.pad_phone import HEIGHT, WIDTH
from tests.web.served import Served

pytestmark = pytest.mark.e2e

LONG_NAMES = ("Вера Константиновна-Задунайская", "Борис", "Анна-Мария Христофорова", "Константин")


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    opened = browser.new_page(locale="ru", viewport={"width": WIDTH, "height": HEIGHT})
    yield opened
    opened.close()


@pytest.mark.parametrize("print_size", ["normal", "large"])
def test_a_finished_sheet_prints_on_one_page_and_tears_no_name(
    page: Page, server: Served, tmp_path: Path, print_size: str
) -> None:
    played = evening(Random("print"), load("ladies-book"), LONG_NAMES)
    page.goto(f"{server.url}/pad")
    look_at(page, tmp_path / "evening.sheet.json", played)
    page.evaluate("size => { document.documentElement.dataset.print = size }", print_size)
    for paper in ("A4", "Letter", "A5"):
        assert len(PDF_PAGE.findall(page.pdf(format=paper))) == 1, paper
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 468, "height": 703})  # what A5 leaves between its margins
    assert page.evaluate("getComputedStyle(document.querySelector('tfoot')).display") == "table-row-group"
    assert page.evaluate(_TORN) == []


_TORN = """() => [...document.querySelectorAll('thead .name')].flatMap(({firstChild}) =>
    [...firstChild.data.matchAll(/[^\\s-]+/g)].filter(({0: piece, index}) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + piece.length);
        return range.getClientRects().length !== 1;
    }).map(([piece]) => piece))"""


@pytest.mark.parametrize("print_size", ["normal", "large"])
def test_nothing_of_the_sheet_is_cut_on_a_narrow_screen(
    page: Page, server: Served, tmp_path: Path, print_size: str
) -> None:
    """A short name, and what a row and the totals should be where the numbers do not add up."""
    ruleset, names = load("ladies-book"), ("Борис", "Мария", "Ольга", "Павел")
    played = evening(Random("cut"), ruleset, names)
    cells = [cell or 0 for cell in played.cells_of(1)]
    due, wrong = sum(cells), (cells[0] + 4, *cells[1:])
    contract = played.contract_of(1)
    assert contract is not None
    off = TypedRow(contract=contract, cells=wrong)
    played = structs.replace(played, rows=(off, *played.rows[1:]))
    page.goto(f"{server.url}/pad")
    look_at(page, tmp_path / "evening.sheet.json", played)
    page.evaluate("size => { document.documentElement.dataset.print = size }", print_size)
    check = page.locator("tbody tr.off td.check")
    assert check.inner_text().split("\n") == [
        format_points(due + 4),
        Texts("ru").text("desk-due", points=due // 2),
    ]
    assert page.locator("tfoot .due").count() >= 2
    assert page.evaluate(_CUT) == []


_CUT = """() => [...document.querySelectorAll('.whole .name, .whole td, .whole .deal')].filter(each =>
    each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
).map(each => each.innerText)"""
