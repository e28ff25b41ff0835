"""What can be wrong with a file that should be a sheet, and where."""

from __future__ import annotations

from enum import StrEnum

from kingclub.rules import RulesError


class SheetFault(StrEnum):
    """Why a file is no sheet; the texts word each for a person."""

    # the file
    TOO_LARGE = "too-large"
    NO_TEXT = "no-text"
    ENCODING = "encoding"
    EMPTY = "empty"
    RECORD = "record"
    """The record of a game, which `kingclub replay` judges."""
    NO_JSON = "no-json"
    NO_OBJECT = "no-object"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    BAD_VALUE = "bad-value"
    # the table of numbers
    BAD_QUOTES = "bad-quotes"
    CELL_COUNT = "cell-count"
    BAD_HEAD = "bad-head"
    WRONG_NUMBER = "wrong-number"
    UNKNOWN_TOTAL = "unknown-total"
    TOTAL_TWICE = "total-twice"
    # what it tells
    BAD_RULES = "bad-rules"
    RULES_VERSION = "rules-version"
    NO_SEAT = "no-seat"
    NO_DEAL = "no-deal"
    TALLY_OR_POINTS = "tally-or-points"
    BELOW_ZERO = "below-zero"
    BAD_CARD = "bad-card"
    CARD_TWICE = "card-twice"
    BAD_SUIT = "bad-suit"
    BAD_NUMBER = "bad-number"
    NO_ROW = "no-row"


class SheetDataError(ValueError):
    """Data that is no sheet.

    `text` is what stands there, `wanted` what would mend it where one thing would; `row` the row of the
    sheet, or `line` the line of the table, from 1. `cause` is what is wrong with the rules it names.
    """

    def __init__(
        self,
        fault: SheetFault,
        text: str = "",
        wanted: str = "",
        *,
        row: int | None = None,
        line: int | None = None,
        cause: RulesError | None = None,
    ) -> None:
        super().__init__(f"{fault}: {text!r}, wanted: {wanted!r}, row {row}, line {line}")
        self.fault = fault
        self.text = text
        self.wanted = wanted
        self.row = row
        self.line = line
        self.cause = cause

    def at(self, *, row: int | None = None, line: int | None = None) -> SheetDataError:
        """The same, with its place."""
        return SheetDataError(self.fault, self.text, self.wanted, row=row, line=line, cause=self.cause)
