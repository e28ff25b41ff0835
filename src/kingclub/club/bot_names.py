"""The names that bots go by. A table keeps the one it was opened with; a page tells it in its language."""

from __future__ import annotations

from functools import cache

from kingclub.texts import LANGS, Lang, Texts

BOT_NAMES = ("anna", "boris", "vera", "gleb", "dina", "egor", "zhanna", "zakhar", "inna")
"""In the order in which they sit down; each is a text, `bot-name-ID`."""


def bot_name(place: int, lang: Lang) -> str:
    """The name of the bot at this place, from 0."""
    return Texts(lang).text(f"bot-name-{BOT_NAMES[place]}")


def bot_name_id(name: str) -> str | None:
    """Whose name it is, in whatever language; None for a bot of another name."""
    return _ids().get(name)


@cache
def _ids() -> dict[str, str]:
    return {bot_name(place, lang): name for lang in LANGS for place, name in enumerate(BOT_NAMES)}
