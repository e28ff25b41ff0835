"""Which of the two languages a person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Lang = Literal["ru", "en"]

LANGS: Final[tuple[Lang, ...]] = get_args(Lang)

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which POSIX asks them: the first that is set decides."""


def negotiate(lang: str | None, environ: Mapping[str, str]) -> Lang:
    """The language asked for by name, else that of the locale, else English.

    Raises ValueError for a language that there is no text in; a locale of such a language reads English.

    >>> negotiate(None, {"LANG": "ru_RU.UTF-8"}), negotiate("en", {"LANG": "ru_RU.UTF-8"})
    ('ru', 'en')
    """
    if lang is None:
        locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
        return _known(locale.split("_")[0].split(".")[0]) or "en"
    known = _known(lang)
    if known is None:
        raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGS)}")
    return known


def _known(name: str) -> Lang | None:
    return next((lang for lang in LANGS if lang == name.lower()), None)
