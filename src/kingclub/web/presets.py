"""The games that a start page offers, with their switches in words."""

from __future__ import annotations

from functools import cache

from kingclub.club.table_view import Title
from kingclub.rules import FIRST_PRESET, SWITCHES, Entry, SwitchValue, catalogue, format_switch, load
from kingclub.texts import LANGS, Argument, Lang, Points, Texts
from kingclub.web.bodies import PresetInfo, PresetList, Seating, SwitchChoice, SwitchInfo

_USUAL = 4
"""Players, where the game can be played by so many."""


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
        usual_players=usual_players(entry),
    )


def usual_players(entry: Entry) -> int:
    return _USUAL if _USUAL in entry.players else min(entry.players)


def _seating(preset: str, players: int) -> Seating:
    ruleset = load(preset, players=players)
    switches = {name: format_switch(value) for name, value in ruleset.switches.items()}
    return Seating(players=players, deals=ruleset.deals, switches=switches)


def _switch(name: str) -> SwitchInfo:
    switch = SWITCHES[name]
    return SwitchInfo(
        name=name,
        question=_title({lang: Texts(lang).text(f"switch-{name}") for lang in LANGS}),
        choices=[
            SwitchChoice(value=format_switch(each), text=_meaning(name, each)) for each in switch.values
        ],
        any_number=switch.any_number,
    )


def _meaning(name: str, value: SwitchValue) -> Title:
    shown: Argument = format_switch(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        shown = Points(int(value * 2))
    return _title({lang: Texts(lang).text(f"switch-{name}-value", value=shown) for lang in LANGS})


def _title(texts: dict[Lang, str]) -> Title:
    return Title(ru=texts["ru"], en=texts["en"])
