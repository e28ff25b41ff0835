"""Standard input and output as they really are: closed, a pipe, or in an encoding without the suits."""

from __future__ import annotations

import codecs
import os
import sys
from io import TextIOWrapper
from typing import TextIO

_SAID_OTHERWISE = {
    "♠": "s",
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "−": "-",
    "–": "-",
    "—": "-",
    "½": ".5",
    "×": "x",
    "·": "|",
    "…": "...",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "№": "No",
    "✗": "!",
}
"""What an older encoding has instead; a card named so can be typed so."""
_RUSSIAN_SUITS = {"♠": "п", "♣": "т", "♦": "б", "♥": "ч"}
"""After a Russian rank: a card may not mix the alphabets."""
_HANDLER = "kingclub.plainer"


def prepare_streams() -> None:
    """Makes every stream usable: a closed one is empty, and no character stops the program."""
    codecs.register_error(_HANDLER, _plainer)
    read: TextIO | None = sys.stdin
    written: TextIO | None = sys.stdout
    if read is None:
        sys.stdin = read = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if written is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(read, TextIOWrapper):
        read.reconfigure(errors="replace")  # a stray byte is an answer that is not understood


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    before = error.object[error.start - 1 : error.start]
    said = _SAID_OTHERWISE | _RUSSIAN_SUITS if "А" <= before <= "я" else _SAID_OTHERWISE
    return said.get(error.object[error.start], "?"), error.start + 1
