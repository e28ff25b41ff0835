"""What is said at the start of a sheet, and the pad as an app on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from kingclub.texts import Texts
from tests.e2e.pad_evening import choose_game
from tests.e2e.pad_phone import UNSEEN, Keeper, phone, settled
from tests.web.served import Served

pytestmark = pytest.mark.e2e


def test_the_pad_can_be_installed(playwright: Playwright, server: Served, tmp_path: Path) -> None:
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        mine.page.get_by_text(Texts("en").text("desk-works-offline")).wait_for()
        mine.load()
        assert mine.page.evaluate("navigator.serviceWorker.controller !== null")
        line: Any = mine.page.context.new_cdp_session(mine.page)
        manifest: dict[str, Any] = line.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith("/pad.webmanifest")
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_what_is_said_at_the_start_stays_and_a_sale_has_no_price_until_it_is_said(
    browser: Browser, server: Served
) -> None:
    texts = Texts("en")
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    choose_game(page, "kis-kis", texts)
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.get_by_role("group", name=texts.text("desk-first-dealer")).get_by_label(
        texts.text("seat", seat=2), exact=True
    ).click()
    settled(page)
    page.locator("summary").click()
    packs = page.get_by_label(texts.text("switch-packs"), exact=True)
    packs.select_option("2")
    settled(page)
    assert packs.is_visible()
    page.locator("select").first.select_option("ladies-book")
    settled(page)
    at = Keeper(lambda: page, texts, [texts.text("seat", seat=seat + 1) for seat in range(4)], lambda: None)
    dealers = page.get_by_role("group", name=texts.text("desk-first-dealer"))
    assert dealers.get_by_label(texts.text("seat", seat=2), exact=True).is_checked()
    page.get_by_label(texts.text("switch-trump_price"), exact=True).select_option(
        label=texts.text("desk-own-number")
    )
    settled(page)
    assert page.get_by_label(texts.text("desk-own-number"), exact=True).is_visible()
    page.get_by_label(texts.text("switch-trump_price"), exact=True).select_option("auto")
    settled(page)
    page.wait_for_timeout(UNSEEN)  # the button may lie where the last tap was
    at.button(texts.text("desk-start"))
    while page.locator("h2").first.inner_text() != texts.text("contract-trump"):
        at.button(texts.text("desk-write"))
        at.button(texts.text("desk-later"))
    at.button(texts.text("desk-write"))
    page.locator("fieldset").first.locator("label").nth(1).click()
    settled(page)
    price = page.get_by_role("group", name=texts.text("desk-sold-tricks"))
    assert price.locator("input:checked").count() == 0
    at.button(texts.text("desk-save"))
    assert page.get_by_role("alert").count() > 0
    at.choose(texts.text("desk-sold-tricks"), "2")
    assert price.locator("input:checked").count() == 1
    page.close()
