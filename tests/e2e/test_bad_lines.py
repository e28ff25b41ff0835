"""A line that loses, doubles and delays frames: the page recovers, and never reloads."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.e2e.conftest import Seat

pytestmark = pytest.mark.e2e


def bad_line(route: WebSocketRoute) -> None:
    """Of the events some are lost, some come twice, some come after the next one; never two lost on end."""
    server = route.connect_to_server()
    held: list[str | bytes] = []
    events = 0

    def pass_on(frame: str | bytes) -> None:
        nonlocal events
        if json.loads(frame)["type"] != "ev":
            route.send(frame)
            return
        events += 1
        if events % 5 == 0:
            return
        if events % 7 == 2:
            held.append(frame)
            return
        for each in [frame, *held, *[frame] * (events % 3 == 0)]:
            route.send(each)
        held.clear()

    server.on_message(pass_on)


def test_half_a_deal_over_a_bad_line(player: Seat) -> None:
    me = player()
    loads: list[str] = []
    me.page.on("load", lambda page: loads.append(page.url))
    me.page.route_web_socket("**/ws", bad_line)
    me.page.set_default_timeout(60_000)  # what is lost last is only missed at the next ping
    me.open_table()
    me.asked()
    while me.cards() > 4:
        me.by_mouse()
        me.asked()
    assert len(loads) == 1


def test_a_page_that_slept_is_up_to_date_when_it_wakes(player: Seat) -> None:
    me = player()
    me.open_table()
    me.asked()
    other = me.page.context.new_page()
    other.goto(me.page.url)
    other.locator(".hand [data-card]:not([aria-disabled])").first.wait_for()
    me.page.context.set_offline(True)
    me.page.context.set_offline(False)
    me.by_mouse()
    me.asked()
    other.wait_for_function(
        "n => document.querySelectorAll('.hand [data-card]').length === n", arg=me.cards()
    )
