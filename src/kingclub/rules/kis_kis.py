"""What a ruleset of Кис-Кис says beside its contract (RULES 5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from kingclub.cards import Rank


class QueenHeld(StrEnum):
    """What a wild card costs whoever is left with it at the end of the deal."""

    SOLE_30 = "sole-30"
    """The high price where it is the only card held, else that of its rank."""
    EVERY_30 = "every-30"
    """The high price for each."""
    ONE_30 = "one-30"
    """The high price for one, that of its rank for every other."""
    ADD_30 = "add-30"
    """The price of its rank for each, and the high price once on top."""
    ALWAYS_3 = "always-3"
    """The price of its rank."""


class WildPrice(msgspec.Struct, frozen=True, kw_only=True):
    """What a wild card costs who is left with it, and is worth to who goes out with it."""

    rank: Rank
    price: int
    """Half points."""
    held: QueenHeld


class KisKisRules(msgspec.Struct, frozen=True, kw_only=True):
    """The duties of a deal of Кис-Кис, every switch applied."""

    draws: Mapping[Rank, int]
    """By the rank played: how many cards the next seat draws."""
    skips: tuple[Rank, ...]
    """After these ranks the next seat loses its turn."""
    wild: Rank
    """The rank that fits any card and orders a suit."""
    upcard_acts: bool
    """The upcard has the effect of a card that the dealer has played."""
    last_card_acts: bool
    """The last card of the deal still makes the next seat draw."""
    voluntary_draw: bool
    """A card may be drawn even by who could play."""
    reshuffles: bool
    """The discards are shuffled before they become the stock; else they are turned over as they lie."""
