"""The fewest numbers to change so that everything on a paper holds: every way of doing it, none left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from kingclub.scorepad.doctor.paper import Column, Line, Paper, Place
from kingclub.scoring import Seat

MOST = 2
"""More wrong numbers than this are not looked for: too much would fit."""

Ways = dict[tuple[Place, ...], list[tuple[int, ...]]]
"""By the places changed: the numbers that could stand there."""


def find_mends(paper: Paper) -> tuple[int | None, Ways]:
    """How few numbers must change, and all ways to change so few; None where more than MOST must."""
    search = _Search(paper)
    if not search.violations:
        return 0, {}
    for size, ways in ((1, search.singles()), (2, search.pairs())):
        found: Ways = {}
        for places, numbers in ways:
            found.setdefault(places, []).append(numbers)
        if found:
            return size, found
    return None, {}


class _Search:
    """What is violated, and by which numbers each violation can be cured."""

    def __init__(self, paper: Paper) -> None:
        self._paper = paper
        self._columns: dict[int, list[Column]] = {}
        for column in paper.columns:
            self._columns.setdefault(column.seat, []).append(column)
        self._off = {column.place: column.written - paper.found_in(column) for column in paper.columns}
        self._rank = {place: rank for rank, place in enumerate(paper.places())}
        self.violations = [frozenset(cures) for cures in self._cures()]

    def singles(self) -> Iterator[tuple[tuple[Place, ...], tuple[int, ...]]]:
        for place in self._hitting(self.violations):
            for number in self._numbers(place, {}):
                if self._holds({place: number}):
                    yield (place,), (number,)

    def pairs(self) -> Iterator[tuple[tuple[Place, ...], tuple[int, ...]]]:
        for first, second in self._hitting_pairs():
            for number in self._first_numbers(first, second):
                for other in self._numbers(second, {first: number}):
                    if self._holds({first: number, second: other}):
                        yield (first, second), (number, other)

    def _cures(self) -> Iterator[set[Place]]:
        for line in self._paper.lines.values():
            if not line.is_right:
                yield {Place(line.number, Seat(seat)) for seat in range(len(line.cells))}
            for seat, cell in enumerate(line.cells):
                if cell is None or cell not in line.values:
                    yield {Place(line.number, Seat(seat))}
        for column in self._paper.columns:
            if self._off[column.place]:
                yield {column.place, *self._cells_of(column)}

    def _cells_of(self, column: Column) -> Iterator[Place]:
        for line in self._paper.lines.values():
            if column.kind in line.kinds:
                yield Place(line.number, column.seat)

    def _hitting(self, violations: list[frozenset[Place]]) -> list[Place]:
        """The places by which all these violations could be cured at once, in the order of the sheet."""
        return [place for place in self._rank if all(place in cures for cures in violations)]

    def _hitting_pairs(self) -> Iterator[tuple[Place, Place]]:
        """Pairs that touch every violation, rows before totals."""
        for first, second in combinations(self._rank, 2):
            if all(first in cures or second in cures for cures in self.violations):
                yield first, second

    def _first_numbers(self, first: Place, second: Place) -> Iterator[int]:
        """What may stand at the first of two places: anything at all where they share a row."""
        if first.total is not None or first.row != second.row:
            yield from self._numbers(first, {}, second)
            return
        line = self._paper.lines[first.row]
        wanted = self._wanted_by_column(first, {}, second)
        values = sorted(line.values) if wanted is None else [wanted] if wanted in line.values else []
        yield from (value for value in values if value != line.cells[first.seat])

    def _wanted_by_column(self, place: Place, others: Mapping[Place, int], later: Place | None) -> int | None:
        """The number that a written total leaves for a cell after `others`, if `later` leaves it be."""
        for column in self._columns.get(place.seat, ()):
            if not self._is_in(place, column) or column.place in others or column.place == later:
                continue
            if later is None or not self._is_in(later, column):
                shifts = (self._shift(at, number) for at, number in others.items() if self._is_in(at, column))
                return (self._paper.number_at(place) or 0) + self._off[column.place] - sum(shifts)
        return None

    def _numbers(
        self, place: Place, others: Mapping[Place, int], later: Place | None = None
    ) -> Iterator[int]:
        """Every number that would make the row of `place`, or its total, right; never the one there.

        `others` have changed, `later` will.
        """
        if place.total is not None:
            column = next(each for each in self._columns[place.seat] if each.kind is place.total)
            found = self._paper.found_in(column) + sum(
                self._shift(other, number) for other, number in others.items() if self._is_in(other, column)
            )
            if found != column.written:
                yield found
            return
        line = self._paper.lines[place.row]
        cells = _changed(line, {at.seat: number for at, number in others.items() if at.row == place.row})
        rest = sum(cell or 0 for seat, cell in enumerate(cells) if seat != place.seat)
        wanted = self._wanted_by_column(place, others, later)
        checks = (
            sorted(line.checks) if wanted is None else [wanted + rest] if wanted + rest in line.checks else []
        )
        for check in checks:
            if check - rest in line.values and check - rest != line.cells[place.seat]:
                yield check - rest

    def _is_in(self, place: Place, column: Column) -> bool:
        """Whether the place is a cell that the written total counts."""
        is_cell = place.total is None and place.seat == column.seat
        return is_cell and column.kind in self._paper.lines[place.row].kinds

    def _shift(self, place: Place, number: int) -> int:
        return number - (self._paper.number_at(place) or 0)

    def _holds(self, changes: Mapping[Place, int]) -> bool:
        """Whether all is right after the changes; what they do not touch was looked at before."""
        rows: dict[int, dict[int, int]] = {}
        for place, number in changes.items():
            if place.total is None:
                rows.setdefault(place.row, {})[place.seat] = number
        for row, cells in rows.items():
            line = self._paper.lines[row]
            after = _changed(line, cells)
            if (
                any(cell not in line.values for cell in after)
                or sum(c or 0 for c in after) not in line.checks
            ):
                return False
        return all(self._column_holds(column, changes) for column in self._paper.columns) and all(
            any(place in cures for place in changes) for cures in self.violations
        )

    def _column_holds(self, column: Column, changes: Mapping[Place, int]) -> bool:
        off = self._off[column.place]
        for place, number in changes.items():
            if place == column.place:
                off += number - column.written
            elif self._is_in(place, column):
                off -= self._shift(place, number)
        return not off


def _changed(line: Line, cells: Mapping[int, int]) -> list[int | None]:
    return [cells.get(seat, cell) for seat, cell in enumerate(line.cells)]
