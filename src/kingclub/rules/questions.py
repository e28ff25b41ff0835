"""The questions of the variant finder, as `finder.toml` lists them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kingclub.rules.preset_file import Value
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.switches import SWITCHES, SwitchValue, format_switch
from kingclub.rules.traits import Trait, trait_of


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that a table is asked about its game."""

    id: str
    trait: Trait | None = None
    switch: str | None = None
    """The house rule asked about, in place of a trait."""
    answers: tuple[str, ...] = ()
    """Those known beforehand, in the order shown; none: whatever the presets give."""
    tries: tuple[dict[str, Value], ...] = ()

    def answer_of(self, ruleset: Ruleset) -> str | None:
        """What a table of this ruleset would say; None where the question has no meaning there."""
        if self.trait is not None:
            return trait_of(ruleset, self.trait)
        value = ruleset.switches.get(self.switch or "")
        return None if value is None else format_switch(value)

    def settings(self, ruleset: Ruleset) -> tuple[dict[str, Value | SwitchValue], ...]:
        """Switches that may give another answer, of those that the preset offers."""
        tries: tuple[dict[str, Value | SwitchValue], ...] = tuple(dict(each) for each in self.tries)
        if self.switch is not None:
            tries = tuple({self.switch: value} for value in SWITCHES[self.switch].values)
        return tuple(
            {name: value for name, value in each.items() if name in ruleset.switches} for each in tries
        )


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    patience: int
    question: tuple[Question, ...]


def questions() -> tuple[Question, ...]:
    """Every question, in the order asked."""
    return _file().question


def patience() -> int:
    """So many answers "don't know" in a row, and no more is asked."""
    return _file().patience


@cache
def _file() -> _File:
    written = (files("kingclub.rules") / "finder.toml").read_text("utf-8")
    return msgspec.toml.decode(written, type=_File)
