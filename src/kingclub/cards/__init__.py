"""Suits, ranks, cards and sets of cards. Knows no game."""

from kingclub.cards.card import ACE_OF_HEARTS, CARDS, JOKERS, KING_OF_HEARTS, Card, card
from kingclub.cards.card_bag import CardBag
from kingclub.cards.card_set import (
    HEARTS,
    JACKS,
    JOKER_BITS,
    KINGS,
    QUEENS,
    SUIT_BITS,
    CardSet,
    rank_set,
    suit_set,
)
from kingclub.cards.letters import (
    CardFault,
    CardTextError,
    format_cards,
    parse_card,
    parse_cards,
    parse_suit,
)
from kingclub.cards.rank import Rank
from kingclub.cards.suit import Suit

__all__ = [
    "ACE_OF_HEARTS",
    "CARDS",
    "HEARTS",
    "JACKS",
    "JOKERS",
    "JOKER_BITS",
    "KINGS",
    "KING_OF_HEARTS",
    "QUEENS",
    "SUIT_BITS",
    "Card",
    "CardBag",
    "CardFault",
    "CardSet",
    "CardTextError",
    "Rank",
    "Suit",
    "card",
    "format_cards",
    "parse_card",
    "parse_cards",
    "parse_suit",
    "rank_set",
    "suit_set",
]
