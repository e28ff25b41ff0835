"""Sheets as files, and sheets that this page can not open."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from kingclub.rules import load
from kingclub.scorepad import format_sheet, parse_sheet
from kingclub.texts import Texts
from kingclub.web.pages import PAD_FILE
from tests.e2e.pad_evening import evening, expected, written
from tests.e2e.pad_phone import settled
from tests.web.served import Served

pytestmark = pytest.mark.e2e


def test_a_sheet_goes_out_as_a_file_and_comes_in_again(
    browser: Browser, server: Served, tmp_path: Path
) -> None:
    random, texts = Random("file"), Texts("en")
    played = evening(random, load("ladies-book"))
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    sheet = tmp_path / "evening.sheet.json"
    sheet.write_text(format_sheet(played), encoding="utf-8")
    page.set_input_files("input[type=file]", sheet)
    page.locator("tbody").wait_for()
    assert written(page) == expected(played)
    with page.expect_download() as saved:
        page.get_by_role("button", name=texts.text("desk-save-sheet"), exact=True).click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text == sheet.read_text(encoding="utf-8")
    assert parse_sheet(text).rows == played.rows
    page.close()


def test_a_sheet_of_another_version_is_listed_and_saved(
    browser: Browser, server: Served, tmp_path: Path
) -> None:
    """Two sheets that this page can not open: it says why, gives them as files, and loses neither."""
    texts = Texts("en")
    sheet: dict[str, object] = {
        "players": ["A", "B"],
        "switches": {},
        "dealer": 1,
        "rows": [],
        "history": [],
        "note": "x",
    }
    kept: list[dict[str, object]] = [
        {"id": str(at), "draft": None, "changed": at, "sheet": sheet | rules}
        for at, rules in enumerate([{"rules": "domino", "version": 99}, {"rules": "unknown", "version": 1}])
    ]
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    page.locator("main").wait_for()
    page.evaluate(_KEEP, kept)
    page.reload()
    page.get_by_role("heading", name=texts.text("desk-closed")).wait_for()
    for fault in ("other-version", "no-preset"):
        page.get_by_text(texts.text(f"desk-file-{fault}", name="A, B"), exact=True).wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name=texts.text("desk-save-sheet"), exact=True).last.click()
    assert '"version": 99' in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.get_by_role("button", name=texts.text("desk-start"), exact=True).click()
    page.locator("tbody").wait_for()
    settled(page)
    assert page.evaluate(_COUNT) == 3
    page.close()


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("cut.sheet.json", b'{"rules": "la', "это не лист. Это не JSON, или файл обрезан."),
        ("old.sheet.json", '{"note": "Аня"}'.encode("cp1251"), "это не лист. Буквы в нём не в UTF-8."),
        ("ladies.csv", b"\xef\xbb\xbfdeal,contract,A,B,C,D,check\n", "это таблица чисел"),
    ],
)
def test_a_file_that_is_no_sheet_says_why(
    browser: Browser, tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    page = browser.new_page(locale="ru")
    page.goto(PAD_FILE.as_uri())
    page.locator("main").wait_for()
    page.set_input_files("input[type=file]", file)
    page.get_by_role("alert").get_by_text(f"{name}: {says}").wait_for()
    page.close()


_KEEP = """kept => new Promise((done, failed) => {
    const asked = indexedDB.open('kingclub.pad', 1);
    asked.onsuccess = () => {
        const written = asked.result.transaction('sheets', 'readwrite');
        for (const each of kept) written.objectStore('sheets').put(each);
        written.oncomplete = () => done();
        written.onabort = failed;
    };
})"""

_COUNT = """() => new Promise(done => {
    indexedDB.open('kingclub.pad', 1).onsuccess = opened => {
        const asked = opened.target.result.transaction('sheets').objectStore('sheets').count();
        asked.onsuccess = () => done(asked.result);
    };
})"""
