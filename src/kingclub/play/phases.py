"""How each phase that a rule file names begins, and the play of each form."""

from __future__ import annotations

import msgspec

from kingclub.cards import CardSet
from kingclub.play.calls import (
    Auction,
    AuctionKind,
    CallPhase,
    Declaring,
    NamingSuit,
    Ordering,
    Selling,
)
from kingclub.play.dealing import from_eldest
from kingclub.play.dealt import Dealt
from kingclub.play.domino_play import DominoPlay
from kingclub.play.form_play import FormPlay
from kingclub.play.kis_kis import KisKisPlay
from kingclub.play.law import law_of
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Contract, ContractId, Form, PhaseName
from kingclub.scoring import Seat, Terms


def open_calls(name: PhaseName, dealt: Dealt, contract: Contract | None, terms: Terms) -> CallPhase | None:
    """The phase of calls of this name; None where nobody has to call."""
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
        case PhaseName.DEAL_ALL | PhaseName.DEAL_THREE | PhaseName.DEAL_REST | PhaseName.PLAY:
            return None


def open_play(dealt: Dealt, contract: Contract | None, terms: Terms) -> FormPlay:
    """The play of the form that the ruleset names."""
    if contract is None:
        raise ValueError("play begins only once there is a contract")
    match dealt.ruleset.form:
        case Form.TRICKS:
            law = law_of(dealt.ruleset, contract, terms)
            return TrickPlay.start(law, tuple(map(CardSet.of, dealt.hands)), leader_of(dealt, terms))
        case Form.DOMINO:
            law = law_of(dealt.ruleset, contract, terms)
            return DominoPlay.start(law, dealt, leader_of(dealt, terms))
        case Form.KIS_KIS:
            return KisKisPlay.of_deal(dealt)


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
