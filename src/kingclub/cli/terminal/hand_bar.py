"""The person's hand, a row of cards: the chosen one stands higher, what may not be played is dimmed."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from kingclub.cards import Card
from kingclub.cli.terminal.card_picture import HEIGHT, WIDTH, card_lines, card_style, in_order
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView, Play

_KEYS = "1234567890"
_NARROW, _NARROWEST = 4, 3
"""A card's width where a long hand would not fit, and where a hand has grown still longer."""


def narrowest(cards: int) -> int:
    """The columns that a hand of so many cards needs at least."""
    return cards * _NARROW


class HandBar(Static, can_focus=True):
    """Left and right choose, enter plays; a digit or a click does both."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "move_to(0)", show=False),
        Binding("end", "move_to(-1)", show=False),
        Binding("enter", "choose", show=False),
        *(Binding(key, f"pick({place})", show=False) for place, key in enumerate(_KEYS)),
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
        """The person is to play, or to draw."""
        self.cursor = 0

    def show_hand(self, deal: DealView | None) -> None:
        """The hand of this view; the cursor stays where it was, or goes to a legal card."""
        self._cards = in_order(deal, self._words) if deal is not None else []
        plays = [each for each in deal.legal if isinstance(each, Play)] if deal is not None else []
        self._legal = {each.card for each in plays}
        self._on_turn = deal is not None and deal.is_played and bool(deal.legal)
        if self._legal and not self._is_legal(self.cursor):
            self.cursor = next(place for place in range(len(self._cards)) if self._is_legal(place))
        self._draw()

    def _is_legal(self, place: int) -> bool:
        return place < len(self._cards) and self._cards[place] in self._legal

    def _draw(self) -> None:
        cells = [self._cell(place) for place in self.shown_places]
        gap = Text(" " if self._card_width == WIDTH else "")
        lines = Text("\n").join(gap.join(line) for line in zip(*cells)) if cells else ""
        self.update(lines, layout=False)

    def _cell(self, place: int) -> list[Text]:
        """The five lines of one card: it stands a line higher when chosen, its key is below."""
        card, width = self._cards[place], self._card_width
        dimmed = self._on_turn and card not in self._legal
        chosen = bool(self._legal) and place == self.cursor
        style = card_style(card, self._words, dimmed=dimmed) + Style(meta={"place": place})
        if width < WIDTH and place % 2 and not dimmed:
            style += Style(bgcolor="#dcd8c8")  # without a gap, neighbours differ in their paper
        lines = [Text(line, style) for line in card_lines(card, self._words, width)]
        lines.insert(HEIGHT if chosen else 0, Text(" " * width))
        key = _KEYS[place] if place < len(_KEYS) else "·"
        lines.append(Text(key.center(width), "bold #ffd866" if chosen else "#8fa79a"))
        return lines

    @property
    def _card_width(self) -> int:
        cards, columns = len(self._cards), self.size.width
        if cards * (WIDTH + 1) <= columns:
            return WIDTH
        return _NARROW if cards * _NARROW <= columns else _NARROWEST

    @property
    def shown_places(self) -> range:
        """All cards, or as many round the cursor as there is room for."""
        cards = len(self._cards)
        room = max(1, self.size.width // self._card_width) if self.size.width else cards
        first = max(0, min(self.cursor - room // 2, cards - room))
        return range(first, min(cards, first + room))

    def action_move(self, step: int) -> None:
        if self._cards:
            self.cursor = (self.cursor + step) % len(self._cards)
            self._draw()

    def action_move_to(self, place: int) -> None:
        if self._cards:
            self.cursor = place % len(self._cards)
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

    def on_resize(self) -> None:
        self._draw()
