"""Families of messages: ids that the source builds from an enum, so that no id stands there whole.

A new family is one line here. Its members come from the enum itself: a new member without its text fails,
and so does a text whose member has gone.
"""

from __future__ import annotations

from collections.abc import Iterable

from kingclub.cli.terminal.app import KEYS
from kingclub.notation import Fault
from kingclub.play.refusal import Reason
from kingclub.rules.contract import ContractId, Item
from kingclub.rules.switches import SWITCHES

FAMILIES: dict[str, Iterable[str]] = {
    "contract-{}": ContractId,
    "contract-{}-short": ContractId,
    "fault-{}": Fault,
    "price-{}": Item,
    "refusal-{}": Reason,
    "switch-{}": SWITCHES,
    "terminal-key-{}": KEYS.values(),
    "switch-{}-value": SWITCHES,
}

FAMILY_ARGUMENTS: dict[str, set[str]] = {
    "refusal-{}": {"card", "suit"},
    "switch-{}-value": {"value"},
    "fault-{}": {"text", "wanted"},
    "price-{}": {"points", "boys"},
}
"""What a caller gives to every member of a family, whether its text needs it or not; nothing if not here."""

NOT_YET_USED: set[str] = {
    "deal-number",
    "dealer",
    "eldest",
    "error-not-a-terminal",
    "error-unknown-language",
    "error-unreadable",
    "error-unwritable",
    "trick-taken",
    "your-turn",
}
"""Texts written ahead of the source that will ask for them. One that is asked for must leave this list."""


def members(shape: str) -> set[str]:
    """The ids of a family."""
    return {shape.format(str(member)) for member in FAMILIES[shape]}
