"""Choosing the contract from one's own list (RULES 2.5, 2.6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingclub.play.action import Call, Order, Pass
from kingclub.play.calls.phase import Settled
from kingclub.play.refusal import Reason
from kingclub.rules import ContractId
from kingclub.scoring import Seat, Terms

OrderLists = tuple[tuple[ContractId, ...], ...]
"""By seat, the contracts that it has still to order."""


class Ordering(msgspec.Struct, frozen=True):
    """The callers to come, the first on turn; the last of them must order."""

    callers: tuple[Seat, ...]
    lists: OrderLists

    @classmethod
    def start(cls, seats: Sequence[Seat], lists: OrderLists, *, passes: bool) -> Ordering:
        """`seats` in calling order, from the eldest; a seat whose list is empty is skipped (RULES 2.5)."""
        callers = tuple(seat for seat in seats if lists[seat])
        return cls(callers if passes else callers[:1], lists)

    @property
    def turn(self) -> Seat:
        return self.callers[0]

    def legal(self) -> tuple[Call, ...]:
        turn = self.turn
        orders = tuple(Order(turn, contract) for contract in dict.fromkeys(self.lists[turn]))
        return orders if len(self.callers) == 1 else (*orders, Pass(turn))

    def after(self, call: Call) -> Ordering | Settled:
        if isinstance(call, Order):
            return Settled(terms=Terms(declarer=call.seat), contract=call.contract)
        return Ordering(self.callers[1:], self.lists)

    def why_not(self, call: Call) -> Reason:
        if isinstance(call, Order):
            return Reason.NOT_IN_LIST
        return Reason.MUST_CALL if isinstance(call, Pass) else Reason.NOT_NOW
