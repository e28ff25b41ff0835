"""The list of presets, for those who choose one."""

from __future__ import annotations

import msgspec

from kingclub.rules.loader import resolve
from kingclub.rules.preset_file import PresetFile, preset_ids, read_preset

FIRST_PRESET = "king14-kings"
"""What is played where nobody names a game."""


USUAL_PLAYERS = 4
"""Where nobody says, and the game can be played by so many."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the catalogue."""

    id: str
    version: int
    title: dict[str, str]
    """By language: `ru`, `en`."""
    players: tuple[int, ...]
    deals: int | None
    """Deals in a game with the default switches and the fewest players; None where points end it."""
    extends: str | None
    sources: tuple[str, ...]


def catalogue() -> tuple[Entry, ...]:
    """Every preset, parents before their variants, else by id."""
    entries = [_entry(preset) for preset in preset_ids()]
    return tuple(sorted(entries, key=lambda entry: (entry.extends is not None, entry.id)))


def usual_players(preset: str) -> int:
    """How many play where nobody says; raises UnknownPreset."""
    accepted = set(map(int, read_preset(preset).players))
    return USUAL_PLAYERS if USUAL_PLAYERS in accepted else min(accepted)


def _entry(preset: str) -> Entry:
    file = read_preset(preset)
    return Entry(
        id=file.id,
        version=file.version,
        title={"ru": file.title.ru, "en": file.title.en},
        players=tuple(sorted(map(int, file.players))),
        deals=_deals(file),
        extends=file.extends,
        sources=tuple(file.sources),
    )


def _deals(file: PresetFile) -> int | None:
    players = min(map(int, file.players))
    return resolve(file, players, {}).deals
