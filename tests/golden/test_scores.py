"""The golden sheets: worked examples, priced by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingclub.rules import load, preset_ids
from kingclub.scoring import check_sum, score
from tests.golden.sheet_file import SCORES, read_sheet

FILES = [
    pytest.param(file, id=f"{file.parent.name}/{file.stem}") for file in sorted(SCORES.glob("*/*.sheet"))
]


@pytest.mark.parametrize("file", FILES)
def test_a_golden_sheet(file: Path):
    sheet = read_sheet(file)
    ruleset = load(file.parent.name, players=len(sheet.tally))
    for contract, row in sheet.rows.items():
        law = ruleset.contracts[contract]
        assert score(law, sheet.terms, sheet.tally) == row, contract
        assert sum(row) == check_sum(law, sheet.terms, sheet.tally), contract


@pytest.mark.parametrize("preset", preset_ids())
def test_every_preset_has_a_golden_sheet(preset: str):
    assert list((SCORES / preset).glob("*.sheet"))
