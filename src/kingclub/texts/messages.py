"""Looking a message up and filling it in."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from kingclub.texts.language import Lang
from kingclub.texts.points import Points, ShownPoints

Argument = str | int | Points

_LONGEST = 900
"""Characters; Fluent itself refuses a word of over a thousand."""
_INVISIBLE = ("C", "M", "Z")
"""Unicode's controls, marks and blanks: in a name they are seen as what they are."""


class TextError(LookupError):
    """A message that does not exist, or can not be filled in with the arguments given."""


class Texts:
    """The messages of one language.

    >>> Texts("en").text("card-name", rank="king", suit="hearts")
    'king of hearts'
    """

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self._bundle = _bundle(lang)

    def text(self, message_id: str, **args: Argument) -> str:
        """The message with its arguments filled in; raises TextError."""
        if not self._bundle.has_message(message_id):
            raise TextError(f"no message {message_id!r} in {self.lang!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise TextError(f"message {message_id!r} has no text of its own in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(arg) for name, arg in args.items()})
        if errors:
            raise TextError(f"message {message_id!r} in {self.lang!r}: {errors[0]}")
        return str(text)


def _plain(argument: Argument) -> str | int | float:
    if isinstance(argument, Points):
        return argument.number
    return shown(argument) if isinstance(argument, str) else argument


def shown(text: str) -> str:
    """A text of unknown origin as it can be shown: nothing invisible, and not without end."""
    cut = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return cut if cut.isprintable() and cut.isascii() else "".join(map(_visible, cut))


def _visible(char: str) -> str:
    is_plain = char in " \n" or unicodedata.category(char)[0] not in _INVISIBLE
    return char if is_plain else f"\\u{ord(char):04x}"


@cache
def _bundle(lang: Lang) -> FluentBundle:
    # No isolation marks: they would end up in terminals, labels and printed sheets.
    bundle = FluentBundle([lang], functions={"POINTS": ShownPoints}, use_isolating=False)
    for file in sorted(files("kingclub.texts").joinpath(lang).iterdir(), key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
