"""One card. There is one object for each of the 52 cards and the two jokers."""

from __future__ import annotations

from collections.abc import Callable

from kingclub.cards.rank import Rank
from kingclub.cards.suit import Suit

RANKS_PER_SUIT = 13
FIRST_JOKER = 52


class Card:
    """A card of the pack. Compare by identity; the two jokers have no suit and no rank.

    `index` is 13 x suit + (rank - 2), jokers are 52 and 53; `bit` is 1 << index.
    """

    __slots__ = ("_rank", "_suit", "bit", "index", "is_joker")

    _suit: Suit | None
    _rank: Rank | None
    index: int
    bit: int
    is_joker: bool

    def __init__(self, index: int) -> None:
        self.index = index
        self.bit = 1 << index
        self.is_joker = index >= FIRST_JOKER
        self._suit = None if self.is_joker else Suit(index // RANKS_PER_SUIT)
        self._rank = None if self.is_joker else Rank(index % RANKS_PER_SUIT + 2)

    @property
    def suit(self) -> Suit:
        """Raises ValueError for a joker."""
        if self._suit is None:
            raise ValueError("a joker has no suit")
        return self._suit

    @property
    def rank(self) -> Rank:
        """Raises ValueError for a joker."""
        if self._rank is None:
            raise ValueError("a joker has no rank")
        return self._rank

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        if self._suit is None or self._rank is None:
            return f"Jo{self.index - FIRST_JOKER + 1}"
        return self._rank.symbol + self._suit.symbol

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[Callable[[int], Card], tuple[int]]:
        return _card_of_index, (self.index,)

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _card_of_index(index: int) -> Card:
    """Unpickling gives the one object back, so that identity survives."""
    return CARDS[index]


CARDS: tuple[Card, ...] = tuple(Card(index) for index in range(FIRST_JOKER + 2))
"""Every card by its index."""

JOKERS = (CARDS[FIRST_JOKER], CARDS[FIRST_JOKER + 1])


def card(rank: Rank, suit: Suit) -> Card:
    return CARDS[RANKS_PER_SUIT * suit + rank - 2]


KING_OF_HEARTS = card(Rank.KING, Suit.HEARTS)
ACE_OF_HEARTS = card(Rank.ACE, Suit.HEARTS)
