"""The cards of several packs, of which equal ones may be there more than once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingclub.cards.card import Card
from kingclub.cards.card_set import CardSet


class CardBag(CardSet, frozen=True, gc=False):
    """As a set those cards that are there; counted and listed as often as each is there."""

    copies: tuple[Card, ...] = ()
    """Each card once more for every time that it is there again, in the order of cards."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardBag:
        """These cards, which may come more than once."""
        bits, copies = 0, list[Card]()
        for card in cards:
            if bits & card.bit:
                copies.append(card)
            bits |= card.bit
        return cls(bits, tuple(sorted(copies)))

    def __iter__(self) -> Iterator[Card]:
        single = super().__iter__()
        return iter(sorted((*single, *self.copies))) if self.copies else single

    def __len__(self) -> int:
        return super().__len__() + len(self.copies)
