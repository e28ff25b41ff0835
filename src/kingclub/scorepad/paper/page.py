"""What stands on a sheet of paper: every word and number, laid out by `sheet.typ`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec

from kingclub.rules import ContractId, Item, Ruleset, read_preset
from kingclub.scorepad.cell import row_checks
from kingclub.scorepad.counts import counted_items, price
from kingclub.scorepad.pad import Pad, belongs
from kingclub.scorepad.row import PadRow
from kingclub.scorepad.row_check import check_of
from kingclub.scorepad.wording import total_name
from kingclub.scoring import Seat, TotalKind
from kingclub.texts import Points, Texts, format_points

PaperSize = Literal["a4", "a5"]
PAPER_SIZES: tuple[PaperSize, ...] = get_args(PaperSize)

_OPEN_ROWS = 24
"""Rows of a game that points end."""


class PaperRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line: its number and name, the cells, and the printed check."""

    number: str
    label: str
    cells: Sequence[str]
    check: str
    dealer: int | None = None
    """The place among the cells of who deals, marked by a dot."""
    has_bar: bool = False
    """A thick bar after it: here the game turns from losing to winning."""


class PaperBlock(msgspec.Struct, frozen=True):
    """A table; an ordered game has one for each who orders."""

    heading: str
    rows: Sequence[PaperRow]


class PageData(msgspec.Struct, frozen=True, kw_only=True):
    """The whole page."""

    lang: str
    paper: PaperSize
    large: bool
    title: str
    subtitle: str
    names: Sequence[str]
    labels: Sequence[str]
    """Above the number, the contract and the check."""
    blocks: Sequence[PaperBlock]
    totals: Sequence[PaperRow]
    note: str


def paper_data(
    pad: Pad, texts: Texts, *, paper: PaperSize = "a4", large: bool = False, filled: bool = True
) -> PageData:
    """The page of a pad; `filled` off leaves every cell empty for a pencil."""
    ruleset = pad.ruleset
    page = _Page(pad, texts, filled)
    title = read_preset(ruleset.preset).title
    return PageData(
        lang=texts.lang,
        paper=paper,
        large=large,
        title=title.told(texts.lang),
        subtitle=_prices(ruleset, texts),
        names=pad.names,
        labels=("№", texts.text("sheet-deal"), texts.text("sheet-check")),
        blocks=page.blocks(),
        totals=page.totals(),
        note=pad.note if filled else "",
    )


class _Page:
    """The rows of one page."""

    def __init__(self, pad: Pad, texts: Texts, filled: bool) -> None:
        self._pad, self._texts, self._filled = pad, texts, filled

    def blocks(self) -> list[PaperBlock]:
        pad = self._pad
        if pad.ruleset.order_list:
            return [self._orders_of(Seat(seat)) for seat in range(pad.ruleset.players)]
        count = max(pad.ruleset.deals or _OPEN_ROWS, len(pad.rows))
        return [PaperBlock("", [self._deal(number) for number in range(1, count + 1)])]

    def totals(self) -> list[PaperRow]:
        """Losses, gains and both where the game has both; else the one total."""
        signs = {contract.sign for contract in self._contracts()}
        kinds = list(TotalKind) if len(signs) == 2 and self._loses() else [TotalKind.ALL]
        return [
            PaperRow(
                number="",
                label=total_name(kind, self._texts),
                cells=[format_points(half) if self._filled else "" for half in self._pad.total(kind)],
                check=self._check_total(kind),
            )
            for kind in kinds
        ]

    def _contracts(self) -> Sequence[ContractId]:
        return self._pad.ruleset.order_list or self._pad.ruleset.programme

    def _loses(self) -> bool:
        return self._pad.ruleset.until is None

    def _deal(self, number: int) -> PaperRow:
        pad = self._pad
        contract = pad.contract_of(number) if pad.ruleset.until is None else None
        after = pad.ruleset.contract_of_deal(number + 1)
        row = pad.rows[number - 1] if number <= len(pad.rows) else None
        is_turn = contract is not None and after is not None and contract.sign < 0 < after.sign
        return PaperRow(
            number=str(number),
            label="" if contract is None else self._texts.text(f"contract-{contract}"),
            cells=self._cells(number),
            check=self._check(contract or pad.ruleset.programme[0], row),
            dealer=pad.dealer_of(number) if self._filled else None,
            has_bar=is_turn and number < len(pad.ruleset.programme),
        )

    def _orders_of(self, seat: Seat) -> PaperBlock:
        """The list of one player; each deal stands beside the entry that he used for it."""
        pad = self._pad
        written = [
            (number, row)
            for number, row in enumerate(pad.rows, 1)
            if row is not None and row.terms.declarer == seat
        ]
        rows: list[PaperRow] = []
        for contract in pad.ruleset.order_list:
            used = next(((number, row) for number, row in written if row.contract is contract), None)
            if used is not None:
                written.remove(used)
            rows.append(self._order(contract, used))
        name = pad.names[seat] or self._texts.text("seat", seat=seat + 1)
        return PaperBlock(self._texts.text("paper-orders", name=name), rows)

    def _order(self, contract: ContractId, used: tuple[int, PadRow] | None) -> PaperRow:
        is_shown = used is not None and self._filled
        return PaperRow(
            number=str(used[0]) if used is not None and is_shown else "",
            label=self._texts.text(f"contract-{contract}"),
            cells=self._cells(used[0] if used is not None else 0),
            check=self._check(contract, None if used is None else used[1]),
        )

    def _cells(self, number: int) -> list[str]:
        if not self._filled or not 1 <= number <= len(self._pad.rows):
            return [""] * self._pad.ruleset.players
        return ["" if half is None else format_points(half) for half in self._pad.cells_of(number)]

    def _check(self, contract: ContractId, row: PadRow | None) -> str:
        """What is printed beforehand; nothing where a bid decides, until the deal is written."""
        if row is not None and self._filled:
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
        contracts = [contract for contract in self._contracts() if belongs(contract, kind)]
        checks = [row_checks(ruleset, contract) for contract in contracts]
        if ruleset.until is not None or any(len(each) > 1 for each in checks):
            return ""
        return format_points(sum(map(min, checks)) * (ruleset.players if ruleset.order_list else 1))


def _prices(ruleset: Ruleset, texts: Texts) -> str:
    """What counts how much, once for each item; a trump trick apart."""
    parts: dict[str, None] = {}
    for contract in dict.fromkeys(ruleset.order_list or ruleset.programme):
        law = ruleset.contracts[contract]
        for item in counted_items(law):
            told = _price(ruleset, item, price(law, item), texts)
            parts[f"{texts.text(f'contract-{contract}')}: {told}" if law.trump else told] = None
    return "; ".join(parts)


def _price(ruleset: Ruleset, item: Item, half: int, texts: Texts) -> str:
    boys = str(ruleset.switches.get("boys", ""))
    return texts.text(f"price-{item}", points=Points(half), boys=boys)
