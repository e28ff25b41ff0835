"""The finder as plain data, for a page that has to find a game without a server.

What an answer is follows from few switches; whether switches go together the page
knows already. That this gives the same steps as `find` is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from kingclub.handbook.difference import UNTOLD, price_contract, told_by, weight_of
from kingclub.handbook.finder import Candidate, candidates, loaded
from kingclub.rules import (
    ContractId,
    Item,
    Question,
    SourceText,
    format_switch,
    parse_switch,
    patience,
    questions,
    source_texts,
)

BETWEEN = "|"


class AskedData(msgspec.Struct, frozen=True, kw_only=True):
    """One question, put to one game."""

    settings: list[dict[str, str]]
    """Switches to be tried for another answer, in this order."""
    names: list[str]
    """The switches that decide the answer."""
    answers: dict[str, str]
    """By their values, joined by `|`."""


class CandidateData(msgspec.Struct, frozen=True, kw_only=True):
    """A game for a number of players; the earlier it stands, the rather it is named."""

    preset: str
    players: int
    asked: dict[str, AskedData]
    """By question; one that has no meaning here is absent."""


class QuestionData(msgspec.Struct, frozen=True, kw_only=True):
    """A question, with its answers in the order shown; none: numbers, rising."""

    id: str
    answers: list[str]
    weight: int
    """How far apart another answer puts two games."""
    switch: str | None
    """The house rule that it asks for."""
    tells: list[str]
    """Other house rules that an answer speaks of."""


class TextData(msgspec.Struct, frozen=True, kw_only=True):
    """A source text, as the game that plays it to the letter."""

    id: str
    preset: str
    players: int
    switches: dict[str, str]


class FinderData(msgspec.Struct, frozen=True, kw_only=True):
    """Questions in the order asked, and all that can be found."""

    patience: int
    """So many answers "don't know" in a row, and no more is asked."""
    questions: list[QuestionData]
    texts: list[TextData]
    untold: list[str]
    """House rules of which no difference is told."""
    prices: dict[Item, ContractId]
    """By item, the deal in which its price is told."""
    candidates: list[CandidateData]


def finder_data() -> FinderData:
    return FinderData(
        patience=patience(),
        questions=[_question(each) for each in questions()],
        texts=[_text(each) for each in source_texts()],
        untold=[*UNTOLD],
        prices={item: price_contract(item) for item in Item},
        candidates=[_candidate(each) for each in candidates()],
    )


def _question(question: Question) -> QuestionData:
    return QuestionData(
        id=question.id,
        answers=[*question.answers],
        weight=weight_of(question),
        switch=question.switch,
        tells=sorted(told_by(question)),
    )


def _text(text: SourceText) -> TextData:
    switches = {name: format_switch(parse_switch(name, value)) for name, value in text.switches.items()}
    return TextData(id=text.id, preset=text.preset, players=text.players, switches=switches)


def _candidate(candidate: Candidate) -> CandidateData:
    asked = {each.id: _asked(candidate, each) for each in questions()}
    return CandidateData(
        preset=candidate.ruleset.preset,
        players=candidate.ruleset.players,
        asked={name: each for name, each in asked.items() if each.answers},
    )


def _asked(candidate: Candidate, question: Question) -> AskedData:
    settings = _settings(candidate, question)
    own = sorted({name for each in settings for name in each})
    names = sorted({*own, *_others(candidate, question, own)})
    answers = {key: each for key, each in _answers(candidate, question, names).items() if each is not None}
    return AskedData(settings=settings, names=names, answers=answers)


def _settings(candidate: Candidate, question: Question) -> list[dict[str, str]]:
    return [
        {name: format_switch(parse_switch(name, value)) for name, value in each.items()}
        for each in question.settings(candidate.ruleset)
        if each
    ]


def _others(candidate: Candidate, question: Question, own: list[str]) -> Iterator[str]:
    """Switches of others that this answer depends on too: by itself, or because only with them it can be."""
    alone = _answers(candidate, question, own)
    for other in questions():
        for name in {name for each in _settings(candidate, other) for name in each} - {*own}:
            usual = format_switch(candidate.ruleset.switches[name])
            for values, answer in _answers(candidate, question, [name, *own]).items():
                value, _, rest = values.partition(BETWEEN)
                if value != usual and (rest not in alone or alone[rest] != answer):
                    yield name


def _answers(candidate: Candidate, question: Question, names: list[str]) -> dict[str, str | None]:
    """By the values of these switches, where they go together; None where the question has no meaning."""
    found: dict[str, str | None] = {}
    game = candidate.ruleset
    for values in product(*(_choices(candidate, name) for name in names)):
        asked = tuple(sorted(zip(names, values, strict=True)))
        ruleset = loaded(game.preset, game.players, asked)
        if ruleset is not None:
            found[BETWEEN.join(values)] = question.answer_of(ruleset)
    return found


def _choices(candidate: Candidate, name: str) -> list[str]:
    """What questions turn the switch to, and how it is usually."""
    tried = [each[name] for other in questions() for each in _settings(candidate, other) if name in each]
    return sorted({format_switch(candidate.ruleset.switches[name]), *tried})
