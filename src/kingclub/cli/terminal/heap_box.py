"""The middle of a table of Кис-Кис: the card on top, the suit ordered, the stock."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from kingclub.cli.terminal.card_picture import card_lines, card_style
from kingclub.cli.terminal.heap_words import ordered_line
from kingclub.cli.terminal.wording import Wording
from kingclub.play import DealView


class HeapBox(Static):
    """Redrawn whole from each view."""

    def __init__(self, words: Wording) -> None:
        super().__init__(id="heap")
        self._words = words

    def show_heap(self, deal: DealView | None) -> None:
        heap = None if deal is None else deal.heap
        if deal is None or heap is None:
            self.update("", layout=False)
            return
        words = self._words
        style = card_style(heap.top, words)
        beside = [
            words.texts.text("table-heap-stock", count=deal.stock),
            *(ordered_line(words, heap) or [""]),
            "",
        ]
        lines = [
            Text.assemble((line, style), "  ", (told, "bold #ffd866" if place == 1 else "#a9c2b4"))
            for place, (line, told) in enumerate(zip(card_lines(heap.top, words), beside, strict=False))
        ]
        self.update(Text("\n").join(lines), layout=False)
