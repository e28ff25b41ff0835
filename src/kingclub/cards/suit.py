"""The four suits, in the order in which hands and files list them."""

from enum import IntEnum


class Suit(IntEnum):
    """A suit; its value is its place in the order ♠ ♣ ♦ ♥."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def symbol(self) -> str:
        return "♠♣♦♥"[self]
