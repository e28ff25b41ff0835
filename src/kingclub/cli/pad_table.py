"""A pad as a table for the terminal, with all that is wrong with it below."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from kingclub.cli.sheet_table import sheet_heading
from kingclub.handbook import title_of
from kingclub.rules import ContractId
from kingclub.scorepad import Cells, Pad
from kingclub.scorepad.doctor import Diagnosis
from kingclub.scorepad.report import is_right
from kingclub.scorepad.statistics import RulesFigures
from kingclub.scorepad.wording import describe_diagnosis, describe_row, names_of, total_name
from kingclub.scoring import TotalKind
from kingclub.texts import Texts, format_decimal, format_points, shown


def print_pad(pad: Pad, diagnosis: Diagnosis, texts: Texts, file: str) -> None:
    """The sheet, what is wrong with it, and what comes next."""
    console = Console(highlight=False, markup=False)
    names = names_of(pad, texts)
    console.print(_table(pad, names, texts))
    for number, faults in pad.faults().items():
        row = texts.text("pad-row", number=number, contract=_contract(pad.contract_of(number), texts))
        for fault in faults:
            console.print(f"{file}: {row}: {describe_row(fault, names, texts)}", soft_wrap=True)
    for line in describe_diagnosis(diagnosis, names, texts):
        console.print(f"{file}: {line}", soft_wrap=True)
    if is_right(pad, diagnosis):
        console.print(f"{file}: {texts.text('pad-right')}", soft_wrap=True)
    console.print(_next(pad, names, texts), soft_wrap=True)


def _table(pad: Pad, names: list[str], texts: Texts) -> Table:
    table = Table(title=sheet_heading(pad.ruleset, texts))
    table.add_column("")
    table.add_column(texts.text("sheet-deal"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_column(texts.text("sheet-check"), justify="right")
    for number in range(1, len(pad.rows) + 1):
        title = _contract(pad.contract_of(number), texts)
        table.add_row(str(number), title, *_shown(pad.cells_of(number)), *_shown((pad.check_of(number),)))
    table.add_section()
    for kind in TotalKind:
        sums = _shown(pad.total(kind))
        table.add_row("", total_name(kind, texts), *sums, *_shown((pad.check_total(kind),)))
    return table


def _contract(contract: ContractId | None, texts: Texts) -> str:
    return "" if contract is None else texts.text(f"contract-{contract}")


def _shown(cells: Cells) -> list[str]:
    return ["" if half is None else format_points(half) for half in cells]


def _next(pad: Pad, names: list[str], texts: Texts) -> str:
    if pad.left_for_later:
        numbers = ", ".join(map(str, pad.left_for_later))
        return texts.text("pad-waiting", numbers=numbers)
    if pad.is_over:
        winners = ", ".join(names[seat] for seat in pad.winners)
        if len(pad.winners) > 1:
            return texts.text("game-shared", names=winners)
        return texts.text("game-won", names=winners)
    number = pad.next_number
    dealer, leader = names[pad.dealer_of(number)], names[pad.leader_of(number)]
    contract = pad.contract_of(number)
    if contract is None:
        return texts.text("pad-next-ordered", number=number, dealer=dealer, leader=leader)
    title = _contract(contract, texts)
    return texts.text("pad-next", number=number, contract=title, dealer=dealer, leader=leader)


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
        table.add_row(shown(person.person), str(person.games), str(person.wins), format_points(person.total))
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
        mean = format_decimal(f"{deal.total / deal.deals / 2:.1f}".replace("-", "−"), texts.lang)
        best, worst = format_points(deal.best), format_points(deal.worst)
        title = texts.text(f"contract-{deal.contract}")
        table.add_row(shown(deal.person), title, str(deal.deals), mean, best, worst)
    return table
