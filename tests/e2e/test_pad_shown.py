"""The pad with a server: a running sheet on another phone, and paper as PDF."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from kingclub.rules import load
from kingclub.texts import Texts
from kingclub.web.pages import PAD_FILE
from tests.e2e.axe import AXE, faults_of
from tests.e2e.pad_evening import PDF_PAGE, look_at, written
from tests.e2e.pad_phone import HEIGHT, WIDTH
from tests.scorepad.sheets import random_pad
from tests.web.served import Served

pytestmark = pytest.mark.e2e

TEXTS = Texts("en")


def phone(browser: Browser, address: str) -> Page:
    page = browser.new_context(locale="en", viewport={"width": WIDTH, "height": HEIGHT}).new_page()
    page.set_default_timeout(15_000)
    page.goto(address)
    page.locator("main").wait_for()
    return page


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=TEXTS.text(key), exact=True).click()


def open_sheet(page: Page, folder: Path) -> None:
    look_at(page, folder / "evening.sheet.json", random_pad(Random(7), load("ladies-book")))


def test_the_table_sees_the_sheet_until_its_owner_ends_it(
    browser: Browser, server: Served, tmp_path: Path
) -> None:
    mine = phone(browser, f"{server.url}/pad")
    open_sheet(mine, tmp_path)
    press(mine, "desk-show-start")
    link = mine.locator("a[href*='show=']")
    link.wait_for()
    assert mine.get_by_alt_text(TEXTS.text("desk-show-code")).evaluate(
        "image => image.decode().then(() => 1)"
    )
    theirs = phone(browser, link.inner_text())
    theirs.locator("tbody").wait_for()
    assert written(theirs) == written(mine)
    assert theirs.locator("tbody button, input").count() == 0
    if AXE.is_file():
        assert faults_of(theirs) == []
        assert faults_of(mine) == []
    press(mine, "desk-write")
    press(mine, "desk-later")
    theirs.wait_for_function(
        "rows => document.querySelectorAll('tr.later').length > rows",
        arg=mine.locator("tr.later").count() - 1,
    )
    press(mine, "desk-show-end")
    theirs.get_by_text(TEXTS.text("desk-shown-no-more")).wait_for()
    server.end(signal.SIGKILL)
    press(mine, "desk-show-start")
    mine.get_by_text(TEXTS.text("desk-show-failed")).wait_for()


def test_paper_comes_as_pdf(browser: Browser, server: Served, tmp_path: Path) -> None:
    mine = phone(browser, f"{server.url}/pad")
    open_sheet(mine, tmp_path)
    mine.get_by_text(TEXTS.text("desk-paper"), exact=True).click()
    for blank in mine.locator("details a").all():
        answer = mine.request.get(f"{server.url}{blank.get_attribute('href')}")
        assert answer.body().startswith(b"%PDF"), answer.text()
    with mine.expect_download() as saved:
        mine.locator("details button").first.click()
    assert saved.value.path().read_bytes().startswith(b"%PDF")
    assert len(PDF_PAGE.findall(mine.pdf(format="A4"))) == 1


def test_a_page_from_a_file_says_why_it_can_not_show_a_sheet(browser: Browser, tmp_path: Path) -> None:
    mine = phone(browser, PAD_FILE.as_uri())
    open_sheet(mine, tmp_path)
    mine.get_by_text(TEXTS.text("desk-show-no-server")).wait_for()
