"""Calls and drawing as plain data, for the log and the page, and back."""

from __future__ import annotations

from typing import Literal

from kingclub.cards import Suit
from kingclub.club.table_view import CallView
from kingclub.play import Bid, Call, Declare, Draw, NameSuit, Offer, Order, Pass, Trade, WriteOff
from kingclub.rules import ContractId
from kingclub.scoring import Seat, Trump

Spoken = Call | Draw
"""What a page offers as a button."""

_BARE: dict[type[Pass | WriteOff | Draw], Literal["pass", "write-off", "draw"]] = {
    Pass: "pass",
    WriteOff: "write-off",
    Draw: "draw",
}
"""Those that say nothing but themselves."""


def call_view(call: Spoken) -> CallView:
    """The call without its seat."""
    match call:
        case Order():
            return CallView(kind="order", contract=str(call.contract))
        case Bid():
            return CallView(kind="bid", amount=call.amount)
        case Declare():
            trump = None if call.trump is None else str(call.trump)
            return CallView(kind="declare", trump=trump, last_card=call.last_card, reversed=call.reversed)
        case Trade():
            return CallView(kind="trade", agree=call.agree)
        case Offer():
            return CallView(kind="offer", amount=call.tricks)
        case NameSuit():
            return CallView(kind="suit", suit=call.suit.symbol)
        case Pass() | WriteOff() | Draw():
            return CallView(kind=_BARE[type(call)])


def call_from_view(view: CallView, seat: Seat) -> Spoken:
    """The call that `seat` made; raises ValueError where the data says none."""
    match view.kind:
        case "order":
            return Order(seat, ContractId(view.contract or ""))
        case "bid":
            return Bid(seat, view.amount or 0)
        case "declare":
            trump = None if view.trump is None else Trump(view.trump)
            return Declare(seat, trump, view.last_card, view.reversed)
        case "trade":
            return Trade(seat, bool(view.agree))
        case "offer":
            return Offer(seat, view.amount or 0)
        case "suit":
            return NameSuit(seat, Suit("♠♣♦♥".index(view.suit or "?")))
        case "pass" | "write-off" | "draw":
            return next(kind for kind, name in _BARE.items() if name == view.kind)(seat)
