"""The variant finder: from answers to the next question, or to a preset with its switches.

A function over the rule files: each preset, for each number of its players, is a candidate as long as it
gives every answer so far, by itself or with some house rules turned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from kingclub.handbook.difference import distance
from kingclub.rules import (
    FIRST_PRESET,
    USUAL_PLAYERS,
    Question,
    RulesError,
    Ruleset,
    SwitchValue,
    catalogue,
    load,
    parse_switch,
    patience,
    questions,
    source_texts,
    usual_players,
)

Answers = Mapping[str, str | None]
"""By question, what was answered; None is "don't know"."""


class FinderError(ValueError):
    """A question that there is not, or an answer that it can not have; `known` is what there is instead."""

    def __init__(self, question: str, answer: str | None, known: tuple[str, ...]) -> None:
        said = question if answer is None else f"{question}={answer}"
        super().__init__(f"{said} fits no game now; there are: {', '.join(known)}")
        self.question = question
        self.answer = answer
        self.known = known


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A preset that may be the one looked for, with the house rules that the answers ask for."""

    ruleset: Ruleset
    place: int
    """Its place in the order of preference between equals."""
    switches: dict[str, SwitchValue] = {}
    """Those that differ from the preset."""

    @property
    def rank(self) -> tuple[int, int]:
        """The fewer switches are turned, the better."""
        return len(self.switches), self.place


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """Where the answers have led."""

    question: Question | None
    """What to ask next; None when nothing distinguishes what is left, or too little is known."""
    answers: tuple[str, ...] = ()
    """The answers to it that are still possible."""
    found: Candidate
    """The best that fits so far; the result when there is no question left."""
    left: int
    """How many presets still fit."""


def find(answers: Answers) -> Step:
    """The next question after `answers`, and what fits best; raises FinderError."""
    asked = {question.id: question for question in questions()}
    unknown = [name for name in answers if name not in asked]
    if unknown:
        raise FinderError(unknown[0], None, tuple(asked))
    given = [(question, answers.get(question.id)) for question in asked.values()]
    known = [(question, answer) for question, answer in given if answer is not None]
    left = candidates()
    for place, (question, answer) in enumerate(known):
        before = left
        left = _fitting(before, question, answer, known[:place])
        if not left:
            raise FinderError(question.id, answer, _possible(before, question, known[:place]))
    best = min(left, key=lambda each: each.rank)
    presets = len({each.ruleset.preset for each in left})
    for question in _open(answers, best):
        possible = _possible(left, question, known)
        if len(possible) > 1:
            return Step(question=question, answers=possible, found=best, left=presets)
    return Step(question=None, found=best, left=presets)


def _open(answers: Answers, best: Candidate) -> tuple[Question, ...]:
    """What may still be asked: of the best so far, and nothing of somebody who knows nothing."""
    given = [answers[question.id] for question in questions() if question.id in answers]
    if len(given) >= patience() and not any(given[-patience() :]):
        return ()
    unasked = (question for question in questions() if question.id not in answers)
    return tuple(question for question in unasked if question.answer_of(best.ruleset) is not None)


@cache
def candidates() -> tuple[Candidate, ...]:
    """Every preset at each number of players: the nearer to the game that most know, the earlier.

    Of equally near ones those of a source text stand first.
    """
    from_texts = [text.preset for text in source_texts()]
    known = load(FIRST_PRESET, players=usual_players(FIRST_PRESET))

    def strangeness(preset: str) -> tuple[int, bool]:
        return distance(load(preset, players=usual_players(preset)), known), preset not in from_texts

    entries = sorted(catalogue(), key=lambda entry: strangeness(entry.id))
    return tuple(
        Candidate(ruleset=load(entry.id, players=players), place=place)
        for place, entry in enumerate(entries)
        for players in sorted(entry.players, key=lambda count: abs(count - USUAL_PLAYERS))
    )


Known = Iterable[tuple[Question, str]]


def _fitting(
    left: Iterable[Candidate], question: Question, answer: str, before: Known
) -> tuple[Candidate, ...]:
    turned = (_turned(candidate, question, answer, before) for candidate in left)
    return tuple(candidate for candidate in turned if candidate is not None)


def _turned(candidate: Candidate, question: Question, answer: str, before: Known) -> Candidate | None:
    """The candidate made to give this answer and those before; None where no house rules do that."""
    if question.answer_of(candidate.ruleset) == answer:
        return candidate
    for settings in question.settings(candidate.ruleset):
        other = _with(candidate, settings) if settings else None
        if other is None or question.answer_of(other.ruleset) != answer:
            continue
        if all(earlier.answer_of(other.ruleset) == wanted for earlier, wanted in before):
            return other
    return None


def _with(candidate: Candidate, settings: Mapping[str, object]) -> Candidate | None:
    own = _plain(candidate.ruleset.preset, candidate.ruleset.players).switches
    asked = candidate.switches | {name: parse_switch(name, value) for name, value in settings.items()}
    switches = {name: value for name, value in asked.items() if own[name] != value}
    ruleset = loaded(candidate.ruleset.preset, candidate.ruleset.players, tuple(sorted(switches.items())))
    return None if ruleset is None else msgspec.structs.replace(candidate, ruleset=ruleset, switches=switches)


def _plain(preset: str, players: int) -> Ruleset:
    return load(preset, players=players)


@cache
def loaded(preset: str, players: int, switches: tuple[tuple[str, SwitchValue], ...]) -> Ruleset | None:
    """The ruleset; None where the switches do not go together."""
    try:
        return load(preset, players=players, switches=dict(switches))
    except RulesError:
        return None


def _possible(left: Iterable[Candidate], question: Question, before: Known) -> tuple[str, ...]:
    """The answers to `question` that some candidate can give, in the order shown."""
    given = {answer for each in left for answer in _answers(each, question, tuple(before))}
    listed = [answer for answer in question.answers if answer in given]
    return tuple(listed) or tuple(sorted(given, key=int))


def _answers(candidate: Candidate, question: Question, before: Known) -> set[str]:
    own = question.answer_of(candidate.ruleset)
    words: set[str | None] = {own}
    for settings in question.settings(candidate.ruleset):
        other = _with(candidate, settings) if settings else None
        if other is not None and all(
            earlier.answer_of(other.ruleset) == wanted for earlier, wanted in before
        ):
            words.add(question.answer_of(other.ruleset))
    return {word for word in words if word is not None}
