"""The rules that a start page asks about: told as pages, or refused at the switch that causes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kingclub.handbook import as_markdown, rule_page
from kingclub.rules import load
from kingclub.store import SqliteStore
from kingclub.texts import LANGS, Texts
from kingclub.web.app import make_app
from kingclub.web.club import RunningClub
from kingclub.web.presets import preset_list

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(RunningClub(SqliteStore(tmp_path)))) as opened:
        yield opened


def problem(client: Client, address: str) -> dict[str, Any] | None:
    return client.get(f"/api/check/{address}").json()["problem"]


@pytest.mark.parametrize("preset", [each.id for each in preset_list().presets])
def test_the_page_of_a_game_is_the_handbooks(client: Client, preset: str) -> None:
    players = next(each.usual_players for each in preset_list().presets if each.id == preset)
    told = client.get(f"/api/rules/{preset}").json()
    pages = {"ru": told["ru"], "en": told["en"]}
    for lang in LANGS:
        page = rule_page(load(preset, players=players), Texts(lang))
        assert pages[lang]["title"] == page.title
        assert [section["heading"] for section in pages[lang]["sections"]] == [
            section.heading for section in page.sections
        ]


def test_a_page_tells_the_switches_and_the_players_of_its_address(client: Client) -> None:
    told = client.get("/api/rules/ordered?players=3&boys=both").json()
    assert (told["players"], told["switches"]) == (3, {"boys": "both"})
    page = rule_page(load("ordered", players=3, switches={"boys": "both"}), Texts("ru"))
    assert as_markdown(page) != as_markdown(rule_page(load("ordered", players=3), Texts("ru")))
    assert told["ru"]["sections"][0]["blocks"][0]["text"] in as_markdown(page)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("no-such", "unknown-preset"),
        ("king14-kings?boys=queens", "bad-switch"),
        ("king14-kings?players=9", "bad-switch"),
        ("king14-kings?players=x", "bad-request"),
    ],
)
def test_rules_that_there_are_not_are_refused(client: Client, address: str, code: str) -> None:
    answer = client.get(f"/api/rules/{address}")
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("no-such", {"ru": "Игры «no-such» нет", "en": "no-such"}),
        ("king14-kings?boys=queens", {"ru": "не может быть «queens»", "en": "queens"}),
        ("king14-kings?wrong=1", {"ru": "Условия «wrong» нет", "en": "wrong"}),
        ("king14-kings?players=9", {"ru": "Игроков в этой игре бывает", "en": "is played by 4"}),
    ],
)
def test_a_refusal_is_told_in_both_languages(client: Client, address: str, said: dict[str, str]) -> None:
    told = client.get(f"/api/rules/{address}").json()["told"]
    assert all(said[lang] in told[lang] for lang in LANGS), told
    assert told["ru"] != told["en"]


def test_what_can_be_played_has_no_problem(client: Client) -> None:
    assert problem(client, "king14-kings?players=4&boys=both&king_discard=free") is None


def test_a_game_that_does_not_balance_is_explained_at_its_switch_with_the_sum(client: Client) -> None:
    found = problem(client, "king14-kings?players=4&boys=both&yeralash=negative")
    assert found is not None
    assert found["switches"] == ["yeralash"]
    assert "= −96" in found["text"]["ru"]
    assert "= −96" in found["text"]["en"]
    assert problem(client, "king14-kings?players=4&yeralash=negative&allow_unbalanced=on") is None


def test_a_trump_price_that_can_not_be_is_explained_with_the_price(client: Client) -> None:
    found = problem(client, "ladies?players=4&last_two=6")
    assert found is not None
    assert found["switches"] == ["last_two"]
    assert "23/8" in found["text"]["en"]


@pytest.mark.parametrize(
    ("address", "switch"),
    [
        ("king14-kings?boys=queens", "boys"),
        ("king14-kings?trade=on", "trade"),
        ("king14-kings?order=no-tricks", "order"),
        ("king14-kings?players=9", "players"),
    ],
)
def test_a_value_that_can_not_be_is_named(client: Client, address: str, switch: str) -> None:
    found = problem(client, address)
    assert found is not None
    assert found["switches"] == [switch]
    assert found["text"]["ru"] != found["text"]["en"]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("domino?players=7&pack=32", ("42", "32")),
        ("kis-kis?players=10&packs=1000", ("1–20",)),
        ("kis-kis?players=4&packs=1.5", ("1.5", "1–20")),
    ],
)
def test_what_could_be_instead_is_said(client: Client, address: str, said: tuple[str, ...]) -> None:
    found = problem(client, address)
    assert found is not None
    assert all(each in found["text"][lang] for each in said for lang in LANGS)
    assert "auto" not in found["text"]["ru"]


def test_every_switch_of_every_preset_is_asked_in_words() -> None:
    presets = preset_list()
    known = {switch.name for switch in presets.switches}
    for preset in presets.presets:
        assert preset.usual_players in [seating.players for seating in preset.seatings]
        for seating in preset.seatings:
            assert known >= seating.switches.keys()
    for switch in presets.switches:
        assert switch.question.ru
        assert switch.question.en
        texts = [choice.text.ru for choice in switch.choices]
        assert len(set(texts)) == len(texts), switch.name
