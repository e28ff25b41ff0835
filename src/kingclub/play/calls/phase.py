"""What a phase of calls is: a value that tells who calls, what may be called, and what follows."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kingclub.play.action import Action, Call
from kingclub.play.refusal import Reason, Refused
from kingclub.rules import ContractId
from kingclub.scoring import Seat, Terms


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """A phase of calls is over: the terms as they stand now."""

    terms: Terms
    contract: ContractId | None = None
    """The contract, where the phase chose it."""


class CallPhase(Protocol):
    """One phase of calls."""

    @property
    def turn(self) -> Seat: ...

    def legal(self) -> tuple[Call, ...]:
        """All that `turn` may call, never empty."""
        ...

    def after(self, call: Call) -> CallPhase | Settled:
        """What follows a call that is legal."""
        ...

    def why_not(self, call: Call) -> Reason:
        """Why a call of `turn` is not legal."""
        ...


def called(phase: CallPhase, action: Action) -> CallPhase | Settled:
    """The phase after `action`; raises Refused."""
    if not isinstance(action, Call):
        raise Refused(Reason.NOT_NOW, action)
    if action.seat != phase.turn:
        raise Refused(Reason.NOT_YOUR_TURN, action)
    if action not in phase.legal():
        raise Refused(phase.why_not(action), action)
    return phase.after(action)
