"""What is wrong with a typed sheet, what could mend it, and what its numbers can not tell."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from kingclub.scorepad.cell import why_not
from kingclub.scorepad.doctor.mends import Ways, find_mends
from kingclub.scorepad.doctor.paper import Line, Paper, Place, paper_of
from kingclub.scorepad.fault import RowReason
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.row_check import nearest
from kingclub.scoring import Seat, TotalKind


class Unknown(StrEnum):
    """What the numbers can not tell."""

    WHICH = "which"
    """Several mends fit equally well."""
    TOO_MANY = "too-many"
    """More numbers are wrong than can be told from one another."""
    NO_TOTALS = "no-totals"
    """No totals are written: a slip that keeps the sum of its row is not seen, nor in which column one is."""
    GAPS = "gaps"
    """Rows are left for later: the written totals can not be checked."""
    OPEN_CHECK = "open-check"
    """A bid or a card laid aside, which is not known, changes what these rows sum to."""


class Ruling(StrEnum):
    """Why one cell alone does not mend its row."""

    WRONG_SIGN = "wrong-sign"
    WRONG_STEP = "wrong-step"
    TOO_MUCH = "too-much"
    ELSEWHERE = "elsewhere"
    """The cell could hold it, but then another sum of the sheet is still off, or comes off."""


class RowOff(msgspec.Struct, frozen=True):
    """A row that does not sum to its check, or has a blank."""

    row: int
    found: int
    wanted: int
    """The nearest of the sums that it may have."""

    @property
    def off(self) -> int:
        return self.found - self.wanted


class CellOff(msgspec.Struct, frozen=True):
    """A number that its cell can not hold, or a blank."""

    place: Place
    found: int | None
    reason: RowReason


class TotalOff(msgspec.Struct, frozen=True):
    """A written total that is not the sum of its column."""

    place: Place
    written: int
    found: int
    """What the column sums to."""

    @property
    def off(self) -> int:
        return self.written - self.found


class Mend(msgspec.Struct, frozen=True):
    """The numbers at these places, changed to one of these ways, and no other, make everything hold."""

    places: tuple[Place, ...]
    ways: tuple[tuple[int, ...], ...]


class RuledOut(msgspec.Struct, frozen=True):
    """A cell that would have to hold `number` to mend its row, and can not."""

    place: Place
    number: int
    ruling: Ruling


class Diagnosis(msgspec.Struct, frozen=True, kw_only=True):
    """All that the doctor says. Half points; a right sheet has nothing off."""

    rows: tuple[RowOff, ...]
    cells: tuple[CellOff, ...]
    totals: tuple[TotalOff, ...]
    wrong: int | None
    """The fewest numbers that must be wrong; None where more than two are."""
    mends: tuple[Mend, ...]
    """Every way to change so few."""
    ruled_out: tuple[RuledOut, ...]
    unknown: tuple[Unknown, ...]

    @property
    def is_right(self) -> bool:
        return self.wrong == 0

    @property
    def suspects(self) -> frozenset[Place]:
        """The numbers that some mend changes."""
        return frozenset(place for mend in self.mends for place in mend.places)


def diagnose(pad: Pad) -> Diagnosis:
    """What is wrong with the numbers of the pad."""
    paper = paper_of(pad)
    wrong, ways = find_mends(paper)
    return Diagnosis(
        rows=tuple(_rows_off(paper)),
        cells=tuple(_cells_off(paper)),
        totals=tuple(_totals_off(paper)),
        wrong=wrong,
        mends=tuple(Mend(places, tuple(numbers)) for places, numbers in ways.items()),
        ruled_out=tuple(_ruled_out(paper, ways)),
        unknown=tuple(_unknown(pad, paper, wrong, ways)),
    )


def totals_off(pad: Pad) -> tuple[TotalOff, ...]:
    """The written totals that are not what their columns give."""
    return tuple(_totals_off(paper_of(pad)))


def _rows_off(paper: Paper) -> Iterator[RowOff]:
    for line in paper.lines.values():
        if not line.is_right:
            yield RowOff(line.number, line.found, nearest(line.found, line.checks))


def _cells_off(paper: Paper) -> Iterator[CellOff]:
    for line in paper.lines.values():
        for seat, cell in enumerate(line.cells):
            reason = RowReason.BLANK if cell is None else why_not(cell, line.values)
            if reason is not None:
                yield CellOff(Place(line.number, Seat(seat)), cell, reason)


def _totals_off(paper: Paper) -> Iterator[TotalOff]:
    for column in paper.columns:
        found = paper.found_in(column)
        if found != column.written:
            yield TotalOff(column.place, column.written, found)


def _ruled_out(paper: Paper, ways: Ways) -> Iterator[RuledOut]:
    """Of each row that is off, the cells that can not mend it alone, by the nearest check."""
    for line in paper.lines.values():
        if not line.is_right:
            for seat, cell in enumerate(line.cells):
                place = Place(line.number, Seat(seat))
                number = nearest(line.found, line.checks) - line.found + (cell or 0)
                if (place,) not in ways:
                    yield RuledOut(place, number, _ruling(line, place, number))


def _ruling(line: Line, place: Place, number: int) -> Ruling:
    others = [cell for seat, cell in enumerate(line.cells) if seat != place.seat]
    reason = why_not(number, line.values)
    if reason is None or None in others:
        return Ruling.ELSEWHERE
    return Ruling(str(reason))


def _unknown(pad: Pad, paper: Paper, wrong: int | None, ways: Ways) -> Iterator[Unknown]:
    if wrong is None:
        yield Unknown.TOO_MANY
    elif sum(map(len, ways.values())) > 1:
        yield Unknown.WHICH
    if paper.has_gaps:
        yield Unknown.GAPS
    elif not any(pad.written_totals.of(kind) for kind in TotalKind):
        yield Unknown.NO_TOTALS
    if any(len(line.checks) > 1 for line in paper.lines.values()):
        yield Unknown.OPEN_CHECK
