"""`kingclub replay`: judges records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kingclub.cli.sheet_table import print_sheet
from kingclub.cli.table_options import Language, Players, Settings, ruleset_from, texts_from
from kingclub.cli.use_error import UseError
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
    """Judges records of games: right, or the first wrong line and why."""
    texts = texts_from(lang)
    if rules is None and (settings or players is not None):
        raise UseError(texts.text("use-needs-rules"))
    lone_rules = None if rules is None else ruleset_from(rules, settings, players, texts)
    is_right = True
    for file in files:
        judgements = judge_text(_read(file, texts), lone_rules)
        for judgement in judgements:
            if json:
                _print_json(judgement, texts, file if len(files) + len(judgements) > 2 else None)
            else:
                _print(judgement, texts, file)
            is_right = is_right and judgement.fault is None
    sys.stdout.flush()
    if not is_right:
        raise SystemExit(1)


def _read(file: str, texts: Texts) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    if file.startswith("--"):
        raise UseError(texts.text("use-unknown-option", option=file, command="kingclub replay"))
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise UseError(
            texts.text("use-unreadable", path=file, kind=type(error).__name__, cause=str(error.strerror))
        ) from error


def _print_json(judgement: Judgement, texts: Texts, file: str | None) -> None:
    data = report(judgement, texts)
    print(msgspec.json.encode(data if file is None else {"file": file} | data).decode())


def _print(judgement: Judgement, texts: Texts, file: str) -> None:
    fault = judgement.fault
    if fault is None:
        print_sheet(judgement, texts, file)
    else:
        print(f"{file}:{fault.line}:{fault.column}: {fault.fault}: {describe(fault, texts)}")
