"""The variant finder at the page: from the start page to a table, by mouse on a phone and by keyboard."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.e2e.test_axe import AXE, complaints

pytestmark = pytest.mark.e2e


def to_the_finder(me: Player) -> None:
    me.page.goto(me.url)
    me.page.locator("button.find").click()
    me.page.locator(".answer").first.wait_for()


def answer(me: Player, place: int) -> None:
    """The answer at this place, by a tap; waits for the next question or the result."""
    before = me.page.locator("h1").inner_text()
    me.page.locator(".answer").nth(place).click()
    me.page.wait_for_function("text => document.querySelector('h1')?.innerText !== text", arg=before)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_phone_finds_a_game_and_plays_it(player: Seat, lang: str) -> None:
    me = player(lang=lang, width=360, height=740)
    to_the_finder(me)
    for place in (1, 0, 0, 1):
        if AXE.is_file():
            assert complaints(me) == []
        answer(me, place)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.page.locator(".closest button").click()
    me.page.locator("button.main").wait_for()
    if AXE.is_file():
        assert complaints(me) == []
    me.page.locator("button.main").click()
    me.page.wait_for_url("**/table/*")
    assert me.asked() in ("card", "go")


def test_the_keyboard_is_enough_and_back_goes_back(player: Seat) -> None:
    me = player()
    to_the_finder(me)
    first = me.page.locator("h1").inner_text()
    assert me.page.evaluate("document.activeElement === document.querySelector('h1')")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("text => document.querySelector('h1')?.innerText !== text", arg=first)
    assert me.page.locator("ol li").count() == 1
    me.page.go_back()
    me.page.wait_for_function("text => document.querySelector('h1')?.innerText === text", arg=first)
    answer(me, 1)
    me.page.locator("ol li button").click()
    me.page.wait_for_function("text => document.querySelector('h1')?.innerText === text", arg=first)


def test_an_address_that_fits_no_game_says_so(player: Seat) -> None:
    me = player()
    me.page.goto(f"{me.url}/find?boys=queens")
    me.page.locator(".failure").wait_for()
    me.page.locator("main > button").click()
    me.page.locator(".answer").first.wait_for()
