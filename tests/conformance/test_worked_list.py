"""The list of worked positions: each has a test that says so by its name or its source.

T: those of the rules page; C: the worked inputs of what players report, as far as they concern rules,
records, letters and sheets.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.repo.project import ROOT

TESTS = ROOT / "tests"
WORKED = [
    *(f"T{number}" for number in (1, 2, 3, 4, 6, 7, 10, 11, 12, 14, 15, 17, 18, 19, 20, 22, 23, 24, 26)),
    *(f"C{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 11, 13, 14, 16, 17, 18, 19, 20, 21, 22)),
]
ELSEWHERE = {"C23": "a player who leaves: the club's, not a matter of rules"}
"""Worked inputs that are no rule, record or letter."""


@cache
def named() -> frozenset[str]:
    """The positions that tests name, by the name of a test, or as the source of a sheet or an entry."""
    found: set[str] = set()
    for file in files():
        text = file.read_text(encoding="utf-8")
        found |= {f"T{number}" for number in re.findall(r"def test_t(\d+)_", text)}
        found |= {f"C{number}" for number in re.findall(r"def test_cases?_(\d+)_", text)}
        found |= {f"T{number}" for number in re.findall(r"source[\":= ]+.*?\bT(\d+)\b", text)}
        found |= {f"C{number}" for number in re.findall(r"source = \"case (\d+)", text)}
        found |= {f"C{number}" for number in re.findall(r"\"case\": \"?(\d+)", text)}
        found |= {f"T{number}" for number in re.findall(r"\"case\": \"T(\d+)\"", text)}
    return frozenset(found)


def files() -> list[Path]:
    kinds = [file for kind in ("*.py", "*.toml", "*.json", "*.sheet") for file in TESTS.rglob(kind)]
    return [file for file in kinds if file != Path(__file__)]


@pytest.mark.parametrize("position", WORKED)
def test_a_worked_position_has_its_test(position: str) -> None:
    assert position in named()


def test_nothing_is_left_out_in_silence() -> None:
    assert not set(ELSEWHERE) & set(WORKED)
