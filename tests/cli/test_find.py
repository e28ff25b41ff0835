"""`kingclub find`: by numbers, by answers given beforehand, as data."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable

import pytest

from kingclub.handbook import find

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, call: Run) -> Run:
    """Runs `kingclub find` with these lines typed."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return call("find", *arguments)

    return run


def test_numbers_lead_to_a_game_and_the_command_that_plays_it(run: Run) -> None:
    code, out, _ = run("--lang", "en", typed="4\n1\n1\nx\n2\n.\n")
    assert code == 0
    assert "There is no such number." in out
    assert "Your game: King, 14 deals, boys are jacks" in out
    assert "kingclub play king14-jacks --players 4\n" in out


def test_how_many_play_is_typed_as_it_is(run: Run) -> None:
    """Not by its place in the list: who types 4 means four."""
    out = run("--lang", "en", typed="1\n4\n.\n")[1]
    assert "There is no such number." in out
    assert "--players 4" in out


def test_the_end_of_the_input_is_enough(run: Run) -> None:
    code, out, _ = run("--lang", "ru")
    assert code == 0
    assert "Ваша игра: " in out


def test_answers_may_be_given_beforehand(run: Run) -> None:
    code, out, error = run(
        "--json", "--answer", "players=4", "--answer", "aim=programme", "--answer", "course=?"
    )
    assert (code, error) == (0, "")
    data = json.loads(out)
    step = find({"players": "4", "aim": "programme", "course": None})
    assert step.question is not None
    assert data["question"] == {"id": step.question.id, "answers": list(step.answers)}
    assert data["found"]["rules"] == step.found.ruleset.preset


@pytest.mark.parametrize("answer", ["boys", "boys=queens", "girls=queens"])
def test_a_wrong_answer_is_an_error_of_use(run: Run, answer: str) -> None:
    code, _, error = run("--answer", answer)
    assert code == 2
    assert error.startswith("kingclub: ")
    assert error.count("\n") == 1
