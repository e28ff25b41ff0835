"""docs/sources.md: each preset and house rule that it names loads, and a sample of its rows is proved."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import kingclub.rules
from kingclub.rules import (
    SWITCHES,
    ContractId,
    Counting,
    HeartLead,
    KingDiscard,
    Miser,
    PhaseName,
    Ruleset,
    format_switch,
    load,
    parse_switch,
    preset_ids,
    read_preset,
    source_texts,
)

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "sources.md").read_text(encoding="utf-8")
WRITTEN = (Path(kingclub.rules.__file__).parent / "source_texts.toml").read_text(encoding="utf-8")


@dataclass
class Part:
    """One heading of the page: how the text is played to the letter, and what each row names."""

    preset: str
    players: int
    settings: list[str]
    rows: dict[str, list[str]] = field(default_factory=dict[str, list[str]])


def parts() -> list[Part]:
    found: list[Part] = []
    for line in PAGE.splitlines():
        if letter := re.match(r"To the letter: `([a-z0-9-]+)` for (\d)", line):
            settings = re.findall(r"`(\w+=[\w-]+)`", line)
            found.append(Part(letter[1], int(letter[2]), settings))
        elif row := re.match(r"\| (S\d\.\d+) \| .* \| (.*) \|$", line):
            found[-1].rows[row[1]] = re.findall(r"`([^`]+)`", row[2])
    return found


PARTS = parts()
ROWS = {number: (part, named) for part in PARTS for number, named in part.rows.items()}


def test_the_page_is_read_whole() -> None:
    assert sum(line.startswith("| S") for line in PAGE.splitlines()) == len(ROWS) > 150
    for text in "0123":
        numbers = [int(number.partition(".")[2]) for number in ROWS if number.startswith(f"S{text}.")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_texts_to_the_letter_are_those_of_the_rules() -> None:
    written = [
        (
            text["preset"],
            text["players"],
            [f"{k}={format_switch(v)}" for k, v in text.get("switches", {}).items()],
        )
        for text in tomllib.loads(WRITTEN)["text"]
    ]
    assert [(part.preset, part.players, part.settings) for part in PARTS] == written


@pytest.mark.parametrize("text", source_texts(), ids=lambda text: text.id)
def test_a_text_can_be_played_to_the_letter(text: kingclub.rules.SourceText) -> None:
    ruleset = text.ruleset()
    plain = load(text.preset, players=text.players)
    assert all(ruleset.switches[name] != plain.switches[name] for name in text.switches)


@pytest.mark.parametrize("number", ROWS)
def test_what_a_row_names_can_be_played(number: str) -> None:
    part, named = ROWS[number]
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {number} |"))
    assert named or any(word in line for word in ("always", "not covered", "the sheet", "the shuffle"))
    for word in named:
        name, is_setting, value = word.partition("=")
        if is_setting:
            assert parse_switch(name, value) in SWITCHES[name].values
        if is_setting:
            assert name in load(part.preset, players=part.players).switches
            load(part.preset, players=part.players, switches={name: value})
        else:
            assert word in preset_ids()


def test_every_preset_with_a_source_text_is_named() -> None:
    named = {word for _, words in ROWS.values() for word in words} | {part.preset for part in PARTS}
    from_texts = {name for name in preset_ids() if {"S0", "S1", "S2", "S3"} & set(read_preset(name).sources)}
    assert from_texts <= named


def price(contract: ContractId, item: str) -> Callable[[Ruleset], float]:
    return lambda rules: getattr(rules.contracts[contract].prices, item) / 2


def ban(contract: ContractId) -> Callable[[Ruleset], object]:
    return lambda rules: rules.contracts[contract].heart_lead


def duty(contract: ContractId) -> Callable[[Ruleset], object]:
    return lambda rules: rules.contracts[contract].king_discard


def total(contract: ContractId) -> Callable[[Ruleset], float]:
    return lambda rules: rules.contracts[contract].total / 2


def place(contract: ContractId) -> Callable[[Ruleset], int]:
    return lambda rules: rules.programme.index(contract) + 1


C = ContractId
PROOFS: list[tuple[str, Callable[[Ruleset], object], object]] = [
    ("S1.2", lambda rules: len(rules.pack), 32),
    ("S1.8", duty(C.NO_KING), KingDiscard.FREE),
    ("S1.11", price(C.NO_TRICKS, "tricks"), 2),
    ("S1.12", price(C.NO_BOYS, "boys"), 4),
    ("S1.14", ban(C.NO_HEARTS), HeartLead.BANNED),
    ("S1.15", ban(C.NO_KING), HeartLead.BANNED),
    ("S1.16", price(C.NO_LAST_TWO, "last_two"), 6),
    ("S1.17", total(C.NO_ALL), -92),
    ("S1.21", total(C.TAKE_LAST_TWO), 12),
    ("S2.2", lambda rules: rules.packet, 1),
    ("S2.4", lambda rules: len(rules.programme), 14),
    ("S2.4", lambda rules: sum(rules.contracts[each].total for each in rules.programme), 0),
    ("S2.9", ban(C.TAKE_ALL), HeartLead.BANNED),
    ("S2.9", ban(C.NO_GIRLS), HeartLead.FREE),
    ("S2.10", duty(C.TAKE_KING), KingDiscard.FORCED),
    ("S2.11", lambda rules: rules.contracts[C.NO_KING].king_under_ace, False),
    ("S2.13", lambda rules: rules.contracts[C.NO_KING].early_end, True),
    ("S2.19", price(C.NO_LAST_TWO, "last_two"), 8),
    ("S2.20", total(C.NO_ALL), -96),
    ("S2.26", price(C.NO_BOYS, "boys"), 2),
    ("S2.26", lambda rules: len(rules.boys), 8),
    ("S2.27", lambda rules: len(rules.pack), 30),
    ("S2.29", price(C.NO_KING, "king"), 20),
    ("S2.30", total(C.NO_HEARTS), -16),
    ("S2.33", lambda rules: rules.deals, 40),
    (
        "S2.35",
        lambda rules: rules.phases.index(PhaseName.ORDER) > rules.phases.index(PhaseName.DEAL_ALL),
        True,
    ),
    ("S2.37", lambda rules: (len(rules.order_list), rules.deals), (14, 56)),
    ("S2.38", lambda rules: rules.calls.passes, True),
    ("S2.42", total(C.TRUMP), 48),
    ("S2.48", lambda rules: rules.contracts[C.TRUMP].counting, Counting.ABOVE_BID),
    ("S2.50", lambda rules: rules.programme.count(C.TRUMP), 4),
    ("S2.51", lambda rules: rules.trump_phases[0], PhaseName.DEAL_THREE),
    ("S2.52", lambda rules: (rules.calls.last_card, rules.calls.no_trump), (True, False)),
    ("S2.53", lambda rules: rules.contracts[C.TRUMP].must_trump, True),
    ("S2.66", lambda rules: sum(card.is_joker for card in rules.pack), 2),
    ("S2.68", lambda rules: rules.aside, 1),
    (
        "S2.69",
        lambda rules: sorted({half / 2 for half in rules.contracts[C.JOKERS].card_prices})[-4:],
        [12, 13, 14, 20],
    ),
    ("S2.73", lambda rules: rules.deals, 3),
    ("S2.74", lambda rules: (rules.hand_size, rules.aside, len(rules.pack)), (17, 1, 52)),
    ("S2.77", lambda rules: rules.calls.until_passed, False),
    ("S2.78", lambda rules: rules.until, 2 * 77),
    ("S2.81", lambda rules: rules.packet, 2),
    ("S2.88", place(C.NO_LAST_TWO), 5),
    ("S2.90", duty(C.NO_KING), KingDiscard.PENALTY),
    ("S2.92", lambda rules: rules.programme[7:11], (C.TRUMP,) * 4),
    ("S2.95", lambda rules: rules.calls.no_trump, True),
    ("S2.96", price(C.TRUMP, "tricks"), 3),
    ("S2.97", ban(C.TAKE_ALL), HeartLead.BANNED),
    ("S2.99", lambda rules: rules.switches["first_dealer"], "first-ace"),
    ("S2.102", ban(C.NO_HEARTS), HeartLead.FREE),
    ("S2.105", place(C.NO_KING), 5),
    ("S2.105", lambda rules: rules.contracts[C.NO_KING].early_end, True),
    ("S2.108", place(C.TAKE_ALL), 8),
    ("S2.109", lambda rules: (rules.calls.no_trump, rules.calls.last_card), (False, False)),
    ("S2.116", lambda rules: rules.contracts[C.TRUMP].must_trump, False),
    ("S2.122", duty(C.NO_KING), KingDiscard.PENALTY),
    ("S2.126", lambda rules: rules.calls.miser, Miser.ANY_TRUMP),
    ("S2.127", lambda rules: PhaseName.SELL in rules.trump_phases, True),
    ("S2.131", lambda rules: rules.calls.write_off, True),
    ("S2.133", total(C.NO_ALL), -96),
    ("S3.7", ban(C.NO_ALL), HeartLead.FREE),
    ("S3.10", duty(C.NO_ALL), KingDiscard.PENALTY),
    ("S3.15", lambda rules: (rules.calls.trade, rules.calls.write_off), (True, False)),
    ("S3.16", total(C.TRUMP), 24),
]
"""Of a row: what is looked at in the ruleset that plays its text to the letter, and what it must be."""


@pytest.mark.parametrize(("number", "look", "wanted"), PROOFS, ids=[number for number, _, _ in PROOFS])
def test_a_row_is_true_of_the_rules(number: str, look: Callable[[Ruleset], object], wanted: object) -> None:
    part, _ = ROWS[number]
    settings = dict(setting.split("=") for setting in part.settings)
    assert look(load(part.preset, players=part.players, switches=settings)) == wanted
