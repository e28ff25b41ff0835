"""The paper sheet: rows of points, its totals and its checks. Nothing is stored that can be derived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from kingclub.rules import ContractId, Form, Ruleset, Winner
from kingclub.scoring.row import Row
from kingclub.scoring.terms import Seat


class SheetRow(msgspec.Struct, frozen=True, kw_only=True):
    """One finished deal on the sheet; points are half points by seat."""

    number: int
    contract: ContractId
    dealer: Seat
    points: Row
    check: int
    """What the points must sum to."""
    declarer: Seat | None = None
    """Who ordered the deal, or named its trump or suit; None where nobody does."""

    @property
    def is_right(self) -> bool:
        return sum(self.points) == self.check


class TotalKind(StrEnum):
    """The three closing lines of the blank."""

    MINUS = "minus"
    PLUS = "plus"
    ALL = "all"


def total_kinds(ruleset: Ruleset) -> tuple[TotalKind, ...]:
    """The closing lines of the blank: halves only where some deals are to lose in, others to win in."""
    signs = {contract.sign for contract in ruleset.contracts.values()}
    is_halved = ruleset.winner is Winner.HIGHEST and len(signs) > 1
    return tuple(TotalKind) if is_halved else (TotalKind.ALL,)


class Sheet(msgspec.Struct, frozen=True):
    """The rows so far, in the order played."""

    players: int
    rows: tuple[SheetRow, ...] = ()
    kinds: tuple[TotalKind, ...] = tuple(TotalKind)
    """Its closing lines."""
    floor_zero: bool = False
    """A total never falls below nothing."""
    resets_at: int | None = None
    """Half points which a total must hit exactly to become nothing again."""

    @classmethod
    def of(cls, ruleset: Ruleset, rows: tuple[SheetRow, ...]) -> Sheet:
        """The sheet on which these rows stand, added up as the rules of the game say."""
        return cls(
            players=ruleset.players,
            rows=rows,
            kinds=total_kinds(ruleset),
            floor_zero=ruleset.floor_zero,
            resets_at=ruleset.resets_at,
        )

    def total(self, kind: TotalKind = TotalKind.ALL) -> Row:
        """Half points by seat over all rows, or over those that may only lose, or only win."""
        rows = [row.points for row in self.rows if _belongs(row, kind)]
        return tuple(self._added(row[seat] for row in rows) for seat in range(self.players))

    @property
    def is_plain_sum(self) -> bool:
        """Whether totals are what the rows add up to, and nothing else."""
        return not self.floor_zero and self.resets_at is None

    def _added(self, points: Iterable[int]) -> int:
        if self.is_plain_sum:
            return sum(points)
        return running_total(points, floor_zero=self.floor_zero, resets_at=self.resets_at)

    def check(self, kind: TotalKind = TotalKind.ALL) -> int:
        """What the half points of a total must sum to: the control column of its rows."""
        if not self.is_plain_sum:
            return sum(self.total(kind))
        return sum(row.check for row in self.rows if _belongs(row, kind))

    def faults(self) -> tuple[SheetRow, ...]:
        """The rows that do not add up to their check."""
        return tuple(row for row in self.rows if not row.is_right)


def running_total(points: Iterable[int], *, floor_zero: bool, resets_at: int | None) -> int:
    """Half points after each of these has been added, under the rules of a `Sheet`."""
    total = 0
    for written in points:
        total += written
        if total == resets_at or (floor_zero and total < 0):
            total = 0
    return total


def _belongs(row: SheetRow, kind: TotalKind) -> bool:
    return kind is TotalKind.ALL or (row.contract.sign < 0) is (kind is TotalKind.MINUS)


def winners(ruleset: Ruleset, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Who wins with these totals; equal best totals share the win (RULES 1.13)."""
    best = max(totals) if ruleset.winner is Winner.HIGHEST else min(totals)
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)


def losers(ruleset: Ruleset, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Who loses with these totals, in the game that names a loser; equal worst totals lose together (C46)."""
    if ruleset.form is not Form.KIS_KIS:
        return ()
    worst = min(totals) if ruleset.winner is Winner.HIGHEST else max(totals)
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == worst)
