"""How `plain` plays the forms with a stock, domino and Кис-Кис; frozen like the rest of it."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.bots.plain_calls import choose_call
from kingclub.play.action import Action, Draw, Play
from kingclub.play.view import View


def choose_with_stock(view: View, legal: Sequence[Action]) -> Action:
    """The lowest card that may be played; without one it draws, and names its longest suit."""
    plays = [action for action in legal if isinstance(action, Play)]
    if plays:
        return min(plays, key=lambda play: (play.card.rank, play.card.index))
    draws = [action for action in legal if isinstance(action, Draw)]
    return draws[0] if draws else choose_call(view, legal)
