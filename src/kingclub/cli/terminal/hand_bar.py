"""The person's hand: a row of cards with a cursor, legal ones plain and the others dimmed."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from kingclub.cards import Card, Suit
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView, Play

_TWO_COLOURS = {Suit.SPADES: "black", Suit.CLUBS: "black", Suit.DIAMONDS: "#c01818", Suit.HEARTS: "#c01818"}
_FOUR_COLOURS = _TWO_COLOURS | {Suit.CLUBS: "#0b7a34", Suit.DIAMONDS: "#1450c8"}
_SORTED = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Dark and light suits in turn."""


_ROOMY, _NARROW = 6, 4
"""Columns that a card of the hand takes, its gap included."""


def narrowest(cards: int) -> int:
    """The columns that a hand of so many cards needs at least."""
    return cards * _NARROW


def card_text(
    card: Card, words: Wording, *, four_colours: bool, dim: bool = False, narrow: bool = False
) -> Text:
    """A card as a little white field with its corner."""
    inks = _FOUR_COLOURS if four_colours else _TWO_COLOURS
    ink = "#7a3fb0" if card.is_joker else inks[card.suit]
    style = Style(color="#9fb3a7" if dim else ink, bgcolor="#2f4a3c" if dim else "#f4f1e6", bold=not dim)
    corner = f"{words.card(card):>3}"
    return Text(corner if narrow else f" {corner} ", style=style)


def in_order(deal: DealView) -> list[Card]:
    """The hand as it is held: suit by suit, low to high, jokers last."""
    key = {suit: place for place, suit in enumerate(_SORTED)}
    return sorted(deal.hand, key=lambda card: (4, 0) if card.is_joker else (key[card.suit], card.rank))


class HandBar(Static, can_focus=True):
    """Left and right move the cursor, enter chooses; a click does both."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("enter", "choose", show=False),
        *(Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 10)),
    ]

    class Chosen(Message):
        """The person wants to play this card."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self._words = words
        self._cards: list[Card] = []
        self._legal: set[Card] = set()
        self._on_turn = False
        self.four_colours = False
        self.cursor = 0

    def show_hand(self, deal: DealView | None) -> None:
        """The hand of this view; the cursor stays where it was, or goes to a legal card."""
        self._cards = in_order(deal) if deal is not None else []
        plays = [each for each in deal.legal if isinstance(each, Play)] if deal is not None else []
        self._legal = {each.card for each in plays}
        self._on_turn = bool(plays)
        if self._cards and self._legal and not self._is_legal(self.cursor):
            self.cursor = next(place for place in range(len(self._cards)) if self._is_legal(place))
        self._draw()

    def _is_legal(self, place: int) -> bool:
        return place < len(self._cards) and self._cards[place] in self._legal

    def _draw(self) -> None:
        narrow = 0 < self.size.width < len(self._cards) * _ROOMY
        column = _NARROW if narrow else _ROOMY
        line = Text(justify="center")
        marks = Text(justify="center")
        for place, card in enumerate(self._cards):
            dim = self._on_turn and card not in self._legal
            cell = card_text(card, self._words, four_colours=self.four_colours, dim=dim, narrow=narrow)
            cell.stylize(Style(meta={"place": place}))
            line.append_text(cell)
            line.append(" ")
            mark = "▲" if self._on_turn and place == self.cursor else str(place + 1) if place < 9 else ""
            marks.append(f"{mark:^{column}}", style="bold #ffd866" if mark == "▲" else "#8fa79a")
        self.update(Text("\n").join([line, marks]))

    def on_resize(self) -> None:
        self._draw()

    def action_move(self, step: int) -> None:
        if self._cards:
            self.cursor = (self.cursor + step) % len(self._cards)
            self._draw()

    def action_pick(self, place: int) -> None:
        if place < len(self._cards):
            self.cursor = place
            self._draw()
            self.action_choose()

    def action_choose(self) -> None:
        if self._on_turn and self.cursor < len(self._cards):
            self.post_message(self.Chosen(self._cards[self.cursor]))

    def on_click(self, event: Click) -> None:
        place = event.style.meta.get("place")
        if isinstance(place, int):
            self.action_pick(place)
