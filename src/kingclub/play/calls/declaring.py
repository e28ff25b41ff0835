"""Naming trump, leaving it to the last card, or adding мизер; naming a penalty suit."""

from __future__ import annotations

import msgspec

from kingclub.cards import Suit
from kingclub.play.action import Call, Declare, NameSuit, WriteOff
from kingclub.play.calls.phase import Settled
from kingclub.play.refusal import Reason
from kingclub.rules import CallRules, Miser
from kingclub.scoring import Seat, Terms, Trump


class Declaring(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer's choice, as the rules of the table offer it."""

    declarer: Seat
    calls: CallRules
    terms: Terms
    last_card: bool
    """Trump may be left to the last card."""

    @property
    def turn(self) -> Seat:
        return self.declarer

    def legal(self) -> tuple[Call, ...]:
        seat, miser = self.declarer, self.calls.miser
        plain = [Declare(seat, trump) for trump in Trump if trump is not Trump.NONE or self.calls.no_trump]
        if self.last_card:
            plain.append(Declare(seat, last_card=True))
        turned: list[Declare] = []
        if miser is Miser.ANY_TRUMP:
            turned = [Declare(seat, each.trump, each.last_card, reversed=True) for each in plain]
        elif miser is Miser.NO_TRUMP_ONLY:
            turned = [Declare(seat, Trump.NONE, reversed=True)]
        write_off = (WriteOff(seat),) if self.calls.write_off_when_declaring else ()
        return (*plain, *turned, *write_off)

    def after(self, call: Call) -> Settled:
        if isinstance(call, WriteOff):
            return Settled(terms=msgspec.structs.replace(self.terms, declarer=call.seat, written_off=True))
        if not isinstance(call, Declare):
            raise TypeError(f"{call} is no declaration")
        terms = msgspec.structs.replace(
            self.terms,
            declarer=self.declarer,
            trump=call.trump,
            last_card=call.last_card,
            reversed=call.reversed,
        )
        return Settled(terms=terms)

    def why_not(self, call: Call) -> Reason:
        return Reason.NOT_OFFERED if isinstance(call, (Declare, WriteOff)) else Reason.NOT_NOW


class NamingSuit(msgspec.Struct, frozen=True, kw_only=True):
    """The highest bidder names the suit whose cards cost a point each (RULES 4.3)."""

    declarer: Seat
    terms: Terms

    @property
    def turn(self) -> Seat:
        return self.declarer

    def legal(self) -> tuple[Call, ...]:
        return tuple(NameSuit(self.declarer, suit) for suit in Suit)

    def after(self, call: Call) -> Settled:
        if not isinstance(call, NameSuit):
            raise TypeError(f"{call} names no suit")
        return Settled(terms=msgspec.structs.replace(self.terms, penalty_suit=call.suit))

    def why_not(self, call: Call) -> Reason:
        return Reason.NOT_NOW
