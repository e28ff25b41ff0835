"""A record says all of a game and nothing else: game, record and text turn into one another."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kingclub.notation import format_record, judge_text, parse_record, record_of_game
from kingclub.rules import SWITCHES, RulesError, Ruleset, load, preset_ids, read_preset
from tests.notation.games import LONE_DEAL, NAMES, played_game, record_text


@st.composite
def rulesets(draw: st.DrawFn, preset: str) -> Ruleset:
    """A preset with any of its switches turned, for any number of players."""
    file = read_preset(preset)
    players = draw(st.sampled_from(sorted(map(int, file.players))))
    switches: dict[str, object] = {}
    for name in sorted(file.switches):
        if SWITCHES[name].values and draw(st.booleans()):
            switches[name] = draw(st.sampled_from(SWITCHES[name].values))
    try:
        return load(preset, players=players, switches=switches)
    except RulesError:
        assume(False)
        raise


@pytest.mark.parametrize("preset", preset_ids())
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_game_at_any_point_survives_the_record(preset: str, data: st.DataObject):
    ruleset = data.draw(rulesets(preset))
    seed = data.draw(st.text(min_size=1, max_size=8))
    actions = data.draw(st.one_of(st.integers(0, 150), st.just(100_000)))
    game = played_game(ruleset, seed.encode("utf-8", "replace").decode(), actions=actions)

    record = record_of_game(game, NAMES[: ruleset.players], seed=seed.encode("utf-8", "replace").decode())
    text = format_record(record)
    judgement = judge_text(text)[0]

    assert parse_record(text) == [record]
    assert judgement.fault is None
    assert judgement.ruleset == ruleset
    assert game.first_dealer is None or not record.deals or judgement.game == game


@settings(max_examples=60, deadline=None)
@given(names=st.lists(st.text(max_size=12), min_size=4, max_size=4), seed=st.text(min_size=1, max_size=9))
def test_any_name_and_any_seed_survive_the_quotes(names: list[str], seed: str):
    game = played_game(load("king14-kings"), "s", actions=40)
    record = record_of_game(game, names, seed=seed, day=date(2026, 11, 30))
    text = format_record(record)
    assert parse_record(text.encode()) == [record]
    assert format_record(*parse_record(text)) == text


def test_printing_is_the_same_however_it_was_typed():
    tidy = record_text("king14-kings", deals=1)
    head, deals = tidy.split("\n\n", 1)
    tags = head.split("\n")
    typed = "\r\n".join(
        ["# from a notebook", "", tags[0], *reversed(tags[1:]), "", deals.replace(" ", "\t ")]
    )
    typed = typed.replace("10♠", "Ts").replace("A♥", "Т♥").replace("K♦", "kd")
    assert format_record(*parse_record(typed)) == tidy


def test_the_worked_deal_is_printed_as_it_was_read():
    assert format_record(*parse_record(LONE_DEAL)) == LONE_DEAL


def test_several_games_may_stand_in_one_file():
    first, second = record_text("king14-kings", "a", deals=1), record_text("king3", "b", deals=2)
    records = parse_record(first + second)
    assert [record.header.preset for record in records if record.header] == ["king14-kings", "king3"]
    assert format_record(*records) == first + "\n" + second


def test_only_changed_switches_are_written():
    text = record_text("king14-kings", deals=0, switches={"boys": "kings", "king_discard": "free"})
    assert "set      king_discard=free\n" in text


def test_a_remark_may_end_a_line():
    text = record_text("king14-kings", deals=1)
    assert parse_record(text.replace("\nhash", "   # preset, version\nhash")) == parse_record(text)
