"""The variant finder over HTTP. The answers stand in the address, and nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request, get

from kingclub.club.table_view import Title
from kingclub.handbook import (
    Candidate,
    FinderError,
    answer_text,
    differences,
    find,
    help_text,
    nearest_text,
    question_text,
    title_of,
)
from kingclub.rules import Question, format_switch, questions, switch_text
from kingclub.texts import Texts
from kingclub.web.bodies import (
    FinderAnswer,
    FinderDifference,
    FinderFound,
    FinderGiven,
    FinderQuestion,
    FinderStep,
    FinderSwitch,
)
from kingclub.web.both_languages import both
from kingclub.web.problems import ProblemError

_DONT_KNOW = "?"
_RU, _EN = Texts("ru"), Texts("en")


@get("/api/find", sync_to_thread=True)
def find_game(request: Request[Any, Any, Any]) -> FinderStep:
    """The next question and what fits so far; in a thread, for it tries many rulesets."""
    return finder_step({name: str(answer) for name, answer in request.query_params.items()})


def finder_step(asked: Mapping[str, str]) -> FinderStep:
    """The step after these answers, in words of both languages."""
    answers = {name: None if answer == _DONT_KNOW else answer for name, answer in asked.items()}
    try:
        step = find(answers)
    except FinderError as error:
        raise ProblemError("bad-answer", str(error), _not_found(error)) from error
    known = {question.id: question for question in questions()}
    return FinderStep(
        given=[_given(known[name], answer) for name, answer in answers.items()],
        question=None if step.question is None else _question(step.question, step.answers),
        left=step.left,
        found=_found(step.found),
    )


def _not_found(error: FinderError) -> Title:
    known = ", ".join(error.known)
    if error.answer is None:
        return both(lambda texts: texts.text("use-no-question", name=error.question, known=known))
    said = f"{error.question}={error.answer}"
    return both(lambda texts: texts.text("use-no-answer", answer=said, known=known))


def _given(question: Question, answer: str | None) -> FinderGiven:
    return FinderGiven(
        id=question.id,
        text=both(lambda texts: question_text(question, texts)),
        answer=None if answer is None else _answer(question, answer),
    )


def _answer(question: Question, answer: str) -> FinderAnswer:
    return FinderAnswer(id=answer, text=both(lambda texts: answer_text(question, answer, texts)))


def _question(question: Question, answers: tuple[str, ...]) -> FinderQuestion:
    return FinderQuestion(
        id=question.id,
        text=both(lambda texts: question_text(question, texts)),
        help=both(lambda texts: help_text(question, texts)),
        answers=[_answer(question, answer) for answer in answers],
    )


def _found(found: Candidate) -> FinderFound:
    ruleset = found.ruleset
    source = nearest_text(ruleset)
    told = [differences(ruleset, source.ruleset(), texts) for texts in (_RU, _EN)]
    return FinderFound(
        preset=ruleset.preset,
        title=both(lambda texts: title_of(ruleset, texts)),
        players=ruleset.players,
        switches=[_switch(found, name) for name in found.switches],
        nearest=both(lambda texts: texts.text(f"source-{source.id}")),
        differences=[
            FinderDifference(
                about=Title(ru=ru.about, en=en.about),
                here=Title(ru=ru.here, en=en.here),
                there=Title(ru=ru.there, en=en.there),
            )
            for ru, en in zip(*told, strict=True)
        ],
    )


def _switch(found: Candidate, name: str) -> FinderSwitch:
    value = found.switches[name]
    return FinderSwitch(
        name=name,
        value=format_switch(value),
        question=both(lambda texts: texts.text(f"switch-{name}")),
        text=both(lambda texts: switch_text(name, value, texts)),
    )
