"""The games that a start page offers, with their switches in words."""

from __future__ import annotations

from functools import cache

from kingclub.club.table_view import Title
from kingclub.rules import SWITCHES, Entry, SwitchValue, catalogue, format_switch, load
from kingclub.texts import LANGS, Argument, Lang, Points, Texts
from kingclub.web.bodies import PresetInfo, PresetList, SwitchChoice, SwitchInfo

FIRST = "king14-kings"
"""What "play now" plays."""


@cache
def preset_list() -> PresetList:
    entries = sorted(catalogue(), key=lambda entry: entry.id != FIRST)
    return PresetList(presets=[_preset(entry) for entry in entries])


def _preset(entry: Entry) -> PresetInfo:
    players = 4 if 4 in entry.players else min(entry.players)
    switches = load(entry.id, players=players).switches
    return PresetInfo(
        id=entry.id,
        title=Title(ru=entry.title["ru"], en=entry.title["en"]),
        players=list(entry.players),
        deals=entry.deals,
        extends=entry.extends,
        switches=[_switch(name, value) for name, value in sorted(switches.items())],
    )


def _switch(name: str, default: SwitchValue) -> SwitchInfo:
    values = SWITCHES[name].values
    return SwitchInfo(
        name=name,
        question=_title({lang: Texts(lang).text(f"switch-{name}") for lang in LANGS}),
        default=format_switch(default),
        choices=[SwitchChoice(value=format_switch(value), text=_meaning(name, value)) for value in values],
    )


def _meaning(name: str, value: SwitchValue) -> Title:
    shown: Argument = format_switch(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        shown = Points(int(value * 2))
    return _title({lang: Texts(lang).text(f"switch-{name}-value", value=shown) for lang in LANGS})


def _title(texts: dict[Lang, str]) -> Title:
    return Title(ru=texts["ru"], en=texts["en"])
