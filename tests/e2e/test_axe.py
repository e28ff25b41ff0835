"""axe finds nothing to complain of on any page, in both languages."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.repo.project import ROOT

pytestmark = pytest.mark.e2e

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(player: Player) -> list[str]:
    """What axe says about the page as it now is; evaluated, for the page's own rules let no script in."""
    player.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = player.page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing(player: Seat, lang: str, width: int) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run npm ci in client/")
    me = player(lang=lang, width=width)
    me.page.goto(me.url)
    me.page.locator("form button.big:not([disabled])").wait_for()
    assert complaints(me) == []
    me.page.locator("details summary").first.click()
    me.refuse_a_game()
    assert complaints(me) == []
    me.page.locator("details > .button").click()  # or this game would be remembered, which can not be opened
    me.page.goto(me.url + "/rules/ladies-short?players=3&boys=both")
    me.page.locator(".contents").wait_for()
    assert complaints(me) == []
    me.page.goto(me.url + "/join/used")
    me.page.locator("main button.main").wait_for()
    assert complaints(me) == []
    me.open_table()
    me.asked()
    assert complaints(me) == []
    for key in "slo":
        me.page.keyboard.press(key)
        assert complaints(me) == []
        me.page.keyboard.press("Escape")
    while me.asked() != "next":
        me.by_mouse()
    assert complaints(me) == []
