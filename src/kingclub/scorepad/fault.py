"""What can be wrong with a row, and what is told about it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from kingclub.rules import Item
from kingclub.scoring import Seat


class RowReason(StrEnum):
    """Why a row can not be."""

    OTHER_DEAL = "other-deal"
    """The programme has another contract here."""
    NOT_IN_LIST = "not-in-list"
    """Who ordered it has it no more."""
    NO_SUCH_ROW = "no-such-row"
    SEAT_COUNT = "seat-count"
    NO_DECLARER = "no-declarer"
    NO_BIDDER = "no-bidder"
    """Nobody is noted as the winner of the bidding."""
    NOT_ORDERER = "not-orderer"
    """Another seat orders here; `seat` is the one that does."""
    NOT_DECLARER = "not-declarer"
    """Another seat declares here; `seat` is the one that does."""
    NOT_OFFERED = "not-offered"
    """Terms that this table does not play."""
    LAST_CARD_SUIT = "last-card-suit"
    """The trump is the suit of the last card, and so there is one."""
    BAD_BID = "bad-bid"
    BAD_SALE = "bad-sale"
    BAD_WRITE_OFF = "bad-write-off"
    WRITTEN_OFF_PLAYED = "written-off-played"
    """Of a deal that nobody plays, neither is a trump declared nor is it sold."""
    NO_SUIT = "no-suit"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    TOO_FEW_TRICKS = "too-few-tricks"
    """A seat has more cards than its tricks can hold."""
    CAN_NOT_BE = "can-not-be"
    """No way of taking cards gives these counts together."""
    NO_HANDS = "no-hands"
    """No card is noted for anybody."""
    HANDS_EMPTY = "hands-empty"
    """More than one seat is out of cards."""
    NOBODY_OUT = "nobody-out"
    """All hold cards, and yet there was something to draw."""
    OUT_WITH_CARDS = "out-with-cards"
    CARD_TWICE = "card-twice"
    CARD_NOT_IN_PLAY = "card-not-in-play"
    CARDS_MISSING = "cards-missing"
    BLANK = "blank"
    WRONG_SIGN = "wrong-sign"
    WRONG_STEP = "wrong-step"
    TOO_MUCH = "too-much"
    WRONG_SUM = "wrong-sum"


OF_POINTS = (RowReason.WRONG_SIGN, RowReason.WRONG_STEP, RowReason.TOO_MUCH, RowReason.WRONG_SUM)
"""The reasons whose numbers are points."""


class RowFault(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing wrong with a row. Numbers are counts, or half points where the reason is of points."""

    reason: RowReason
    seat: Seat | None = None
    item: Item | None = None
    found: int | None = None
    wanted: int | None = None
    """What it should be; the nearest, or the most, where several would do."""
    cards: str = ""
    """The cards it is about, as the record writes them."""


class RowRefused(ValueError):
    """A row that can not be written; `faults` tells why, and nothing has changed."""

    def __init__(self, faults: tuple[RowFault, ...]) -> None:
        super().__init__(", ".join(str(fault.reason) for fault in faults))
        self.faults = faults
