"""The tags of a game: rules, switches, seats, seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from kingclub.notation import words
from kingclub.notation.fault import Fault
from kingclub.notation.record import Header
from kingclub.notation.source import Line
from kingclub.rules import SwitchError, SwitchValue, parse_switch

FORMAT_VERSION = 1
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_title(line: Line) -> None:
    """Checks `[king 1]`, which begins a game; raises NotationError."""
    if len(line.words) < 2 or not re.fullmatch(r"[1-9][0-9]*\]", line.words[1].text):
        raise line.error(Fault.BAD_WORD, 1, f"{FORMAT_VERSION}]")
    words.end(line, 2)
    if line.words[1].text != f"{FORMAT_VERSION}]":
        raise line.error(Fault.UNKNOWN_VERSION, 1, f"{FORMAT_VERSION}]")


@dataclass
class TagReader:
    """Collects the tags of one game, in any order."""

    title: Line
    tags: dict[str, Line] = field(default_factory=dict[str, Line])
    _preset: tuple[str, int] = ("", 0)
    _switches: dict[str, SwitchValue] = field(default_factory=dict[str, SwitchValue])
    _names: tuple[str, ...] = ()
    _texts: dict[str, str] = field(default_factory=dict[str, str])
    _date: date | None = None

    def read(self, line: Line) -> None:
        """Takes one tag in; raises NotationError."""
        tag = line.words[0].text
        if tag in self.tags:
            raise line.error(Fault.DUPLICATE_TAG)
        self.tags[tag] = line
        _READ[tag](self, line)

    def header(self, before: Line) -> Header:
        """All tags together; `before` is the line at which they must be complete."""
        for tag in ("rules", "seats"):
            if tag not in self.tags:
                raise before.error(Fault.MISSING_TAG, 0, tag)
        return Header(
            preset=self._preset[0],
            version=self._preset[1],
            switches=self._switches,
            hash=self._texts.get("hash"),
            names=self._names,
            seed=self._texts.get("seed"),
            commitment=self._texts.get("commitment"),
            date=self._date,
            tags=self.tags,
            at=self.title,
        )

    def _rules(self, line: Line) -> None:
        self._preset = words.word(line, 1, "king14-kings 1"), words.number(line, 2)
        words.end(line, 3)

    def _set(self, line: Line) -> None:
        words.word(line, 1, "boys=kings")
        for place in range(1, len(line.words)):
            name, _, value = line.words[place].text.partition("=")
            if name in self._switches:
                raise line.error(Fault.DUPLICATE_TAG, place)
            try:
                self._switches[name] = parse_switch(name, value)
            except SwitchError as error:
                raise line.error(Fault.BAD_SWITCH, place, str(error)) from error

    def _seats(self, line: Line) -> None:
        count = words.number(line, 1)
        for place in range(2, 2 + count):
            words.word(line, place, f'"{place - 1}"')
            if not line.words[place].is_quoted:
                raise line.error(Fault.BAD_NAME, place)
        words.end(line, 2 + count)
        self._names = tuple(word.text for word in line.words[2:])

    def _digest(self, line: Line) -> None:
        if not _DIGEST.fullmatch(words.word(line, 1, "sha256:…")):
            raise line.error(Fault.BAD_WORD, 1, "sha256:…")
        self._single(line)

    def _single(self, line: Line) -> None:
        self._texts[line.words[0].text] = words.word(line, 1, "…")
        words.end(line, 2)

    def _day(self, line: Line) -> None:
        text = words.word(line, 1, "2026-11-30")
        words.end(line, 2)
        try:
            if not _DATE.fullmatch(text):
                raise ValueError(text)
            self._date = date.fromisoformat(text)
        except ValueError as error:
            raise line.error(Fault.BAD_WORD, 1, "2026-11-30") from error


_READ: Mapping[str, Callable[[TagReader, Line], None]] = {
    "rules": TagReader._rules,  # pyright: ignore[reportPrivateUsage]
    "set": TagReader._set,  # pyright: ignore[reportPrivateUsage]
    "hash": TagReader._digest,  # pyright: ignore[reportPrivateUsage]
    "seats": TagReader._seats,  # pyright: ignore[reportPrivateUsage]
    "seed": TagReader._single,  # pyright: ignore[reportPrivateUsage]
    "commitment": TagReader._digest,  # pyright: ignore[reportPrivateUsage]
    "date": TagReader._day,  # pyright: ignore[reportPrivateUsage]
}
TAGS = tuple(_READ)
"""Every tag, in the order in which they are printed."""
