"""OpenSpiel's games from Python: its own in C++, and any registered one.

The C++ games are other games than King; they give the scale of a native engine behind a Python driver.
"""

from collections.abc import Callable

import pyspiel

from bench.slices import PlayGame

# Asking whose turn it is once an action is the fastest way to drive a state from Python.
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

NATIVE = ("hearts", "spades", "oh_hell", "skat", "euchre", "tarok")


def openspiel_driver(name: str) -> PlayGame:
    game = pyspiel.load_game(name)

    def play_game(chance: Callable[[], float]) -> int:
        state = game.new_initial_state()
        actions = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
            actions += 1
        return actions

    return play_game


def native_drivers() -> dict[str, PlayGame]:
    """A driver for each of the C++ trick games that this build of OpenSpiel has."""
    return {name: openspiel_driver(name) for name in NATIVE if name in pyspiel.registered_names()}
