"""A game at one machine: the person's seat, the bots, the seed, and the file that remembers it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from kingclub.bots import Bot, PlainBot, RandomBot
from kingclub.cli.terminal.save_file import SaveFile
from kingclub.play import Action, Game, View, chance, view
from kingclub.scoring import Seat

PERSON = Seat(0)


class LocalTable:
    """Every step is saved before it is shown."""

    def __init__(self, game: Game, seed: str, names: tuple[str, ...], file: SaveFile | None) -> None:
        self.game = game
        self.seed = seed
        self.names = names
        self._file = file
        self._bots = {seat: _bot(name, f"{seed} {seat}") for seat, name in enumerate(names)}
        self.kept: Path | None = None

    @property
    def view(self) -> View:
        """What the person may know."""
        return view(self.game, PERSON)

    @property
    def is_persons_turn(self) -> bool:
        return self.game.turn == PERSON

    def act(self, action: Action) -> Action:
        """Does what the person wants; raises Refused, and SaveError when it can not be saved."""
        self._become(self.game.act(action))
        return action

    def step(self) -> Action | None:
        """Lets chance or the bot on turn act, and returns what it did; None when it is not for them."""
        if self.game.is_over or self.is_persons_turn:
            return None
        action = chance(self.game, self.seed) if self.game.awaits_chance else self._bot_action()
        self._become(self.game.act(action))
        return action

    def finish(self, day: date) -> None:
        """Files the finished game."""
        if self._file is not None and self.kept is None:
            self.kept = self._file.keep(self.game, self.seed, self.names, day)

    def _bot_action(self) -> Action:
        turn = self.game.turn
        if turn is None:
            raise ValueError("nobody is on turn")
        return self._bots[turn].choose(view(self.game, turn))

    def _become(self, game: Game) -> None:
        if self._file is not None:
            self._file.write(game, self.seed, self.names)
        self.game = game


def names_of(person: str, bots: str, players: int) -> tuple[str, ...]:
    """Names by seat, as the record writes them."""
    return (person, *(f"bot {bots}" for _ in range(players - 1)))


def _bot(name: str, seed: str) -> Bot:
    return RandomBot(seed) if name == "bot random" else PlainBot()
