"""The rules as plain data: fresh, and with any switches what the rules themselves give."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.rules import RulesError, Ruleset, format_switch, load
from kingclub.scorepad import PresetData, patched, rules_data
from kingclub.scorepad.rules_patches import difference, merged, plain
from tests.strategies import rulesets
from tools.pad_rules import DATA, FINDER, TYPES, data_text, finder_text, types_text


@cache
def presets() -> tuple[PresetData, ...]:
    return tuple(msgspec.json.decode(DATA.read_bytes(), type=list[PresetData]))


def preset_of(ruleset: Ruleset) -> PresetData:
    same = (each for each in presets() if (each.id, each.players) == (ruleset.preset, ruleset.players))
    return next(same)


@pytest.mark.slow
def test_the_data_is_fresh() -> None:
    assert DATA.read_text(encoding="utf-8") == data_text(), "run `python tools/pad_rules.py`"


def test_the_finder_is_fresh() -> None:
    assert FINDER.read_text(encoding="utf-8") == finder_text(), "run `python tools/pad_rules.py`"


def test_the_types_are_fresh() -> None:
    assert TYPES.read_text(encoding="utf-8") == types_text(), "run `python tools/pad_rules.py`"


@given(rulesets())
def test_the_patches_give_what_the_rules_give(ruleset: Ruleset) -> None:
    switches = {name: format_switch(value) for name, value in ruleset.switches.items() if name != "order"}
    same = load(ruleset.preset, players=ruleset.players, switches=switches)
    assert patched(preset_of(ruleset), switches) == plain(rules_data(same))


@given(st.data())
def test_what_the_rules_refuse_the_patches_refuse(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(presets()))
    switches = {
        name: data.draw(st.sampled_from(list(switch.values) or [switch.default]), name)
        for name, switch in preset.switches.items()
    }
    try:
        load(preset.id, players=preset.players, switches=switches)
    except RulesError:
        assert "refused" in patched(preset, switches)
    else:
        assert "refused" not in patched(preset, switches)


def test_a_difference_is_a_merge_patch() -> None:
    old, new = {"a": {"b": 1, "c": 2}, "d": 3, "e": [1]}, {"a": {"b": 1, "c": 4}, "e": [1, 2], "f": {}}
    assert difference(old, new) == {"a": {"c": 4}, "d": None, "e": [1, 2], "f": {}}
    assert merged(old, difference(old, new)) == new
