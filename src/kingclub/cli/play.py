"""`kingclub play`: a game at this terminal, against bots."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_state_path

from kingclub.cli.app import UseError
from kingclub.cli.table_options import Language, Players, Settings, parse_settings, texts_from
from kingclub.cli.terminal.line_mode import LineMode
from kingclub.cli.terminal.local_table import LocalTable, names_of
from kingclub.cli.terminal.rule_faults import told
from kingclub.cli.terminal.save_file import SavedGame, SaveError, SaveFile
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Game
from kingclub.rules import RulesError, Ruleset, load, read_preset
from kingclub.texts import Texts

DEFAULT = "king14-kings"
_Flag = Annotated[bool, Parameter(negative=())]


def play(
    preset: Annotated[str | None, Parameter(name="ID")] = None,
    /,
    *,
    settings: Settings = (),
    players: Players = None,
    seed: str | None = None,
    bots: str = "plain",
    pace: Annotated[str, Parameter(help="short, key or none")] = "short",
    plain: _Flag = False,
    new: _Flag = False,
    resume: _Flag = False,
    state: Path | None = None,
    lang: Language = None,
) -> None:
    """Play a game against bots; an unfinished one is gone on with.

    Parameters
    ----------
    preset
        The game, king14-kings if none is named; `kingclub rules` lists them.
    seed
        Makes the same deals again.
    bots
        plain or random.
    plain
        Line by line, without a screen: for screen readers and pipes.
    new
        Start a new game whatever is saved.
    resume
        Go on with the saved game without asking.
    state
        The folder where the game is saved.
    """
    texts = texts_from(lang)
    _check(bots, pace, texts, both=new and resume)
    file = _save_file(state, texts)
    saved = None if new else _saved(file, texts)
    line_mode = plain or not _is_screen()
    if saved is None and resume:
        raise UseError(texts.text("terminal-nothing-saved"))
    wants_other = preset is not None or bool(settings) or players is not None
    if saved is not None and not _goes_on(saved, texts, resume=resume, ask=not line_mode, other=wants_other):
        saved = None
    if saved is None:
        ruleset = _ruleset(preset or DEFAULT, settings, players, texts)
        names = names_of(os.environ.get("USER") or "player", bots, ruleset.players)
        saved = SavedGame(Game(ruleset), seed or secrets.token_hex(8), names)
    else:
        print(texts.text("terminal-resumed"))
    table = LocalTable(saved.game, saved.seed, saved.names, file)
    words = Wording(texts, saved.names, cyrillic=texts.lang == "ru")
    if line_mode:
        _play_lines(table, words, file, texts)
    else:
        _play_screen(table, words, pace)


def _check(bots: str, pace: str, texts: Texts, *, both: bool) -> None:
    if both:
        raise UseError(texts.text("terminal-two-answers"))
    if bots not in ("plain", "random"):
        raise UseError(texts.text("terminal-no-bots", name=bots))
    if pace not in ("short", "key", "none"):
        raise UseError(f"--pace {pace}: short, key, none")


def _save_file(state: Path | None, texts: Texts) -> SaveFile:
    try:
        return SaveFile(state or user_state_path("kingclub"))
    except SaveError as error:
        raise UseError(texts.text("terminal-unwritable", cause=str(error))) from error


def _saved(file: SaveFile, texts: Texts) -> SavedGame | None:
    try:
        return file.read()
    except ValueError as error:
        path = file.set_aside()
        message = texts.text("terminal-unreadable-save", cause=str(error), path=str(path))
        print(message, file=sys.stderr)
        return None


def _goes_on(saved: SavedGame, texts: Texts, *, resume: bool, ask: bool, other: bool) -> bool:
    title = _title(saved.game.ruleset, texts)
    if resume:
        return True
    if other:
        raise UseError(texts.text("terminal-other-game", title=title))
    if not ask:
        return True
    answer = input(texts.text("terminal-go-on", title=title) + " ")
    return not answer.strip().lower().startswith(("n", "н"))


def _title(ruleset: Ruleset, texts: Texts) -> str:
    title = read_preset(ruleset.preset).title
    return title.ru if texts.lang == "ru" else title.en


def _ruleset(preset: str, settings: Settings, players: int | None, texts: Texts) -> Ruleset:
    try:
        accepted = {int(count) for count in read_preset(preset).players}
        count = players if players is not None else (4 if 4 in accepted else min(accepted))
        return load(preset, players=count, switches=parse_settings(settings))
    except RulesError as error:
        raise UseError(told(error, texts)) from error


def _is_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _play_lines(table: LocalTable, words: Wording, file: SaveFile, texts: Texts) -> None:
    lines = LineMode(table, words, sys.stdin)
    try:
        if lines.play():
            table.finish(_today())
            print(texts.text("terminal-seed", seed=table.seed))
            print(texts.text("terminal-kept", path=str(table.kept)))
        elif lines.input_ended:
            print(texts.text("plain-end-of-input", path=str(file.path)))
        else:
            print(texts.text("plain-quit", path=str(file.path)))
    except SaveError as error:
        raise UseError(texts.text("terminal-lost-folder", cause=str(error))) from error


def _play_screen(table: LocalTable, words: Wording, pace: str) -> None:
    from kingclub.cli.terminal.app import TableApp  # the screen's library is slow to load

    app = TableApp(table, words, pace=pace, today=_today)
    app.run()
    if app.failure is not None:
        raise UseError(app.failure)


def _today() -> date:
    return datetime.now(UTC).date()
