"""What two rulesets differ in, as a person would say it; and which source text is nearest to one."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingclub.rules import (
    ContractId,
    Item,
    Question,
    Ruleset,
    SourceText,
    Trait,
    questions,
    source_texts,
    switch_text,
)
from kingclub.texts import Points, Texts

_WEIGHTS = {Trait.AIM: 100, Trait.COURSE: 3, Trait.EXTRAS: 3}
"""A difference in these is another game, not another custom; each other difference counts once."""
UNTOLD = ("order", "allow_unbalanced")
"""A list of contracts would say little here: what matters in it is a question of its own."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is different: what it is about, how it is here and there."""

    about: str
    here: str
    there: str


def nearest_text(ruleset: Ruleset) -> SourceText:
    """The source text with the fewest differences; of equals the one of the same preset."""
    return min(
        source_texts(), key=lambda text: (distance(ruleset, text.ruleset()), text.preset != ruleset.preset)
    )


def distance(here: Ruleset, there: Ruleset) -> int:
    """How much is played in another way; another game is far away."""
    asked = [each for each in questions() if each.answer_of(here) != each.answer_of(there)]
    return sum(map(weight_of, asked)) + len(_other_switches(here, there))


def weight_of(question: Question) -> int:
    """How far apart another answer puts two games."""
    return 1 if question.trait is None else _WEIGHTS.get(question.trait, 1)


def differences(here: Ruleset, there: Ruleset, texts: Texts) -> tuple[Difference, ...]:
    """In the order of the questions, then the house rules that no question is about, then prices."""
    asked = [
        Difference(
            about=question_text(question, texts),
            here=_answer(question, here, texts),
            there=_answer(question, there, texts),
        )
        for question in _different(here, there)
    ]
    switched = [
        Difference(
            about=texts.text("find-about-switch", switch=texts.text(f"switch-{name}")),
            here=switch_text(name, here.switches[name], texts),
            there=switch_text(name, there.switches[name], texts),
        )
        for name in _other_switches(here, there)
    ]
    return (*asked, *switched, *_prices(here, there, texts))


def _different(here: Ruleset, there: Ruleset) -> list[Question]:
    answers = ((question, question.answer_of(here), question.answer_of(there)) for question in questions())
    return [question for question, one, other in answers if one != other and None not in (one, other)]


def _other_switches(here: Ruleset, there: Ruleset) -> list[str]:
    """House rules of both that differ, where no question that differs has told it already."""
    told = {name for question in _different(here, there) for name in told_by(question)}
    told |= {question.switch for question in questions() if question.switch is not None}
    common = here.switches.keys() & there.switches.keys()
    differ = {name for name in common if here.switches[name] != there.switches[name]}
    return sorted(differ - told - set(UNTOLD))


def told_by(question: Question) -> set[str]:
    """The house rules that an answer to the question speaks of, its own aside."""
    return {name for each in question.tries for name in each}


def price_contract(item: Item) -> ContractId:
    """The deal in which the price of this item is told."""
    return ContractId(f"no-{item.replace('_', '-')}")


def _prices(here: Ruleset, there: Ruleset, texts: Texts) -> Iterator[Difference]:
    asked = {question.id for question in _different(here, there)}
    for item in Item:
        contract = price_contract(item)
        one, other = here.contracts.get(contract), there.contracts.get(contract)
        if one is None or other is None or one.prices == other.prices or item in asked:
            continue
        yield Difference(
            about=texts.text("find-about-price", contract=texts.text(f"contract-{contract}")),
            here=texts.text("points-amount", points=Points(getattr(one.prices, item))),
            there=texts.text("points-amount", points=Points(getattr(other.prices, item))),
        )


def question_text(question: Question, texts: Texts) -> str:
    return texts.text(f"find-question-{question.id}")


def help_text(question: Question, texts: Texts) -> str:
    """What a newcomer must know to answer."""
    return texts.text(f"find-help-{question.id}")


def answer_text(question: Question, answer: str, texts: Texts) -> str:
    if not question.answers:
        return texts.text("find-players", count=int(answer))
    key = f"{question.id}-{answer}"
    return texts.text(f"find-answer-{key}")


def _answer(question: Question, ruleset: Ruleset, texts: Texts) -> str:
    """In the middle of a sentence."""
    answer = question.answer_of(ruleset) or ""
    known = not question.answers or answer in question.answers
    text = answer_text(question, answer, texts) if known else answer
    return text[:1].lower() + text[1:]
