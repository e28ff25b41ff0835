"""The paper sheet as lines of cells: what was played, what is still to come, the three totals."""

from __future__ import annotations

from kingclub.cli.marked_points import marked_points
from kingclub.cli.terminal.wording import Wording
from kingclub.play import View
from kingclub.scoring import Seat, Sheet, SheetRow, TotalKind, printed_check
from kingclub.texts import format_points

Line = tuple[str, ...]
"""The cells of one line: number, contract, a seat each, check."""


def head(words: Wording, view: View) -> Line:
    names = tuple(words.name(Seat(seat)) for seat in range(view.ruleset.players))
    return ("№", words.texts.text("sheet-deal"), *names, words.texts.text("sheet-check"))


def played(words: Wording, view: View) -> list[Line]:
    """A line a deal that is over, with the control column."""
    return [_row(words, row) for row in view.sheet.rows]


def legend(words: Wording, view: View) -> str:
    """What the mark in a cell means; empty where no row has one."""
    is_marked = any(row.declarer is not None for row in view.sheet.rows)
    return words.texts.text("sheet-declarer") if is_marked else ""


def upcoming(words: Wording, view: View) -> list[Line]:
    """The deals of the programme that are still to come, with the sum that each must have."""
    done = len(view.sheet.rows)
    return [_blank(words, view, number) for number in range(done + 1, len(view.ruleset.programme) + 1)]


def totals(words: Wording, view: View) -> list[Line]:
    """Lost, won, and both together; one line where the game has no halves."""
    text = words.texts.text
    titles = {
        TotalKind.MINUS: text("sheet-minus"),
        TotalKind.PLUS: text("sheet-plus"),
        TotalKind.ALL: text("sheet-total"),
    }
    return [_total(title, view.sheet, kind) for kind, title in titles.items() if kind in view.sheet.kinds]


def _row(words: Wording, row: SheetRow) -> Line:
    contract = words.texts.text(f"contract-{row.contract}-short")
    return (str(row.number), contract, *marked_points(row.points, row.declarer), format_points(row.check))


def _blank(words: Wording, view: View, number: int) -> Line:
    contract = view.ruleset.contracts[view.ruleset.programme[number - 1]]
    half = printed_check(contract)
    check = "" if half is None else format_points(half)
    empty = ("",) * view.ruleset.players
    return (str(number), words.texts.text(f"contract-{contract.id}-short"), *empty, check)


def _total(title: str, sheet: Sheet, kind: TotalKind) -> Line:
    return ("", title, *map(format_points, sheet.total(kind)), format_points(sheet.check(kind)))
