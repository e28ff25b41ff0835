"""The paper sheet: rows of points, its totals and its checks. Nothing is stored that can be derived."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from kingclub.rules import ContractId, Ruleset, Winner
from kingclub.scoring.points import Row
from kingclub.scoring.terms import Seat


class SheetRow(msgspec.Struct, frozen=True, kw_only=True):
    """One finished deal on the sheet; points are half points by seat."""

    number: int
    contract: ContractId
    dealer: Seat
    points: Row
    check: int
    """What the points must sum to."""

    @property
    def is_right(self) -> bool:
        return sum(self.points) == self.check


class TotalKind(StrEnum):
    """The three closing lines of the blank."""

    MINUS = "minus"
    PLUS = "plus"
    ALL = "all"


class Sheet(msgspec.Struct, frozen=True):
    """The rows so far, in the order played."""

    players: int
    rows: tuple[SheetRow, ...] = ()

    def total(self, kind: TotalKind = TotalKind.ALL) -> Row:
        """Half points by seat over all rows, or over those that may only lose, or only win."""
        rows = [row.points for row in self.rows if _belongs(row, kind)]
        return tuple(sum(row[seat] for row in rows) for seat in range(self.players))

    def check(self, kind: TotalKind = TotalKind.ALL) -> int:
        """What the half points of a total must sum to: the control column of its rows."""
        return sum(row.check for row in self.rows if _belongs(row, kind))

    def faults(self) -> tuple[SheetRow, ...]:
        """The rows that do not add up to their check."""
        return tuple(row for row in self.rows if not row.is_right)


def _belongs(row: SheetRow, kind: TotalKind) -> bool:
    return kind is TotalKind.ALL or (row.contract.sign < 0) is (kind is TotalKind.MINUS)


def winners(ruleset: Ruleset, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Who wins with these totals; equal best totals share the win (RULES 1.13)."""
    best = max(totals) if ruleset.winner is Winner.HIGHEST else min(totals)
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)
