"""Rising bids: in tricks for trump, in tricks for a sale, in penalty points for the suit."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from kingclub.cards import Suit
from kingclub.play.action import Bid, Call, Offer, Pass
from kingclub.play.calls.phase import Settled
from kingclub.play.refusal import Reason
from kingclub.scoring import Sale, Seat, Terms


class AuctionKind(Enum):
    """What is bid for."""

    TRUMP = "trump"
    """Tricks given up; when all others pass at once the dealer must, at one (RULES 2.8)."""
    SALE = "sale"
    """Tricks handed to the seller, who may be left without an offer (RULES 3)."""
    PENALTY = "penalty"
    """Penalty points written; hearts are the suit where all pass (RULES 4.3)."""


class Auction(msgspec.Struct, frozen=True, kw_only=True):
    """A whole number each, higher than the last; a pass is final."""

    kind: AuctionKind
    terms: Terms
    """As settled before."""
    callers: tuple[Seat, ...]
    """Those who have not passed, the one on turn first."""
    limit: int
    """The highest bid that makes sense."""
    once: bool = False
    """One call each."""
    highest: int = 0
    bidder: Seat | None = None
    seller: Seat | None = None

    @classmethod
    def start(
        cls, kind: AuctionKind, seats: Sequence[Seat], limit: int, terms: Terms, *, once: bool = False
    ) -> Auction:
        """`seats` in calling order."""
        return cls(kind=kind, terms=terms, callers=tuple(seats), limit=limit, once=once)

    @property
    def turn(self) -> Seat:
        return self.callers[0]

    def legal(self) -> tuple[Call, ...]:
        turn = self.turn
        call = Offer if self.kind is AuctionKind.SALE else Bid
        return (Pass(turn), *(call(turn, amount) for amount in range(self.highest + 1, self.limit + 1)))

    def after(self, call: Call) -> Auction | Settled:
        if isinstance(call, (Bid, Offer)):
            amount = call.amount if isinstance(call, Bid) else call.tricks
            stay = () if self.once else (call.seat,)
            callers = (*self.callers[1:], *stay)
            after = msgspec.structs.replace(self, callers=callers, highest=amount, bidder=call.seat)
        else:
            after = msgspec.structs.replace(self, callers=self.callers[1:])
        return after._settled() if after._is_over else after

    def why_not(self, call: Call) -> Reason:
        match call:
            case Bid(amount=amount) if self.kind is not AuctionKind.SALE:
                return Reason.BID_TOO_LOW if amount <= self.highest else Reason.BID_TOO_HIGH
            case Offer(tricks=tricks) if self.kind is AuctionKind.SALE:
                return Reason.BID_TOO_LOW if tricks <= self.highest else Reason.BID_TOO_HIGH
            case _:
                return Reason.NOT_NOW

    @property
    def _is_over(self) -> bool:
        if not self.callers:
            return True
        return self.callers == (self.bidder,) or (
            len(self.callers) == 1 and self.bidder is None and self.kind is AuctionKind.TRUMP
        )

    def _settled(self) -> Settled:
        bidder = self.bidder
        match self.kind:
            case AuctionKind.TRUMP:
                declarer = self.callers[0] if bidder is None else bidder
                return Settled(terms=Terms(declarer=declarer, bid=max(1, self.highest)))
            case AuctionKind.PENALTY:
                if bidder is None:
                    return Settled(terms=Terms(penalty_suit=Suit.HEARTS))
                return Settled(terms=Terms(declarer=bidder, bid=self.highest))
            case AuctionKind.SALE:
                if bidder is None or self.seller is None:
                    return Settled(terms=self.terms)
                sale = Sale(seller=self.seller, buyer=bidder, tricks=self.highest)
                return Settled(terms=msgspec.structs.replace(self.terms, declarer=bidder, sale=sale))
