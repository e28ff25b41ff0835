"""A sheet as bare numbers, and what must hold between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from kingclub.scorepad.cell import cell_values, row_checks
from kingclub.scorepad.pad import Pad, belongs
from kingclub.scorepad.row import Cells, PadRow, TakenRow, cells_of
from kingclub.scorepad.row_check import check_of
from kingclub.scoring import Seat, TotalKind


class Place(msgspec.Struct, frozen=True, order=True, gc=False):
    """Where a number stands: in row `row`, or where that is 0 in a closing line."""

    row: int
    seat: Seat
    total: TotalKind | None = None


class Line(msgspec.Struct, frozen=True):
    """A row: its cells, what a cell of it can hold, what it may sum to."""

    number: int
    kinds: frozenset[TotalKind]
    """The closing lines that it goes into."""
    cells: Cells
    values: frozenset[int]
    checks: frozenset[int]

    @property
    def found(self) -> int:
        """What the cells sum to; a blank adds nothing."""
        return sum(cell or 0 for cell in self.cells)

    @property
    def has_blank(self) -> bool:
        return None in self.cells

    @property
    def is_right(self) -> bool:
        return not self.has_blank and self.found in self.checks


class Column(msgspec.Struct, frozen=True):
    """One written total: of which closing line, of which seat."""

    kind: TotalKind
    seat: Seat
    written: int

    @property
    def place(self) -> Place:
        return Place(0, self.seat, self.kind)


class Paper(msgspec.Struct, frozen=True):
    """The rows that hold numbers, and the totals that were written down."""

    lines: Mapping[int, Line]
    """By row number."""
    columns: tuple[Column, ...]
    has_gaps: bool
    """A row is left for later, or totals may start anew, so that no total can be checked."""

    def number_at(self, place: Place) -> int | None:
        if place.total is None:
            return self.lines[place.row].cells[place.seat]
        same = (c.written for c in self.columns if (c.kind, c.seat) == (place.total, place.seat))
        return next(same)

    def found_in(self, column: Column) -> int:
        """What the cells of the column sum to."""
        lines = (line for line in self.lines.values() if column.kind in line.kinds)
        return sum(line.cells[column.seat] or 0 for line in lines)

    def places(self) -> Iterator[Place]:
        """Every number, rows before totals."""
        for line in self.lines.values():
            yield from (Place(line.number, Seat(seat)) for seat in range(len(line.cells)))
        yield from (column.place for column in self.columns)


def paper_of(pad: Pad) -> Paper:
    """The numbers of the pad; rows written by what was taken stand there with their points."""
    rows = [(number, row) for number, row in enumerate(pad.rows, 1) if row is not None]
    has_gaps = len(rows) < len(pad.rows) or _starts_anew(pad)
    return Paper(
        lines={number: _line(pad, number, row) for number, row in rows},
        columns=() if has_gaps else tuple(_columns(pad)),
        has_gaps=has_gaps,
    )


def _starts_anew(pad: Pad) -> bool:
    """Whether a total may be other than the sum of its column."""
    return pad.ruleset.floor_zero or pad.ruleset.resets_at is not None


def _line(pad: Pad, number: int, row: PadRow) -> Line:
    return Line(
        number=number,
        kinds=frozenset(kind for kind in TotalKind if belongs(row.contract, kind)),
        cells=cells_of(pad.ruleset, row),
        values=cell_values(pad.ruleset, row.contract),
        checks=_checks(pad, row),
    )


def _checks(pad: Pad, row: PadRow) -> frozenset[int]:
    """One sum where the terms or the paper tell it, else all that the contract allows."""
    possible = row_checks(pad.ruleset, row.contract)
    known = check_of(pad.ruleset, row)
    is_known = isinstance(row, TakenRow) or known in possible
    return frozenset((known,)) if known is not None and is_known else possible


def _columns(pad: Pad) -> Iterator[Column]:
    for kind in TotalKind:
        for seat, written in enumerate(pad.written_totals.of(kind) or ()):
            if written is not None:
                yield Column(kind, Seat(seat), written)
