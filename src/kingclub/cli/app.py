"""The list of subcommands, and what is common to them: errors of use end in one line and exit 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise

from cyclopts import App, CycloptsError

import kingclub
from kingclub.cli.faults import told
from kingclub.cli.help_page import WHOLE, HelpPage
from kingclub.cli.streams import prepare_streams
from kingclub.cli.use_error import UseError
from kingclub.rules import RulesError, describe_fault
from kingclub.texts import LANGS, Texts, negotiate

COMMANDS = ("bench", "find", "pad", "play", "replay", "rules", "serve")
"""Each is the function of that name, in the module of that name; it is loaded when it is called."""


SUBCOMMANDS = {"pad": ("export", "pdf", "settle", "statistics")}
"""Beside what the command itself does; functions of its module."""


def main() -> None:
    """Runs the command line; never returns."""
    prepare_streams()
    args = sys.argv[1:]
    texts = texts_for(args, os.environ)
    try:
        _check_text(args, texts)
        make_app(texts)(args, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except BrokenPipeError:
        _say_no_more()  # the reader has gone (a pipe to `head`): nothing is wrong here
    except OSError as error:
        _say_no_more()
        print(f"kingclub: {texts.text('use-no-output', cause=str(error.strerror))}", file=sys.stderr)
        sys.exit(2)
    except (CycloptsError, UseError, RulesError) as error:
        print(f"kingclub: {_told(error, texts)}", file=sys.stderr)
        sys.exit(2)
    sys.exit(0)


def _check_text(args: Sequence[str], texts: Texts) -> None:
    for arg in args:
        if not arg.isascii() and any("\ud800" <= char <= "\udfff" for char in arg):
            raise UseError(texts.text("use-not-text", word=ascii(arg)))


def _say_no_more() -> None:
    """What still waits for standard output goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_app(texts: Texts) -> App:
    """The command line, with its help in this language."""
    app = App(name="kingclub", version=kingclub.__version__, help_formatter=HelpPage(WHOLE, texts))
    for name in COMMANDS:
        app.command(
            _command(name, texts) if name in SUBCOMMANDS else f"kingclub.cli.{name}:{name}", name=name
        )
        app[name].help_formatter = HelpPage(name, texts)
    return app


def _command(name: str, texts: Texts) -> App:
    """A command that has others below it."""
    command = App(name=name)
    command.default(getattr(import_module(f"kingclub.cli.{name}"), name))
    for below in SUBCOMMANDS[name]:
        page = HelpPage(f"{name}-{below}", texts)
        command.command(f"kingclub.cli.{name}:{below}", name=below, help_formatter=page)
    return command


def texts_for(args: Sequence[str], environ: Mapping[str, str]) -> Texts:
    """The language in which errors are told: before a command is understood, `--lang` may already be."""
    asked = [after for before, after in pairwise(args) if before == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    known = [lang for lang in asked if lang.lower() in LANGS]
    return Texts(negotiate(known[0] if known else None, environ))


def _told(error: CycloptsError | UseError | RulesError, texts: Texts) -> str:
    if isinstance(error, CycloptsError):
        return told(error, texts)
    if isinstance(error, RulesError):
        return describe_fault(error, texts)
    return str(error)
