"""Reads `scores/PRESET/NAME.sheet`: what the seats took in a deal, and what each contract writes for it.

First the terms and the tally, a line each, by seat from 1 on; then, after an empty line, a row a contract.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kingclub.cards import Card, CardSet, parse_cards, parse_suit
from kingclub.rules import ContractId, Item
from kingclub.scoring import Row, Sale, Seat, Taken, Tally, Terms, Trump

SCORES = Path(__file__).parent / "scores"


@dataclass(frozen=True)
class SheetFile:
    """One deal as a person can check it by hand; rows are half points."""

    terms: Terms
    tally: Tally
    rows: dict[ContractId, Row]


def read_sheet(file: Path) -> SheetFile:
    text = file.read_text(encoding="utf-8")
    source, _, body = text.partition("\n")
    assert source.startswith("# source: ")
    taken, _, written = body.partition("\n\n")
    rows = {ContractId(words[0]): _row(words[1:]) for words in _lines(written)}
    players = len(next(iter(rows.values())))
    lines = dict[str, list[str]]()
    cards = [CardSet()] * players
    held: list[tuple[Card, ...]] = [()] * players
    for keyword, *words in _lines(taken):
        if keyword == "cards":
            cards[int(words[0]) - 1] = CardSet.of(parse_cards(" ".join(words[1:])))
        elif keyword == "held":
            held[int(words[0]) - 1] = parse_cards(" ".join(words[1:]))
        else:
            lines[keyword] = words
    return SheetFile(_terms(lines), _tally(lines, cards, held), rows)


def _lines(text: str) -> Iterator[list[str]]:
    return (line.split() for line in text.splitlines() if line)


def _row(words: list[str]) -> Row:
    return tuple(int(float(word) * 2) for word in words)


def _tally(lines: dict[str, list[str]], cards: list[CardSet], held: list[tuple[Card, ...]]) -> Tally:
    counts = {item: lines.get(item, ["0"] * len(cards)) for item in Item}
    return tuple(
        Taken(
            **{item: int(words[seat]) for item, words in counts.items()}, cards=cards[seat], held=held[seat]
        )
        for seat in range(len(cards))
    )


def _terms(lines: dict[str, list[str]]) -> Terms:
    def seat(keyword: str) -> Seat | None:
        return Seat(int(lines[keyword][0]) - 1) if keyword in lines else None

    sale = [int(word) for word in lines.get("sale", [])]  # buyer, seller, tricks
    return Terms(
        declarer=seat("declarer"),
        trump=Trump(lines["trump"][0]) if "trump" in lines else None,
        bid=int(lines["bid"][0]) if "bid" in lines else None,
        sale=Sale(buyer=Seat(sale[0] - 1), seller=Seat(sale[1] - 1), tricks=sale[2]) if sale else None,
        written_off="written_off" in lines,
        penalty_suit=parse_suit(lines["penalty_suit"][0]) if "penalty_suit" in lines else None,
        hearts_in_stock=int(lines["hearts_in_stock"][0]) if "hearts_in_stock" in lines else None,
        held_king=seat("held_king"),
        queen_out=seat("queen_out"),
    )
