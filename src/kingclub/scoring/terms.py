"""What the calls of a deal settled, and what its play gave: all that a row depends on."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

import msgspec

from kingclub.cards import Card, CardSet, Suit

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1 clockwise. Files, messages and people count from 1."""


class Trump(StrEnum):
    """The master suit of a trump deal, or none."""

    SPADES = "♠"
    CLUBS = "♣"
    DIAMONDS = "♦"
    HEARTS = "♥"
    NONE = "none"

    @property
    def suit(self) -> Suit | None:
        return None if self is Trump.NONE else Suit("♠♣♦♥".index(self))

    @classmethod
    def of(cls, suit: Suit) -> Trump:
        return cls(suit.symbol)


class Sale(msgspec.Struct, frozen=True, kw_only=True):
    """A sold trump deal: `tricks` pass from `buyer`, who declares, to `seller` at the end."""

    seller: Seat
    buyer: Seat
    tricks: int


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was settled before and beside the play; a field is None or False where it does not apply."""

    declarer: Seat | None = None
    """Who ordered, declared or won the bidding."""
    trump: Trump | None = None
    reversed: bool = False
    """Мизер: the ranks run from seven, the highest, to ace."""
    last_card: bool = False
    """The trump was shown by the declarer's last card."""
    bid: int | None = None
    sale: Sale | None = None
    written_off: bool = False
    penalty_suit: Suit | None = None
    aside: Card | None = None
    """The odd card laid aside; open only once the deal is over."""
    hearts_in_stock: int | None = None
    """How many hearts nobody drew and nobody pays for; open only once the deal is over."""
    held_king: Seat | None = None
    """Who kept the king of hearts back under the penalty rule, and pays for it."""
    queen_out: Seat | None = None
    """Who went out with a queen, in Кис-Кис."""


class Taken(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat took in a deal: how many of each item."""

    tricks: int = 0
    hearts: int = 0
    boys: int = 0
    girls: int = 0
    king: int = 0
    last_two: int = 0
    cards: CardSet = CardSet()
    """The very cards, in the games that price single cards."""
    held: tuple[Card, ...] = ()
    """The cards left in the hand, in Кис-Кис; of several packs equal ones come more than once."""


Tally = tuple[Taken, ...]
"""By seat."""
