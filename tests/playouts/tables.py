"""What the brute force knows of each preset, read from `tables.toml`; nothing of `kingclub` is imported."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

Card: TypeAlias = tuple[str, str]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["♠", "♣", "♦", "♥"]
JOKER = "Jo"
NEGATIVES = ["no-tricks", "no-boys", "no-girls", "no-hearts", "no-king", "no-last-two", "no-all"]
POSITIVES = [contract.replace("no-", "take-") for contract in NEGATIVES]
FOURTEEN = NEGATIVES + POSITIVES
ALL_OF = {"no-*": NEGATIVES, "take-*": POSITIVES}


@dataclass(frozen=True)
class Preset:
    """A preset at a table of so many."""

    players: int
    pack: list[Card]
    contracts: list[str]
    boys: str = "kings"
    prices: dict[str, Fraction] = field(default_factory=dict[str, Fraction])
    trump_price: int = 0
    switches: dict[str, str] = field(default_factory=dict[str, str])
    calls: list[str] = field(default_factory=list[str])
    turned: dict[str, list[str]] = field(default_factory=dict[str, list[str]])


def parse_card(text: str) -> Card:
    if text.startswith(JOKER):
        return (JOKER, text.removeprefix(JOKER))
    return (text[-1], text[:-1])


def pack(lowest: str, without: str = "", jokers: int = 0, packs: int = 1) -> list[Card]:
    cards = [(suit, rank) for suit in SUITS for rank in RANKS[RANKS.index(lowest) :]]
    for text in without.split():
        cards.remove(parse_card(text))
    return (cards + [(JOKER, str(number + 1)) for number in range(jokers)]) * packs


def _contracts(words: list[str]) -> Iterator[str]:
    for word in words:
        yield from ALL_OF.get(word, [word])


def _preset(table: dict[str, Any]) -> Preset:
    made: dict[str, Any] = table | {
        "pack": pack(**table["pack"]),
        "contracts": list(_contracts(table["contracts"])),
    }
    made["prices"] = {item: Fraction(price) for item, price in table.get("prices", {}).items()}
    return Preset(**made)


_WRITTEN = tomllib.loads((Path(__file__).parent / "tables.toml").read_text(encoding="utf-8"))
TABLES = {name: [_preset(table) for table in tables] for name, tables in _WRITTEN.items()}
"""By preset, the usual table first."""
