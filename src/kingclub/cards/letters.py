"""Card letters: printing, and reading in Latin or Cyrillic.

`Т` is an ace in Cyrillic and `T` a ten in Latin; they look the same, so the script of
the letter decides, and a card that mixes the two scripts is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from kingclub.cards.card import JOKERS, Card, card
from kingclub.cards.rank import Rank
from kingclub.cards.suit import Suit


class CardFault(Enum):
    """Why a text is not a card."""

    NO_SUIT = "no-suit"
    NO_RANK = "no-rank"
    MIXED_ALPHABETS = "mixed-alphabets"


class CardTextError(ValueError):
    """A text that is not a card; `fault` says why, `text` is what was read."""

    def __init__(self, fault: CardFault, text: str) -> None:
        hints = {
            CardFault.NO_SUIT: "it should end with ♠ ♣ ♦ ♥ or s c d h",
            CardFault.NO_RANK: "it should start with 2–10, J Q K A or В Д К Т",
            CardFault.MIXED_ALPHABETS: "it mixes Latin and Cyrillic letters; "
            "an ace is A in Latin or Т in Cyrillic, a ten is 10",
        }
        super().__init__(f"{text!r} is not a card: {hints[fault]}")
        self.fault = fault
        self.text = text


_SUITS = {"♠": Suit.SPADES, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS}
_SUIT_LETTERS = {
    "s": Suit.SPADES,
    "c": Suit.CLUBS,
    "d": Suit.DIAMONDS,
    "h": Suit.HEARTS,
}
_LATIN = {"T": Rank.TEN, "J": Rank.JACK, "Q": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE}
_CYRILLIC = {"В": Rank.JACK, "Д": Rank.QUEEN, "К": Rank.KING, "Т": Rank.ACE}
_PIPS = {str(pips): Rank(pips) for pips in range(2, 11)}
_LOOK_ALIKES = dict(zip("АВКТ", "ABKT", strict=True))


def parse_card(text: str) -> Card:
    """The card that `text` names; raises CardTextError.

    >>> parse_card("Т♠"), parse_card("T♠"), parse_card("10s")
    (<A♠>, <10♠>, <10♠>)
    """
    if text.lower() in ("jo1", "jo2"):
        return JOKERS[int(text[2]) - 1]
    if len(text) < 2:
        raise CardTextError(CardFault.NO_SUIT if text else CardFault.NO_RANK, text)
    rank_text, suit_text = text[:-1].upper(), text[-1]
    suit = _SUITS.get(suit_text)
    letter_suit = None if suit is not None else _SUIT_LETTERS.get(suit_text.lower())
    if suit is None and letter_suit is None:
        fault = CardFault.MIXED_ALPHABETS if suit_text.lower() in "сһ" else CardFault.NO_SUIT
        raise CardTextError(fault, text)
    if rank_text in _CYRILLIC:
        if letter_suit is not None:  # a Cyrillic rank before a Latin suit letter
            raise CardTextError(CardFault.MIXED_ALPHABETS, text)
        return card(_CYRILLIC[rank_text], suit if suit is not None else Suit.SPADES)
    rank = _LATIN.get(rank_text) or _PIPS.get(rank_text)
    if rank is None:
        fault = CardFault.MIXED_ALPHABETS if _is_mixed(rank_text) else CardFault.NO_RANK
        raise CardTextError(fault, text)
    return card(rank, suit if suit is not None else letter_suit or Suit.SPADES)


def _is_mixed(text: str) -> bool:
    scripts = {"cyrillic" if "\u0400" <= char <= "\u04ff" else "latin" for char in text if char.isalpha()}
    return len(scripts) > 1 or any(char in _LOOK_ALIKES for char in text)


def format_cards(cards: Iterable[Card]) -> str:
    """The cards in the order given, a space between two."""
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a line, in its order; raises CardTextError. Repeats are not judged here."""
    return tuple(parse_card(word) for word in text.split())


def parse_suit(text: str) -> Suit:
    """A suit symbol or its Latin letter; raises ValueError."""
    suit = _SUITS.get(text)
    if suit is None:
        suit = _SUIT_LETTERS.get(text.lower())
    if suit is None:
        raise ValueError(f"{text!r} is not a suit: ♠ ♣ ♦ ♥ or s c d h")
    return suit
