"""How every game is driven and timed, ours and the peers' alike.

A driver plays one whole game with uniform choices from the legal list and returns how many actions that
took: cards, calls and chance actions alike. Time is the process's own CPU time.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import TypeAlias

PlayGame: TypeAlias = Callable[[Callable[[], float]], int]

SLICE_SECONDS = 0.25


def actions_per_cpu_second(play_game: PlayGame, seconds: float = SLICE_SECONDS, seed: int = 1) -> float:
    """Play whole games until `seconds` of CPU time are gone."""
    chance = Random(seed).random
    actions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        actions += play_game(chance)
        spent = process_time() - start
    return actions / spent


def interleaved(games: Sequence[PlayGame], slices: int, seconds: float = SLICE_SECONDS) -> list[float]:
    """The median speed of each game over short alternating slices, so that a busy machine slows all alike."""
    for play_game in games:
        play_game(Random(0).random)  # Imports and caches are not what is measured.
    speeds: list[list[float]] = [[] for _ in games]
    for seed in range(slices):
        for game, play_game in enumerate(games):
            speeds[game].append(actions_per_cpu_second(play_game, seconds, seed))
    return [median(of_one) for of_one in speeds]
