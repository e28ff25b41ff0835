"""A card as it lies on the table or in the hand: a little white field with its corners."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kingclub.cards import Card, Suit
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView

WIDTH, HEIGHT = 5, 3
_BLACK, _RED, _GREEN, _BLUE, _VIOLET = "#14181a", "#c01818", "#0b7a34", "#1450c8", "#7a3fb0"
_TWO_COLOURS = {Suit.SPADES: _BLACK, Suit.CLUBS: _BLACK, Suit.DIAMONDS: _RED, Suit.HEARTS: _RED}
_FOUR_COLOURS = _TWO_COLOURS | {Suit.CLUBS: _GREEN, Suit.DIAMONDS: _BLUE}
_PAPER, _PAPER_OF_WINNER = "#f4f1e6", "#ffe08a"
_DIMMED = Style(color="#9fb3a7", bgcolor="#2f4a3c")
_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Dark and light suits in turn."""


def card_style(card: Card, words: Wording, *, dimmed: bool = False, wins: bool = False) -> Style:
    """Ink and paper. A dimmed card may not be played now."""
    if dimmed:
        return _DIMMED
    inks = _FOUR_COLOURS if words.look.four_colours else _TWO_COLOURS
    ink = _VIOLET if card.is_joker else inks[card.suit]
    return Style(color=ink, bgcolor=_PAPER_OF_WINNER if wins else _PAPER, bold=True)


def card_lines(card: Card, words: Wording, width: int = WIDTH) -> tuple[str, str, str]:
    """The three lines of a face: corner, suit, the other corner."""
    corner = words.card(card)
    middle = "★" if card.is_joker else card.suit.symbol
    return corner.ljust(width), middle.center(width), corner.rjust(width)


def picture(card: Card, words: Wording, *, wins: bool = False) -> Text:
    """The whole card."""
    return Text("\n".join(card_lines(card, words)), style=card_style(card, words, wins=wins))


def in_order(deal: DealView, words: Wording) -> list[Card]:
    """The hand as it is held: suits of alternate colour, each by rank, jokers last."""
    step = -1 if words.look.high_first else 1
    place = {suit: number for number, suit in enumerate(_ALTERNATE)}
    return sorted(
        deal.hand, key=lambda card: (4, 0) if card.is_joker else (place[card.suit], step * card.rank)
    )
