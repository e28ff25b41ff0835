"""One seat at the table: its name, its part in the deal, and the card it has played."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from kingclub.cards import Card
from kingclub.cli.terminal.hand_bar import card_text
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView, Trick
from kingclub.scoring import Seat


class SeatBox(Static):
    """Redrawn whole from each view."""

    def __init__(self, seat: Seat, players: int, words: Wording) -> None:
        super().__init__()
        self._seat = seat
        self._players = players
        self._words = words
        self.four_colours = False

    def show_seat(self, deal: DealView | None, trick: Trick | None) -> None:
        """The seat in this deal; `trick` is one just taken that still lies on the table."""
        seat, text = self._seat, self._words.texts.text
        body = Text(justify="center")
        body.append(f"{self._words.name(seat)}\n", style="bold")
        if deal is None:
            self._show_between_deals(body, trick)
            return
        on_turn = trick is None and deal.turn == seat
        taken = sum(each.winner == seat for each in deal.tricks)
        body.append(f"{text('cards-amount', count=deal.hand_sizes[seat])}\n", style="#a9c2b4")
        body.append(f"{text('terminal-taken', count=taken)}\n", style="#a9c2b4")
        marks = [text("terminal-dealer")] if deal.dealer == seat else []
        marks += [text("terminal-leads")] if (deal if trick is None else trick).leader == seat else []
        body.append(f"{' · '.join(marks)}\n", style="#a9c2b4")
        if trick is not None:
            body.append_text(self._card(trick.leader, trick.cards, trick.winner))
        else:
            body.append_text(self._card(deal.leader, deal.on_table, None))
        if on_turn:
            body.append(f"\n{text('terminal-on-turn')}", style="bold #ffd866")
        self.set_class(on_turn, "turn")
        self.update(body)

    def _show_between_deals(self, body: Text, trick: Trick | None) -> None:
        """The name, and what the seat has played to the trick that ended the deal."""
        if trick is not None:
            body.append("\n\n\n")
            body.append_text(self._card(trick.leader, trick.cards, trick.winner))
        self.set_class(False, "turn")
        self.update(body)

    def _card(self, leader: Seat, cards: Sequence[Card], winner: Seat | None) -> Text:
        place = (self._seat - leader) % self._players
        if place >= len(cards):
            return Text("  ·  ")
        shown = card_text(cards[place], self._words, four_colours=self.four_colours)
        if winner == self._seat:
            shown.append(" ★", style="bold #ffd866")
        return shown
