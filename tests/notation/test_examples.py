"""The archive: every record in `examples/` replays to the sheet that is written in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingclub.notation import format_record, judge_text, parse_record
from kingclub.rules import load

FOLDER = Path(__file__).resolve().parents[2] / "examples"
FILES = [pytest.param(file, id=file.stem) for file in sorted(FOLDER.glob("*.king"))]


@pytest.mark.parametrize("file", FILES)
def test_an_example_is_right(file: Path):
    judgements = judge_text(file.read_bytes(), load("king14-kings"))
    assert [judgement.fault for judgement in judgements] == [None]


@pytest.mark.parametrize("file", FILES)
def test_an_example_is_printed_as_it_was_written(file: Path):
    text = file.read_text(encoding="utf-8")
    remarks = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
    assert remarks + format_record(*parse_record(text)) == text


@pytest.mark.parametrize(
    "preset", ["king14-kings", "king14-jacks", "king14-jacks-printed", "king14-both", "king3", "king3-sevens"]
)
def test_every_game_of_fourteen_deals_has_an_example(preset: str):
    judgement = judge_text((FOLDER / f"{preset}.king").read_bytes())[0]
    assert judgement.ruleset == load(preset)
    assert judgement.game is not None
    assert judgement.game.is_over
    assert len(judgement.deals) == 14


def test_a_held_king_is_among_the_examples():
    judgement = judge_text((FOLDER / "king14-kings-penalty.king").read_bytes())[0]
    assert any(finished.terms.held_king is not None for finished in judgement.deals)


def test_half_points_are_among_the_examples():
    judgement = judge_text((FOLDER / "king3-half-points.king").read_bytes())[0]
    assert any(half % 2 for finished in judgement.deals for half in finished.row.points)


def test_a_stopped_game_can_go_on():
    game = judge_text((FOLDER / "king14-kings-stopped.king").read_bytes())[0].game
    assert game is not None
    assert game.deal is not None
    assert game.legal()
