"""One source of truth: which games there are and what their rules are stands in `rules`, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingclub.rules import SWITCHES, ContractId, Item, preset_ids
from tests.repo.project import ROOT, SOURCE

CLIENT = ROOT / "client" / "src"
RULES = SOURCE / "rules"
NOT_A_GAME = {"short"}
"""Ids that are also a word of everyday: a short pause."""
ALSO_CONTRACTS = {str(contract) for contract in ContractId}
"""Names of the record, the same in every game; a form of play has the name of its contract."""
PRESETS = set(preset_ids()) - NOT_A_GAME - ALSO_CONTRACTS
PRICES = re.compile(r"(?i)\b(price|points?|total|check|penalt\w+)s?\b\s*(=|:|===?|\+|\*)\s*\d{2,}")
"""A number of points written into the source: what a thing is worth comes from the rule file."""
EVERYDAY = {"order", "trade", "sale", "aside", "jokers", "boys", "packs", "removed", "miser", "settle"}
"""Switches whose names are words of the table too."""
RULE_WORDS = SWITCHES.keys() - EVERYDAY - set(Item)
COUNTED = set(map(str, (14, 16, 20, 24, 30, 31, 48, 77, 92, 96, 101, 116, 120, 124, 192, 240)))
"""Prices, sums and limits of the rule book that are too odd to be anything else where they are compared."""
NO_RULES = {
    ("play/action.py", 10): "seats at the largest table",
    ("play/law.py", 30): "a strength above all ranks",
    ("play/shuffle.py", 8): "bits",
    ("play/shuffle.py", 16): "bits",
    ("handbook/difference.py", 100): "how far one game is from another",
}
"""Numbers of the layers that play and tell the rules, and what they are, being no rules."""


def python_texts(file: Path) -> Iterator[tuple[int, str]]:
    """The words in quotes of a module, its docstrings left out."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.lineno, node.value


def client_code(file: Path) -> str:
    """The source without its comments."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?m:^\s*//.*$)|<style>.*?</style>", "", text, flags=re.DOTALL)


def python_files() -> list[Path]:
    return [file for file in sorted(SOURCE.rglob("*.py")) if not file.is_relative_to(RULES)]


def client_files() -> list[Path]:
    kinds = [file for kind in ("*.ts", "*.svelte") for file in sorted(CLIENT.rglob(kind))]
    return [file for file in kinds if ".generated." not in file.name]


def quoted(code: str) -> set[str]:
    return set(re.findall(r"[\"'`]([\w-]+)[\"'`]", code))


def named_games(words: set[str]) -> set[str]:
    return words & PRESETS


def test_no_python_outside_rules_names_a_game() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in python_files()
        for line, text in python_texts(file)
        if named_games({text})
    ]
    assert not found, "\n".join(found)


def numbers(file: Path) -> Iterator[int]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield node.value


@pytest.mark.parametrize("layer", ["play", "scoring", "handbook"])
def test_what_plays_and_tells_the_rules_knows_no_number_of_theirs(layer: str) -> None:
    found = {
        (str(file.relative_to(SOURCE)), number)
        for file in sorted((SOURCE / layer).rglob("*.py"))
        for number in numbers(file)
        if number > LITTLE
    }
    assert found == {place for place in NO_RULES if place[0].startswith(f"{layer}/")}


LITTLE = 3
"""Numbers up to here count steps, neighbours, halves, and the cards before the stop of a trump deal."""


def test_no_page_names_a_game() -> None:
    found = {
        str(file.relative_to(ROOT)): named
        for file in client_files()
        if (named := named_games(quoted(client_code(file))))
    }
    assert not found


def test_no_page_knows_a_price_or_a_limit() -> None:
    compared = re.compile(r"(?:[<>]=?|===?|!==?)\s*(\d+)\b(?!\s*(?:px|rem|em|%|ms|s\b))")
    found = {
        str(file.relative_to(ROOT)): sorted(known)
        for file in client_files()
        if (known := {number for number in compared.findall(client_code(file)) if number in COUNTED})
        or PRICES.search(client_code(file))
    }
    assert not found


PAD_NUMBERS = {
    "csv.ts": {3: "columns beside the names"},
    "desk.svelte.ts": {12: "bytes of a name", 36: "letters and digits"},
    "wish.ts": {4: "people at a table, before a game is chosen"},
    "words.ts": {12: "mends that are shown"},
    "BidForm.svelte": {5: "a step of the bid", 20: "buttons in a row"},
    "Choice.svelte": {10: "buttons in a row"},
    "file_text.ts": {1_000_000: "bytes of a megabyte"},
    "file_values.ts": {10_000: "rows of a file"},
    "rules.ts": {10_000: "the greatest price that a table may name"},
    "save.ts": {10_000: "milliseconds"},
    "PaperTable.svelte": {4: "names that stand side by side on a narrow screen"},
    "PaperMenu.svelte": {10_000: "milliseconds"},
    "ShownPage.svelte": {3000: "milliseconds"},
    "server.ts": {404: "no such thing", 20: "bytes of a secret", 16: "digits of a byte"},
    "StartPage.svelte": {40: "letters of a name"},
    "taps.ts": {8: "pixels", 30: "pixels", 400: "milliseconds"},
}
"""Numbers of the pad's page, and what they are, being no rules; strings and styles are not looked at."""


def test_the_pad_counts_with_the_numbers_of_the_rule_files_alone() -> None:
    """Prices, sums and limits of every game come to it as data."""
    found: dict[str, set[int]] = {}
    for file in client_files():
        if "pad" in file.relative_to(CLIENT).parts:
            found.setdefault(file.name, set()).update(big_numbers(client_code(file)))
    strange = {name: numbers - PAD_NUMBERS.get(name, {}).keys() for name, numbers in found.items()}
    assert not {name: numbers for name, numbers in strange.items() if numbers}


def big_numbers(code: str) -> set[int]:
    """Whole numbers that are more than a step, outside quotes, names and addresses."""
    bare = re.sub(r"\"[^\"\n]*\"|'[^'\n]*'|/(?![*/ ])[^/\n]+/\w*|\bh[1-6]\b", "", code)
    return {int(each.replace("_", "")) for each in re.findall(r"(?<![\w.&#-])\d[\d_]*\b", bare)} - set(
        range(LITTLE)
    )


def test_no_page_knows_what_a_house_rule_does() -> None:
    """A switch is shown by the words that the server sends; the page may not ask for its value."""
    found = {
        str(file.relative_to(ROOT)): named
        for file in client_files()
        if "pad" not in file.parts and (named := quoted(client_code(file)) & RULE_WORDS)
    }
    assert not found


@pytest.mark.parametrize("source", ['const first = "king14-kings";', "if (id === 'ladies-book') {}"])
def test_a_planted_game_is_caught(source: str) -> None:
    assert named_games(quoted(source))


@pytest.mark.parametrize("source", ["return tricks * 4;", "{ price: 16 }", "held ?? 30"])
def test_a_planted_number_of_the_pad_is_caught(source: str) -> None:
    assert big_numbers(source)


@pytest.mark.parametrize("source", ["const points = 16;", "total: 96"])
def test_a_planted_price_is_caught(source: str) -> None:
    assert PRICES.search(source)
