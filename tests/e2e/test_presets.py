"""Games from the start page to their sheet, against bots.

A usual run plays one of each kind, the shortest: a kind is a form of play and what is said before it.
`just games` plays every preset with each number of players that it may have.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser

from kingclub.rules import load
from kingclub.web.bodies import Seating
from kingclub.web.presets import preset_list
from tests.e2e.player import Player
from tests.web.served import Served, served

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(400)]

EVERY = [(info.id, seating) for info in preset_list().presets for seating in info.seatings]


def kind(preset: str, players: int) -> object:
    ruleset = load(preset, players=players)
    return ruleset.form, ruleset.phases, ruleset.trump_phases, bool(ruleset.order_list)


def shortest_of_each_kind() -> list[tuple[str, Seating]]:
    by_length = sorted(EVERY, key=lambda game: (game[1].deals or 0, game[1].players), reverse=True)
    return list({kind(preset, each.players): (preset, each) for preset, each in by_length}.values())


GAMES = EVERY if os.environ.get("KINGCLUB_GAMES") == "all" else shortest_of_each_kind()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    with served(tmp_path_factory.mktemp("club")) as opened:
        yield opened


@pytest.mark.parametrize(
    ("preset", "players", "deals"),
    [pytest.param(preset, each.players, each.deals, id=f"{preset}-{each.players}") for preset, each in GAMES],
)
def test_a_whole_game_from_the_start_page_to_its_sheet(
    browser: Browser, club: Served, preset: str, players: int, deals: int | None
) -> None:
    me = Player(browser, club.url)
    me.open_table(preset, players)
    me.to_the_end()
    rows = me.page.locator("table.sheet tbody tr").count()
    totals = me.page.locator("table.sheet tfoot tr").count()
    assert totals in (1, 3)  # one alone where there are no halves to tell apart
    assert me.checks() == ["✓"] * (rows + totals)
    assert rows == deals or deals is None
    me.page.context.close()
    assert not me.faults
