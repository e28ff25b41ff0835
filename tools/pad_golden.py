"""Writes what Python and the page both test against, in `tests/golden/pad`: `python -m tools.pad_golden`.

`rules.json` holds the rules that `cases.json`, which is written by hand, speaks of; `doctor.json` sheets of
numbers at random with a planted fault, and all that the doctor says of each; `finder.json` answers at random
to the variant finder, with the step that each leads to, and at the end what differs from the nearest text;
`money.json` amounts as each language writes them, and `means.json` the means of statistics.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import msgspec

from kingclub.handbook import Step, differences, find, nearest_text
from kingclub.rules import Ruleset, format_switch, load, parse_preset
from kingclub.rules.loader import resolve
from kingclub.scorepad import Pad, rules_data
from kingclub.scorepad.doctor import diagnose, diagnosis_data
from kingclub.scorepad.money import Money
from kingclub.scorepad.row_data import cells_data, row_data
from kingclub.scorepad.rules_data import decimal
from kingclub.scorepad.rules_patches import plain
from kingclub.scoring import TotalKind
from kingclub.texts import LANGS, Texts, format_mean
from tests.scorepad.random_rows import TRIABLE, random_ruleset
from tests.scorepad.sheets import Fault, plant, typed_sheet
from tools.pad_vectors import named_rules

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden" / "pad"
CASES, RULES, DOCTOR = GOLDEN / "cases.json", GOLDEN / "rules.json", GOLDEN / "doctor.json"
FINDER, MONEY = GOLDEN / "finder.json", GOLDEN / "money.json"
MEANS = GOLDEN / "means.json"
CURRENCIES = ("", "₽", "€", "$", "руб.", "фишек")
WALKS = 240
SHEETS = 300
MOST_MENDS = 40
"""Sheets of which more would fit say little and fill the file."""


class RulesRef(msgspec.Struct, frozen=True, kw_only=True):
    """A preset with its switches, or a rule file beside the cases."""

    players: int
    id: str | None = None
    file: str | None = None
    switches: dict[str, str] = {}

    def load(self) -> Ruleset:
        if self.id is not None:
            return load(self.id, players=self.players, switches=self.switches)
        name = str(self.file)
        texts = {name: (GOLDEN / f"{name}.toml").read_text(encoding="utf-8")}
        return resolve(parse_preset(texts, name), self.players, {})


class CaseRules(msgspec.Struct, frozen=True):
    """The rules that the cases speak of."""

    rules: dict[str, RulesRef]


def rules_text() -> str:
    """The whole of `rules.json`: a ruleset a line."""
    named = msgspec.json.decode(CASES.read_bytes(), type=CaseRules).rules
    lines = [f"{_json(name)}:{_json(plain(rules_data(ref.load())))}" for name, ref in named.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def doctor_text() -> str:
    """The whole of `doctor.json`: a sheet a line."""
    random = Random("doctor")
    lines: list[str] = []
    while len(lines) < SHEETS:
        ruleset = random_ruleset(random, TRIABLE)
        kinds = random.choice(((), (TotalKind.ALL,), tuple(TotalKind)))
        pad = typed_sheet(random, ruleset, random.randint(1, min(8, ruleset.deals or 8)), kinds)
        planted = plant(random, pad, random.choice(list(Fault)))
        sick = pad if planted is None else planted[0]
        if random.random() < 0.1 and len(sick.rows) > 1:
            sick = msgspec.structs.replace(sick, rows=(None, *sick.rows[1:]))
        diagnosis = diagnose(sick)
        if sum(len(mend.ways) for mend in diagnosis.mends) <= MOST_MENDS:
            lines.append(_json(_sheet(sick) | {"says": diagnosis_data(diagnosis)}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def finder_text() -> str:
    """The whole of `finder.json`: a step a line, of walks that now and then answer "don't know"."""
    random = Random("finder")
    lines: dict[str, None] = {}
    for _ in range(WALKS):
        answers: dict[str, str | None] = {}
        while (step := find(answers)).question is not None:
            lines[_json(_step(answers, step))] = None
            known = random.random() < 0.8
            answers[step.question.id] = random.choice(step.answers) if known else None
        lines[_json(_step(answers, step))] = None
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _step(answers: dict[str, str | None], step: Step) -> dict[str, object]:
    found = step.found
    source = nearest_text(found.ruleset)
    told = {
        lang: [
            [each.about, each.here, each.there]
            for each in differences(found.ruleset, source.ruleset(), Texts(lang))
        ]
        for lang in LANGS
    }
    ended = {"nearest": source.id, "differences": told} if step.question is None else {}
    return {
        "given": [{"question": name, "answer": answer} for name, answer in answers.items()],
        "question": None if step.question is None else step.question.id,
        "answers": step.answers,
        "found": {
            "preset": found.ruleset.preset,
            "players": found.ruleset.players,
            "switches": {name: format_switch(value) for name, value in sorted(found.switches.items())},
        },
        "left": step.left,
        **ended,
    }


def means_text() -> str:
    """The whole of `means.json`: a sum of points over so many deals, a line."""
    random = Random("means")
    sums = [(21, 2), (-21, 2), (-15, 1), (-1, 1), (0, 3), (-1, 40)]
    sums += [(random.randint(-400, 400), random.randint(1, 40)) for _ in range(100)]
    lines = [
        _json(
            {
                "points": decimal(half_points),
                "count": count,
                "said": {str(lang): format_mean(half_points, count, lang) for lang in LANGS},
            }
        )
        for half_points, count in sums
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def money_text() -> str:
    """The whole of `money.json`: an amount a line, a number of coins of one size."""
    random = Random("money")
    lines: list[str] = []
    for coin in ("0.01", "0.05", "0.1", "0.5", "1", "10", "0.125"):
        for currency in CURRENCIES:
            count, parts = random.randint(0, 4000), random.choice((1, 1, 2, 3, 4))
            money = Money(Fraction(1), Fraction(coin), currency)
            said = {str(lang): money.shown(Fraction(count, parts), Texts(lang)) for lang in LANGS}
            amount = Fraction(count, parts) * Fraction(coin)
            over, under = amount.numerator, amount.denominator
            lines.append(_json({"over": over, "under": under, "currency": currency, "said": said}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _sheet(pad: Pad) -> dict[str, object]:
    ruleset = pad.ruleset
    totals = {str(kind): pad.written_totals.of(kind) for kind in TotalKind}
    return {
        "rules": named_rules(ruleset),
        "rows": [None if row is None else row_data(ruleset, row) for row in pad.rows],
        "totals": {kind: cells_data(cells) for kind, cells in totals.items() if cells is not None},
    }


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def main() -> None:
    RULES.write_text(rules_text(), encoding="utf-8")
    DOCTOR.write_text(doctor_text(), encoding="utf-8")
    FINDER.write_text(finder_text(), encoding="utf-8")
    MONEY.write_text(money_text(), encoding="utf-8")
    MEANS.write_text(means_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
