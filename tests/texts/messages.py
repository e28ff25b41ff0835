"""What the message files say and what the source asks for, both read without running anything."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from kingclub.texts import Lang

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
SOURCE = Path(__file__).resolve().parents[2] / "src" / "kingclub"


def ftl_files(lang: Lang) -> list[Path]:
    return sorted((SOURCE / "texts" / lang).glob("*.ftl"))


def entries(file: Path) -> list[ftl.EntryType]:
    return parse(file.read_text(encoding="utf-8")).body


@dataclass
class Message:
    """One message: the file it stands in, the arguments it takes, the messages it is made of."""

    file: str
    arguments: set[str] = field(default_factory=set[str])
    parts: set[str] = field(default_factory=set[str])


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        super().__init__()
        self._message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self._message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self._message.parts.add(node.id.name)


@cache
def messages(lang: Lang) -> dict[str, Message]:
    """Every message of a language, with the arguments of the messages it is made of."""
    found: dict[str, Message] = {}
    for file in ftl_files(lang):
        for entry in entries(file):
            if isinstance(entry, ftl.Message):
                message = found[entry.id.name] = Message(file.name)
                _Reader(message).visit(entry)
    for message in found.values():
        message.arguments = _all_arguments(message, found)
    return found


def _all_arguments(message: Message, known: dict[str, Message]) -> set[str]:
    return message.arguments.union(*(_all_arguments(known[part], known) for part in message.parts))


@dataclass(frozen=True)
class Use:
    """A call of `.text(…)` in the source. `shape` is the id, with `{}` where it is filled in."""

    place: str
    shape: str | None
    arguments: frozenset[str] | None
    """None where they are passed on as `**args`."""


def uses() -> Iterator[Use]:
    """Every call of a method `text`, or of a name `text` that stands for it, that has an argument."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _asks_for_a_text(node):
                yield from _uses(node, f"{file.relative_to(SOURCE)}:{node.lineno}")


def asked_for_by_the_page(known: Iterable[str]) -> set[str]:
    """The ids of `known` that the page in `client/` names: whole, or by the beginning of a template."""
    files = [file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind)]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", source))
    beginnings = tuple(set(re.findall(r"`([a-z][a-z0-9_-]*-)\$\{", source)))
    return {each for each in known if each in whole or each.startswith(beginnings)}


def _asks_for_a_text(call: ast.Call) -> bool:
    method = isinstance(call.func, ast.Attribute) and call.func.attr == "text"
    alias = isinstance(call.func, ast.Name) and call.func.id == "text"
    return (method or alias) and bool(call.args)


def _uses(call: ast.Call, place: str) -> Iterator[Use]:
    names = [keyword.arg for keyword in call.keywords]
    arguments = None if None in names else frozenset(name for name in names if name)
    asked = call.args[0]
    for each in (asked.body, asked.orelse) if isinstance(asked, ast.IfExp) else (asked,):
        yield Use(place, _shape(each), arguments)


def _shape(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None
