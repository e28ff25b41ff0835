"""The variant finder: every game can be reached, no question is asked in vain, what it finds loads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingclub.handbook import FinderError, Step, differences, find, nearest_text
from kingclub.rules import (
    FIRST_PRESET,
    Ruleset,
    SourceText,
    load,
    patience,
    preset_ids,
    questions,
    read_preset,
    source_texts,
)
from kingclub.texts import LANGS, Lang, Texts

GAMES = [
    pytest.param(preset, int(players), id=f"{preset}-{players}")
    for preset in preset_ids()
    for players in sorted(read_preset(preset).players, key=int)
]
MOST = 8
"""Questions on any way."""


def answered_by(ruleset: Ruleset) -> tuple[Step, dict[str, str | None]]:
    """The last step of somebody who plays by `ruleset` and knows it."""
    answers: dict[str, str | None] = {}
    step = find(answers)
    while step.question is not None:
        answers[step.question.id] = step.question.answer_of(ruleset)
        assert answers[step.question.id] in step.answers
        step = find(answers)
    return step, answers


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_who_knows_his_game_finds_it(preset: str, players: int) -> None:
    ruleset = load(preset, players=players)
    step, answers = answered_by(ruleset)
    assert (step.found.ruleset, step.found.switches) == (ruleset, {})
    assert len(answers) <= MOST


def ways(answers: dict[str, str | None], depth: int) -> Iterator[tuple[dict[str, str | None], Step]]:
    """Each way of answering, down to so many questions, and its step."""
    step = find(answers)
    yield answers, step
    if step.question is not None and depth:
        for answer in (*step.answers, None):
            yield from ways(answers | {step.question.id: answer}, depth - 1)


def test_every_answer_offered_leads_on_to_a_game_that_gives_it() -> None:
    asked = {question.id: question for question in questions()}
    seen = 0
    for answers, step in ways({}, 3):
        seen += 1
        for name, answer in answers.items():
            assert answer in (None, asked[name].answer_of(step.found.ruleset))
        found = step.found
        again = load(found.ruleset.preset, players=found.ruleset.players, switches=found.switches)
        assert again == found.ruleset
    assert seen > 100


def test_a_question_is_asked_only_while_it_distinguishes() -> None:
    for _, step in ways({}, 2):
        if step.question is not None:
            assert len(step.answers) > 1
            assert len(set(step.answers)) == len(step.answers)


def answered_as_far_as(known: dict[str, str]) -> tuple[Step, dict[str, str | None]]:
    """The last step of somebody who knows only this."""
    answers: dict[str, str | None] = {}
    step = find(answers)
    while step.question is not None:
        answer = known.get(step.question.id)
        answers[step.question.id] = answer if answer in step.answers else None
        step = find(answers)
    return step, answers


@pytest.mark.parametrize(
    ("known", "game"),
    [
        ({}, FIRST_PRESET),
        ({"players": "4"}, FIRST_PRESET),
        ({"aim": "programme"}, FIRST_PRESET),
        ({"players": "3"}, "king3"),
        ({"players": "4", "aim": "programme", "boys": "jacks"}, "king14-jacks"),
        ({"course": "trumps-then-all"}, "ladies"),
    ],
)
def test_who_knows_little_is_soon_given_the_best_known_game_that_fits(
    known: dict[str, str], game: str
) -> None:
    step, answers = answered_as_far_as(known)
    assert (step.found.ruleset.preset, step.found.switches) == (game, {})
    assert list(answers.values()).count(None) <= MOST
    for place in range(len(answers) - patience() + 1):
        asked_on = place + patience() < len(answers)
        assert any([*answers.values()][place : place + patience()]) or not asked_on


def test_nothing_is_asked_that_has_no_meaning_in_the_best_game_so_far() -> None:
    for _, step in ways({}, 3):
        if step.question is not None:
            assert step.question.answer_of(step.found.ruleset) is not None


def test_answers_turn_the_house_rules_that_they_ask_for() -> None:
    step = find(
        {"players": "4", "aim": "programme", "course": "mirror", "boys": "both", "heart_lead": "free"}
    )
    assert step.found.ruleset == load("king14-both", switches={"heart_lead": "free"})
    step = find({"players": "4", "course": "trumps-then-all", "extras": "sale", "king_discard": "penalty"})
    assert step.found.ruleset == load("ladies-short", players=4, switches={"king_discard": "penalty"})


@pytest.mark.parametrize(
    "answers", [{"nonsense": "1"}, {"boys": "queens"}, {"players": "3", "naming": "auction"}]
)
def test_an_answer_that_fits_no_game_is_refused(answers: dict[str, str | None]) -> None:
    with pytest.raises(FinderError):
        find(answers)


@pytest.mark.parametrize("text", source_texts(), ids=lambda text: text.id)
def test_a_text_is_nearest_to_itself(text: SourceText) -> None:
    ruleset = text.ruleset()
    assert nearest_text(ruleset) is text
    assert differences(ruleset, ruleset, Texts("en")) == ()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_what_differs_from_the_nearest_text_can_be_told(preset: str, players: int, lang: Lang) -> None:
    ruleset = load(preset, players=players)
    for each in differences(ruleset, nearest_text(ruleset).ruleset(), Texts(lang)):
        assert each.about.endswith("?")
        assert each.here != each.there


def test_the_differences_are_those_that_a_player_would_name() -> None:
    ruleset = load("ladies", switches={"boys": "both", "must_trump": "off"})
    source = nearest_text(ruleset)
    told = {
        each.about: (each.here, each.there) for each in differences(ruleset, source.ruleset(), Texts("en"))
    }
    assert source.id == "s2-article"
    assert told["Who are the boys?"] == ("kings and jacks", "the jacks")
    assert len(told) == 3  # the king held back, and the duty to trump
