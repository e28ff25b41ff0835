"""The benchmark's figures are whole, with and without its peers."""

from itertools import groupby

import pytest

from bench import referee
from bench.ours import referee_driver
from bench.slices import interleaved

A_MOMENT = 0.001


def test_the_driver_plays_a_whole_game_and_counts_its_actions() -> None:
    actions = referee_driver("king14-kings", {"heart_lead": "free"})(lambda: 0.0)
    lot, deals, cards = 1, 14, 32
    assert lot + deals * 2 < actions <= lot + deals * (1 + cards)


def test_every_peer_that_is_installed_has_a_ratio() -> None:
    if referee.missing_peers():
        pytest.skip("peers not installed; see bench/README.md")
    ours, other, *peers = referee.figures(slices=1, seconds=A_MOMENT)
    assert ours.value > 0
    assert ours.peer is None
    assert other.peer is None
    for figure in peers:
        assert figure.peer_value
        assert figure.ratio == pytest.approx(ours.value / figure.peer_value, abs=0.01)
    assert {"RLCard's bridge"} <= {figure.peer for figure in peers}


def test_a_missing_peer_is_named_and_ours_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "missing_peers", lambda: list(referee.PEERS))
    found = referee.figures(slices=1, seconds=A_MOMENT)
    assert found[0].value > 0
    assert [figure.peer for figure in found if figure.peer] == [
        "OpenSpiel: not installed",
        "RLCard: not installed",
    ]
    assert "not installed" in referee.show(found)


def test_slices_alternate_and_give_one_speed_a_game() -> None:
    order: list[str] = []

    def game(name: str, actions: int) -> int:
        order.append(name)
        return actions

    speeds = interleaved([lambda _: game("a", 10), lambda _: game("b", 20)], slices=2, seconds=A_MOMENT)
    assert [name for name, _ in groupby(order)] == ["a", "b"] * 3
    assert len(speeds) == 2
