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


class Refused(ValueError):
    """An action that may not be done now; `value` is what was offered."""

    def __init__(self, reason: Reason, value: object) -> None:
        super().__init__(f"{reason}: {value}")
        self.reason = reason
        self.value = value
