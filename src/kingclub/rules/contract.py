"""Contracts: what a deal counts, what it pays, and which duties hold in it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from kingclub.cards import CardSet
from kingclub.rules.kis_kis import WildPrice


class Form(StrEnum):
    """How a deal is played."""

    TRICKS = "tricks"
    DOMINO = "domino"
    KIS_KIS = "kis-kis"


class Item(StrEnum):
    """A thing that a contract may count; the names of a Tally's fields."""

    TRICKS = "tricks"
    HEARTS = "hearts"
    BOYS = "boys"
    GIRLS = "girls"
    KING = "king"
    LAST_TWO = "last_two"


class ContractId(StrEnum):
    """What may be written in the left column of a sheet; fixed names of the record."""

    NO_TRICKS = "no-tricks"
    NO_BOYS = "no-boys"
    NO_GIRLS = "no-girls"
    NO_HEARTS = "no-hearts"
    NO_KING = "no-king"
    NO_LAST_TWO = "no-last-two"
    NO_ALL = "no-all"
    TAKE_TRICKS = "take-tricks"
    TAKE_BOYS = "take-boys"
    TAKE_GIRLS = "take-girls"
    TAKE_HEARTS = "take-hearts"
    TAKE_KING = "take-king"
    TAKE_LAST_TWO = "take-last-two"
    TAKE_ALL = "take-all"
    TRUMP = "trump"
    SUIT = "suit"
    JOKERS = "jokers"
    DOMINO = "domino"
    KIS_KIS = "kis-kis"

    @property
    def sign(self) -> int:
        """-1 where the items are to be avoided in a game that the highest total wins, else 1."""
        return -1 if self.startswith("no-") else 1

    @property
    def items(self) -> tuple[Item, ...]:
        """The items counted; none for the games that count cards."""
        if self is ContractId.TRUMP:
            return (Item.TRICKS,)
        _, dash, name = self.partition("-")
        if self is ContractId.DOMINO:
            return (Item.HEARTS,)
        if not dash or self is ContractId.KIS_KIS:
            return ()
        return tuple(Item) if name == "all" else (Item(name.replace("-", "_")),)


class Counting(StrEnum):
    """How a tally becomes points."""

    ITEMS = "items"
    """A price for one of each item."""
    ABOVE_BID = "above-bid"
    """As items, but the declarer is paid only for tricks above the bid (RULES 2.8)."""
    PENALTY_SUIT = "penalty-suit"
    """A point for each card of the suit named, and the bid for its declarer (RULES 4.3)."""
    ITEMS_DRAWN = "items-drawn"
    """As items, but those that stay in the stock are nobody's (RULES 4.1)."""
    CARDS = "cards"
    """A price for each card taken (RULES 4.2)."""
    HELD = "held"
    """A price for each card left in a hand, and less for who went out with a wild one (RULES 5)."""


class HeartLead(StrEnum):
    """Whether a heart may be led while another suit is held (RULES 1.8)."""

    BANNED = "banned"
    AFTER_BROKEN = "after-broken"
    FREE = "free"


class KingDiscard(StrEnum):
    """What holds for a player who can not follow and has the king of hearts (RULES 1.9, 1.10)."""

    FORCED = "forced"
    FREE = "free"
    PENALTY = "penalty"


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """Half points, without sign, for one of each item; 0 where it does not count.

    `last_two` is the price of each of the last two tricks, on top of `tricks`.
    """

    tricks: int = 0
    hearts: int = 0
    boys: int = 0
    girls: int = 0
    king: int = 0
    last_two: int = 0


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    """One contract of a resolved ruleset: prices and duties, with every switch applied."""

    id: ContractId
    sign: int
    """-1 or 1: the sign with which a row is written."""
    prices: Prices
    total: int
    """Half points, with sign, that a whole deal of it pays to all seats together (before bids)."""
    trump: bool = False
    heart_lead: HeartLead = HeartLead.FREE
    king_discard: KingDiscard = KingDiscard.FREE
    king_under_ace: bool = False
    """K♥ is compulsory on a heart trick on which A♥ lies."""
    must_trump: bool = False
    early_end: bool = False
    """The deal stops after the trick that takes the last card counted."""
    counting: Counting = Counting.ITEMS
    card_prices: tuple[int, ...] = ()
    """By card index, half points; empty where cards have no price of their own."""
    counted: CardSet = CardSet()
    """The cards that carry a price of their own."""
    wild: WildPrice | None = None
    """What a wild card costs beside the price of its rank; None where no card is wild."""
