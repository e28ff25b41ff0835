"""One word per thing: no name in the source contains a word that the glossary bans."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.repo.project import ROOT, SOURCE

GLOSSARY = ROOT / "docs" / "glossary.md"

Words = tuple[str, ...]


def words(name: str) -> Words:
    """The words of a name, whatever its case.

    >>> words("player_id"), words("FirstPlayer"), words("_parse_NorthEast2")
    (('player', 'id'), ('first', 'player'), ('parse', 'north', 'east'))
    """
    return tuple(word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name))


@cache
def banned() -> dict[Words, str]:
    """Each banned word of the glossary, and what its row says instead."""
    found: dict[Words, str] = {}
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4:
            found.update((words(name), cells[0]) for name in re.findall(r"`(\w+)`", cells[3]))
    return found


@cache
def banned_modules() -> set[str]:
    last_line = GLOSSARY.read_text(encoding="utf-8").rstrip().splitlines()[-1]
    return set(re.findall(r"`(\w+)`", last_line.partition("Never")[2]))


def names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every name that the source gives to something: not those that it takes from elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node.lineno
            case ast.arg():
                yield node.arg, node.lineno
            case ast.Name(ctx=ast.Store()):
                yield node.id, node.lineno
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr, node.lineno
            case ast.alias(asname=str(name)):
                yield name, node.lineno
            case _:
                pass


def house_word(name: str) -> str | None:
    """What the glossary says instead of this name; None where the name is right."""
    parts = words(name)
    spans = {parts[i:j] for i in range(len(parts)) for j in range(i + 1, len(parts) + 1)}
    return next((say for bad, say in banned().items() if bad in spans), None)


def faults(source: str, place: str) -> list[str]:
    return [
        f"{place}:{line}: {name}: the glossary says {say}"
        for name, line in names(ast.parse(source))
        if (say := house_word(name)) is not None
    ]


def test_the_source_keeps_to_the_glossary() -> None:
    found = [
        fault
        for file in sorted(SOURCE.rglob("*.py"))
        for fault in faults(file.read_text(encoding="utf-8"), str(file.relative_to(ROOT)))
    ]
    assert not found, "\n".join(found)


def test_modules_are_named_for_what_they_hold() -> None:
    files = [file for file in SOURCE.rglob("*.py") if file.name != "__init__.py"]
    named = {part: file for file in files for part in file.relative_to(SOURCE).with_suffix("").parts}
    assert not banned_modules() & named.keys()
    assert not [name for name in named if house_word(name) is not None]


@pytest.mark.parametrize(
    "source",
    [
        "class RoundState: ...",
        "def deal(player_id: int): ...",
        "for pos in seats: ...",
        "self.current_player = 1",
        "import deck as talon",
    ],
)
def test_a_planted_word_is_caught(source: str) -> None:
    assert faults(source, "planted.py")


@pytest.mark.parametrize("source", ["points = round(2.5)", "def position(): ...", "around = 1", "pass"])
def test_a_word_that_only_looks_like_one_is_left_alone(source: str) -> None:
    assert not faults(source, "fine.py")
