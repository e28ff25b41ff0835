"""Options that several commands share: the switches of a table, the number of players, the language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from kingclub.cli.use_error import UseError
from kingclub.rules import Ruleset, load, usual_players
from kingclub.texts import LANGS, Texts, negotiate

Settings = Annotated[tuple[str, ...], Parameter(name="--set", negative=())]
Players = int | None
Language = str | None


def ruleset_from(preset: str, settings: Sequence[str], players: int | None, texts: Texts) -> Ruleset:
    """The rules that the options ask for; raises UseError or RulesError."""
    return load(preset, players=players, switches=_switches(settings, texts))


def ruleset_to_play(preset: str, settings: Sequence[str], players: int | None, texts: Texts) -> Ruleset:
    """As `ruleset_from`, by the usual number of players where nobody says."""
    return ruleset_from(preset, settings, usual_players(preset) if players is None else players, texts)


def _switches(settings: Sequence[str], texts: Texts) -> dict[str, str]:
    """`boys=both` and so on, by switch; raises UseError. What each may be is the rules' to judge."""
    switches: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not (name and equals and value):
            raise UseError(texts.text("use-setting-shape", setting=setting))
        if name in switches:
            raise UseError(texts.text("use-setting-twice", setting=setting, name=name))
        switches[name] = value
    return switches


def texts_from(lang: str | None) -> Texts:
    """The messages in the language asked for, or in that of the locale; raises UseError."""
    try:
        return Texts(negotiate(lang, os.environ))
    except ValueError as error:
        here = Texts(negotiate(None, os.environ))
        known = ", ".join(LANGS)
        raise UseError(here.text("use-unknown-language", lang=str(lang), known=known)) from error
