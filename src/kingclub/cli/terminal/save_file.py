"""The game in progress on disk: its record, written anew after every action."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

from kingclub.notation import format_record, judge_text, record_of_game
from kingclub.play import Game

_IN_PROGRESS = "game.king"


class SaveError(Exception):
    """The folder of saved games can not be used; the text says why."""


class SavedGame:
    """A game read back from disk."""

    def __init__(self, game: Game, seed: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.seed = seed
        self.names = names


class SaveFile:
    """One folder, one game in progress; finished games are kept beside it under their date."""

    def __init__(self, folder: Path) -> None:
        """Makes the folder; raises SaveError where it can not be written to."""
        self.folder = folder
        self.path = folder / _IN_PROGRESS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / ".probe"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise SaveError(f"{folder}: {error.strerror}") from error

    def write(self, game: Game, seed: str, names: tuple[str, ...]) -> None:
        """Replaces what is saved, whole or not at all; raises SaveError."""
        self._put(self.path, format_record(record_of_game(game, names, seed=seed)))

    def keep(self, game: Game, seed: str, names: tuple[str, ...], day: date) -> Path:
        """Files a finished game under its date and forgets the one in progress; raises SaveError."""
        number = 1
        while (path := self.folder / f"{day.isoformat()}-{number}.king").exists():
            number += 1
        self._put(path, format_record(record_of_game(game, names, seed=seed, day=day)))
        self.path.unlink(missing_ok=True)
        return path

    def read(self) -> SavedGame | None:
        """The game in progress, or None; raises ValueError where what is there can not be gone on with."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise ValueError(str(error.strerror)) from error
        judged = judge_text(text)
        if len(judged) != 1:
            raise ValueError("not one game")
        judgement = judged[0]
        if judgement.fault is not None:
            raise ValueError(str(judgement.fault))
        header = judgement.record.header if judgement.record is not None else None
        if judgement.game is None or header is None or header.seed is None:
            raise ValueError("no game with a seed")
        return SavedGame(judgement.game, header.seed, header.names)

    def set_aside(self) -> Path:
        """Renames a save that can not be read, so that nothing is lost; returns where it is now."""
        number = 1
        while (path := self.folder / f"unreadable-{number}.king").exists():
            number += 1
        self.path.rename(path)
        return path

    def _put(self, path: Path, text: str) -> None:
        draft = path.with_suffix(".tmp")
        try:
            draft.write_text(text, encoding="utf-8")
            os.replace(draft, path)
        except OSError as error:
            raise SaveError(f"{path}: {error.strerror}") from error
