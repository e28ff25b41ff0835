"""A bot at a table: it gets the view of its seat and answers with an action."""

from __future__ import annotations

from kingclub.bots import PlainBot
from kingclub.club.table import Table
from kingclub.play import Action, view
from kingclub.scoring import Seat

BOTS = ("plain",)
"""The kinds of bot that may sit at a table. None of them draws on the table's `bot_seed` yet."""


def bot_action(table: Table, seat: Seat) -> Action:
    """What the bot on `seat` does; it is its turn. The same table gives the same answer."""
    return PlainBot().choose(view(table.game, seat))
