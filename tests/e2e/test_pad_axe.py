"""axe finds nothing to complain of on the pad, in either language, and large print fits a phone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright

from kingclub.rules import load
from kingclub.texts import Lang, Texts
from tests.e2e.axe import AXE, faults_of
from tests.e2e.pad_evening import evening, look_at
from tests.e2e.pad_phone import phone, settled
from tests.web.served import Served

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing_and_large_print_fits(
    playwright: Playwright, server: Served, tmp_path: Path, lang: Lang
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run npm ci in client/")
    texts = Texts(lang)
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        page = mine.page
        if lang == "ru":
            page.get_by_role("button", name="Русский", exact=True).click()
        page.get_by_role("button", name=texts.text("desk-large-print"), exact=True).click()

        def check() -> None:
            assert faults_of(page) == []
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

        def press(key: str) -> None:
            page.get_by_role("button", name=texts.text(key), exact=True).click()
            settled(page)

        check()
        press("desk-new")
        page.locator("select").first.select_option("ladies-book")
        page.get_by_label(texts.text("desk-name-of", seat=1)).fill("Константин Константинопольский")
        page.locator("summary").first.click()
        check()
        press("desk-start")
        for _ in range(7):
            press("desk-write")
            check()
            press("desk-later")
        page.locator("tr.later button").last.click()
        press("desk-save")
        check()
        press("desk-back")
        page.locator("tr.now button").click()
        page.locator("summary").click()
        check()
        press("desk-back")
        for key in ("desk-settle", "desk-history"):
            press(key)
            check()
            press("desk-back")
        check()
        press("desk-back")
        press("desk-figures")
        check()
        press("desk-back")
        press("desk-new")
        press("desk-old-paper")
        page.locator("tbody input").first.fill("7")
        page.locator("tbody input").first.blur()
        check()


def test_long_names_fit_a_phone_in_large_print(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    """Whoever wins, and wherever names stand: no page of the pad scrolls sideways."""
    texts = Texts("en")
    names = (
        "Константинопольский Валентин",
        "Ж" * 40,
        "Иванова-Преображенская Ева",
        "Wolfeschlegelsteinhausen",
    )
    played = evening(Random("long"), load("ladies"), names)
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        page = mine.page
        page.get_by_role("button", name=texts.text("desk-large-print"), exact=True).click()

        def check() -> None:
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

        def press(key: str) -> None:
            page.get_by_role("button", name=texts.text(key), exact=True).click()
            settled(page)

        look_at(page, tmp_path / "long.sheet.json", played)
        check()
        for key in ("desk-settle", "desk-history"):
            press(key)
            check()
            press("desk-back")
        page.locator("tbody button").nth(6).click()
        check()
        page.locator(".folded").first.click()
        check()
        press("desk-back")
        press("desk-back")
        check()
