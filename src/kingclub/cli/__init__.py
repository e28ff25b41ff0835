"""The `kingclub` command. Each subcommand is one module, imported only when it is called."""

from kingclub.cli.app import main

__all__ = ["main"]
