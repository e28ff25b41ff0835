"""`kingclub play`: a game at this terminal, against bots."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, NamedTuple, get_args

from cyclopts import Parameter
from msgspec import convert, to_builtins
from platformdirs import user_state_path

from kingclub.cli.table_options import Language, Players, Settings, ruleset_to_play, texts_from
from kingclub.cli.terminal.line_mode import LineMode
from kingclub.cli.terminal.local_table import LocalTable, names_of
from kingclub.cli.terminal.look import Letters, Look, LookFile, Pace
from kingclub.cli.terminal.save_failure import save_failure
from kingclub.cli.terminal.save_file import SavedGame, SaveError, SaveFile, UnreadableSave
from kingclub.cli.terminal.wording import Wording
from kingclub.cli.use_error import UseError
from kingclub.handbook import title_of
from kingclub.notation import describe
from kingclub.play import Game
from kingclub.rules import FIRST_PRESET, Ruleset
from kingclub.texts import Texts

BOTS = ("plain", "random")
_Flag = Annotated[bool, Parameter(negative=())]


def play(
    preset: Annotated[str | None, Parameter(name="ID")] = None,
    /,
    *,
    settings: Settings = (),
    players: Players = None,
    seed: str | None = None,
    bots: str | None = None,
    pace: str | None = None,
    letters: str | None = None,
    plain: _Flag = False,
    new: _Flag = False,
    resume: _Flag = False,
    state: Path | None = None,
    lang: Language = None,
) -> None:
    """Plays a game against bots; an unfinished one is gone on with."""
    texts = texts_from(lang)
    if new and resume:
        raise UseError(texts.text("terminal-two-answers"))
    if bots is not None:
        _one_of("bots", bots, BOTS, texts)
    if seed is not None and not seed.strip():
        raise UseError(texts.text("terminal-no-seed"))
    file = _save_file(state, texts)
    look_file = LookFile(file.folder)
    look = _look(look_file, pace, letters, texts)
    line_mode = plain or not _is_screen()
    ruleset = ruleset_to_play(preset or FIRST_PRESET, settings, players, texts)
    names_rules = preset is not None or bool(settings) or players is not None
    wish = _Wish(
        ruleset=ruleset,
        seed=seed,
        names=_names(bots or BOTS[0], ruleset),
        names_rules=names_rules,
        names_cards=seed is not None or bots is not None,
    )
    saved = None if new else _resumed(file, wish, texts, resume=resume, ask=not line_mode)
    saved = saved or _begun(file, wish, texts)
    table = LocalTable(saved.game, saved.seed, saved.names, file)
    words = Wording(texts, look)
    if line_mode:
        _play_lines(table, words, file, texts)
    else:
        _play_screen(table, words, look_file)


class _Wish(NamedTuple):
    """The game that was asked for."""

    ruleset: Ruleset
    seed: str | None
    names: tuple[str, ...]
    names_rules: bool
    names_cards: bool
    """The deals or the bots are asked for, which a game already begun has settled."""

    def is_other_than(self, saved: Game) -> bool:
        return self.names_cards or (self.names_rules and saved.ruleset != self.ruleset)


def _resumed(file: SaveFile, wish: _Wish, texts: Texts, *, resume: bool, ask: bool) -> SavedGame | None:
    """The game in progress, where there is one and the person goes on with it."""
    saved = _saved(file, texts)
    if saved is None:
        if resume:
            raise UseError(texts.text("terminal-nothing-saved"))
        return None
    title = title_of(saved.game.ruleset, texts)
    if not resume:
        if wish.is_other_than(saved.game):
            raise UseError(texts.text("terminal-other-game", title=title))
        if ask and not _agrees(texts.text("terminal-go-on", title=title), texts):
            return None
    print(texts.text("terminal-resumed"))
    return saved


def _agrees(question: str, texts: Texts) -> bool:
    try:
        answer = input(f"{question} ")
    except EOFError:
        raise UseError(texts.text("terminal-no-answer")) from None
    return not answer.strip().lower().startswith(("n", "н"))


def _begun(file: SaveFile, wish: _Wish, texts: Texts) -> SavedGame:
    """A new game; one that is saved is put aside."""
    aside = _put_aside(file, "unfinished", texts)
    if aside is not None:
        print(texts.text("terminal-put-aside", path=str(aside)))
    return SavedGame(Game(wish.ruleset), wish.seed or secrets.token_hex(8), wish.names)


def _one_of(option: str, value: str, known: tuple[str, ...], texts: Texts) -> None:
    if value not in known:
        raise UseError(texts.text("use-no-choice", option=f"--{option}", value=value, known=", ".join(known)))


def _look(file: LookFile, pace: str | None, letters: str | None, texts: Texts) -> Look:
    """How the person likes the table, changed by what he asks for now."""
    asked = {name: value for name, value in (("pace", pace), ("letters", letters)) if value is not None}
    for name, value in asked.items():
        _one_of(name, value, get_args(Pace) if name == "pace" else get_args(Letters), texts)
    look = convert(to_builtins(file.read()) | asked, Look)
    if asked:
        file.write(look)
    return look


def _save_file(state: Path | None, texts: Texts) -> SaveFile:
    try:
        return SaveFile(state or user_state_path("kingclub"))
    except SaveError as error:
        raise UseError(texts.text("terminal-unwritable", cause=str(error))) from error


def _saved(file: SaveFile, texts: Texts) -> SavedGame | None:
    """The game in progress; one that can not be gone on with is put aside, and the person told."""
    try:
        return file.read()
    except UnreadableSave as error:
        cause = error.cause if isinstance(error.cause, str) else describe(error.cause, texts)
        path = _put_aside(file, "unreadable", texts)
        message = texts.text("terminal-unreadable-save", cause=cause.rstrip("."), path=str(path))
        print(message, file=sys.stderr)
        return None


def _put_aside(file: SaveFile, stem: str, texts: Texts) -> Path | None:
    try:
        return file.set_aside(stem)
    except SaveError as error:
        raise UseError(texts.text("terminal-unwritable", cause=str(error))) from error


def _names(bots: str, ruleset: Ruleset) -> tuple[str, ...]:
    # An empty name is no name, and "bot …" would be taken for one of them.
    person = (os.environ.get("USER") or os.environ.get("USERNAME") or "").strip()
    return names_of("player" if not person or person.startswith("bot ") else person, bots, ruleset.players)


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
            print(_left(file, texts))
    except KeyboardInterrupt:
        print("\n" + _left(file, texts))
    except SaveError as error:
        raise UseError(save_failure(error, texts)) from error


def _left(file: SaveFile, texts: Texts) -> str:
    """Where the game is that the person leaves."""
    path = str(file.path)
    return texts.text("plain-quit" if file.is_own else "terminal-saved-elsewhere", path=path)


def _play_screen(table: LocalTable, words: Wording, look_file: LookFile) -> None:
    from kingclub.cli.terminal.app import TableApp  # the screen's library is slow to load

    app = TableApp(table, words, today=_today, look_file=look_file)
    app.run()
    if app.failure is not None:
        raise UseError(app.failure)


def _today() -> date:
    return datetime.now(UTC).date()
