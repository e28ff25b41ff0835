"""`kingclub replay`: judges records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kingclub.cli.app import UseError
from kingclub.cli.sheet_table import print_sheet
from kingclub.cli.table_options import Language, Players, Settings, ruleset_from, texts_from
from kingclub.notation import Judgement, describe, judge_text, report
from kingclub.texts import Texts


def replay(
    files: Annotated[list[str], Parameter(name="FILE", negative=(), allow_leading_hyphen=True)],
    /,
    *,
    json: Annotated[bool, Parameter(negative=())] = False,
    rules: str | None = None,
    settings: Settings = (),
    players: Players = None,
    lang: Language = None,
) -> None:
    """Judge records of games: right, or the first wrong line and why.

    Parameters
    ----------
    files
        Records, *.king; - is standard input.
    json
        Print one JSON object a game.
    rules
        The preset by which deals that stand alone are judged.
    """
    texts = texts_from(lang)
    if rules is None and (settings or players is not None):
        raise UseError("--set and --players go with --rules ID, which judges deals that stand alone")
    lone_rules = None if rules is None else ruleset_from(rules, settings, players)
    is_right = True
    for file in files:
        judgements = judge_text(_read(file), lone_rules)
        for judgement in judgements:
            if json:
                _print_json(judgement, texts, file if len(files) + len(judgements) > 2 else None)
            else:
                _print(judgement, texts, file)
            is_right = is_right and judgement.fault is None
    sys.stdout.flush()
    if not is_right:
        raise SystemExit(1)


def _read(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    if file.startswith("--"):
        raise UseError(f"unknown option {file}; kingclub replay --help lists them")
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise UseError(f"{file}: {error.strerror}; name a record that can be read") from error


def _print_json(judgement: Judgement, texts: Texts, file: str | None) -> None:
    data = report(judgement, texts)
    print(msgspec.json.encode(data if file is None else {"file": file} | data).decode())


def _print(judgement: Judgement, texts: Texts, file: str) -> None:
    fault = judgement.fault
    if fault is None:
        print_sheet(judgement, texts, file)
    else:
        print(f"{file}:{fault.line}:{fault.column}: {fault.fault}: {describe(fault, texts)}")
