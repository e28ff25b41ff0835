"""Whether a row can stand on a sheet: by its terms and tally, or by its bare numbers."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.rules import Counting, Ruleset
from kingclub.scorepad.cell import cell_values, row_checks, step_of, why_not
from kingclub.scorepad.fault import RowFault, RowReason
from kingclub.scorepad.row import PadRow, TakenRow, TypedRow
from kingclub.scorepad.tally_check import tally_faults
from kingclub.scorepad.terms_check import orderer_faults, terms_faults, write_off_faults
from kingclub.scoring import Seat, check_sum


def row_faults(ruleset: Ruleset, row: PadRow, dealer: Seat) -> tuple[RowFault, ...]:
    """All that is wrong with one row, looked at alone; empty where it can be."""
    contract = ruleset.contracts.get(row.contract)
    if contract is None:
        return (RowFault(reason=RowReason.OTHER_DEAL),)
    if isinstance(row, TypedRow):
        return (*orderer_faults(ruleset, row.terms, dealer), *_typed_faults(ruleset, row))
    return (
        *terms_faults(ruleset, contract, row.terms, dealer),
        *tally_faults(ruleset, contract, row.terms, row.tally),
        *write_off_faults(ruleset, row.terms, row.tally),
    )


def check_of(ruleset: Ruleset, row: PadRow) -> int | None:
    """What the row must sum to, in half points; None where its numbers alone leave that open."""
    contract = ruleset.contracts[row.contract]
    if isinstance(row, TakenRow):
        return check_sum(contract, row.terms, row.tally)
    checks = row_checks(ruleset, row.contract)
    return min(checks) if row.check is None and len(checks) == 1 else row.check


def _typed_faults(ruleset: Ruleset, row: TypedRow) -> Iterator[RowFault]:
    if len(row.cells) != ruleset.players:
        yield RowFault(reason=RowReason.SEAT_COUNT, found=len(row.cells), wanted=ruleset.players)
        return
    possible = cell_values(ruleset, row.contract)
    is_whole = True
    for seat, value in enumerate(row.cells):
        if value is None:
            is_whole = False
            yield RowFault(reason=RowReason.BLANK, seat=Seat(seat))
        elif (reason := why_not(value, possible)) is not None:
            wanted = step_of(possible) if reason is RowReason.WRONG_STEP else max(possible, key=abs)
            yield RowFault(reason=reason, seat=Seat(seat), found=value, wanted=wanted)
    if is_whole:
        yield from _sum_faults(ruleset, row)


def _sum_faults(ruleset: Ruleset, row: TypedRow) -> Iterator[RowFault]:
    checks = row_checks(ruleset, row.contract)
    if row.check is not None and row.check not in checks:
        yield RowFault(reason=RowReason.WRONG_SUM, found=row.check, wanted=nearest(row.check, checks))
        return
    wanted = checks if row.check is None else {row.check}
    found = sum(value or 0 for value in row.cells)
    if found not in wanted:
        yield RowFault(reason=RowReason.WRONG_SUM, found=found, wanted=nearest(found, wanted))


def nearest(value: int, among: frozenset[int] | set[int]) -> int:
    """The member closest to `value`; the smaller of two."""
    return min(sorted(among), key=lambda each: abs(each - value))


def has_open_check(ruleset: Ruleset, row: PadRow) -> bool:
    """Whether only the terms, not the contract, tell what the row must sum to."""
    return ruleset.contracts[row.contract].counting is not Counting.ITEMS
