"""Sheets of numbers at random, and the faults that people make on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from random import Random

import msgspec

from kingclub.rules import Ruleset
from kingclub.scorepad import Pad, TypedRow, WrittenTotals, points_of, start_pad
from kingclub.scorepad.doctor import Place
from kingclub.scorepad.doctor.paper import paper_of
from kingclub.scoring import Seat, TotalKind
from tests.scorepad.brute_doctor import BrutePaper, Cell
from tests.scorepad.random_rows import random_row, random_ruleset

_MOST_ROWS = 24
NAMES = ("Анна", "Bob, junior", 'C "the king"', "d")


class Fault(Enum):
    """What people do wrong."""

    SIGN = "sign"
    SWAPPED_DIGITS = "swapped digits"
    TOTAL = "slip in a total"
    BLANK = "empty cell"
    TWO_CELLS = "two cells"


def random_pad(random: Random, ruleset: Ruleset | None = None) -> Pad:
    """Rows at random, some left for later, some mended, some typed."""
    ruleset = ruleset or random_ruleset(random)
    pad = start_pad(ruleset, NAMES[: ruleset.players], Seat(random.randrange(ruleset.players)))
    for _ in range(random.randint(0, 8)):
        number = random.randint(1, max(len(pad.rows), pad.next_number))
        row = random_row(
            random,
            ruleset,
            pad.ruleset.contract_of_deal(number) and pad.contract_of(number),
            pad.dealer_of(number),
        )
        if random.random() < 0.2:
            pad = pad.leave(number)
        elif not pad.faults_of(number, row) and not pad.is_over:
            pad = pad.write(number, row)
    return pad


def played_pad(random: Random, ruleset: Ruleset, names: Sequence[str]) -> Pad:
    """A whole game at random, with all that is called in it."""
    pad = start_pad(ruleset, names, Seat(random.randrange(ruleset.players)))
    while not pad.is_over and len(pad.rows) < (ruleset.deals or _MOST_ROWS):
        number = len(pad.rows) + 1
        row = random_row(
            random,
            ruleset,
            ruleset.contract_of_deal(number) and pad.contract_of(number),
            pad.dealer_of(number),
        )
        if not pad.faults_of(number, row):
            pad = pad.write(number, row)
    return msgspec.structs.replace(pad, history=())


def typed_sheet(random: Random, ruleset: Ruleset, rows: int, kinds: tuple[TotalKind, ...]) -> Pad:
    """A right sheet of bare numbers, with those totals written."""
    pad = start_pad(ruleset, (), Seat(random.randrange(ruleset.players)))
    typed: list[TypedRow] = []
    for number in range(1, rows + 1):
        row = random_row(random, ruleset, pad.contract_of(number), pad.dealer_of(number))
        typed.append(TypedRow(contract=row.contract, cells=points_of(ruleset, row)))
    pad = msgspec.structs.replace(pad, rows=tuple(typed))
    totals = {str(kind): pad.total(kind) for kind in kinds}
    return msgspec.structs.replace(
        pad,
        written_totals=WrittenTotals(
            minus=totals.get("minus"), plus=totals.get("plus"), all=totals.get("all")
        ),
    )


def plant(random: Random, pad: Pad, fault: Fault) -> tuple[Pad, tuple[Place, ...]] | None:
    """The sheet with the fault, and where it is; None where the sheet has no place for it."""
    cells = [Place(row, Seat(seat)) for row in range(1, len(pad.rows) + 1) for seat in range(len(pad.names))]
    match fault:
        case Fault.SIGN:
            places = [place for place in cells if number_at(pad, place)]
            return _changed_one(random, pad, places, lambda number: -number)
        case Fault.SWAPPED_DIGITS:
            places = [place for place in cells if _swapped(number_at(pad, place)) != number_at(pad, place)]
            return _changed_one(random, pad, places, _swapped)
        case Fault.BLANK:
            place = random.choice(cells)
            return put(pad, place, None), (place,)
        case Fault.TOTAL:
            written = [
                Place(0, Seat(seat), kind)
                for kind in TotalKind
                for seat in range(len(pad.names))
                if pad.written_totals.of(kind)
            ]
            slip = random.choice((-40, -20, -4, -2, 2, 4, 20, 40))
            return _changed_one(random, pad, written, lambda number: number + slip)
        case Fault.TWO_CELLS:
            places = tuple(sorted(random.sample(cells, 2)))
            for place in places:
                pad = put(pad, place, (number_at(pad, place) or 0) + random.choice((-8, -4, 4, 8)))
            return pad, places


def number_at(pad: Pad, place: Place) -> int:
    cells = pad.cells_of(place.row) if place.total is None else pad.written_totals.of(place.total)
    assert cells is not None
    return cells[place.seat] or 0


def put(pad: Pad, place: Place, number: int | None) -> Pad:
    """The sheet with another number there."""
    if place.total is not None:
        cells = [*(pad.written_totals.of(place.total) or ())]
        cells[place.seat] = number
        totals = msgspec.structs.replace(pad.written_totals, **{str(place.total): tuple(cells)})
        return msgspec.structs.replace(pad, written_totals=totals)
    row = pad.rows[place.row - 1]
    assert isinstance(row, TypedRow)
    cells = [*row.cells]
    cells[place.seat] = number
    rows = [*pad.rows]
    rows[place.row - 1] = msgspec.structs.replace(row, cells=tuple(cells))
    return msgspec.structs.replace(pad, rows=tuple(rows))


def brute_paper(pad: Pad) -> BrutePaper:
    """The same numbers for the other doctor; what a cell may hold is asked of the rules."""
    paper = paper_of(pad)
    lines = [paper.lines[number] for number in sorted(paper.lines)]
    numbers = {cell_of(place): paper.number_at(place) for place in paper.places()}
    return BrutePaper(
        numbers=numbers,
        values=[set(line.values) for line in lines],
        checks=[set(line.checks) for line in lines],
        negative=[TotalKind.MINUS in line.kinds for line in lines],
        players=len(pad.names),
    )


def cell_of(place: Place) -> Cell:
    return ("cell" if place.total is None else str(place.total), place.row, place.seat)


def _changed_one(
    random: Random, pad: Pad, places: list[Place], change: Callable[[int], int]
) -> tuple[Pad, tuple[Place, ...]] | None:
    if not places:
        return None
    place = random.choice(places)
    return put(pad, place, change(number_at(pad, place))), (place,)


def _swapped(half: int) -> int:
    """The point's two last digits the other way round: 12 for 21."""
    points, rest = divmod(abs(half), 2)
    if points < 10:
        return half
    digits = f"{points:02d}"
    swapped = int(digits[:-2] + digits[-1] + digits[-2]) * 2 + rest
    return -swapped if half < 0 else swapped
