"""One seat at the table: its name, its part in the deal, and the card it has played."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from kingclub.cli.terminal.hand_bar import card_text
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView, Trick
from kingclub.scoring import Seat


class SeatBox(Static):
    """Redrawn whole from each view."""

    def __init__(self, seat: Seat, words: Wording) -> None:
        super().__init__()
        self._seat = seat
        self._words = words
        self.four_colours = False

    def show_seat(self, deal: DealView | None, trick: Trick | None) -> None:
        """The seat in this deal; `trick` is one just taken that still lies on the table."""
        seat, text = self._seat, self._words.texts.text
        body = Text(justify="center")
        body.append(f"{self._words.name(seat)}\n", style="bold")
        if deal is None:
            self.update(body)
            return
        on_turn = trick is None and deal.turn == seat
        taken = sum(each.winner == seat for each in deal.tricks)
        body.append(f"{text('cards-amount', count=deal.hand_sizes[seat])}\n", style="#a9c2b4")
        body.append(f"{text('terminal-taken', count=taken)}\n", style="#a9c2b4")
        marks = [text("terminal-dealer")] if deal.dealer == seat else []
        marks += [text("terminal-eldest")] if deal.eldest == seat else []
        body.append(f"{' · '.join(marks)}\n", style="#a9c2b4")
        body.append_text(self._card(deal, trick))
        if on_turn:
            body.append(f"\n{text('terminal-on-turn')}", style="bold #ffd866")
        self.set_class(on_turn, "turn")
        self.update(body)

    def _card(self, deal: DealView, trick: Trick | None) -> Text:
        leader = deal.leader if trick is None else trick.leader
        cards = deal.on_table if trick is None else trick.cards
        place = (self._seat - leader) % len(deal.hand_sizes)
        if place >= len(cards):
            return Text("  ·  ")
        shown = card_text(cards[place], self._words, four_colours=self.four_colours)
        if trick is not None and trick.winner == self._seat:
            shown.append(" ★", style="bold #ffd866")
        return shown
