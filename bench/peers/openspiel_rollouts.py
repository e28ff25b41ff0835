"""OpenSpiel's own rollouts: a dealt state, played at random to the end in C++, and by its Python loop."""

from random import Random
from time import process_time

import pyspiel

TRICK_TAKERS = ("hearts", "oh_hell", "spades", "skat", "euchre")
PYTHON_LOOP = "oh_hell"
ROLLOUTS = 3000


def dealt_state(name: str, chance: Random) -> tuple[pyspiel.Game, pyspiel.State]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    return game, state


def play_to_end(state: pyspiel.State, chance: Random) -> int:
    """How many moves of players it took."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
            continue
        state.apply_action(chance.choice(state.legal_actions()))
        moves += 1
    return moves


def native_speed(name: str) -> float:
    """Millions of moves per CPU-second of RandomRolloutEvaluator, which the search bot calls once."""
    chance = Random(1)
    game, state = dealt_state(name, chance)
    moves = sum(play_to_end(state.clone(), chance) for _ in range(50)) / 50
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    start = process_time()
    bot.step(state)
    return moves * ROLLOUTS / (process_time() - start) / 1e6


def python_loop_speed(name: str) -> float:
    chance = Random(2)
    _, state = dealt_state(name, chance)
    start = process_time()
    moves = sum(play_to_end(state.clone(), chance) for _ in range(200))
    return moves / (process_time() - start) / 1e6


def rollout_speeds() -> dict[str, float]:
    """By peer, millions of moves per CPU-second, the fastest trick-taker first."""
    native = {f"OpenSpiel's C++ {name}, native rollouts": native_speed(name) for name in TRICK_TAKERS}
    ordered = dict(sorted(native.items(), key=lambda item: -item[1]))
    return ordered | {f"OpenSpiel's Python loop over {PYTHON_LOOP}": python_loop_speed(PYTHON_LOOP)}
