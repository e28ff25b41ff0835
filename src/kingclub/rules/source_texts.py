"""The texts that the rules come from, each as the ruleset that plays it to the letter."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kingclub.rules.loader import load
from kingclub.rules.preset_file import Value
from kingclub.rules.ruleset import Ruleset


class SourceText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text: a preset with the switches that differ from it where the text is taken at its word."""

    id: str
    preset: str
    players: int
    """The number that the text speaks of."""
    switches: dict[str, Value] = {}

    def ruleset(self) -> Ruleset:
        """The text's own rules."""
        return load(self.preset, players=self.players, switches=self.switches)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: tuple[SourceText, ...]


@cache
def source_texts() -> tuple[SourceText, ...]:
    """Every source text, in their order."""
    written = (files("kingclub.rules") / "source_texts.toml").read_text("utf-8")
    return msgspec.toml.decode(written, type=_File).text
