"""A sheet as a table of numbers, for a spreadsheet: what was taken is not in it, nor are the rules."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

import msgspec

from kingclub.rules import ContractId, Ruleset
from kingclub.scorepad.cell import row_checks
from kingclub.scorepad.pad import Pad, WrittenTotals, start_pad
from kingclub.scorepad.row import Cells, PadRow, TypedRow
from kingclub.scorepad.row_data import SheetDataError
from kingclub.scorepad.rules_data import decimal
from kingclub.scoring import Seat, TotalKind

_FIRST, _LAST = ("deal", "contract"), "check"


def format_csv(pad: Pad) -> str:
    """A line of names, a line a row, then the three totals as they are written, or else as they are."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*_FIRST, *pad.names, _LAST])
    for number, row in enumerate(pad.rows, 1):
        contract = pad.contract_of(number) if row is None else row.contract
        check = _shown(pad.check_of(number))
        writer.writerow([str(number), contract or "", *map(_shown, pad.cells_of(number)), check])
    for kind in TotalKind:
        cells = pad.written_totals.of(kind) or pad.total(kind)
        writer.writerow(["", str(kind), *map(_shown, cells), _shown(pad.check_total(kind))])
    return text.getvalue()


def parse_csv(text: str, ruleset: Ruleset, first_dealer: Seat) -> Pad:
    """The pad with these numbers, right or wrong; raises SheetDataError where they are no sheet."""
    lines = [line for line in csv.reader(StringIO(text.removeprefix("\ufeff")), strict=True) if any(line)]
    width = ruleset.players + 3
    for number, line in enumerate(lines, 1):
        if len(line) != width:
            raise SheetDataError(f"line {number}: {width} cells were expected, not {len(line)}")
    if not lines or (tuple(lines[0][:2]), lines[0][-1]) != (_FIRST, _LAST):
        raise SheetDataError("line 1: it should be deal,contract,NAME…,check")
    pad = start_pad(ruleset, lines[0][2:-1], first_dealer)
    body = [line for line in lines[1:] if line[0]]
    closing = {line[1]: line for line in lines[1:] if not line[0]}
    if unknown := closing.keys() - set(TotalKind):
        raise SheetDataError(f"a line without a deal is minus, plus or all, not {min(unknown)!r}")
    rows = tuple(_row(ruleset, number, line) for number, line in enumerate(body, 1))
    totals = {kind: _cells(line[2:-1]) for kind, line in closing.items()}
    return msgspec.structs.replace(
        pad,
        rows=rows,
        written_totals=WrittenTotals(
            minus=totals.get(TotalKind.MINUS), plus=totals.get(TotalKind.PLUS), all=totals.get(TotalKind.ALL)
        ),
    )


def parse_number(text: str) -> int | None:
    """Half points as people write them: `-7.5`, `−7½`, `7,5`; None of a blank; raises SheetDataError."""
    plain = text.strip().replace("−", "-").replace("–", "-").replace(",", ".")
    if not plain:
        return None
    half = plain.endswith("½")
    try:
        doubled = float(plain.removesuffix("½") + ("0" if plain in ("½", "-½") else "")) * 2
    except ValueError as error:
        raise SheetDataError(f"{text!r} is not a number") from error
    if doubled != int(doubled):
        raise SheetDataError(f"{text!r} is not a number of half points")
    return int(doubled) + (half and (-1 if plain.startswith("-") else 1))


def _row(ruleset: Ruleset, number: int, line: Sequence[str]) -> PadRow | None:
    if line[0] != str(number):
        raise SheetDataError(f"deal {line[0]} stands where deal {number} should")
    cells = _cells(line[2:-1])
    if all(cell is None for cell in cells):
        return None
    try:
        contract = ContractId(line[1])
        known = row_checks(ruleset, contract)
    except (ValueError, KeyError) as error:
        raise SheetDataError(f"deal {number}: {line[1]!r} is no deal of this game") from error
    check = parse_number(line[-1])
    return TypedRow(contract=contract, cells=cells, check=None if [*known] == [check] else check)


def _cells(words: Sequence[str]) -> Cells:
    return tuple(parse_number(word) for word in words)


def _shown(half: int | None) -> str:
    return "" if half is None else str(decimal(half))
