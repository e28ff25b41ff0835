"""`kingclub find`: questions, one after the other, that end in a game with its house rules."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kingclub.cli.table_options import Language, texts_from
from kingclub.cli.use_error import UseError
from kingclub.handbook import (
    Candidate,
    FinderError,
    Step,
    answer_text,
    differences,
    help_text,
    nearest_text,
    question_text,
    title_of,
)
from kingclub.handbook import find as step_after
from kingclub.rules import Question, format_switch, switch_text
from kingclub.texts import Texts

_DONT_KNOW = "?"
_ENOUGH = "."

_Answers = Annotated[tuple[str, ...], Parameter(name="--answer", negative=(), consume_multiple=True)]


def find(
    *, answers: _Answers = (), json: Annotated[bool, Parameter(negative=())] = False, lang: Language = None
) -> None:
    """Finds the game that a table plays."""
    texts = texts_from(lang)
    given = _parsed(answers, texts)
    step = _step(given, texts)
    if json:
        print(msgspec.json.encode(_data(step)).decode())
        return
    while step.question is not None:
        answer = _ask(step, texts)
        if answer == _ENOUGH:
            break
        given[step.question.id] = None if answer == _DONT_KNOW else answer
        step = _step(given, texts)
    print("\n".join(_result(step.found, texts)))


def _parsed(answers: tuple[str, ...], texts: Texts) -> dict[str, str | None]:
    given: dict[str, str | None] = {}
    for each in answers:
        question, equals, answer = each.partition("=")
        if not (question and equals and answer):
            raise UseError(texts.text("use-answer-shape", answer=each))
        given[question] = None if answer == _DONT_KNOW else answer
    return given


def _step(given: dict[str, str | None], texts: Texts) -> Step:
    try:
        return step_after(given)
    except FinderError as error:
        known = ", ".join(error.known)
        if error.answer is None:
            raise UseError(texts.text("use-no-question", name=error.question, known=known)) from error
        said = f"{error.question}={error.answer}"
        raise UseError(texts.text("use-no-answer", answer=said, known=known)) from error


def _ask(step: Step, texts: Texts) -> str:
    """An answer, or one of the two marks; the end of the input is enough."""
    question = step.question
    assert question is not None
    print(f"\n{question_text(question, texts)}\n  {help_text(question, texts)}")
    marked = _marked(question, step.answers)
    for mark, answer in marked.items():
        print(f"  {mark}. {answer_text(question, answer, texts)}")
    print(f"  0. {texts.text('find-dont-know')}")
    print(texts.text("find-closest", title=title_of(step.found.ruleset, texts)))
    print(texts.text("find-how"))
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        typed = line.strip()
        if not line or typed == _ENOUGH:
            return _ENOUGH
        if typed in ("", "0"):
            return _DONT_KNOW
        if typed in marked:
            return marked[typed]
        print(texts.text("find-no-number"))


def _marked(question: Question, answers: tuple[str, ...]) -> dict[str, str]:
    """By what is typed for it: an answer that is a count by itself, any other by its place."""
    marks = map(str, range(1, len(answers) + 1)) if question.answers else answers
    return dict(zip(marks, answers, strict=True))


def _result(found: Candidate, texts: Texts) -> Iterator[str]:
    ruleset = found.ruleset
    yield f"\n{texts.text('find-found', title=title_of(ruleset, texts))}"
    if found.switches:
        yield texts.text("find-switched")
    for name, value in found.switches.items():
        yield f"  {texts.text(f'switch-{name}')}: {switch_text(name, value, texts)}"
    source = nearest_text(ruleset)
    yield f"\n{texts.text('find-nearest', source=texts.text(f'source-{source.id}'))}"
    different = differences(ruleset, source.ruleset(), texts)
    yield texts.text("find-differs") if different else texts.text("find-as-written")
    for each in different:
        yield f"  {texts.text('find-difference', about=each.about, here=each.here, there=each.there)}"
    yield f"\n{texts.text('find-play', command=_command('play', found))}"
    yield texts.text("find-rules", command=_command("rules", found))


def _command(command: str, found: Candidate) -> str:
    words = ["kingclub", command, found.ruleset.preset, "--players", str(found.ruleset.players)]
    for name, value in found.switches.items():
        words += ["--set", f"{name}={format_switch(value)}"]
    return shlex.join(words)


def _data(step: Step) -> dict[str, object]:
    found = step.found
    return {
        "question": None if step.question is None else {"id": step.question.id, "answers": step.answers},
        "left": step.left,
        "found": {
            "rules": found.ruleset.preset,
            "players": found.ruleset.players,
            "switches": {name: format_switch(value) for name, value in found.switches.items()},
            "nearest": nearest_text(found.ruleset).id,
        },
    }
