"""The list of subcommands, and what is common to them: errors of use end in one line and exit 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise

from cyclopts import App, CycloptsError

import kingclub
from kingclub.cli.faults import told
from kingclub.cli.help_page import WHOLE, HelpPage
from kingclub.cli.use_error import UseError
from kingclub.rules import RulesError, describe_fault
from kingclub.texts import LANGS, Texts, negotiate

COMMANDS = ("bench", "find", "play", "replay", "rules", "serve")
"""Each is the function of that name, in the module of that name; it is loaded when it is called."""


def main() -> None:
    """Runs the command line; never returns."""
    args = sys.argv[1:]
    texts = texts_for(args, os.environ)
    try:
        make_app(texts)(args, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone (a pipe to `head`): nothing is wrong here, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (CycloptsError, UseError, RulesError) as error:
        print(f"kingclub: {_told(error, texts)}", file=sys.stderr)
        sys.exit(2)
    sys.exit(0)


def make_app(texts: Texts) -> App:
    """The command line, with its help in this language."""
    app = App(name="kingclub", version=kingclub.__version__, help_formatter=HelpPage(WHOLE, texts))
    for name in COMMANDS:
        app.command(f"kingclub.cli.{name}:{name}", name=name, help_formatter=HelpPage(name, texts))
    return app


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
