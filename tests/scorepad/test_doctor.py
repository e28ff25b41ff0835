"""The doctor against one that tries everything: never more, never less; and silent on right sheets."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kingclub.rules import load, preset_ids, read_preset
from kingclub.scorepad.doctor import diagnose
from kingclub.scoring import TotalKind
from tests.scorepad.brute_doctor import brute_mends
from tests.scorepad.random_rows import HELD, TRIABLE, random_ruleset
from tests.scorepad.sheets import Fault, brute_paper, cell_of, plant, typed_sheet

BLOCKS = 4
SHEETS = 1000 // BLOCKS
"""In each of the blocks."""
ALL_KINDS = tuple(TotalKind)
PRESETS = [
    pytest.param(preset, int(n), id=f"{preset}-{n}")
    for preset in preset_ids()
    for n in read_preset(preset).players
]


def totals_written(random: Random, fault: Fault) -> tuple[TotalKind, ...]:
    choices = [(TotalKind.ALL,), ALL_KINDS, (TotalKind.MINUS, TotalKind.PLUS)]
    return random.choice(choices if fault is Fault.TOTAL else [(), *choices])


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("fault", Fault)
def test_a_planted_fault_is_found_as_the_numbers_allow(fault: Fault, block: int) -> None:
    random = Random(f"doctor {fault.value} {block}")
    seen = Counter[str]()
    while seen["sheets"] < SHEETS:
        ruleset = random_ruleset(random, TRIABLE)
        most = 4 if fault is Fault.TWO_CELLS else 14
        pad = typed_sheet(
            random, ruleset, random.randint(1, min(most, ruleset.deals or 6)), totals_written(random, fault)
        )
        planted = plant(random, pad, fault)
        if planted is None:
            continue
        sick, places = planted
        diagnosis = diagnose(sick)
        size, mends = brute_mends(brute_paper(sick))
        named = {tuple(map(cell_of, mend.places)): set(mend.ways) for mend in diagnosis.mends}
        assert (diagnosis.wrong, named) == (size, mends)
        if size == len(places):
            assert set(places) <= diagnosis.suspects
        seen["sheets"] += 1
        seen["named alone"] += frozenset(places) == diagnosis.suspects
        seen["not to be seen"] += size == 0
    assert seen["named alone"] > SHEETS // 10, seen


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("fault", Fault)
def test_a_fault_among_cards_that_were_held_is_found_as_the_numbers_allow(fault: Fault, block: int) -> None:
    """Where a cell can hold hundreds of numbers and a row any sum, only totals tell of a fault."""
    random = Random(f"held {fault.value} {block}")
    seen = Counter[str]()
    while seen["sheets"] < SHEETS:
        ruleset = random_ruleset(random, HELD)
        pad = typed_sheet(random, ruleset, random.randint(1, 5), totals_written(random, fault))
        planted = plant(random, pad, fault)
        if planted is None:
            continue
        sick, _ = planted
        diagnosis = diagnose(sick)
        size, mends = brute_mends(brute_paper(sick))
        named = {tuple(map(cell_of, mend.places)): set(mend.ways) for mend in diagnosis.mends}
        assert (diagnosis.wrong, named) == (size, mends)
        seen["sheets"] += 1
        seen["seen"] += size != 0
    assert seen["seen"] > seen["sheets"] // 4, seen


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_a_right_sheet_raises_no_alarm(preset: str, players: int) -> None:
    random = Random(preset)
    ruleset = load(preset, players=players)
    for kinds in ((), (TotalKind.ALL,), ALL_KINDS):
        for _ in range(5):
            pad = typed_sheet(random, ruleset, ruleset.deals or 12, kinds)
            diagnosis = diagnose(pad)
            assert diagnosis.is_right
            assert (diagnosis.rows, diagnosis.cells, diagnosis.totals, diagnosis.mends) == ((), (), (), ())
            assert not pad.faults()
