"""The sheet of a replayed record, as a table for the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from kingclub.cli.marked_points import marked_points
from kingclub.handbook import title_of
from kingclub.notation import Judgement, is_over
from kingclub.rules import Ruleset
from kingclub.scoring import Row, Seat, Sheet, TotalKind
from kingclub.texts import Texts, format_points, shown


def print_sheet(judgement: Judgement, texts: Texts, file: str) -> None:
    """The rows, the totals and who has won, of a record that is right."""
    ruleset = judgement.ruleset
    if ruleset is None:
        return
    names = _names(judgement, ruleset, texts)
    console = Console(highlight=False, markup=False)
    console.print(_table(judgement, ruleset, names, texts), soft_wrap=False)
    console.print(f"{file}: {texts.text('replay-right')} {_outcome(judgement, names, texts)}", soft_wrap=True)


def sheet_heading(ruleset: Ruleset, texts: Texts) -> str:
    """What the game is called, and its id."""
    return texts.text("sheet-heading", title=title_of(ruleset, texts), id=ruleset.preset)


def _names(judgement: Judgement, ruleset: Ruleset, texts: Texts) -> list[str]:
    header = judgement.record and judgement.record.header
    seats = [texts.text("seat", seat=seat + 1) for seat in range(ruleset.players)]
    if not header:
        return seats
    said = list(map(shown, header.names))
    return [
        name if name and said.count(name) == 1 else f"{name} ({seat})".strip()
        for name, seat in zip(said, seats, strict=True)
    ]


def _table(judgement: Judgement, ruleset: Ruleset, names: list[str], texts: Texts) -> Table:
    table = Table(title=sheet_heading(ruleset, texts))
    table.add_column("")
    table.add_column(texts.text("sheet-deal"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_column(texts.text("sheet-check"), justify="right")
    sheet = Sheet.of(ruleset, tuple(finished.row for finished in judgement.deals))
    for row in sheet.rows:
        contract = texts.text(f"contract-{row.contract}")
        _add(table, str(row.number), contract, row.points, row.check, row.declarer)
    if any(row.declarer is not None for row in sheet.rows):
        table.caption = texts.text("sheet-declarer")
    table.add_section()
    if judgement.game is not None:
        halves = {TotalKind.MINUS: texts.text("sheet-minus"), TotalKind.PLUS: texts.text("sheet-plus")}
        for kind in (kind for kind in halves if kind in sheet.kinds):
            _add(table, "", halves[kind], sheet.total(kind), sheet.check(kind))
    _add(table, "", texts.text("sheet-total"), sheet.total(), sheet.check())
    return table


def _add(
    table: Table, number: str, title: str, points: Row, check: int, declarer: Seat | None = None
) -> None:
    table.add_row(number, title, *marked_points(points, declarer), format_points(check))


def _outcome(judgement: Judgement, names: list[str], texts: Texts) -> str:
    game = judgement.game
    if game is None:
        return "" if is_over(judgement) else texts.text("replay-deal-open")
    if not game.is_over:
        return texts.text("replay-game-open", number=game.number)
    winners = ", ".join(names[seat] for seat in game.winners)
    if len(game.winners) > 1:
        return texts.text("game-shared", names=winners)
    return texts.text("game-won", names=winners)
