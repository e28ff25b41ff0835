"""The page's types are made from the Python messages."""

from kingclub.web.schema import TARGET, typescript


def test_the_generated_types_are_fresh() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run `python -m kingclub.web.schema`"
