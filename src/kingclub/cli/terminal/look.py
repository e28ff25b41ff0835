"""How a person likes the table: remembered beside the saved games, lost without harm."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Literal, get_args

import msgspec

Pace = Literal["none", "short", "key"]
PACES: tuple[Pace, ...] = get_args(Pace)
Letters = Literal["latin", "cyrillic"]


class Look(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The choices of one person; the table changes them as he presses keys."""

    letters: Letters | None = None
    """The corner letters of the cards; None is as the language has them."""
    four_colours: bool = False
    high_first: bool = False
    """Each suit from the ace down."""
    pace: Pace = "short"

    def is_cyrillic(self, lang: str) -> bool:
        return self.letters == "cyrillic" if self.letters else lang == "ru"

    def next_pace(self) -> None:
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]


class LookFile:
    """The choices on disk. What can not be read or written is forgotten: no game depends on it."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "look.json"

    def read(self) -> Look:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Look)
        except (OSError, msgspec.MsgspecError):
            return Look()

    def write(self, look: Look) -> None:
        with suppress(OSError):
            self._path.write_bytes(msgspec.json.encode(look))
