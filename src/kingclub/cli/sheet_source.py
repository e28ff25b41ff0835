"""Sheets as they are named on the command line: which file, and by which rules a table of numbers is read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingclub.cli.table_options import Settings, ruleset_from
from kingclub.cli.use_error import UseError
from kingclub.rules import SwitchError, SwitchFault, describe_fault
from kingclub.scorepad import LARGEST_FILE, Pad, SheetDataError, names_in, parse_csv, parse_sheet, text_in
from kingclub.scorepad.wording import describe_sheet
from kingclub.scoring import Seat
from kingclub.texts import Texts


class TableRules(msgspec.Struct, frozen=True):
    """By which game a table `*.csv` is read; a sheet file names its own."""

    rules: str | None = None
    settings: Settings = ()
    players: int | None = None


def read_sheet(file: str, table: TableRules, texts: Texts) -> Pad:
    """The sheet in a file; raises UseError where there is none."""
    content = _content(file, texts)
    try:
        if file.lower().endswith(".csv"):
            return _table(file, content, table, texts)
        return parse_sheet(content)
    except SheetDataError as error:
        raise _no_sheet(file, describe_sheet(error, texts), texts) from error


def _table(file: str, content: bytes, table: TableRules, texts: Texts) -> Pad:
    text = text_in(content)
    if table.rules is None:
        raise UseError(texts.text("pad-needs-rules", path=file))
    seats = table.players or len(names_in(text))
    try:
        ruleset = ruleset_from(table.rules, table.settings, seats, texts)
    except SwitchError as error:
        if error.fault is not SwitchFault.BAD_PLAYERS or table.players is not None:
            raise
        raise _no_sheet(file, describe_fault(error, texts), texts) from error
    return parse_csv(text, ruleset, Seat(0))


def _content(file: str, texts: Texts) -> bytes:
    if not file:
        raise UseError(texts.text("use-no-file-name"))
    if file.startswith("-"):
        raise UseError(texts.text("use-unknown-option", option=file, command="kingclub pad"))
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except OSError as error:
        kind, cause = type(error).__name__, str(error.strerror)
        raise UseError(texts.text("use-unreadable", path=file, kind=kind, cause=cause)) from error


def _no_sheet(file: str, cause: str, texts: Texts) -> UseError:
    return UseError(texts.text("pad-no-sheet", path=file, cause=cause))
