"""The rows and the closing lines of a page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingclub.rules import ContractId
from kingclub.scorepad.cell import row_checks
from kingclub.scorepad.doctor import TotalOff
from kingclub.scorepad.pad import Pad, belongs
from kingclub.scorepad.row import PadRow
from kingclub.scorepad.row_check import check_of
from kingclub.scorepad.row_marks import declarer_of, marks_of
from kingclub.scorepad.wording import names_of, total_name
from kingclub.scoring import Seat, TotalKind, total_kinds
from kingclub.texts import Texts, format_points

_OPEN_ROWS = 24
"""Rows of a game that points end."""
_SHORT_NAME = 12
"""Letters of a name inside a line."""


class PaperRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line: its number and name, the cells, and the printed check. Seats are places among the cells."""

    number: str
    label: str
    cells: Sequence[str]
    check: str
    dealer: int | None = None
    """Who deals, marked by a dot."""
    declarer: int | None = None
    """Who ordered or declared, marked by a star."""
    waits: str = ""
    """Stands across the cells of a deal that was left for later."""
    is_off: bool = False
    """It does not add up, or can not be."""
    off: Sequence[int] = ()
    """The cells of a closing line that are not what their columns give."""
    has_bar: bool = False
    """A thick bar after it: here the game turns from losing to winning."""


class PaperBlock(msgspec.Struct, frozen=True):
    """A table; an ordered game has one for each who orders."""

    heading: str
    rows: Sequence[PaperRow]


class PaperLines:
    """The rows of one page."""

    def __init__(self, pad: Pad, texts: Texts, filled: bool, off: Sequence[TotalOff]) -> None:
        self._pad, self._texts, self._filled = pad, texts, filled
        self._off = {(each.place.total, each.place.seat) for each in off}
        self._wrong = frozenset(pad.faults()) if filled else frozenset[int]()
        self._names = [_short(name) for name in names_of(pad, texts)]

    def blocks(self) -> list[PaperBlock]:
        pad = self._pad
        if pad.ruleset.order_list:
            return [self._orders_of(Seat(seat)) for seat in range(pad.ruleset.players)]
        count = max(pad.ruleset.deals or _OPEN_ROWS, len(pad.rows))
        return [PaperBlock("", [self._deal(number) for number in range(1, count + 1)])]

    def totals(self) -> list[PaperRow]:
        """Losses, gains and both where the game has both; else the one total."""
        return [
            PaperRow(
                number="",
                label=total_name(kind, self._texts),
                cells=[format_points(half) for half in self._pad.shown_total(kind)]
                if self._filled
                else [""] * self._pad.ruleset.players,
                check=self._check_total(kind),
                off=[seat for total, seat in self._off if total is kind],
            )
            for kind in total_kinds(self._pad.ruleset)
        ]

    def _deal(self, number: int) -> PaperRow:
        pad = self._pad
        is_alone = pad.ruleset.until is not None
        contract = None if is_alone else pad.contract_of(number)
        after = pad.ruleset.contract_of_deal(number + 1)
        row = self._row(number)
        is_turn = contract is not None and after is not None and contract.sign < 0 < after.sign
        return PaperRow(
            number=str(number),
            label=self._label(contract, row),
            cells=self._cells(number),
            check=self._check(contract or pad.ruleset.programme[0], row),
            dealer=pad.dealer_of(number) if self._filled else None,
            declarer=None if row is None else declarer_of(row),
            waits=self._texts.text("desk-row-later") if self._is_left(number) else "",
            is_off=number in self._wrong,
            has_bar=is_turn and number < len(pad.ruleset.programme),
        )

    def _orders_of(self, seat: Seat) -> PaperBlock:
        """The list of one player; each deal stands beside the entry that he used for it."""
        pad = self._pad
        written = [
            (number, row)
            for number, row in enumerate(pad.rows, 1)
            if self._filled and row is not None and row.terms.declarer == seat
        ]
        rows: list[PaperRow] = []
        for contract in pad.ruleset.order_list:
            used = next(((number, row) for number, row in written if row.contract is contract), None)
            if used is not None:
                written.remove(used)
            rows.append(self._order(contract, *(used or (0, None))))
        name = pad.names[seat] or self._texts.text("seat", seat=seat + 1)
        return PaperBlock(self._texts.text("paper-orders", name=name), rows)

    def _order(self, contract: ContractId, number: int, row: PadRow | None) -> PaperRow:
        return PaperRow(
            number=str(number) if number else "",
            label=self._marked(self._texts.text(f"contract-{contract}-short"), row),
            cells=self._cells(number),
            check=self._check(contract, row),
            is_off=number in self._wrong,
        )

    def _label(self, contract: ContractId | None, row: PadRow | None) -> str:
        return self._marked("" if contract is None else self._texts.text(f"contract-{contract}"), row)

    def _marked(self, title: str, row: PadRow | None) -> str:
        marks = "" if row is None else marks_of(row, self._names, self._texts)
        if not title or not marks:
            return title or marks
        return self._texts.text("pad-marked", contract=title, marks=marks)

    def _row(self, number: int) -> PadRow | None:
        return self._pad.rows[number - 1] if self._filled and number <= len(self._pad.rows) else None

    def _is_left(self, number: int) -> bool:
        return self._filled and number in self._pad.left_for_later

    def _cells(self, number: int) -> list[str]:
        if not self._filled or not 1 <= number <= len(self._pad.rows):
            return [""] * self._pad.ruleset.players
        return ["" if half is None else format_points(half) for half in self._pad.cells_of(number)]

    def _check(self, contract: ContractId, row: PadRow | None) -> str:
        """What is printed beforehand; nothing where a bid decides, until the deal is written."""
        if row is not None:
            known = check_of(self._pad.ruleset, row)
            return "" if known is None else format_points(known)
        checks = row_checks(self._pad.ruleset, contract)
        return format_points(min(checks)) if len(checks) == 1 else ""

    def _check_total(self, kind: TotalKind) -> str:
        """Of the whole game where nothing said in it changes the sum; of a filled sheet, of its rows."""
        ruleset = self._pad.ruleset
        if self._filled:
            known = self._pad.check_total(kind)
            return "" if known is None else format_points(known)
        deals = ruleset.order_list or ruleset.programme
        checks = [row_checks(ruleset, contract) for contract in deals if belongs(contract, kind)]
        if ruleset.until is not None or any(len(each) > 1 for each in checks):
            return ""
        return format_points(sum(map(min, checks)) * (ruleset.players if ruleset.order_list else 1))


def _short(name: str) -> str:
    """Its first word, or the beginning of it."""
    first = name.split(" ")[0]
    return first if len(first) <= _SHORT_NAME else f"{first[: _SHORT_NAME - 1]}…"
