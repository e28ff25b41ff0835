"""How many of each item a deal holds, counted from the pack, and what one card counts as at once."""

from __future__ import annotations

from collections.abc import Mapping

from kingclub.cards import HEARTS, KING_OF_HEARTS, CardSet
from kingclub.rules import Contract, Item, Ruleset

CARD_ITEMS = (Item.HEARTS, Item.BOYS, Item.GIRLS, Item.KING)
"""The items that are cards."""


def price(contract: Contract, item: Item) -> int:
    """Half points for one of `item`, without sign."""
    return int(getattr(contract.prices, item))


def counted_items(contract: Contract) -> tuple[Item, ...]:
    return tuple(item for item in Item if price(contract, item))


def item_counts(ruleset: Ruleset) -> Mapping[Item, int]:
    """How many of each there are in a whole deal."""
    cards = {item: len(_cards(ruleset, item)) for item in CARD_ITEMS}
    return {Item.TRICKS: ruleset.hand_size, **cards, Item.LAST_TWO: min(2, ruleset.hand_size)}


def overlaps(ruleset: Ruleset, contract: Contract) -> tuple[tuple[Item, ...], ...]:
    """For each card that counts as several items of the contract: those items."""
    items = [item for item in CARD_ITEMS if price(contract, item)]
    found = [tuple(item for item in items if card in _cards(ruleset, item)) for card in ruleset.pack]
    return tuple(both for both in found if len(both) > 1)


def _cards(ruleset: Ruleset, item: Item) -> CardSet:
    match item:
        case Item.HEARTS:
            return HEARTS & ruleset.pack
        case Item.BOYS:
            return ruleset.boys
        case Item.GIRLS:
            return ruleset.girls
        case Item.KING:
            return CardSet.of((KING_OF_HEARTS,)) & ruleset.pack
        case _:
            return CardSet()
