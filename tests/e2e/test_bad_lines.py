"""A line that loses, doubles and delays frames: the page recovers, and never reloads."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Seat
from tests.e2e.faulty_line import Fault, faulty_line
from tests.web.served import Served

pytestmark = pytest.mark.e2e


PLAN: list[Fault] = ["pass", "pass", "double", "delay", "pass", "lose", "pass", "double", "delay", "pass"]
"""Both ways: what the page sends, and what it receives."""


def test_half_a_deal_over_a_faulty_line(player: Seat, server: Served) -> None:
    me = player()
    loads: list[str] = []
    me.page.on("load", lambda page: loads.append(page.url))
    me.page.set_default_timeout(60_000)  # what is lost last is only missed at the next ping
    with faulty_line(server.port, PLAN) as line:
        me.url = line.url
        me.open_table()
        me.asked()
        while me.cards() > 4:
            me.by_mouse()
            me.asked()
        assert set(line.done) == set(PLAN)
    assert len(loads) == 1


def test_a_page_that_slept_is_up_to_date_when_it_wakes(player: Seat, server: Served) -> None:
    me, sleeper = player(), player()
    me.open_table()
    with faulty_line(server.port, ["pass"]) as line:
        sleeper.page.goto(line.url + me.link())
        sleeper.asked()
        line.is_silent = True
        while me.cards() > 5:
            me.by_mouse()
            me.asked()
        assert sleeper.cards() == 8
        line.is_silent = False
        sleeper.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        sleeper.wait_for_cards(5)
        assert sleeper.hand() == me.hand()
        sleeper.by_mouse()
        sleeper.asked()
        me.wait_for_cards(sleeper.cards())
