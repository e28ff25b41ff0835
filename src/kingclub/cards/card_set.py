"""A set of different cards, an int inside: a hand, a pack, the cards taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from kingclub.cards.card import CARDS, RANKS_PER_SUIT, Card
from kingclub.cards.rank import Rank
from kingclub.cards.suit import Suit

SUIT_BITS: Final[tuple[int, ...]] = tuple(
    ((1 << RANKS_PER_SUIT) - 1) << (RANKS_PER_SUIT * suit) for suit in Suit
)
"""The bits of each suit, by suit; no joker."""

JOKER_BITS: Final = 0b11 << 52


class CardSet(msgspec.Struct, frozen=True, gc=False):
    """Different cards without order. Bit i of `bits` stands for the card of index i."""

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of these cards; raises ValueError where one comes twice."""
        bits = 0
        for card in cards:
            if bits & card.bit:
                raise ValueError(f"{card} comes twice")
            bits |= card.bit
        return cls(bits)

    def __iter__(self) -> Iterator[Card]:
        """Suit by suit ♠ ♣ ♦ ♥, low to high, jokers last."""
        bits = self.bits
        while bits:
            low = bits & -bits
            yield CARDS[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits & card.bit)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & other.bits)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits | other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & ~other.bits)

    def __str__(self) -> str:
        return " ".join(map(str, self))


def suit_set(suit: Suit) -> CardSet:
    return CardSet(SUIT_BITS[suit])


def rank_set(rank: Rank) -> CardSet:
    return CardSet(sum(1 << (RANKS_PER_SUIT * suit + rank - 2) for suit in Suit))


HEARTS: Final = suit_set(Suit.HEARTS)
JACKS: Final = rank_set(Rank.JACK)
QUEENS: Final = rank_set(Rank.QUEEN)
KINGS: Final = rank_set(Rank.KING)
