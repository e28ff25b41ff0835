"""One seat at the table: its name, what it holds and has taken, its part in the deal."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView, View
from kingclub.scoring import Seat
from kingclub.texts import format_points

_QUIET, _BRIGHT = "#a9c2b4", "bold #ffd866"


class SeatBox(Static):
    """Redrawn whole from each view."""

    def __init__(self, seat: Seat, words: Wording, classes: str) -> None:
        super().__init__(classes=classes)
        self._seat = seat
        self._words = words
        self._lines = "\n" if "person" not in classes else "   "

    def show_seat(self, view: View, *, waits: bool) -> None:
        """The seat in this view; while the table `waits`, nobody is on turn."""
        total = format_points(view.sheet.total()[self._seat])
        name = Text.assemble((self._words.name(self._seat), "bold"), (f"  {total}", _QUIET))
        parts = [name] if view.deal is None else [name, self._held(view.deal), self._marks(view.deal, waits)]
        self.update(Text(self._lines).join(parts), layout=False)
        self.set_class(self._is_on_turn(view.deal, waits), "turn")

    def _is_on_turn(self, deal: DealView | None, waits: bool) -> bool:
        return deal is not None and not waits and deal.turn == self._seat

    def _held(self, deal: DealView) -> Text:
        text = self._words.texts.text
        taken = sum(trick.winner == self._seat for trick in deal.tricks)
        cards = text("cards-amount", count=deal.hand_sizes[self._seat])
        if deal.heap is not None:
            return Text(cards, _QUIET)
        return Text(f"{cards} · {text('terminal-taken', count=taken)}", _QUIET)

    def _marks(self, deal: DealView, waits: bool) -> Text:
        text = self._words.texts.text
        marks: list[Text] = []
        if self._is_on_turn(deal, waits):
            marks.append(Text(text("terminal-on-turn"), _BRIGHT))
        if deal.dealer == self._seat:
            marks.append(Text(text("terminal-dealer"), _QUIET))
        if (deal.on_table or deal.tricks) and deal.leader == self._seat:
            marks.append(Text(text("terminal-leads"), _QUIET))
        return Text(" · ", _QUIET).join(marks)
