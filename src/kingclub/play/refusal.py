"""Why the referee refuses an action. A refused action changes nothing."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The rule that an action breaks; the texts word each for a person."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    """An action of another kind is due."""
    GAME_OVER = "game-over"
    NOT_THE_PACK = "not-the-pack"
    """The shuffle lacks a card of the pack, or has one that is not in it or twice."""
    NO_SUCH_SEAT = "no-such-seat"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    HEART_LEAD_BANNED = "heart-lead-banned"
    HEARTS_NOT_BROKEN = "hearts-not-broken"
    KING_MUST_GO = "king-must-go"
    KING_UNDER_ACE = "king-under-ace"
    MUST_TRUMP = "must-trump"
    MUST_DRAW = "must-draw"
    """Without a card of the suit led, one draws until there is one, or no stock."""
    CAN_LEAD = "can-lead"
    """Who leads does not draw."""
    CAN_FOLLOW = "can-follow"
    """Who can follow suit does not draw."""
    STOCK_EMPTY = "stock-empty"
    MUST_CALL = "must-call"
    """Passing is not possible: somebody has to order, and it is this seat."""
    NOT_IN_LIST = "not-in-list"
    """The contract is not, or no more, on the seat's own list."""
    BID_TOO_LOW = "bid-too-low"
    BID_TOO_HIGH = "bid-too-high"
    NOT_OFFERED = "not-offered"
    """The rules of this table do not offer this call."""
    DOES_NOT_FIT = "does-not-fit"
    """The card has neither the suit nor the rank wanted."""
    ONLY_DRAWN_CARD = "only-drawn-card"
    """Who has drawn plays the drawn card or none."""
    SUIT_DUE = "suit-due"
    """A queen was played: a suit is to be named first."""
    MUST_PLAY = "must-play"
    """A card fits: neither drawing nor passing is possible."""
    DRAW_FIRST = "draw-first"
    """Passing is possible only after a card was drawn, or where there is none."""
    ALREADY_DRAWN = "already-drawn"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NOT_THE_DISCARDS = "not-the-discards"
    """The new stock is not made of the cards that were played."""


class Refused(ValueError):
    """An action that may not be done now; `value` is what was offered."""

    def __init__(self, reason: Reason, value: object) -> None:
        super().__init__(f"{reason}: {value}")
        self.reason = reason
        self.value = value
