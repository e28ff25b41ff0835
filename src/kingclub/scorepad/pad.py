"""The score pad of one game: its rows, what comes next, its totals. A value: each change makes the next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from kingclub.play.dealing import eldest
from kingclub.rules import ContractId, Counting, Ruleset, Winner
from kingclub.scorepad.fault import RowFault, RowReason, RowRefused
from kingclub.scorepad.row import Cells, PadRow, TakenRow, cells_of
from kingclub.scorepad.row_check import check_of, row_faults
from kingclub.scoring import Row, Seat, Terms, TotalKind, running_total, winners


class Change(msgspec.Struct, frozen=True):
    """A step of the history: row `number` was this before; None is a row with nothing in it."""

    number: int
    was: PadRow | None
    is_new: bool = False
    """There was no such row; where it was only left for later, there was."""
    rows_before: int | None = None
    """How many rows there were, where a cell typed far below made several, or a blank took some away."""


class WrittenTotals(msgspec.Struct, frozen=True, omit_defaults=True):
    """The closing lines of a typed sheet as they stand on paper, half points by seat; None is not written."""

    minus: Cells | None = None
    plus: Cells | None = None
    all: Cells | None = None

    def of(self, kind: TotalKind) -> Cells | None:
        return {TotalKind.MINUS: self.minus, TotalKind.PLUS: self.plus, TotalKind.ALL: self.all}[kind]


class TotalChange(msgspec.Struct, frozen=True):
    """A step of the history: what stood in a closing line of a typed sheet; None where nothing did."""

    kind: TotalKind
    was: Cells | None


class Pad(msgspec.Struct, frozen=True, kw_only=True):
    """All that a sheet file holds. Sums, dealers and what is next are derived, never kept."""

    ruleset: Ruleset
    names: tuple[str, ...]
    first_dealer: Seat
    rows: tuple[PadRow | None, ...] = ()
    """In the order of the deals; None is a deal left for later."""
    history: tuple[Change | TotalChange, ...] = ()
    written_totals: WrittenTotals = WrittenTotals()
    note: str = ""

    @property
    def next_number(self) -> int:
        """The deal to be written next, from 1; the last one again where the game is over.

        Once the programme has been played through, the first one that was left for later.
        """
        deals = self.ruleset.deals
        if self.left_for_later and deals is not None and len(self.rows) >= deals:
            return self.left_for_later[0]
        return len(self.rows) if self.is_over else len(self.rows) + 1

    @property
    def left_for_later(self) -> tuple[int, ...]:
        """The numbers of the rows that wait to be written."""
        return tuple(number for number, row in enumerate(self.rows, 1) if row is None)

    def dealer_of(self, number: int) -> Seat:
        """Who deals deal `number`: one seat further every deal (RULES 1.3)."""
        return Seat((self.first_dealer + number - 1) % self.ruleset.players)

    def leader_of(self, number: int, terms: Terms | None = None) -> Seat:
        """Who leads to the first trick of deal `number`, as far as its terms are known (RULES 1.5)."""
        declarer = None if terms is None else terms.declarer
        if self.ruleset.calls.caller_leads and declarer is not None:
            return declarer
        return eldest(self.dealer_of(number), self.ruleset.players)

    def is_lead_open(self, number: int) -> bool:
        """Whether calls that are not known yet decide who leads; till then the first hand only speaks."""
        contract = self.contract_of(number)
        law = None if contract is None else self.ruleset.contracts[contract]
        is_called = law is None or law.trump or law.counting in (Counting.PENALTY_SUIT, Counting.ABOVE_BID)
        return self.ruleset.calls.caller_leads and is_called

    def contract_of(self, number: int) -> ContractId | None:
        """What deal `number` is about; None where it is ordered and not written yet."""
        contract = self.ruleset.contract_of_deal(number)
        if contract is not None:
            return contract.id
        row = self._row(number)
        return None if row is None else row.contract

    def orders_left(self, seat: Seat) -> tuple[ContractId, ...]:
        """The contracts that the seat has still to order, in the order of its list."""
        left = list(self.ruleset.order_list)
        for row in self.rows:
            if row is not None and row.terms.declarer == seat and row.contract in left:
                left.remove(row.contract)
        return tuple(left)

    def faults_of(self, number: int, row: PadRow) -> tuple[RowFault, ...]:
        """What is wrong with `row` as deal `number` of this pad; empty where it can stand there."""
        wanted = self.ruleset.contract_of_deal(number)
        if (
            wanted is not None and row.contract is not wanted.id
        ) or row.contract not in self.ruleset.contracts:
            return (RowFault(reason=RowReason.OTHER_DEAL),)
        faults = row_faults(self.ruleset, row, self.dealer_of(number))
        return (*faults, *self._order_faults(number, row))

    def faults(self) -> dict[int, tuple[RowFault, ...]]:
        """All that is wrong with the rows that stand here, by number; a right pad has none."""
        found = {
            number: self.faults_of(number, row) for number, row in enumerate(self.rows, 1) if row is not None
        }
        return {number: faults for number, faults in found.items() if faults}

    def write(self, number: int, row: PadRow) -> Pad:
        """The pad with `row` as deal `number`; raises RowRefused, and then nothing has changed."""
        if not 1 <= number <= self._last_writable:
            raise RowRefused((RowFault(reason=RowReason.NO_SUCH_ROW, found=number),))
        if faults := self.faults_of(number, row):
            raise RowRefused(faults)
        return self._changed(number, row)

    def leave(self, number: int) -> Pad:
        """The pad with deal `number` left for later; what stood there stays in the history."""
        if not 1 <= number <= self._last_writable:
            raise RowRefused((RowFault(reason=RowReason.NO_SUCH_ROW, found=number),))
        return self._changed(number, None)

    def undo(self) -> Pad:
        """The pad before its last change; itself where nothing is to be undone."""
        if not self.history:
            return self
        last, history = self.history[-1], self.history[:-1]
        if isinstance(last, TotalChange):
            totals = msgspec.structs.replace(self.written_totals, **{str(last.kind): last.was})
            return msgspec.structs.replace(self, written_totals=totals, history=history)
        return msgspec.structs.replace(self, rows=self._rows_before(last), history=history)

    def cells_of(self, number: int) -> Cells:
        """What stands in the cells of deal `number`; blanks where nothing does."""
        row = self._row(number)
        return (None,) * self.ruleset.players if row is None else cells_of(self.ruleset, row)

    def check_of(self, number: int) -> int | None:
        """What deal `number` must sum to; None where that is not known before its terms are."""
        row = self._row(number)
        return None if row is None else check_of(self.ruleset, row)

    def total(self, kind: TotalKind = TotalKind.ALL) -> Row:
        """Half points by seat over the rows written so far; a blank adds nothing."""
        rows = [
            tuple(value or 0 for value in self.cells_of(number))
            for number, row in enumerate(self.rows, 1)
            if row is not None and belongs(row.contract, kind)
        ]
        rules = self.ruleset
        return tuple(
            running_total((row[seat] for row in rows), floor_zero=rules.floor_zero, resets_at=rules.resets_at)
            for seat in range(rules.players)
        )

    def shown_total(self, kind: TotalKind = TotalKind.ALL) -> Row:
        """The closing line as it stands on paper, right or wrong; what nobody wrote is added up."""
        written = self.written_totals.of(kind) or (None,) * self.ruleset.players
        return tuple(
            found if half is None else half for half, found in zip(written, self.total(kind), strict=True)
        )

    def check_total(self, kind: TotalKind = TotalKind.ALL) -> int | None:
        """What the totals of the rows written so far must add up to; None where a row leaves it open."""
        checks = [
            self.check_of(number)
            for number, row in enumerate(self.rows, 1)
            if row is not None and belongs(row.contract, kind)
        ]
        return None if None in checks else sum(check or 0 for check in checks)

    @property
    def is_over(self) -> bool:
        if not self._is_complete:
            return False
        extra_deal = self.ruleset.switches.get("tie_break") == "extra-deal"
        return not extra_deal or len(winners(self.ruleset, self.total())) == 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; none while the game goes on."""
        return winners(self.ruleset, self.total()) if self.is_over else ()

    @property
    def is_lowest_best(self) -> bool:
        return self.ruleset.winner is Winner.LOWEST

    @property
    def _is_complete(self) -> bool:
        until, deals = self.ruleset.until, self.ruleset.deals
        if self.left_for_later:
            return False
        if until is not None:
            return max(self.total()) >= until
        return deals is not None and len(self.rows) >= deals

    @property
    def _last_writable(self) -> int:
        return max(len(self.rows), self.next_number)

    def _rows_before(self, change: Change) -> tuple[PadRow | None, ...]:
        usual = change.number - 1 if change.is_new else len(self.rows)
        count = usual if change.rows_before is None else change.rows_before
        rows = [*self.rows, *[None] * (max(count, change.number) - len(self.rows))]
        rows[change.number - 1] = change.was
        return tuple(rows[:count])

    def _row(self, number: int) -> PadRow | None:
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else None

    def _order_faults(self, number: int, row: PadRow) -> tuple[RowFault, ...]:
        """In an ordered game each takes the contract from his own list, once for each entry."""
        declarer = row.terms.declarer
        if not self.ruleset.order_list or declarer is None:
            return ()
        others = [
            each
            for place, each in enumerate(self.rows, 1)
            if place != number and each is not None and each.terms.declarer == declarer
        ]
        used = sum(each.contract is row.contract for each in others)
        if used < self.ruleset.order_list.count(row.contract):
            return ()
        return (RowFault(reason=RowReason.NOT_IN_LIST, seat=declarer),)

    def _changed(self, number: int, row: PadRow | None) -> Pad:
        rows = [*self.rows]
        is_new = number > len(rows)
        if is_new:
            rows.append(None)
        change = Change(number, rows[number - 1], is_new)
        rows[number - 1] = row
        return msgspec.structs.replace(self, rows=tuple(rows), history=(*self.history, change))


def start_pad(ruleset: Ruleset, names: Sequence[str], first_dealer: Seat) -> Pad:
    """A pad with nothing on it; names that are missing are empty."""
    full = [name or "" for name, _ in zip_longest(names, range(ruleset.players))][: ruleset.players]
    return Pad(ruleset=ruleset, names=tuple(full), first_dealer=first_dealer)


def belongs(contract: ContractId, kind: TotalKind) -> bool:
    """Whether a row of the contract goes into that closing line."""
    return kind is TotalKind.ALL or (contract.sign < 0) is (kind is TotalKind.MINUS)


def taken_rows(pad: Pad) -> tuple[TakenRow, ...]:
    """The rows written by what was taken."""
    return tuple(row for row in pad.rows if isinstance(row, TakenRow))
