"""The owner of a trump deal sells it, writes it off, or keeps it (RULES 3)."""

from __future__ import annotations

import msgspec

from kingclub.play.action import Call, Trade, WriteOff
from kingclub.play.calls.auction import Auction, AuctionKind
from kingclub.play.calls.phase import Settled
from kingclub.play.refusal import Reason
from kingclub.scoring import Seat, Terms


class Selling(msgspec.Struct, frozen=True, kw_only=True):
    """The seller's choice. Who agrees to trade must yield to the highest offer."""

    seller: Seat
    buyers: tuple[Seat, ...]
    """Clockwise from the seller's left."""
    limit: int
    terms: Terms
    may_write_off: bool

    @property
    def turn(self) -> Seat:
        return self.seller

    def legal(self) -> tuple[Call, ...]:
        trades = (Trade(self.seller, False), Trade(self.seller, True))
        return (*trades, WriteOff(self.seller)) if self.may_write_off else trades

    def after(self, call: Call) -> Auction | Settled:
        if isinstance(call, WriteOff):
            return Settled(terms=msgspec.structs.replace(self.terms, declarer=self.seller, written_off=True))
        if isinstance(call, Trade) and call.agree:
            auction = Auction.start(AuctionKind.SALE, self.buyers, self.limit, self.terms)
            return msgspec.structs.replace(auction, seller=self.seller)
        return Settled(terms=self.terms)

    def why_not(self, call: Call) -> Reason:
        return Reason.NOT_OFFERED if isinstance(call, WriteOff) else Reason.NOT_NOW
