"""However a record is cut or mistyped: it is judged, and what is wrong has its place."""

from __future__ import annotations

import random

import pytest

from kingclub.notation import Judgement, describe, judge_text
from kingclub.rules import load
from kingclub.texts import Texts
from tests.notation.games import LONE_DEAL, record_text

RULES = load("king14-kings")
GAME = record_text("king14-kings", deals=1)
TEXTS = [pytest.param(LONE_DEAL, id="a deal alone"), pytest.param(GAME, id="a game")]
TYPED = '1 7\n#"\\-:.♥♠ТKsqx→é'
"""What a slip of the finger may leave: letters of both alphabets, marks that mean something, a line break."""


def rows(judgements: list[Judgement]) -> list[tuple[int, ...]]:
    return [finished.row.points for judgement in judgements for finished in judgement.deals]


def check(text: str | bytes) -> list[Judgement]:
    """Judged without a crash; a fault lies within the text and can be put into words."""
    judgements = judge_text(text, RULES)
    fault = judgements[-1].fault
    if fault is not None:
        shown = text if isinstance(text, str) else text.decode("utf-8", "replace")
        lines = shown.split("\n")
        assert 1 <= fault.line <= len(lines) + 1
        width = len(lines[fault.line - 1]) if fault.line <= len(lines) else 0
        assert 1 <= fault.column <= width + 1
        assert describe(fault, Texts("ru")) != describe(fault, Texts("en"))
    return judgements


@pytest.mark.parametrize("text", TEXTS)
def test_every_beginning_of_a_record_is_judged(text: str):
    """A file cut within a line is refused; one cut between lines is a game that was stopped, or refused."""
    data = text.encode()
    for length in range(len(data) - 1):
        judgement = check(data[:length])[-1]
        is_between_lines = data[:length].endswith(b"\n")
        assert is_between_lines or judgement.fault is not None, data[:length]


@pytest.mark.parametrize("text", TEXTS)
def test_any_single_slip_is_harmless_or_found(text: str):
    """One character changed, lost or doubled: the same rows as before, or a fault."""
    right = rows(check(text))
    source = random.Random(5)
    for place in range(len(text)):
        slips = ("", text[place] * 2, *source.sample(TYPED, 2))
        for slip in slips:
            judgements = check(text[:place] + slip + text[place + 1 :])
            assert judgements[-1].fault is not None or rows(judgements) == right, (place, slip)
