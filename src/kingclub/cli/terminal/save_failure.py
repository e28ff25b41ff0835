"""Why a game had to stop, in the person's language."""

from __future__ import annotations

from kingclub.cli.terminal.save_file import SavedElsewhere, SaveError
from kingclub.texts import Texts


def save_failure(error: SaveError, texts: Texts) -> str:
    """One sentence; what was saved before is still there."""
    if isinstance(error, SavedElsewhere):
        return texts.text("terminal-saved-elsewhere", path=str(error))
    return texts.text("terminal-lost-folder", cause=str(error))
