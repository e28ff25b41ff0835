"""How each phase that a rule file names begins."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.calls import (
    Auction,
    AuctionKind,
    CallPhase,
    Declaring,
    NamingSuit,
    Ordering,
    OrderLists,
    Selling,
)
from kingclub.play.dealing import eldest, from_eldest
from kingclub.play.law import law_of
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Contract, ContractId, PhaseName, Ruleset
from kingclub.scoring import Seat, Terms, Trump


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """What is fixed once the pack has been shuffled."""

    ruleset: Ruleset
    number: int
    """Which deal of the game, from 1."""
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt. Secret: a seat may see its own only."""
    lists: OrderLists = ()
    """By seat, the contracts still to be ordered; empty where none are."""
    aside: Card | None = None
    """The odd card laid aside face down. Secret until the deal is over."""

    @property
    def eldest(self) -> Seat:
        return eldest(self.dealer, len(self.hands))

    def with_last_card(self, terms: Terms, declarer: Seat) -> Terms:
        """The terms with the suit of the declarer's last card as trump."""
        return msgspec.structs.replace(terms, trump=Trump.of(self.hands[declarer][-1].suit))


class Over(msgspec.Struct, frozen=True):
    """Nothing is to be played: the deal was written off."""

    is_over: bool = True
    turn: Seat | None = None


def open_phase(
    name: PhaseName, dealt: Dealt, contract: Contract | None, terms: Terms
) -> CallPhase | TrickPlay | None:
    """The phase of this name; None where nobody has to act in it."""
    match name:
        case PhaseName.ORDER:
            seats = from_eldest(dealt.dealer, dealt.ruleset.players)
            return Ordering.start(seats, dealt.lists, passes=dealt.ruleset.calls.passes)
        case PhaseName.BID:
            return _auction(dealt, contract)
        case PhaseName.SELL:
            return _selling(dealt, terms)
        case PhaseName.DECLARE:
            return _declaring(dealt, contract, terms)
        case PhaseName.NAME_SUIT:
            return None if terms.declarer is None else NamingSuit(declarer=terms.declarer, terms=terms)
        case PhaseName.PLAY:
            return _play(dealt, contract, terms)
        case PhaseName.DEAL_ALL | PhaseName.DEAL_THREE | PhaseName.DEAL_REST:
            return None


def leader_of(dealt: Dealt, terms: Terms) -> Seat:
    """Who leads to the first trick (RULES 1.5)."""
    if dealt.ruleset.calls.caller_leads and terms.declarer is not None:
        return terms.declarer
    return dealt.eldest


def _auction(dealt: Dealt, contract: Contract | None) -> Auction:
    seats = from_eldest(dealt.dealer, dealt.ruleset.players)
    if contract is not None and contract.id is ContractId.SUIT:
        limit = (dealt.ruleset.until or 0) // 2  # whoever writes that many ends the game
        once = not dealt.ruleset.calls.until_passed
        return Auction.start(AuctionKind.PENALTY, seats, limit, Terms(), once=once)
    return Auction.start(AuctionKind.TRUMP, seats, dealt.ruleset.hand_size, Terms())


def _selling(dealt: Dealt, terms: Terms) -> Selling:
    others = from_eldest(dealt.eldest, dealt.ruleset.players)[:-1]
    may_write_off = dealt.ruleset.calls.write_off and not dealt.ruleset.calls.write_off_when_declaring
    return Selling(
        seller=dealt.eldest,
        buyers=others,
        limit=dealt.ruleset.hand_size,
        terms=terms,
        may_write_off=may_write_off,
    )


def _declaring(dealt: Dealt, contract: Contract | None, terms: Terms) -> Declaring | None:
    if contract is None or not contract.trump:
        return None
    calls = dealt.ruleset.calls
    declarer = dealt.eldest if terms.declarer is None else terms.declarer
    if terms.sale is not None:
        calls = msgspec.structs.replace(calls, write_off_when_declaring=False)
    return Declaring(declarer=declarer, calls=calls, terms=terms, last_card=calls.last_card)


def _play(dealt: Dealt, contract: Contract | None, terms: Terms) -> TrickPlay:
    if contract is None:
        raise ValueError("play begins only once there is a contract")
    law = law_of(dealt.ruleset, contract, terms)
    return TrickPlay.start(law, tuple(map(CardSet.of, dealt.hands)), leader_of(dealt, terms))
