"""Single words of a line: numbers, seats, cards, points. Each raises NotationError at its own column."""

from __future__ import annotations

import re

from kingclub.cards import Card, CardFault, CardTextError, Suit, parse_card, parse_suit
from kingclub.notation.fault import Fault
from kingclub.notation.source import Line
from kingclub.rules import ContractId
from kingclub.scoring import Row, Seat

NO_CONTRACT = "?"
"""Stands for the contract of a deal while it is not ordered yet."""

_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_POINTS = re.compile(r"([1-9][0-9]?):(-?)(0|[1-9][0-9]{0,5})(\.5)?")


def word(line: Line, place: int, wanted: str) -> str:
    """The word at `place`, as it stands."""
    if place >= len(line.words):
        raise line.error(Fault.MISSING_WORD, place, wanted)
    return line.words[place].text


def literal(line: Line, place: int, wanted: str) -> None:
    """Checks that this very word stands at `place`."""
    if word(line, place, wanted) != wanted:
        raise line.error(Fault.BAD_WORD, place, wanted)


def end(line: Line, place: int) -> None:
    """Checks that the line has no word at `place`."""
    if place < len(line.words):
        raise line.error(Fault.EXTRA_WORD, place)


def number(line: Line, place: int) -> int:
    text = word(line, place, "1, 2, 3 …")
    if not _NUMBER.fullmatch(text):
        raise line.error(Fault.BAD_WORD, place, "1, 2, 3 …")
    return int(text)


def seat(line: Line, place: int) -> Seat:
    text = word(line, place, "1, 2, 3 …")
    if not _NUMBER.fullmatch(text) or int(text) > 99:
        raise line.error(Fault.BAD_SEAT, place, "1, 2, 3 …")
    return Seat(int(text) - 1)


def contract_or_none(line: Line, place: int) -> ContractId | None:
    """The contract of a deal; none yet where it is still to be ordered."""
    return None if word(line, place, NO_CONTRACT) == NO_CONTRACT else contract(line, place)


def contract(line: Line, place: int) -> ContractId:
    known = ", ".join(ContractId)
    text = word(line, place, known)
    if text not in set(ContractId):
        raise line.error(Fault.BAD_WORD, place, known)
    return ContractId(text)


def card(line: Line, place: int) -> Card:
    text = word(line, place, "7♠, 10♥, Q♦ …")
    try:
        return parse_card(text)
    except CardTextError as error:
        mixed = error.fault is CardFault.MIXED_ALPHABETS
        raise line.error(Fault.MIXED_ALPHABETS if mixed else Fault.BAD_CARD, place) from error


def cards(line: Line, place: int) -> tuple[Card, ...]:
    """All cards from `place` to the end of the line; there may be none."""
    return tuple(card(line, place) for place in range(place, len(line.words)))


def suit(line: Line, place: int) -> Suit:
    try:
        return parse_suit(word(line, place, "♠ ♣ ♦ ♥"))
    except ValueError as error:
        raise line.error(Fault.BAD_WORD, place, "♠ ♣ ♦ ♥") from error


def points(line: Line) -> Row:
    """`1:-8 2:7.5 …` after the first word, every seat in its turn."""
    row: list[int] = []
    for place in range(1, len(line.words)):
        wanted = f"{place}:-8"
        match = _POINTS.fullmatch(line.words[place].text)
        if match is None or (match[2] and match[3] == "0" and not match[4]):
            raise line.error(Fault.BAD_WORD, place, wanted)
        if int(match[1]) != place:
            raise line.error(Fault.BAD_SEAT, place, str(place))
        half = 2 * int(match[3]) + (match[4] is not None)
        row.append(-half if match[2] else half)
    return tuple(row)


def format_half_points(half: int) -> str:
    """Half points as a decimal number: `7.5`, `-16`."""
    whole, rest = divmod(abs(half), 2)
    return ("-" if half < 0 else "") + str(whole) + (".5" if rest else "")


def format_points(row: Row) -> str:
    return " ".join(f"{place}:{format_half_points(half)}" for place, half in enumerate(row, 1))
