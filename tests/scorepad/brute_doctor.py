"""A second doctor that shares nothing with the first but the question: it tries every number everywhere.

A paper is a list of rows of cells, with what each cell may hold and each row may sum to, and the totals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

Cell = tuple[str, int, int]
"""`("cell", row, seat)`, or `("minus" | "plus" | "all", 0, seat)` for a written total; rows from 1."""


@dataclass
class BrutePaper:
    """Numbers, by cell; None is a blank."""

    numbers: dict[Cell, int | None]
    values: list[set[int]]
    """By row, what its cells may hold."""
    checks: list[set[int]]
    """By row, what it may sum to."""
    negative: list[bool]
    """By row, whether it goes into the line of minuses, else into that of pluses."""
    players: int

    def is_right(self) -> bool:
        rows = range(1, len(self.checks) + 1)
        return all(map(self.row_is_right, rows)) and all(map(self.total_is_right, self.totals()))

    def totals(self) -> list[Cell]:
        return [cell for cell in self.numbers if cell[0] != "cell"]

    def totals_with(self, cell: Cell) -> list[Cell]:
        """Those that the cell adds to."""
        kind = "minus" if self.negative[cell[1] - 1] else "plus"
        return [total for total in self.totals() if total[2] == cell[2] and total[0] in (kind, "all")]

    def seat_is_right(self, seat: int) -> bool:
        return all(self.total_is_right(total) for total in self.totals() if total[2] == seat)

    def row_is_right(self, row: int) -> bool:
        cells = [self.numbers["cell", row, seat] for seat in range(self.players)]
        if any(cell is None or cell not in self.values[row - 1] for cell in cells):
            return False
        return sum(cell or 0 for cell in cells) in self.checks[row - 1]

    def total_is_right(self, total: Cell) -> bool:
        return self.numbers[total] == self.sum_of(total)

    def sum_of(self, total: Cell) -> int:
        kind, _, seat = total
        found = 0
        for row, is_negative in enumerate(self.negative, 1):
            if kind == "all" or (kind == "minus") == is_negative:
                found += self.numbers["cell", row, seat] or 0
        return found

    def tries(self, cell: Cell, *, ends_row: bool, ends_seat: bool) -> Sequence[int]:
        """Every number that is worth trying there: what the row's cells may hold; of a total, its sum.

        Where nothing else of the row or of the seat will change, only what makes its sum right.
        """
        if cell[0] == "cell":
            _, row, seat = cell
            numbers = self.values[row - 1]
            if ends_row:
                others = (
                    self.numbers["cell", row, each] or 0 for each in range(self.players) if each != seat
                )
                rest = sum(others)
                numbers = numbers & {check - rest for check in self.checks[row - 1]}
            if ends_seat:
                for total in self.totals_with(cell):
                    rest = self.sum_of(total) - (self.numbers[cell] or 0)
                    numbers = numbers & {(self.numbers[total] or 0) - rest}
            return sorted(numbers - {self.numbers[cell]})
        found = self.sum_of(cell)  # cells are filled in before totals
        return [] if found == self.numbers[cell] else [found]


def brute_mends(paper: BrutePaper) -> tuple[int | None, dict[tuple[Cell, ...], set[tuple[int, ...]]]]:
    """The fewest numbers to change, at most two, and every way."""
    if paper.is_right():
        return 0, {}
    for size in (1, 2):
        found: dict[tuple[Cell, ...], set[tuple[int, ...]]] = {}
        for cells in combinations(paper.numbers, size):
            for numbers in _ways(paper, cells):
                found.setdefault(cells, set()).add(numbers)
        if found:
            return size, found
    return None, {}


def _ways(paper: BrutePaper, cells: Sequence[Cell]) -> Iterator[tuple[int, ...]]:
    before = {cell: paper.numbers[cell] for cell in cells}
    if not _others_are_right(paper, cells):
        return
    try:
        yield from _fill(paper, cells)
    finally:
        paper.numbers.update(before)


def _fill(paper: BrutePaper, cells: Sequence[Cell]) -> Iterator[tuple[int, ...]]:
    first, *others = cells
    is_last_of_row = first[0] == "cell" and not any(other[:2] == first[:2] for other in others)
    is_last_of_seat = all(other[2] != first[2] for other in others)
    for number in paper.tries(first, ends_row=is_last_of_row, ends_seat=is_last_of_seat):
        before, paper.numbers[first] = paper.numbers[first], number
        if (not is_last_of_row or paper.row_is_right(first[1])) and (
            not is_last_of_seat or paper.seat_is_right(first[2])
        ):
            if not others:
                if paper.is_right():
                    yield (number,)
            else:
                yield from ((number, *rest) for rest in _fill(paper, others))
        paper.numbers[first] = before


def _others_are_right(paper: BrutePaper, cells: Sequence[Cell]) -> bool:
    """What the cells do not touch must be right already."""
    rows = {cell[1] for cell in cells if cell[0] == "cell"}
    if not all(paper.row_is_right(row) for row in range(1, len(paper.checks) + 1) if row not in rows):
        return False
    seats = {cell[2] for cell in cells}
    return all(paper.total_is_right(total) for total in paper.totals() if total[2] not in seats)
