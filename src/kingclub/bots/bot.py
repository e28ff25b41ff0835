"""What a bot is: it receives a view and answers with one of the actions that are legal in it."""

from __future__ import annotations

from random import Random
from typing import Protocol

from kingclub.play.action import Action
from kingclub.play.view import View


class Bot(Protocol):
    """A player that knows nothing but its views."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View) -> Action:
        """One of `view.deal.legal`; it is the bot's turn."""
        ...


class RandomBot:
    """Any legal action, all equally likely; its random source is its own."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Action:
        return self._random.choice(legal_actions(view))


def legal_actions(view: View) -> tuple[Action, ...]:
    """What may be done; raises ValueError when it is not the viewer's turn."""
    if view.deal is None or not view.deal.legal:
        raise ValueError("a bot is asked only on its turn")
    return view.deal.legal
