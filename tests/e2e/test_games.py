"""Whole games in a browser: by mouse, by keyboard on a phone, across a kill -9, on two devices."""

from __future__ import annotations

import signal

import pytest

from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.web.served import Served

pytestmark = pytest.mark.e2e


def does_not_scroll(player: Player) -> bool:
    return player.page.evaluate(
        "() => { const page = document.documentElement;"
        " return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight; }"
    )


def test_a_whole_game_by_mouse(player: Seat) -> None:
    me = player()
    me.open_table()
    deals = 1
    while (asked := me.by_mouse()) != "won":
        deals += asked == "next"
        assert does_not_scroll(me)
    assert deals == 14


def test_a_whole_game_by_keyboard_alone_on_a_phone(player: Seat) -> None:
    me = player(width=360, height=740, lang="ru")
    me.page.goto(me.url)
    me.page.locator("form button.big:not([disabled])").wait_for()
    while not me.page.evaluate("() => document.activeElement?.matches('form button.big')"):
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    while me.by_keyboard() != "won":
        assert does_not_scroll(me)


def test_a_game_goes_on_after_kill_9_in_the_middle_of_a_trick(player: Seat, server: Served) -> None:
    me = player()
    me.open_table("short")
    while not (me.asked() == "card" and me.cards() < 8 and me.on_table()):
        me.by_mouse()
    hand = me.hand()
    server.end(signal.SIGKILL)
    me.page.locator(".banner:not(:empty)").wait_for()
    server.start()
    me.page.wait_for_function("() => document.querySelector('.banner')?.textContent === ''")
    assert me.hand() == hand
    while me.by_mouse() != "won":
        pass


def test_a_game_moves_to_another_browser_by_its_link(player: Seat) -> None:
    me = player()
    me.open_table("short")
    me.by_mouse()
    me.asked()
    me.page.keyboard.press("o")
    me.page.locator("dialog section:not(.keys) button").click()
    link = me.page.locator("dialog input[readonly]").input_value()
    me.page.keyboard.press("Escape")
    there = player(width=360, height=740)
    there.page.goto(link)
    there.page.wait_for_url("**/table/*")
    there.asked()
    assert sorted(there.hand()) == sorted(me.hand())
    there.by_mouse()
    there.asked()
    me.page.wait_for_function(
        "n => document.querySelectorAll('.hand [data-card]').length === n", arg=there.cards()
    )
    while there.by_mouse() != "won":
        pass
    assert me.asked() == "won"
