"""The terminal table set up for a test."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from textual.widgets import Static

from kingclub.cli.terminal.app import TableApp
from kingclub.cli.terminal.local_table import LocalTable, names_of
from kingclub.cli.terminal.look import Look, LookFile, Pace
from kingclub.cli.terminal.save_file import SaveFile
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Game
from kingclub.rules import load
from kingclub.texts import Lang, Texts


def local_table(folder: Path | None = None, *, preset: str = "king14-kings", players: int = 4) -> LocalTable:
    file = None if folder is None else SaveFile(folder)
    return LocalTable(Game(load(preset, players=players)), "screen", names_of("me", "plain", players), file)


def table_app(
    table: LocalTable, *, pace: Pace = "none", lang: Lang = "en", folder: Path | None = None
) -> TableApp:
    look_file = None if folder is None else LookFile(folder)
    words = Wording(Texts(lang), Look(pace=pace))
    return TableApp(table, words, today=lambda: date(2026, 11, 30), look_file=look_file)


def said(app: TableApp) -> str:
    return str(app.query_one("#said", Static).render())


def shown(app: TableApp) -> str:
    """All that stands on the table."""
    return "\n".join(str(each.render()) for each in app.query(Static) if each.display)
