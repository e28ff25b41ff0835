"""The games that a start page offers, with their switches in words."""

from __future__ import annotations

from functools import cache

from kingclub.club.table_view import Title
from kingclub.rules import (
    FIRST_PRESET,
    SWITCHES,
    Entry,
    SwitchValue,
    catalogue,
    format_switch,
    load,
    switch_text,
    usual_players,
)
from kingclub.web.bodies import PresetInfo, PresetList, Seating, SwitchChoice, SwitchInfo
from kingclub.web.both_languages import both


@cache
def preset_list() -> PresetList:
    entries = sorted(catalogue(), key=lambda entry: entry.id != FIRST_PRESET)
    presets = [_preset(entry) for entry in entries]
    named = {name for preset in presets for seating in preset.seatings for name in seating.switches}
    return PresetList(presets=presets, switches=[_switch(name) for name in SWITCHES if name in named])


def _preset(entry: Entry) -> PresetInfo:
    return PresetInfo(
        id=entry.id,
        title=Title(ru=entry.title["ru"], en=entry.title["en"]),
        seatings=[_seating(entry.id, players) for players in entry.players],
        usual_players=usual_players(entry.id),
    )


def _seating(preset: str, players: int) -> Seating:
    ruleset = load(preset, players=players)
    switches = {name: format_switch(value) for name, value in ruleset.switches.items()}
    return Seating(players=players, deals=ruleset.deals, switches=switches)


def _switch(name: str) -> SwitchInfo:
    switch = SWITCHES[name]
    return SwitchInfo(
        name=name,
        question=both(lambda texts: texts.text(f"switch-{name}")),
        choices=[_choice(name, value) for value in switch.values],
        any_number=switch.any_number,
    )


def _choice(name: str, value: SwitchValue) -> SwitchChoice:
    return SwitchChoice(value=format_switch(value), text=both(lambda texts: switch_text(name, value, texts)))


def usual_players_of(preset: str) -> int | None:
    """None where there is no such preset: what is asked of it next says so."""
    return next((info.usual_players for info in preset_list().presets if info.id == preset), None)
