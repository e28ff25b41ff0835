"""A pad as a table for the terminal, with all that is wrong with it below."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from kingclub.cli.marked_points import marked_points
from kingclub.cli.sheet_table import sheet_heading
from kingclub.handbook import title_of
from kingclub.rules import ContractId
from kingclub.scorepad import Pad, PadRow, declarer_of, marks_of
from kingclub.scorepad.doctor import Diagnosis
from kingclub.scorepad.report import is_right
from kingclub.scorepad.statistics import RulesFigures
from kingclub.scorepad.wording import describe_diagnosis, describe_rows, names_of, total_name
from kingclub.scoring import total_kinds
from kingclub.texts import Texts, format_mean, format_points, shown

_WRONG = "✗"


def print_pad(pad: Pad, diagnosis: Diagnosis, texts: Texts, file: str) -> None:
    """The sheet, what is wrong with it, and what comes next."""
    console = Console(highlight=False, markup=False)
    names = names_of(pad, texts)
    console.print(_table(pad, diagnosis, names, texts))
    for line in (*describe_rows(pad, names, texts), *describe_diagnosis(diagnosis, names, texts)):
        console.print(f"{file}: {line}", soft_wrap=True)
    right = is_right(pad, diagnosis)
    if right:
        console.print(f"{file}: {texts.text('pad-right')}", soft_wrap=True)
    console.print(_next(pad, right, names, texts), soft_wrap=True)


def _table(pad: Pad, diagnosis: Diagnosis, names: list[str], texts: Texts) -> Table:
    table = Table(title=sheet_heading(pad.ruleset, texts))
    table.add_column("")
    table.add_column(texts.text("sheet-deal"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_column(texts.text("sheet-check"), justify="right")
    wrong = pad.faults()
    for number, row in enumerate(pad.rows, 1):
        title = _title(pad.contract_of(number), row, names, texts)
        cells = marked_points(pad.cells_of(number), None if row is None else declarer_of(row))
        check = texts.text("desk-row-later") if row is None else _number(pad.check_of(number))
        table.add_row(str(number), title, *cells, _off(check, number in wrong))
    if any(row is not None and declarer_of(row) is not None for row in pad.rows):
        table.caption = texts.text("sheet-declarer")
    table.add_section()
    off = {(each.place.total, each.place.seat) for each in diagnosis.totals}
    for kind in total_kinds(pad.ruleset):
        sums = [_off(_number(half), (kind, seat) in off) for seat, half in enumerate(pad.shown_total(kind))]
        table.add_row("", total_name(kind, texts), *sums, _number(pad.check_total(kind)))
    return table


def _title(contract: ContractId | None, row: PadRow | None, names: list[str], texts: Texts) -> str:
    """What the deal is about, and what was said of it."""
    title = _contract(contract, texts)
    marks = "" if row is None else marks_of(row, names, texts)
    return texts.text("pad-marked", contract=title, marks=marks) if marks else title


def _off(number: str, is_off: bool) -> str:
    """With a mark where it does not add up."""
    return f"{_WRONG} {number}" if is_off else number


def _contract(contract: ContractId | None, texts: Texts) -> str:
    return "" if contract is None else texts.text(f"contract-{contract}")


def _number(half: int | None) -> str:
    return "" if half is None else format_points(half)


def _next(pad: Pad, right: bool, names: list[str], texts: Texts) -> str:
    if pad.left_for_later:
        numbers = ", ".join(map(str, pad.left_for_later))
        return texts.text("pad-waiting", numbers=numbers)
    if pad.is_over and not right:
        return texts.text("pad-over-wrong")
    if pad.is_over:
        winners = ", ".join(names[seat] for seat in pad.winners)
        if len(pad.winners) > 1:
            return texts.text("game-shared", names=winners)
        return texts.text("game-won", names=winners)
    number = pad.next_number
    dealer, leader = names[pad.dealer_of(number)], names[pad.leader_of(number)]
    contract = pad.contract_of(number)
    speaks = "speaks" if pad.is_lead_open(number) else "leads"
    if contract is None:
        return texts.text("pad-next-ordered", number=number, dealer=dealer, leader=leader, first=speaks)
    title = _contract(contract, texts)
    return texts.text("pad-next", number=number, contract=title, dealer=dealer, leader=leader, first=speaks)


def print_figures(all_figures: Iterable[RulesFigures], texts: Texts) -> None:
    """A table of people and one of their deals, for each set of rules."""
    console = Console(highlight=False, markup=False)
    for each in all_figures:
        console.print(title_of(each.ruleset, texts))
        console.print(_people(each, texts))
        console.print(_deals(each, texts))


def _people(each: RulesFigures, texts: Texts) -> Table:
    table = Table(
        texts.text("statistics-person"),
        texts.text("statistics-games"),
        texts.text("statistics-wins"),
        texts.text("statistics-total"),
    )
    for person in each.people:
        total = format_mean(person.total, 1, texts.lang)
        table.add_row(shown(person.person), str(person.games), str(person.wins), total)
    return table


def _deals(each: RulesFigures, texts: Texts) -> Table:
    table = Table(
        texts.text("statistics-person"),
        texts.text("sheet-deal"),
        texts.text("statistics-deals"),
        texts.text("statistics-mean"),
        texts.text("statistics-best"),
        texts.text("statistics-worst"),
    )
    for deal in each.contracts:
        mean = format_mean(deal.total, deal.deals, texts.lang)
        best, worst = format_mean(deal.best, 1, texts.lang), format_mean(deal.worst, 1, texts.lang)
        title = texts.text(f"contract-{deal.contract}")
        table.add_row(shown(deal.person), title, str(deal.deals), mean, best, worst)
    return table
