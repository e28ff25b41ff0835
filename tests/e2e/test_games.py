"""Whole games in a browser: by mouse, by keyboard on a phone, across a kill -9, on two devices."""

from __future__ import annotations

import signal
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.web.served import Served

pytestmark = pytest.mark.e2e

_WATCH = """() => {
    window.watched = {};
    addEventListener("click", () => (watched.click ??= performance.now()), true);
    new MutationObserver(() => {
        if (document.querySelector("[data-card]")) watched.card ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes when something is first clicked, and when the first card is on the page."""
_CLICK_WITHOUT_WAITING = "() => document.querySelector('.hand [data-card]:not([aria-disabled])').click()"


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
    assert me.checks() == ["✓"] * (deals + 3)


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
    me.page.keyboard.press("s")
    assert me.checks() == ["✓"] * 17
    me.page.keyboard.press("Escape")
    me.page.locator("dialog").wait_for(state="detached")


def test_the_first_card_is_there_within_a_second_of_the_click(player: Seat) -> None:
    def milliseconds() -> float:
        me = player()
        me.page.goto(me.url)
        me.page.locator("form button.big:not([disabled])").wait_for()
        me.page.evaluate(_WATCH)
        me.page.locator("form button.big").click()
        me.asked()
        return me.page.evaluate("() => watched.card - watched.click")

    assert min(milliseconds() for _ in range(3)) < 1000  # the best of three: others may work on this machine


def test_two_tabs_of_one_person_play_one_card(player: Seat) -> None:
    me = player()
    me.open_table("short")
    me.by_mouse()
    me.asked()
    tab = me.in_another_tab()
    for each in (me, tab):
        each.asked()
        each.page.evaluate(_CLICK_WITHOUT_WAITING)
    me.wait_for_cards(6)
    tab.wait_for_cards(6)
    me.asked()
    tab.asked()
    assert me.hand() == tab.hand()
    me.page.bring_to_front()
    while me.by_mouse() != "won":
        pass
    tab.page.bring_to_front()
    assert tab.asked() == "won"


def test_a_game_goes_on_after_kill_9_in_the_middle_of_a_trick(player: Seat, server: Served) -> None:
    me = player()
    me.open_table("short")
    while not (me.asked() == "card" and me.cards() < 8 and me.on_table()):
        me.by_mouse()
    hand = me.hand()
    loads: list[str] = []
    me.page.on("load", lambda page: loads.append(page.url))
    server.end(signal.SIGKILL)
    me.page.locator(".banner:not(:empty)").wait_for()
    server.start()
    me.page.wait_for_function("() => document.querySelector('.banner')?.textContent === ''")
    assert me.hand() == hand
    while me.by_mouse() != "won":
        pass
    assert loads == []


def test_a_game_moves_to_another_browser_by_its_link(player: Seat) -> None:
    me = player()
    me.open_table("short")
    me.by_mouse()
    me.asked()
    there = player(width=360, height=740)
    there.page.goto(me.url + me.link())
    there.page.wait_for_url("**/table/*")
    there.asked()
    assert sorted(there.hand()) == sorted(me.hand())
    there.by_mouse()
    there.asked()
    me.wait_for_cards(there.cards())
    while there.by_mouse() != "won":
        pass
    assert me.asked() == "won"


def test_a_browser_with_a_game_of_its_own_takes_another_in_and_loses_none(player: Seat) -> None:
    me, there = player(), player(width=360, height=740)
    there.open_table("short")
    own = there.page.url
    me.open_table("short")
    there.page.goto(me.url + me.link())
    there.page.wait_for_url(me.page.url)
    there.asked()
    assert sorted(there.hand()) == sorted(me.hand())
    there.page.goto(me.url)
    there.page.locator("details summary", has_text="1").first.click()
    there.page.locator(f"a[href='{urlsplit(own).path}']").click()
    there.page.wait_for_url(own)
    assert there.asked() in ("card", "go")
    there.by_mouse()
