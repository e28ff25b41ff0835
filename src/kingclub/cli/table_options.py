"""Options that several commands share: the switches of a table, the number of players, the language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from kingclub.cli.app import UseError
from kingclub.rules import Ruleset, load
from kingclub.texts import Texts, negotiate

Settings = Annotated[
    tuple[str, ...],
    Parameter(
        name="--set", help="A house rule, KEY=VALUE; may be repeated.", negative=(), consume_multiple=True
    ),
]
Players = Annotated[
    int | None, Parameter(name="--players", help="How many play, where the game leaves a choice.")
]
Language = Annotated[str | None, Parameter(name="--lang", help="ru or en; else the locale decides.")]


def ruleset_from(preset: str, settings: Sequence[str] = (), players: int | None = None) -> Ruleset:
    """The rules that the options ask for; raises UseError or RulesError."""
    return load(preset, players=players, switches=parse_settings(settings))


def parse_settings(settings: Sequence[str]) -> dict[str, str]:
    """`boys=both` and so on, by switch; raises UseError. What each may be is the rules' to judge."""
    switches: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not (name and equals and value):
            raise UseError(f"--set {setting}: write it as KEY=VALUE, say --set boys=both")
        if name in switches:
            raise UseError(f"--set {setting}: {name} is set twice; leave one of them")
        switches[name] = value
    return switches


def texts_from(lang: str | None) -> Texts:
    """The messages in the language asked for, or in that of the locale; raises UseError."""
    try:
        return Texts(negotiate(lang, os.environ))
    except ValueError as error:
        raise UseError(f"--lang {lang}: {error}") from error
