"""The game in progress on disk: its record, written anew after every action."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from kingclub.notation import NotationError, format_record, judge_text, record_of_game
from kingclub.play import Game

_IN_PROGRESS = "game.king"


class SaveError(Exception):
    """The folder of saved games can not be used; the text says why."""


class SavedElsewhere(SaveError):
    """Another window has saved there meanwhile; what it saved is left alone."""


class UnreadableSave(ValueError):
    """What is saved can not be gone on with: a fault of the record, or a text."""

    def __init__(self, cause: NotationError | str) -> None:
        super().__init__(str(cause))
        self.cause = cause


@dataclass(frozen=True)
class SavedGame:
    """A game read back from disk."""

    game: Game
    seed: str
    names: tuple[str, ...]


class SaveFile:
    """One folder, one game in progress; finished games are kept beside it under their date."""

    def __init__(self, folder: Path) -> None:
        """Makes the folder; raises SaveError where it can not be written to."""
        self.folder = folder
        self.path = folder / _IN_PROGRESS
        self._seen: tuple[int, int] | None = None
        """The writing of the file that this window knows of."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / ".probe"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise SaveError(f"{folder}: {error.strerror}") from error

    def write(self, game: Game, seed: str, names: tuple[str, ...]) -> None:
        """Replaces what is saved, whole or not at all; raises SaveError."""
        if not self.is_own:
            raise SavedElsewhere(str(self.path))
        self._put(self.path, format_record(record_of_game(game, names, seed=seed)))
        self._seen = self._stamp()

    @property
    def is_own(self) -> bool:
        """No other window has saved there since this one did; raises SaveError."""
        stamp = self._stamp()
        return stamp is None or stamp == self._seen  # what was deleted is simply written again

    def keep(self, game: Game, seed: str, names: tuple[str, ...], day: date) -> Path:
        """Files a finished game under its date and forgets the one in progress; raises SaveError."""
        path = self._free(day.isoformat())
        self._put(path, format_record(record_of_game(game, names, seed=seed, day=day)))
        self.path.unlink(missing_ok=True)
        return path

    def read(self) -> SavedGame | None:
        """The game in progress, or None; raises UnreadableSave where it can not be gone on with."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise UnreadableSave(str(error.strerror)) from error
        self._seen = self._stamp()
        judged = judge_text(text)
        judgement = judged[0]
        if judgement.fault is not None:
            raise UnreadableSave(judgement.fault)
        header = judgement.record.header if judgement.record is not None else None
        if len(judged) != 1 or judgement.game is None or header is None or header.seed is None:
            raise UnreadableSave("not one game with its seed")
        return SavedGame(judgement.game, header.seed, header.names)

    def set_aside(self, stem: str) -> Path | None:
        """Renames what is saved, so that nothing is lost; returns where it is now, if there was anything."""
        if not self.path.exists() and not self.path.is_symlink():
            return None
        path = self._free(stem)
        try:
            self.path.rename(path)
        except OSError as error:
            raise SaveError(f"{self.path}: {error.strerror}") from error
        self._seen = None
        return path

    def _free(self, stem: str) -> Path:
        """A name that no file has yet."""
        number = 1
        while (path := self.folder / f"{stem}-{number}.king").exists():
            number += 1
        return path

    def _stamp(self) -> tuple[int, int] | None:
        """What tells one writing of the file from another."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise SaveError(f"{self.path}: {error.strerror}") from error
        return found.st_mtime_ns, found.st_ino

    def _put(self, path: Path, text: str) -> None:
        draft = path.with_suffix(".tmp")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(text, encoding="utf-8")
            os.replace(draft, path)
        except OSError as error:
            raise SaveError(f"{path}: {error.strerror}") from error
