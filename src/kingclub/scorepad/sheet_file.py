"""A sheet file, `*.sheet.json`: parse, print, parse is a fixed point."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from kingclub.notation import Misshapen, ShapeFault, changed_switches, misshapen
from kingclub.rules import RulesError, Ruleset, load
from kingclub.scorepad.pad import Change, Pad, TotalChange, WrittenTotals
from kingclub.scorepad.row import Cells, PadRow
from kingclub.scorepad.row_data import (
    Plain,
    RowFile,
    cells_data,
    cells_from_data,
    row_data,
    row_from_data,
)
from kingclub.scorepad.rules_data import Number
from kingclub.scorepad.sheet_fault import SheetDataError, SheetFault
from kingclub.scorepad.sheet_text import text_in
from kingclub.scoring import Seat, TotalKind

_SOME_KEY = "[...]"
"""How the decoder names a place whose key it does not tell."""
_SwitchValue = str | int | float | bool | tuple[str, ...]


class ChangeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of the history: of a row, which without `was` was not there; or of a written total."""

    row: int | None = None
    was: RowFile | UnsetType | None = UNSET
    rows: int | None = None
    """How many there were, where that does not follow."""
    total: TotalKind | None = None
    written: Mapping[str, Number] | None = None


class TotalsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The closing lines as written on paper."""

    minus: Mapping[str, Number] | None = None
    plus: Mapping[str, Number] | None = None
    all: Mapping[str, Number] | None = None


class SheetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    rules: str
    players: list[str]
    rows: list[RowFile | None] = []
    version: int | None = None
    """Of the preset; a sheet of another version has other prices."""
    switches: Mapping[str, _SwitchValue] = {}
    dealer: int = 1
    totals: TotalsFile = TotalsFile()
    history: list[ChangeFile] = []
    note: str = ""


def parse_sheet(text: str | bytes) -> Pad:
    """The pad that a file holds, right or wrong; raises SheetDataError where it is no sheet."""
    file = _decoded(text)
    ruleset = _ruleset(file)
    if not 1 <= file.dealer <= ruleset.players:
        raise SheetDataError(SheetFault.NO_SEAT, str(file.dealer), str(ruleset.players))
    pad = Pad(ruleset=ruleset, names=tuple(file.players), first_dealer=Seat(file.dealer - 1), note=file.note)
    return msgspec.structs.replace(
        pad,
        rows=tuple(_row(pad, number, row) for number, row in enumerate(file.rows, 1)),
        history=tuple(_change(pad, change, _most_rows(ruleset, file)) for change in file.history),
        written_totals=_totals(ruleset, file.totals),
    )


def format_sheet(pad: Pad) -> str:
    """The file's text: a row a line."""
    head = {
        "rules": pad.ruleset.preset,
        "version": pad.ruleset.version,
        "switches": changed_switches(pad.ruleset),
        "players": pad.names,
        "dealer": pad.first_dealer + 1,
    }
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    lines.append(f'"rows": {_list([_row_data(pad, row) for row in pad.rows])}')
    if totals := _totals_data(pad.written_totals):
        lines.append(f'"totals": {_json(totals)}')
    if pad.history:
        lines.append(f'"history": {_list([_change_data(pad, change) for change in pad.history])}')
    lines.append(f'"note": {_json(pad.note)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _list(values: list[Plain | None]) -> str:
    return "[\n" + ",\n".join(f"  {_json(value)}" for value in values) + "\n]" if values else "[]"


def _decoded(text: str | bytes) -> SheetFile:
    plain = text_in(text.encode() if isinstance(text, str) else text)
    try:
        return msgspec.json.decode(plain, type=SheetFile)
    except msgspec.ValidationError as error:
        raise _of_shape(misshapen(str(error))) from error
    except msgspec.DecodeError as error:
        raise SheetDataError(SheetFault.NO_JSON) from error


def _of_shape(told: Misshapen) -> SheetDataError:
    if told.fault is not ShapeFault.BAD_VALUE:
        return SheetDataError(SheetFault(told.fault), told.key, told.place)
    if not told.place:
        return SheetDataError(SheetFault.NO_OBJECT)
    return SheetDataError(SheetFault.BAD_VALUE, told.place.removesuffix(_SOME_KEY))


def _ruleset(file: SheetFile) -> Ruleset:
    try:
        ruleset = load(file.rules, players=len(file.players), switches=file.switches)
    except RulesError as error:
        raise SheetDataError(SheetFault.BAD_RULES, cause=error) from error
    if file.version not in (None, ruleset.version):
        raise SheetDataError(SheetFault.RULES_VERSION, str(file.version), str(ruleset.version))
    return ruleset


def _row(pad: Pad, number: int, file: RowFile | None) -> PadRow | None:
    if file is None:
        return None
    try:
        return row_from_data(pad.ruleset, file, pad.dealer_of(number))
    except SheetDataError as error:
        raise error.at(row=number) from error


def _most_rows(ruleset: Ruleset, file: SheetFile) -> int:
    """How many rows there can ever have been: a typed one may have been taken away again."""
    return max(len(file.rows) + len(file.history), ruleset.deals or 0)


def _change(pad: Pad, file: ChangeFile, most: int) -> Change | TotalChange:
    if file.total is not None:
        return TotalChange(file.total, _cells(pad.ruleset, file.written))
    if file.row is None or not 1 <= file.row <= most:
        raise SheetDataError(SheetFault.NO_ROW, str(file.row or 0), str(most))
    if file.rows is not None and not 0 <= file.rows <= most:
        raise SheetDataError(SheetFault.NO_ROW, str(file.rows), str(most))
    is_new = isinstance(file.was, UnsetType)
    was = None if isinstance(file.was, UnsetType) else _row(pad, file.row, file.was)
    return Change(file.row, was, is_new, file.rows)


def _totals(ruleset: Ruleset, file: TotalsFile) -> WrittenTotals:
    minus, plus, both = (_cells(ruleset, points) for points in (file.minus, file.plus, file.all))
    return WrittenTotals(minus=minus, plus=plus, all=both)


def _cells(ruleset: Ruleset, points: Mapping[str, Number] | None) -> Cells | None:
    return None if points is None else cells_from_data(ruleset, points)


def _row_data(pad: Pad, row: PadRow | None) -> Plain | None:
    return None if row is None else row_data(pad.ruleset, row)


def _change_data(pad: Pad, change: Change | TotalChange) -> Plain:
    if isinstance(change, TotalChange):
        total: Plain = {"total": str(change.kind)}
        return total if change.was is None else total | {"written": cells_data(change.was)}
    data: Plain = {"row": change.number}
    if not change.is_new:
        data |= {"was": _row_data(pad, change.was)}
    return data if change.rows_before is None else data | {"rows": change.rows_before}


def _totals_data(totals: WrittenTotals) -> Plain:
    written = {str(kind): totals.of(kind) for kind in TotalKind}
    return {kind: cells_data(cells) for kind, cells in written.items() if cells is not None}
