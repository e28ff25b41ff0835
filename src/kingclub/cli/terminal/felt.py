"""The middle of the screen: the seats round the table, and the trick that lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kingclub.cards import Card
from kingclub.cli.terminal.card_picture import picture
from kingclub.cli.terminal.heap_box import HeapBox
from kingclub.cli.terminal.seat_box import SeatBox
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Trick, View
from kingclub.scoring import Seat

_CROWD = 6
"""With so many players the cards of a trick move together."""
_OPPOSITE = 18
"""The columns that a seat opposite needs at least."""
_CLOSE = 12
"""As many where nothing but its name and its cards stands there."""


def narrowest_felt(players: int, *, heap: bool = False) -> int:
    """The columns that so many seats need at least; round a heap they may sit closer."""
    return _CLOSE * (players - 5) if heap else _OPPOSITE * (players - 3)


class CardSpot(Static):
    """Where one seat's card lies."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(classes="spot")
        self.seat = seat


class CallList(OptionList):
    """What may be called now; a digit, enter or a click chooses."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 10)),
    ]

    def offer(self, calls: Sequence[str]) -> None:
        self.clear_options()
        self.add_options([Option(f"{number:2} {call}") for number, call in enumerate(calls, 1)])
        if calls:
            self.highlighted = 0
            self.focus()

    def action_pick(self, place: int) -> None:
        if place < self.option_count:
            self.highlighted = place
            self.action_select()


class Felt(Vertical):
    """The person sits below; the others go clockwise from his left. Below the trick there may be calls."""

    def __init__(self, words: Wording, players: int, *, heap: bool = False) -> None:
        """With a `heap` the cards lie on one another, else one before each seat."""
        super().__init__()
        self._words = words
        self._heap = heap
        self.set_class(heap, "heaped")
        others = [Seat(seat) for seat in range(1, players)]
        beside = 0 if players <= 2 else 2 if heap and players >= _CROWD else 1
        self._left = others[:beside]
        self._right = others[len(others) - beside :]
        self._top = others[beside : len(others) - beside]
        self.set_class(players >= _CROWD, "crowded")

    def compose(self) -> ComposeResult:
        words = self._words
        with Horizontal(id="top"):
            yield from (SeatBox(seat, words, "opposite") for seat in self._top)
        with Horizontal(id="middle"):
            with Vertical(classes="side"):
                yield from (SeatBox(seat, words, "beside") for seat in self._left)
            with Vertical(id="centre"):
                if self._heap:
                    yield HeapBox(words)
                else:
                    yield from self._trick()
                yield CallList(id="calls")
            with Vertical(classes="side"):
                yield from (SeatBox(seat, words, "beside") for seat in self._right)
        yield SeatBox(Seat(0), words, "person")

    def _trick(self) -> ComposeResult:
        with Horizontal(id="trick"):
            yield from map(CardSpot, self._left)
            with Vertical(id="column"):
                with Horizontal(id="far"):
                    yield from map(CardSpot, self._top)
                with Horizontal(id="near"):
                    yield CardSpot(Seat(0))
            yield from map(CardSpot, self._right)

    def show(self, view: View, held: Trick | None, *, waits: bool) -> None:
        """This view; `held` is a trick already taken that is still looked at."""
        for box in self.query(SeatBox):
            box.show_seat(view, waits=waits)
        cards = self._cards(view, held)
        for heap in self.query(HeapBox):
            heap.show_heap(view.deal)
        for spot in self.query(CardSpot):
            card = cards.get(spot.seat)
            wins = held is not None and held.winner == spot.seat
            spot.update("" if card is None else picture(card, self._words, wins=wins), layout=False)

    def _cards(self, view: View, held: Trick | None) -> dict[Seat, Card]:
        if held is not None:
            return dict(held.plays)
        return dict(view.deal.plays) if view.deal is not None else {}
