"""What lies over the table for a while: the sheet, the end of a deal or of the game, help."""

from __future__ import annotations

from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.table import Table
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kingclub.cli.terminal import sheet_lines
from kingclub.cli.terminal.wording import Wording
from kingclub.play import View


class Dialog(ModalScreen[None]):
    """A title, some parts, and how to go back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,enter,escape,l,д,h,р,question_mark", "close", show=False),
    ]

    def __init__(self, title: str, *parts: str | Table, way_back: str) -> None:
        super().__init__()
        self._title_line = title
        self._parts = parts
        self._way_back = way_back

    def compose(self) -> ComposeResult:
        with VerticalScroll() as paper:
            paper.border_title = self._title_line
            paper.border_subtitle = self._way_back
            for part in self._parts:
                yield Static(part, markup=False)

    def on_mount(self) -> None:
        # A long sheet is read from its end: the last rows and the totals.
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


def sheet_table(words: Wording, view: View) -> Table:
    """The blank: a line a deal, the control column, those to come still empty, the totals."""
    head = sheet_lines.head(words, view)
    table = Table(expand=True, box=SIMPLE_HEAD, padding=(0, 1), header_style="bold")
    table.add_column(head[0], justify="right", style="#7a7560")
    table.add_column(head[1], no_wrap=True)
    for name in head[2:-1]:
        table.add_column(name, justify="right")
    table.add_column(head[-1], justify="right", style="#7a7560")
    done = sheet_lines.played(words, view)
    to_come = sheet_lines.upcoming(words, view)
    for number, line in enumerate(done, 1):
        table.add_row(
            *line, style="bold" if number == len(done) else "", end_section=not to_come and line is done[-1]
        )
    for line in to_come:
        table.add_row(*line, style="#8d8870", end_section=line is to_come[-1])
    for line in sheet_lines.totals(words, view):
        table.add_row(*line, style="bold")
    table.caption = sheet_lines.legend(words, view) or None
    return table
