"""The list of subcommands, and what is common to them: errors of use end in one line and exit 2."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError

import kingclub
from kingclub.rules import RulesError

app = App(
    name="kingclub",
    help="The card games King and Kis-Kis.",
    version=kingclub.__version__,
)
app.command("kingclub.cli.bench:bench", name="bench")
app.command("kingclub.cli.play:play", name="play")
app.command("kingclub.cli.replay:replay", name="replay")
app.command("kingclub.cli.rules:rules", name="rules")
app.command("kingclub.cli.serve:serve", name="serve")


class UseError(Exception):
    """A mistake in how a command was called: the text says what, and how to mend it."""


def main() -> None:
    """Runs the command line; never returns."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (CycloptsError, UseError, RulesError) as error:
        print(f"kingclub: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader has gone (a pipe to `head`): nothing is wrong here, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(0)
