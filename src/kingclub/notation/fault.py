"""What can be wrong with a record, and where."""

from __future__ import annotations

from enum import StrEnum

from kingclub.cards import Suit
from kingclub.play import Reason
from kingclub.rules import RulesError


class Fault(StrEnum):
    """Why a record is refused; the texts word each for a person. Illegal calls and plays have a `Reason`."""

    # the file
    ENCODING = "encoding"
    CUT_FILE = "cut-file"
    EMPTY = "empty"
    UNKNOWN_VERSION = "unknown-version"
    # the lines
    UNKNOWN_TAG = "unknown-tag"
    DUPLICATE_TAG = "duplicate-tag"
    MISSING_TAG = "missing-tag"
    MISPLACED = "misplaced"
    MISSING_WORD = "missing-word"
    EXTRA_WORD = "extra-word"
    BAD_WORD = "bad-word"
    BAD_NAME = "bad-name"
    BAD_SEAT = "bad-seat"
    BAD_CARD = "bad-card"
    MIXED_ALPHABETS = "mixed-alphabets"
    # the rules
    NO_RULES = "no-rules"
    UNKNOWN_RULES = "unknown-rules"
    RULES_VERSION = "rules-version"
    BAD_SWITCH = "bad-switch"
    BAD_PLAYERS = "bad-players"
    HASH_MISMATCH = "hash-mismatch"
    # the deal
    WRONG_NUMBER = "wrong-number"
    WRONG_CONTRACT = "wrong-contract"
    WRONG_DEALER = "wrong-dealer"
    MISSING_HAND = "missing-hand"
    MISSING_STOCK = "missing-stock"
    MISSING_UPCARD = "missing-upcard"
    CARD_TWICE = "card-twice"
    CARD_MISSING = "card-missing"
    EXTRA_CARD = "extra-card"
    NOT_IN_PACK = "not-in-pack"
    NOT_FROM_SEED = "not-from-seed"
    WRONG_COMMITMENT = "wrong-commitment"
    # the play
    SHORT_TRICK = "short-trick"
    WRONG_LEADER = "wrong-leader"
    WRONG_WINNER = "wrong-winner"
    WRONG_SHOWN = "wrong-shown"
    WRONG_FLIP = "wrong-flip"
    MISSING_CALL = "missing-call"
    MISSING_TRICK = "missing-trick"
    MISSING_ACTION = "missing-action"
    MISSING_FLIP = "missing-flip"
    AFTER_THE_END = "after-the-end"
    # the sheet
    MISSING_ROW = "missing-row"
    WRONG_ROW = "wrong-row"
    EARLY_RESULT = "early-result"
    MISSING_RESULT = "missing-result"
    WRONG_RESULT = "wrong-result"


class NotationError(ValueError):
    """The first fault of a record. Lines and columns count from 1, columns in characters.

    `text` is what stands there, `wanted` what would mend it where one thing would: for an illegal card or
    call the seat whose turn it is. `suit` is the suit led, where that explains the fault, `cause`
    what is wrong with the rules that a tag names.
    """

    def __init__(
        self,
        fault: Fault | Reason,
        line: int,
        column: int,
        text: str = "",
        wanted: str = "",
        *,
        suit: Suit | None = None,
        cause: RulesError | None = None,
    ) -> None:
        super().__init__(f"line {line}, column {column}: {fault}: {text!r}, wanted: {wanted}")
        self.fault = fault
        self.line = line
        self.column = column
        self.text = text
        self.wanted = wanted
        self.suit = suit
        self.cause = cause
