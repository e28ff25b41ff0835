"""One preset with all its switches as plain data: a base, and what each house rule changes in it.

A patch is a JSON merge patch (RFC 7396: null takes a key away). All patches whose `when` holds are applied
in their order; the result is what `rules_data` gives for the same switches. Found by asking the rules
themselves, so that whoever reads the data needs to know no preset, no price and no switch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from typing import Any, cast

import msgspec

from kingclub.rules import (
    SWITCHES,
    RulesError,
    Ruleset,
    UnbalancedRuleset,
    format_switch,
    load,
    read_preset,
)
from kingclub.scorepad.rules_data import RulesData, rules_data

Plain = dict[str, Any]  # JSON


class Patch(msgspec.Struct, frozen=True):
    """What changes where each of these switches has that value."""

    when: Mapping[str, str]
    set: Plain


class SwitchData(msgspec.Struct, frozen=True):
    """A house rule that the table may turn; values as the command line writes them."""

    default: str
    values: Sequence[str]
    any_number: bool
    """Any number of half points is a value too: the price of a trump trick."""


class PresetData(msgspec.Struct, frozen=True, kw_only=True):
    """A preset for one number of players."""

    id: str
    version: int
    title: Mapping[str, str]
    """By language."""
    players: int
    switches: Mapping[str, SwitchData]
    base: RulesData
    """With the default switches."""
    patches: Sequence[Patch]


WHOLE = {"packs": range(1, 65)}
"""Of the switches that take any number: those whose few numbers are listed, and where they are looked for."""

REFUSED = "refused"
"""The key that a patch sets where switches do not go together: the word says why."""


def preset_data(preset: str, players: int) -> PresetData:
    """All that a pad needs of the preset."""
    file = read_preset(preset)
    base = load(preset, players=players)
    return PresetData(
        id=preset,
        version=file.version,
        title={"ru": file.title.ru, "en": file.title.en},
        players=players,
        switches={name: _switch(base, name) for name in sorted(base.switches)},
        base=rules_data(base),
        patches=_Patches(base).find(),
    )


def patched(data: PresetData, switches: Mapping[str, str]) -> Plain:
    """The plain data with these switches set, as its reader must compute it."""
    rules = plain(data.base)
    for patch in data.patches:
        if all(switches.get(name) == value for name, value in patch.when.items()):
            rules = merged(rules, patch.set)
    return rules


def merged(into: Plain, patch: Plain) -> Plain:
    """`into` after a merge patch."""
    result = dict(into)
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            inner = result.get(key)
            below = cast(Plain, inner) if isinstance(inner, dict) else {}
            result[key] = merged(below, cast(Plain, value))
        else:
            result[key] = value
    return result


def plain(data: RulesData) -> Plain:
    """As it stands in the file; a key that says nothing is left out."""
    raw: Plain = msgspec.json.decode(msgspec.json.encode(data))
    return {key: value for key, value in raw.items() if value is not None}


class _Patches:
    """Asks the rules for every value alone, then for pairs, then for larger sets of those that met."""

    def __init__(self, base: Ruleset) -> None:
        self._base = base
        self._plain = plain(rules_data(base))
        self._found: list[Patch] = []

    def find(self) -> tuple[Patch, ...]:
        values = [value for name in sorted(self._base.switches) for value in self._others(name)]
        self._level(values, 1)
        if self._level(values, 2):
            meeting = {name for patch in self._found if len(patch.when) == 2 for name in patch.when}
            values = [value for value in values if value[0] in meeting]
            size = 3
            while self._level(values, size):
                size += 1
        numbers = [
            (name, value) for name in sorted(self._base.switches) for value in _numbers(self._base, name)
        ]
        self._level(numbers, 1)
        return tuple(self._found)

    def _others(self, name: str) -> Iterator[tuple[str, str]]:
        default = format_switch(self._base.switches[name])
        for value in SWITCHES[name].values:
            if format_switch(value) != default:
                yield name, format_switch(value)

    def _level(self, values: Sequence[tuple[str, str]], size: int) -> bool:
        """Whether sets of this size bring anything that the smaller ones do not tell."""
        before = len(self._found)
        for chosen in combinations(values, size):
            when = dict(chosen)
            if len(when) == size and (patch := self._patch(when)):
                self._found.append(Patch(when, patch))
        return len(self._found) > before

    def _patch(self, when: Mapping[str, str]) -> Plain:
        foreseen = self._plain
        for patch in self._found:
            if patch.when.items() <= when.items():
                foreseen = merged(foreseen, patch.set)
        asked = self._ask(when)
        return difference(foreseen, foreseen | asked if REFUSED in asked else asked)

    def _ask(self, when: Mapping[str, str]) -> Plain:
        try:
            ruleset = load(self._base.preset, players=self._base.players, switches=when)
        except UnbalancedRuleset:
            return {REFUSED: "unbalanced"}
        except RulesError:
            return {REFUSED: "switches"}
        return plain(rules_data(ruleset))


def difference(old: Plain, new: Plain) -> Plain:
    """The merge patch that makes `new` of `old`."""
    patch: Plain = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = difference(cast(Plain, before), cast(Plain, value))
            if inner:
                patch[key] = inner
        elif value != before:
            patch[key] = value
    return patch


def _numbers(base: Ruleset, name: str) -> tuple[str, ...]:
    """The numbers that the rules take for a switch whose numbers are listed."""
    found: list[str] = []
    for number in map(str, WHOLE.get(name, ())):
        with suppress(RulesError):
            load(base.preset, players=base.players, switches={name: number})
            found.append(number)
    return tuple(found)


def _switch(base: Ruleset, name: str) -> SwitchData:
    switch = SWITCHES[name]
    values = tuple(format_switch(value) for value in switch.values)
    return SwitchData(
        format_switch(base.switches[name]),
        values + _numbers(base, name),
        switch.any_number and name not in WHOLE,
    )
