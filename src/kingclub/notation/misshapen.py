"""What JSON of the wrong shape lacks, from the words of its decoder."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class ShapeFault(StrEnum):
    """The kinds of it; texts word each for a person."""

    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    BAD_VALUE = "bad-value"


class Misshapen(NamedTuple):
    """`key` is the one missing or strange, "" for a strange value; `place` is where, "" for the whole."""

    fault: ShapeFault
    key: str
    place: str


_SAID = (
    (ShapeFault.MISSING_KEY, "missing required field `"),
    (ShapeFault.UNKNOWN_KEY, "unknown field `"),
)


def misshapen(told: str) -> Misshapen:
    """Reads what msgspec's ValidationError says; it has no other way to tell."""
    said, _, place = told.partition(" - at `$")
    place = place.rstrip("`").removeprefix(".")
    for fault, words in _SAID:
        before, found, key = said.partition(words)
        if before and found:
            return Misshapen(fault, key.rstrip("`"), place)
    return Misshapen(ShapeFault.BAD_VALUE, "", place)
