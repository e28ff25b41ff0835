"""What is pressed in haste: meant for what lay there a moment ago, it puts away nothing that was not seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from kingclub.club.table_view import TableView
from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.e2e.shown_table import ShownTable
from tests.e2e.table_views import game

pytestmark = pytest.mark.e2e

End = Callable[[], tuple[TableView, TableView]]
Press = Callable[[Player], None]

GAME = list(game("king14-kings", 4))


def end_of_a_deal() -> tuple[TableView, TableView]:
    """The last trick as it lies, and the result that comes after it."""
    return next((one, two) for one, two in pairwise(GAME) if two.status == "deal")


def end_of_the_game() -> tuple[TableView, TableView]:
    return GAME[-2], GAME[-1]


def press_space(me: Player) -> None:
    me.page.keyboard.press(" ")


def tap_the_middle(me: Player) -> None:
    me.page.mouse.click(180, 300)


@pytest.mark.parametrize("press", [press_space, tap_the_middle])
@pytest.mark.parametrize("end", [end_of_a_deal, end_of_the_game])
def test_a_press_meant_for_the_trick_leaves_the_result(player: Seat, end: End, press: Press) -> None:
    before, after = end()
    me = player(width=360, height=740, lang="ru")
    table = ShownTable(me.page, me.url, before)
    table.show(after, settle=False)
    press(me)
    me.page.locator("section.over button.main:enabled").wait_for()
    assert me.page.url.endswith("/table/shown")
    # The game is over: to go on with its last trick, pressed before the result came, puts nothing away.
    assert "tap" not in table.actions or after.over
    me.page.wait_for_function("() => document.activeElement?.matches('section.over button.main')")


def test_a_tap_beside_the_button_does_not_put_a_result_away(player: Seat) -> None:
    me = player(width=360, height=740)
    before, after = end_of_a_deal()
    table = ShownTable(me.page, me.url, before)
    table.show(after)
    me.page.locator("section.over button.main:enabled").wait_for()
    tap_the_middle(me)
    me.page.locator("section.over h2").click()
    assert "tap" not in table.actions
    me.page.locator("section.over button.main").click()
    me.page.wait_for_timeout(50)
    assert "tap" in table.actions


def test_a_double_click_plays_one_card(player: Seat) -> None:
    me = player()
    mine = next(seen for seen in GAME if seen.status == "play" and sum(card.legal for card in seen.hand) > 3)
    table = ShownTable(me.page, me.url, mine)
    place = me.page.locator(".hand [data-card]:not([aria-disabled])").first.bounding_box()
    assert place is not None
    played = me.page.locator(".hand [data-card]:not([aria-disabled])").first.get_attribute("data-card")
    me.page.mouse.click(place["x"] + 12, place["y"] + 40, click_count=1)
    table.show(msgspec.structs.replace(mine, hand=[card for card in mine.hand if card.card != played]))
    me.page.mouse.click(place["x"] + 12, place["y"] + 40, click_count=2)
    me.page.wait_for_timeout(50)
    assert table.actions == ["play"]
