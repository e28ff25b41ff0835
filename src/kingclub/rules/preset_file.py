"""One rule file as it is written: read, extended from its parent, checked key by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from kingclub.rules.contract import ContractId, Counting, Form
from kingclub.rules.errors import PresetFileError, UnknownPreset
from kingclub.rules.programme import PhaseName, Winner
from kingclub.texts import Lang

Number = int | float
Value = str | int | float | bool | list[str]
"""What a switch may be in a file."""


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's name, or a remark on it, in both languages."""

    ru: str
    en: str

    def told(self, lang: Lang) -> str:
        return self.ru if lang == "ru" else self.en


class PriceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points for one of each item, without sign; boys by which ranks are boys."""

    tricks: Number = 0
    boys: dict[str, Number] = {}
    girls: Number = 0
    hearts: Number = 0
    king: Number = 0
    last_two: Number = 0
    joker: Number = 0
    hearts_by_rank: dict[str, Number] = {}
    """In place of `hearts`, for the game that prices each heart; keys as the record writes ranks."""
    suit: Number = 0
    """For each card of a penalty suit."""
    ranks: dict[str, Number] = {}
    """For each card left in a hand, by its rank as the record writes it."""
    wild: Number = 0
    """The high price of a wild card, as KisKisRules tell."""


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pack for one number of players, and what else differs with them."""

    lowest: Annotated[int, msgspec.Meta(ge=2, le=14)]
    """The lowest rank of the pack, 2 to 14."""
    removed: list[str] = []
    """Cards taken out of it, as the record writes them."""
    jokers: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    aside: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Cards laid aside face down, so that the rest can be dealt evenly."""
    programme: list[ContractId] = []
    prices: dict[str, Any] = {}
    switches: dict[str, Value] = {}
    without: list[str] = []


class KisKisTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the cards of Кис-Кис do to the next player; ranks as the record writes them."""

    draws: dict[str, int]
    skips: list[str]
    wild: str
    spare: int
    """Packs are added until so many cards are left to draw from."""


class PresetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule file with its parents' keys filled in."""

    id: str
    version: int
    form: Form
    sources: list[str]
    winner: Winner
    title: Title
    players: dict[Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]?$")], Seating]
    extends: str | None = None
    not_covered: Title | None = None
    """What players of the game know and this ruleset does not do; for its own page, never inherited."""
    more_players: bool = False
    """Any number of players above the greatest one listed plays as that one does."""
    packet: Annotated[int, msgspec.Meta(ge=1)] = 1
    hand: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Cards dealt to each; what is left is the stock. All are dealt out where the key is absent."""
    phases: tuple[PhaseName, ...] = (PhaseName.DEAL_ALL, PhaseName.PLAY)
    trump_phases: list[PhaseName] = []
    trump_counting: Counting = Counting.ITEMS
    after_stop: list[Annotated[int, msgspec.Meta(ge=1)]] = []
    """The packets after the three-card stop."""
    order_lists: dict[str, list[ContractId]] = {}
    """By the value of the switch order_list: what each player orders once (each entry)."""
    order_passes: bool = False
    until: int | None = None
    """The game ends after the deal in which somebody reaches this many points."""
    programme: list[ContractId] = []
    heart_ban: list[ContractId] = []
    king_duty: list[ContractId] = []
    early_end: list[ContractId] = []
    prices: PriceTable = PriceTable()
    switches: dict[str, Value] = {}
    kis_kis: KisKisTable | None = None

    def seating(self, players: int) -> Seating:
        """The pack for this number of players, which `players` accepts."""
        return self.players.get(str(players)) or self.players[str(max(map(int, self.players)))]


_DATA = files("kingclub.rules") / "data"
_DEEP = ("prices", "switches")
"""Tables of which a variant states single keys; every other key replaces its parent's whole."""

Raw = dict[str, Any]  # a TOML document: checked as soon as it is whole


def preset_ids() -> tuple[str, ...]:
    """Every preset that has a rule file, by id."""
    names = (entry.name for entry in _DATA.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


@cache
def read_preset(preset: str) -> PresetFile:
    """The rule file of `preset`, read once; raises UnknownPreset or PresetFileError."""
    known = preset_ids()
    if preset not in known:
        raise UnknownPreset(preset, known)
    return parse_preset({name: (_DATA / f"{name}.toml").read_text("utf-8") for name in known}, preset)


def for_players(file: PresetFile, players: int) -> PresetFile:
    """The rule file with what differs for this number of players put in its place."""
    seating = file.seating(players)
    switches = {name: value for name, value in file.switches.items() if name not in seating.without}
    raw = msgspec.to_builtins(file.prices) | seating.prices
    try:
        prices = msgspec.convert(raw, PriceTable)
    except msgspec.ValidationError as error:
        reason = str(error).replace("`$.", f"key `players.{players}.prices.")
        raise PresetFileError(f"{file.id}.toml", reason) from error
    return msgspec.structs.replace(
        file,
        prices=prices,
        switches=switches | seating.switches,
        programme=seating.programme or file.programme,
    )


def parse_preset(texts: Mapping[str, str], preset: str) -> PresetFile:
    """As `read_preset`, from the texts of rule files by id."""
    file = f"{preset}.toml"
    raw = _with_parents(texts, preset, ())
    if raw.get("id") != preset:
        raise PresetFileError(file, f"key id: {raw.get('id')!r} is not the file's name")
    try:
        return msgspec.convert(raw, PresetFile)
    except msgspec.ValidationError as error:
        raise PresetFileError(file, str(error).replace("`$.", "key `")) from error


def _with_parents(texts: Mapping[str, str], preset: str, children: tuple[str, ...]) -> Raw:
    file = f"{preset}.toml"
    if preset in children:
        raise PresetFileError(file, f"key extends: a circle: {' -> '.join((*children, preset))}")
    if preset not in texts:
        raise PresetFileError(f"{children[-1]}.toml", f"key extends: no preset {preset!r}")
    try:
        own = tomllib.loads(texts[preset])
    except tomllib.TOMLDecodeError as error:
        raise PresetFileError(file, str(error)) from error
    for key in ("id", "version", "sources", "title"):  # never inherited
        if key not in own:
            raise PresetFileError(file, f"key {key}: missing")
    parent = own.get("extends")
    if parent is None:
        return own
    return _extended(_with_parents(texts, str(parent), (*children, preset)), own, file)


def _extended(parent: Raw, own: Raw, file: str) -> Raw:
    without = own.pop("without", [])
    raw = {key: value for key, value in parent.items() if key != "not_covered"} | own
    raw.pop("without", None)
    for table in _DEEP:
        raw[table] = parent.get(table, {}) | own.get(table, {})
    for switch in without:
        if switch not in parent["switches"]:
            raise PresetFileError(file, f"key without: the parent has no switch {switch!r}")
        del raw["switches"][switch]
    return raw
