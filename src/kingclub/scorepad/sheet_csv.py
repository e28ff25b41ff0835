"""A sheet as a table of numbers, for a spreadsheet: what was taken is not in it, nor are the rules."""

from __future__ import annotations

import csv
import re
from collections.abc import Container, Sequence
from io import StringIO

import msgspec

from kingclub.rules import ContractId, Ruleset
from kingclub.scorepad.cell import only_loses, row_checks
from kingclub.scorepad.pad import Pad, WrittenTotals, belongs, start_pad
from kingclub.scorepad.row import Cells, PadRow, TypedRow
from kingclub.scorepad.row_data import half_points
from kingclub.scorepad.rules_data import decimal
from kingclub.scorepad.sheet_fault import SheetDataError, SheetFault
from kingclub.scoring import Seat, TotalKind

_FIRST, _LAST = ("deal", "contract"), "check"
_NUMBER = re.compile(r"(-?)(\d+\.?\d*|\.\d+|(?=½))(½?)", re.ASCII)


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
    lines = _lines(text)
    width = ruleset.players + 3
    for number, line in enumerate(lines, 1):
        if len(line) != width:
            raise SheetDataError(SheetFault.CELL_COUNT, str(len(line)), str(width), line=number)
    pad = start_pad(ruleset, names_in(text), first_dealer)
    rows: list[PadRow | None] = []
    totals: dict[str, Cells] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            if line[0]:
                rows.append(_row(ruleset, len(rows) + 1, line))
            else:
                kind = _total_of(line[1], totals)
                totals[kind] = _cells(line[2:-1], only_lost=_line_only_loses(ruleset, kind))
        except SheetDataError as error:
            raise error.at(line=number) from error
    written = WrittenTotals(
        minus=totals.get(TotalKind.MINUS), plus=totals.get(TotalKind.PLUS), all=totals.get(TotalKind.ALL)
    )
    return msgspec.structs.replace(pad, rows=tuple(rows), written_totals=written)


def names_in(text: str) -> tuple[str, ...]:
    """Whose columns the table has; raises SheetDataError where it is no table."""
    for head in _lines(text)[:1]:
        if (tuple(head[:2]), head[-1]) == (_FIRST, _LAST):
            return tuple(head[2:-1])
    raise SheetDataError(SheetFault.BAD_HEAD, line=1)


def parse_number(text: str) -> int | None:
    """Half points as people write them: `-7.5`, `−7½`, `7,5`; None of a blank; raises SheetDataError."""
    plain = re.sub("^[−–]", "-", text.strip()).replace(",", ".")
    if not plain:
        return None
    found = _NUMBER.fullmatch(plain)
    if found is None:
        raise SheetDataError(SheetFault.BAD_NUMBER, text)
    sign, digits, half = found.groups()
    number = float(digits or "0") + (0.5 if half else 0)
    return half_points(-number if sign else number, text)


def _lines(text: str) -> list[list[str]]:
    """The cells of the lines that are not empty."""
    plain = text.removeprefix("\ufeff")
    # Where a comma is in the numbers, spreadsheets put semicolons between the cells.
    delimiter = ";" if plain.startswith(f"{_FIRST[0]};") else ","
    try:
        reader = csv.reader(StringIO(plain), delimiter=delimiter, strict=True)
        return [line for line in reader if any(line)]
    except csv.Error as error:
        raise SheetDataError(SheetFault.BAD_QUOTES) from error


def _row(ruleset: Ruleset, number: int, line: Sequence[str]) -> PadRow | None:
    if line[0] != str(number):
        raise SheetDataError(SheetFault.WRONG_NUMBER, line[0], str(number))
    if all(cell is None for cell in _cells(line[2:-1])):
        return None
    try:
        contract = ContractId(line[1])
        known = row_checks(ruleset, contract)
        is_lost = only_loses(ruleset, contract)
    except (ValueError, KeyError) as error:
        raise SheetDataError(SheetFault.NO_DEAL, line[1]) from error
    *cells, check = _cells(line[2:], only_lost=is_lost)
    return TypedRow(contract=contract, cells=tuple(cells), check=None if [*known] == [check] else check)


def _total_of(word: str, before: Container[str]) -> TotalKind:
    """The closing line that the word names."""
    try:
        kind = TotalKind(word)
    except ValueError as error:
        raise SheetDataError(SheetFault.UNKNOWN_TOTAL, word) from error
    if kind in before:
        raise SheetDataError(SheetFault.TOTAL_TWICE, word)
    return kind


def _line_only_loses(ruleset: Ruleset, kind: TotalKind) -> bool:
    """Whether no number of a closing line can be above nothing."""
    contracts = [each for each in ruleset.contracts if belongs(each, kind)]
    return bool(contracts) and all(only_loses(ruleset, each) for each in contracts)


def _cells(words: Sequence[str], *, only_lost: bool = False) -> Cells:
    """Where points are only lost, people leave the minus out."""
    cells = tuple(parse_number(word) for word in words)
    return tuple(-cell if only_lost and cell is not None and cell > 0 else cell for cell in cells)


def _shown(half: int | None) -> str:
    return "" if half is None else str(decimal(half))
