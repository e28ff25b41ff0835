"""The thirteen ranks; a pack may use only the upper ones."""

from enum import IntEnum


class Rank(IntEnum):
    """A rank; its value is its pip count, and 11 to 14 for jack to ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def symbol(self) -> str:
        """The international letter; a ten is two characters."""
        return {11: "J", 12: "Q", 13: "K", 14: "A"}.get(self, str(int(self)))
