"""From bytes to lines of words that know where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from kingclub.cards import Suit
from kingclub.notation.fault import Fault, NotationError
from kingclub.play import Reason
from kingclub.rules import RulesError


class Word(NamedTuple):
    """A word of a line; `column` counts characters from 1."""

    text: str
    column: int
    is_quoted: bool = False


class Line(NamedTuple):
    """A line that says something: comments and empty lines are none. Knows its place for reports."""

    number: int
    words: tuple[Word, ...]
    width: int

    def column(self, place: int) -> int:
        """Where word `place` stands; the end of the line where it has no such word."""
        return self.words[place].column if place < len(self.words) else self.width + 1

    def error(
        self,
        fault: Fault | Reason,
        place: int = 0,
        wanted: str = "",
        *,
        suit: Suit | None = None,
        cause: RulesError | None = None,
    ) -> NotationError:
        """A fault of word `place`, or of its absence."""
        text = self.words[place].text if place < len(self.words) else ""
        return NotationError(fault, self.number, self.column(place), text, wanted, suit=suit, cause=cause)


NOWHERE = Line(0, (), 0)
"""The place of what was not read from a file."""

_WORD = re.compile(r'[ \t]*(?:(?P<comment>#.*)|"(?P<quoted>(?:[^"\\]|\\.)*)"(?=[ \t]|$)|(?P<bare>[^ \t]+))')
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_ENCODINGS = (
    (b"\xef\xbb\xbf", "utf-8-bom"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)


def decode(data: bytes) -> str:
    """The text of a file; raises NotationError where it is not plain UTF-8."""
    for mark, name in _ENCODINGS:
        if data.startswith(mark):
            raise NotationError(Fault.ENCODING, 1, 1, name)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = _place(data[: error.start].decode("utf-8"), error.start)
        if error.reason == "unexpected end of data":
            raise NotationError(Fault.CUT_FILE, line, column) from error
        guess = "binary" if b"\0" in data else "cp1251"
        raise NotationError(Fault.ENCODING, line, column, guess) from error
    if "\0" in text:
        is_wide = "\0" in text[:2]  # Latin letters in two bytes each
        line, column = (1, 1) if is_wide else _place(text, text.index("\0"))
        raise NotationError(Fault.ENCODING, line, column, "utf-16" if is_wide else "binary")
    return text


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column of a character."""
    before = text[:at]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def read_lines(text: str) -> Iterator[Line]:
    """The lines that say something, in their order; raises NotationError for a broken name."""
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.removesuffix("\r")
        words = tuple(_words(line, number))
        if words:
            yield Line(number, words, len(line.rstrip(" \t")))


def _words(line: str, number: int) -> Iterator[Word]:
    place = 0
    while match := _WORD.match(line, place):
        place = match.end()
        quoted, bare = match["quoted"], match["bare"]
        if quoted is not None:
            yield Word(_unescaped(quoted, number, match.start("quoted")), match.start("quoted"), True)
        elif bare is not None:
            column = match.start("bare") + 1
            if bare.startswith('"'):
                raise NotationError(Fault.BAD_NAME, number, column, line[match.start("bare") :])
            yield Word(bare, column)


def quote(name: str) -> str:
    r"""The name in quotes; what would break the line is escaped.

    >>> print(quote('Zed "Z"'))
    "Zed \"Z\""
    """
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(char if char.isprintable() else _escaped(char) for char in escaped) + '"'


def _escaped(char: str) -> str:
    code = char.encode("utf-16-be", "surrogatepass").hex()
    return "".join("\\u" + code[place : place + 4] for place in range(0, len(code), 4))


def _unescaped(text: str, number: int, column: int) -> str:
    def char(match: re.Match[str]) -> str:
        if match[1]:
            return chr(int(match[1], 16))
        if match[2] not in '"\\':
            raise NotationError(Fault.BAD_NAME, number, column + match.start() + 1, match[0])
        return match[2]

    plain = _ESCAPE.sub(char, text)
    try:
        return plain.encode("utf-16", "surrogatepass").decode("utf-16")
    except UnicodeDecodeError as error:  # half of a pair that stands for one character
        raise NotationError(Fault.BAD_NAME, number, column + 1, text) from error
