"""Every pair of house rules together: a few deals of each ruleset; `covering.py` plays 200 of them."""

from __future__ import annotations

import pytest

from tests.conformance.covering import accepted, games, pairs, play_deals, settings

DEALS = 2
GAMES = [pytest.param(preset, players, id=f"{preset}-{players}") for preset, players in games()]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_any_two_house_rules_go_together(preset: str, players: int) -> None:
    rulesets = list(accepted(preset, players))
    for ruleset in rulesets:
        assert play_deals(ruleset, DEALS) >= DEALS


def test_the_array_holds_every_pair() -> None:
    rows = settings("ladies-book", 4)
    covered = {pair for row in rows for pair in pairs(row)}
    assert frozenset({("trade", True), ("sale", "full-deal")}) in covered
    assert frozenset({("boys", "both"), ("heart_lead", "after-broken")}) in covered
    assert len(rows) < 60
