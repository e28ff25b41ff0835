"""Faults of a record in words, for a person."""

from __future__ import annotations

from kingclub.notation.fault import NotationError
from kingclub.play import Reason
from kingclub.rules import describe_fault
from kingclub.texts import Texts


def describe(error: NotationError, texts: Texts) -> str:
    """One sentence or two: what is wrong, and what would mend it."""
    if isinstance(error.fault, Reason):
        suit = "" if error.suit is None else error.suit.name.lower()
        why = texts.text(f"refusal-{error.fault}", card=error.text, suit=suit)
        return texts.text("fault-illegal", seat=error.wanted, text=error.text, why=why)
    wanted = error.wanted if error.cause is None else describe_fault(error.cause, texts)
    return texts.text(f"fault-{error.fault}", text=error.text, wanted=wanted)
