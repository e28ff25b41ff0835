"""A line of the pad: what was taken, or bare numbers, or nothing yet."""

from __future__ import annotations

import msgspec

from kingclub.rules import ContractId, Ruleset
from kingclub.scoring import Row, Tally, Terms, score

Cells = tuple[int | None, ...]
"""Half points by seat; None is a blank, which is not zero."""


class TakenRow(msgspec.Struct, frozen=True, kw_only=True):
    """A deal written by what was taken; its points follow."""

    contract: ContractId
    terms: Terms = Terms()
    tally: Tally


class TypedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of an old paper sheet, of which only the numbers are known."""

    contract: ContractId
    cells: Cells
    terms: Terms = Terms()
    check: int | None = None
    """The sum printed or written beside it, where the contract leaves that open."""


PadRow = TakenRow | TypedRow
"""A line that has something in it."""


def points_of(ruleset: Ruleset, row: TakenRow) -> Row:
    """The row's half points by seat."""
    return score(ruleset.contracts[row.contract], final_terms(ruleset, row.terms, row.tally), row.tally)


def final_terms(ruleset: Ruleset, terms: Terms, tally: Tally) -> Terms:
    """The terms as they are paid: under the cap a buyer hands over no more tricks than he took."""
    sale = terms.sale
    if sale is None or not ruleset.calls.sale_cap_taken:
        return terms
    handed = min(sale.tricks, tally[sale.buyer].tricks)
    return msgspec.structs.replace(terms, sale=msgspec.structs.replace(sale, tricks=handed))


def cells_of(ruleset: Ruleset, row: PadRow) -> Cells:
    """What stands in the row's cells."""
    return row.cells if isinstance(row, TypedRow) else points_of(ruleset, row)
