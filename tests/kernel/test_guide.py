"""The examples of the kernel's guide run, and print what the page says."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "kernel.md"


def test_the_examples_of_the_guide():
    result = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert result.attempted > 40
    assert not result.failed
