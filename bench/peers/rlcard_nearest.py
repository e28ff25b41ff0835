"""RLCard's nearest game: bridge, the only one of its games with tricks; its rules are in Python.

Driven through its game object, below the environment and its feature vectors. Calls are uniform too; an
auction that is passed out ends the game there.
"""

from collections.abc import Callable

from rlcard.games.bridge import Game
from rlcard.utils.seeding import np_random

from bench.slices import PlayGame


def bridge_driver() -> PlayGame:
    game = Game()
    game.np_random, _ = np_random(1)

    def play_game(chance: Callable[[], float]) -> int:
        game.init_game()
        actions = 1  # the deal
        while not game.is_over():
            legal = game.judger.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            actions += 1
        return actions

    return play_game
