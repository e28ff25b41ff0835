"""What lies over the table for a while: the sheet, the end of a deal, help."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kingclub.cli.terminal.wording import Wording
from kingclub.play import View


class Dialog(ModalScreen[None]):
    """Some lines and a way back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,enter,escape,l,д", "close", show=False),
    ]

    def __init__(self, *parts: str | Table) -> None:
        super().__init__()
        self._parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            for part in self._parts:
                yield Static(part, markup=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


def sheet_table(words: Wording, view: View) -> Table:
    """The paper sheet: a line a deal, the control column, the three totals under a bar."""
    head = words.sheet_head(view)
    table = Table(expand=True, title=words.texts.text("terminal-sheet"))
    table.add_column(head[0], justify="right")
    table.add_column(head[1], no_wrap=True)
    for name in head[2:]:
        table.add_column(name, justify="right")
    lines = words.sheet_lines(view)
    for number, line in enumerate(lines):
        is_last_row = number == len(lines) - 4
        table.add_row(*line, end_section=is_last_row)
    return table
