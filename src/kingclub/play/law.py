"""The law of one deal of tricks: which cards may be played and which card wins.

Card sets are plain bit masks here, for speed; nothing outside `play` sees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kingclub.cards import (
    ACE_OF_HEARTS,
    JOKER_BITS,
    KING_OF_HEARTS,
    SUIT_BITS,
    Card,
    Rank,
    Suit,
    card,
)
from kingclub.cards.card import FIRST_JOKER, RANKS_PER_SUIT
from kingclub.play.refusal import Reason
from kingclub.rules import Contract, HeartLead, KingDiscard, Ruleset
from kingclub.scoring import Seat, Terms

_HEARTS_AND_JOKERS = SUIT_BITS[Suit.HEARTS] | JOKER_BITS
_KING = KING_OF_HEARTS.bit
_FREE = HeartLead.FREE
_AFTER_BROKEN = HeartLead.AFTER_BROKEN
_TRUMP_STRENGTH = 30
"""Above every rank of the suit led."""
_JOKER_IN_HEARTS = 2 * (Rank.TEN - 1) + 1
_HIGH_HEARTS = sum(card(rank, Suit.HEARTS).bit for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))


class Law(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What legality and the winner of a trick depend on, fixed for a deal."""

    seats: int
    next_seat: tuple[Seat, ...]
    """By seat, its left neighbour."""
    heart_lead: HeartLead
    king_forced: bool
    king_penalty: bool
    king_under_ace: bool
    trump_bits: int
    """The trumps that a void player must play; 0 where there is no such duty."""
    counted: int
    """The cards whose taking ends the deal; 0 where every trick is played."""
    follow: tuple[int, ...]
    """By the suit led: the cards that follow it."""
    strength: tuple[tuple[int, ...], ...]
    """By the suit led, then by card index; 0 for a card that can not win."""
    joker_any_time: bool = False
    high_heart_beats_joker: bool = False
    """A jack or higher heart, discarded on a trick of another suit, beats the joker that lies there."""


def law_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Law:
    """The law of a deal of `contract` on these terms."""
    trump = terms.trump.suit if terms.trump is not None else None
    return Law(
        seats=ruleset.players,
        next_seat=_next_seats(ruleset.players),
        heart_lead=contract.heart_lead,
        king_forced=contract.king_discard is KingDiscard.FORCED,
        king_penalty=contract.king_discard is KingDiscard.PENALTY,
        king_under_ace=contract.king_under_ace,
        trump_bits=SUIT_BITS[trump] if trump is not None and contract.must_trump else 0,
        counted=_counted(contract, terms) if contract.early_end else 0,
        follow=(*SUIT_BITS[:3], _HEARTS_AND_JOKERS, _HEARTS_AND_JOKERS),
        strength=_strengths(trump, terms.reversed),
        joker_any_time=bool(ruleset.switches.get("joker_any_time")),
        high_heart_beats_joker=bool(ruleset.switches.get("joker_loses_to_high_heart")),
    )


def _counted(contract: Contract, terms: Terms) -> int:
    counted = contract.counted.bits
    return counted if terms.penalty_suit is None else counted & SUIT_BITS[terms.penalty_suit]


@lru_cache
def _next_seats(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((seat + 1) % seats) for seat in range(seats))


@lru_cache
def _strengths(trump: Suit | None, reversed_ranks: bool) -> tuple[tuple[int, ...], ...]:
    """By the suit led, jokers counting as hearts, then by card index."""

    def strength(index: int, led: Suit) -> int:
        suit, rank = divmod(index, RANKS_PER_SUIT)
        if index >= FIRST_JOKER:  # between ten and jack among hearts; above all in other suits (RULES 4.2)
            return _JOKER_IN_HEARTS if led is Suit.HEARTS else _TRUMP_STRENGTH
        if led is Suit.HEARTS and suit == led and trump is None and not reversed_ranks:
            return 2 * (rank + 1)  # leaves a place for the joker between two hearts
        height = RANKS_PER_SUIT - rank if reversed_ranks else rank + 1
        if suit == trump:
            return height + _TRUMP_STRENGTH
        return height if suit == led else 0

    return tuple(
        tuple(strength(index, led) for index in range(FIRST_JOKER + 2)) for led in (*Suit, Suit.HEARTS)
    )


def legal_leads(law: Law, hand: int, played: int) -> int:
    """The cards of `hand` that may be led; `played` are those of the tricks taken."""
    heart_lead = law.heart_lead
    if heart_lead is _FREE or (heart_lead is _AFTER_BROKEN and played & _HEARTS_AND_JOKERS):
        return hand
    return (hand & ~_HEARTS_AND_JOKERS) or hand


def legal_follows(law: Law, hand: int, on_table: Sequence[Card]) -> int:
    """The cards of `hand` that may be played to a trick that has been led."""
    led = on_table[0].index // RANKS_PER_SUIT
    follow = hand & law.follow[led]
    if follow:
        if law.joker_any_time:
            return follow | (hand & JOKER_BITS)
        if law.king_under_ace and follow & _KING and ACE_OF_HEARTS in on_table:
            return _KING
        return follow
    if law.king_forced and hand & _KING:
        return _KING
    return (hand & law.trump_bits) or hand


def winning_place(law: Law, on_table: Sequence[Card]) -> int:
    """The place in the trick, 0 for the lead, of the card that takes it."""
    strength = law.strength[on_table[0].index // RANKS_PER_SUIT]
    best = place = 0
    for index, played in enumerate(on_table):
        height = strength[played.index]
        if height > best:
            best = height
            place = index
    if law.high_heart_beats_joker and on_table[place].is_joker:
        return _high_heart_place(on_table, place)
    return place


def _high_heart_place(on_table: Sequence[Card], joker_place: int) -> int:
    lead = on_table[0]
    if lead.is_joker or lead.suit is Suit.HEARTS:
        return joker_place  # among hearts the ranks decide as ever
    high = [place for place, card in enumerate(on_table) if card.bit & _HIGH_HEARTS]
    return max(high, key=lambda place: on_table[place].rank) if high else joker_place


def holds_king_back(law: Law, hand: int, on_table: Sequence[Card], card: Card) -> bool:
    """Whether this discard keeps back the king of hearts where that costs its price (RULES 1.10)."""
    if not law.king_penalty or not on_table or not hand & _KING or card is KING_OF_HEARTS:
        return False
    return not hand & law.follow[on_table[0].index // RANKS_PER_SUIT]


def why_not(law: Law, hand: int, on_table: Sequence[Card], card: Card) -> Reason:
    """The rule that keeps `card` from being played now; the card is not legal."""
    if not card.bit & hand:
        return Reason.NOT_IN_HAND
    if not on_table:
        banned = law.heart_lead is HeartLead.BANNED
        return Reason.HEART_LEAD_BANNED if banned else Reason.HEARTS_NOT_BROKEN
    follow = hand & law.follow[on_table[0].index // RANKS_PER_SUIT]
    if follow:
        return Reason.KING_UNDER_ACE if card.bit & follow else Reason.MUST_FOLLOW
    return Reason.KING_MUST_GO if law.king_forced and hand & _KING else Reason.MUST_TRUMP


__all__ = [
    "Law",
    "holds_king_back",
    "law_of",
    "legal_follows",
    "legal_leads",
    "why_not",
    "winning_place",
]
