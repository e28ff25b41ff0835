"""The pad by keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from kingclub.rules import load
from kingclub.texts import Texts
from tests.e2e.pad_evening import GAME, choose_game, evening, expected, keep, written
from tests.e2e.pad_keyboard import KeyboardKeeper
from tests.web.served import Served

pytestmark = pytest.mark.e2e


@pytest.mark.slow
def test_a_whole_evening_by_keyboard(browser: Browser, server: Served) -> None:
    random, texts = Random("keys"), Texts("en")
    played = evening(random, load(GAME))
    page = browser.new_page(locale="en")
    page.set_default_timeout(10_000)
    page.goto(f"{server.url}/pad")
    page.locator("main").wait_for()
    choose_game(page, GAME, texts)
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    keep(KeyboardKeeper(lambda: page, texts, names, lambda: None), played, "en")
    assert written(page) == expected(played)
    page.close()
