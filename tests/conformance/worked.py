"""Reads `worked.toml`: worked positions with the outcomes that are written down for them."""

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TypedDict, cast

from tests.playouts.brute_force import Deal
from tests.playouts.tables import Card, parse_card


class Entry(TypedDict, total=False):
    source: str
    hands: str | list[str]
    dealer: int
    contract: str
    set: dict[str, str]
    terms: dict[str, str]
    tricks: list[str]
    over: bool
    rows: dict[str, list[float]]
    played: str
    legal: str


class File(TypedDict):
    hands: dict[str, list[str]]
    deal: list[Entry]
    position: list[Entry]


@dataclass(frozen=True)
class WorkedDeal:
    """A deal played as written; `row` is what it must give, trick by trick with its leader and winner."""

    source: str
    deal: Deal
    tricks: list[tuple[int, list[Card], int]]
    is_over: bool
    row: list[Fraction]


@dataclass(frozen=True)
class Position:
    """After `played`, led by seat 1 of `king14-kings`, the seat on turn may play `legal` and nothing else."""

    source: str
    deal: Deal
    played: list[Card]
    legal: set[Card]


def cards_of(text: str) -> list[Card]:
    return [parse_card(card) for card in text.split()]


def deal_of(file: File, entry: Entry, preset: str) -> Deal:
    named = entry.get("hands", "")
    hands = file["hands"][named] if isinstance(named, str) else named
    return Deal(
        preset,
        entry.get("contract", ""),
        entry.get("dealer", 4),
        {seat: cards_of(hand) for seat, hand in enumerate(hands, start=1)},
        entry.get("set", {}),
        entry.get("terms", {}),
    )


def trick_of(line: str) -> tuple[int, list[Card], int]:
    played, taker = line.split(" -> ")
    leader, cards = played.split(maxsplit=1)
    return int(leader), cards_of(cards), int(taker)


def read() -> File:
    text = Path(__file__).with_suffix(".toml").read_text("utf-8")
    return cast(File, tomllib.loads(text))


def worked_deals() -> list[WorkedDeal]:
    file = read()
    return [
        WorkedDeal(
            source=entry.get("source", ""),
            deal=deal_of(file, entry, preset),
            tricks=[trick_of(line) for line in entry.get("tricks", [])],
            is_over=entry.get("over", True),
            row=[Fraction(points) for points in row],
        )
        for entry in file["deal"]
        for preset, row in entry.get("rows", {}).items()
    ]


def positions() -> list[Position]:
    file = read()
    return [
        Position(
            source=entry.get("source", ""),
            deal=deal_of(file, entry, "king14-kings"),
            played=cards_of(entry.get("played", "")),
            legal=set(cards_of(entry.get("legal", ""))),
        )
        for entry in file["position"]
    ]
