"""The lines of a deal: hands, stock, calls, tricks, row, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from kingclub.notation import words
from kingclub.notation.calls import parse_action, parse_call
from kingclub.notation.fault import Fault
from kingclub.notation.record import (
    ActionLine,
    CallLine,
    CardsLine,
    DealRecord,
    FlipLine,
    Move,
    PointsLine,
    ShownLine,
    TrickLine,
)
from kingclub.notation.source import Line


def start_deal(line: Line) -> DealRecord:
    """`deal 7 no-all dealer 1`; raises NotationError."""
    number = words.number(line, 1)
    contract = words.contract_or_none(line, 2)
    words.literal(line, 3, "dealer")
    dealer = words.seat(line, 4)
    words.end(line, 5)
    return DealRecord(number=number, contract=contract, dealer=dealer, at=line)


def add_line(deal: DealRecord, line: Line) -> DealRecord:
    """The deal with one line more; raises NotationError."""
    if deal.row is not None:
        raise line.error(Fault.MISPLACED, 0, "deal …")
    keyword = line.words[0].text
    read = _READ.get(keyword, _action if keyword.isdecimal() else None)
    if read is None:
        raise line.error(Fault.UNKNOWN_TAG, 0, ", ".join(DEAL_WORDS))
    return read(deal, line)


def _hand(deal: DealRecord, line: Line) -> DealRecord:
    seat = words.seat(line, 1)
    if deal.stock or deal.upcard or deal.moves:
        raise line.error(Fault.MISPLACED, 0, "trick …")
    if seat != len(deal.hands):
        raise line.error(Fault.BAD_SEAT, 1, str(len(deal.hands) + 1))
    hand = CardsLine(words.cards(line, 2), at=line)
    return replace(deal, hands=(*deal.hands, hand))


def _stock(deal: DealRecord, line: Line) -> DealRecord:
    if deal.stock or deal.upcard or deal.moves:
        raise line.error(Fault.MISPLACED, 0, "upcard …")
    return replace(deal, stock=CardsLine(words.cards(line, 1), at=line))


def _upcard(deal: DealRecord, line: Line) -> DealRecord:
    if deal.upcard or deal.moves:
        raise line.error(Fault.MISPLACED, 0, "1 play …")
    words.end(line, 2)
    return replace(deal, upcard=CardsLine((words.card(line, 1),), at=line))


def _row(deal: DealRecord, line: Line) -> DealRecord:
    words.word(line, 1, "1:-8")
    return replace(deal, row=PointsLine(words.points(line), at=line))


def _call(line: Line) -> Move:
    return CallLine(parse_call(line), at=line)


def _shown(line: Line) -> Move:
    words.end(line, 3)
    return ShownLine(words.seat(line, 1), words.card(line, 2), at=line)


def _trick(line: Line) -> Move:
    leader = words.seat(line, 1)
    arrow = next((place for place, word in enumerate(line.words) if word.text == "->"), None)
    if arrow is None:
        words.card(line, 2)
        return TrickLine(leader, words.cards(line, 2), None, at=line)
    cards = tuple(words.card(line, place) for place in range(2, arrow))
    if not cards:
        raise line.error(Fault.BAD_WORD, 2, "7♠, 10♥, Q♦ …")
    winner = words.seat(line, arrow + 1)
    words.end(line, arrow + 2)
    return TrickLine(leader, cards, winner, at=line)


def _flip(line: Line) -> Move:
    words.card(line, 1)
    return FlipLine(words.cards(line, 1), at=line)


def _move(read: Callable[[Line], Move]) -> Callable[[DealRecord, Line], DealRecord]:
    def add(deal: DealRecord, line: Line) -> DealRecord:
        return replace(deal, moves=(*deal.moves, read(line)))

    return add


_action = _move(lambda line: ActionLine(parse_action(line), at=line))
_READ: Mapping[str, Callable[[DealRecord, Line], DealRecord]] = {
    "hand": _hand,
    "stock": _stock,
    "upcard": _upcard,
    "call": _move(_call),
    "shown": _move(_shown),
    "trick": _move(_trick),
    "flip": _move(_flip),
    "row": _row,
}
DEAL_WORDS = tuple(_READ)
"""The words that begin a line of a deal; besides them seats do."""
