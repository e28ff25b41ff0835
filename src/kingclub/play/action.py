"""Everything that can happen in a game: one closed union. Chance (the first three) has no seat."""

from __future__ import annotations

import msgspec

from kingclub.cards import CARDS, Card, Suit
from kingclub.rules import ContractId
from kingclub.scoring import Seat, Trump


class Lot(msgspec.Struct, frozen=True, tag="lot"):
    """The lot falls on the first dealer."""

    dealer: Seat


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """The pack is shuffled; its first card goes to the eldest."""

    cards: tuple[Card, ...]


class Flip(msgspec.Struct, frozen=True, tag="flip"):
    """The discards, all but the top one, become the stock; the first is its top."""

    cards: tuple[Card, ...]


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """A card is led, follows, trumps or is discarded."""

    seat: Seat
    card: Card


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A contract is chosen from one's own list."""

    seat: Seat
    contract: ContractId


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """The seat declines to order, to bid, to make an offer, or to play."""

    seat: Seat


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Tricks given up, or penalty points written, for the right to name the suit."""

    seat: Seat
    amount: int


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """Trump is named, or left to the declarer's last card; `reversed` adds мизер."""

    seat: Seat
    trump: Trump | None = None
    last_card: bool = False
    reversed: bool = False


class WriteOff(msgspec.Struct, frozen=True, tag="write-off"):
    """The deal is written off, two tricks to each, without play."""

    seat: Seat


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """The seller agrees to sell the right to declare, or refuses."""

    seat: Seat
    agree: bool


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """A buyer offers tricks for the right to declare."""

    seat: Seat
    tricks: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """One card is drawn from the stock."""

    seat: Seat


class NameSuit(msgspec.Struct, frozen=True, tag="suit"):
    """A suit is named: the penalty suit, or the one to play after a queen."""

    seat: Seat
    suit: Suit


Chance = Lot | Shuffle | Flip
Call = Order | Pass | Bid | Declare | WriteOff | Trade | Offer | NameSuit
Action = Chance | Play | Draw | Call


def _plays_of(seat: int) -> tuple[Play, ...]:
    return tuple(Play(Seat(seat), card) for card in CARDS)


PLAYS = tuple(map(_plays_of, range(10)))
"""The one Play object of each seat and card, by seat and card index."""


class _PlaysOfCards(dict[int, tuple[Play, ...]]):
    """By the bits of a set within one suit: its plays; each worked out when first asked for."""

    def __init__(self, seat: int) -> None:
        self._plays = PLAYS[seat]

    def __missing__(self, bits: int) -> tuple[Play, ...]:
        found = tuple(play for play in self._plays if play.card.bit & bits)
        self[bits] = found
        return found


PLAYS_OF_CARDS = tuple(map(_PlaysOfCards, range(10)))
"""By seat, then by the bits of a set of one suit (or of jokers): the plays of those cards, low to high."""
