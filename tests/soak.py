"""Random games with every invariant checked: `python -m tests.soak 10000`. Too long for every test run."""

from __future__ import annotations

import sys
from random import Random

from kingclub.play import Game, chance
from kingclub.rules import SWITCHES, Ruleset, SwitchValue, preset_ids, read_preset
from tests.play.test_properties import check_cards, check_sheet
from tests.strategies import loaded

_SEED = "soak"
_STEPS = 20_000
"""More actions than any game takes: one that is longer never ends."""


def drawn_ruleset(random: Random) -> Ruleset:
    """Any preset with any switches that go together."""
    while True:
        file = read_preset(random.choice(preset_ids()))
        players = int(random.choice(sorted(file.players)))
        asked: dict[str, SwitchValue] = {}
        for name in sorted(file.switches):
            if SWITCHES[name].values and random.random() < 0.4:
                asked[name] = random.choice(SWITCHES[name].values)
        ruleset = loaded(file.id, players, asked)
        if ruleset is not None:
            return ruleset


def play_checked(ruleset: Ruleset, seed: str, random: Random) -> int:
    """Plays one game, checking the cards after each action and the sheet at the end; returns the actions."""
    game, actions = Game(ruleset), 0
    while not game.is_over:
        game = game.act(chance(game, seed) if game.awaits_chance else random.choice(game.legal()))
        actions += 1
        if actions > _STEPS:
            raise AssertionError(f"a game of {ruleset.preset} with {ruleset.switches} does not end")
        if game.deal is not None and not actions % 7:
            check_cards(game.deal)
    check_sheet(game)
    return actions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    random = Random(_SEED)
    actions = 0
    for number in range(1, games + 1):
        actions += play_checked(drawn_ruleset(random), f"{_SEED} {number}", random)
        if not number % 500:
            print(f"{number} games, {actions} actions, no broken invariant", flush=True)
    print(f"{games} games, {actions} actions, no broken invariant")


if __name__ == "__main__":
    main()
