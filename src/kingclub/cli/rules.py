"""`kingclub rules`: the list of games, and the rule page of one."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from kingclub.cli.table_options import Language, Players, Settings, ruleset_to_play, texts_from
from kingclub.cli.use_error import UseError
from kingclub.handbook import as_markdown, rule_page
from kingclub.rules import Entry, Ruleset, canonical, catalogue, load
from kingclub.texts import Texts

PAGE_WIDTH = 100


def rules(
    preset: Annotated[str | None, Parameter(name="ID")] = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative=())] = False,
    settings: Settings = (),
    players: Players = None,
    lang: Language = None,
) -> None:
    """Lists the games, or tells the rules of one."""
    texts = texts_from(lang)
    if preset is None:
        if settings or players is not None:
            raise UseError(texts.text("use-needs-game"))
        _list(texts, json=json)
        return
    ruleset = ruleset_to_play(preset, settings, players, texts)
    if json:
        _print_json(canonical(ruleset) | {"hash": ruleset.hash})
    else:
        _print_page(ruleset, texts)


def _list(texts: Texts, *, json: bool) -> None:
    if json:
        _print_json([_entry_data(entry) for entry in catalogue()])
        return
    table = Table("ID", texts.text("rules-title"), texts.text("rules-players"), texts.text("rules-deals"))
    for entry in catalogue():
        players = ", ".join(map(str, entry.players))
        table.add_row(entry.id, entry.title[texts.lang], players, _deals(entry))
    Console(highlight=False, markup=False).print(table)


def _deals(entry: Entry) -> str:
    """By number of players, where that makes a difference."""
    deals = [load(entry.id, players=players).deals for players in entry.players]
    return ", ".join(str(count or "…") for count in dict.fromkeys(deals))


def _entry_data(entry: Entry) -> dict[str, object]:
    return {
        "id": entry.id,
        "version": entry.version,
        "title": entry.title,
        "players": entry.players,
        "deals": entry.deals,
        "extends": entry.extends,
    }


def _print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def _print_page(ruleset: Ruleset, texts: Texts) -> None:
    """Laid out for a terminal; the bare Markdown where the output goes elsewhere."""
    page = as_markdown(rule_page(ruleset, texts))
    if not sys.stdout.isatty():
        print(page, end="")
        return
    console = Console()
    console.print(Markdown(page), width=min(console.width, PAGE_WIDTH))
