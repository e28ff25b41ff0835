"""Every record in docs/record.md is right, and every name of a fault stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingclub.notation import Fault, format_record, judge_text, parse_record
from kingclub.rules import load

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```king\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_has_examples():
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_right(text: str):
    assert judge_text(text, load("king14-kings"))[0].fault is None


def test_the_ways_to_type_a_hand_are_the_same():
    whole, typed = (parse_record(text)[0].deals[0].hands for text in EXAMPLES[:2])
    assert whole == typed


def test_the_example_of_tags_is_printed_as_it_stands():
    assert format_record(*parse_record(EXAMPLES[2])) == EXAMPLES[2]


def test_every_fault_is_named():
    listed = set(re.findall(r"`([a-z-]+)`", PAGE.partition("## Faults")[2].partition("\nAn illegal")[0]))
    assert listed == set(Fault)
