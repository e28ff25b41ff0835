"""`--help` in the language of the person: the names come from the signatures, the words from the texts."""

from __future__ import annotations

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from kingclub.texts import Texts

SHARED = ("help", "version", "lang", "players", "set")
"""Options that mean the same in every command."""
WHOLE = "kingclub"
"""The page of the program itself, beside those of its commands."""


class HelpPage(DefaultFormatter):
    """One command's page. Defaults are told by the texts, where they matter to a person."""

    def __init__(self, command: str, texts: Texts) -> None:
        super().__init__()
        self._command = command
        self._texts = texts

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        is_command = panel.format == "command"
        title = self._texts.text("usage-commands" if is_command else "usage-options")
        entries = [self._told(entry, is_command=is_command) for entry in panel.entries]
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(self._texts.text("usage-line", usage=str(usage)), markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self._texts.text(f"help-{self._command}"), end="\n\n", markup=False, highlight=False)

    def _told(self, entry: HelpEntry, *, is_command: bool) -> HelpEntry:
        name = next(iter(entry.positive_names), entry.positional_label or "").lstrip("-").lower()
        is_whole = self._command == WHOLE
        subject = name if is_command and is_whole and name not in SHARED else option_of(self._command, name)
        return entry.copy(description=self._texts.text(f"help-{subject}"), default=None, required=False)


def option_of(command: str, name: str) -> str:
    """Names an option among all that `--help` tells of."""
    return f"{'shared' if name in SHARED else command}-{name}"
