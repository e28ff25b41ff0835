"""What the property tests draw from: rulesets with random switches, and games played at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from kingclub.play import Game, chance
from kingclub.rules import SWITCHES, RulesError, Ruleset, SwitchValue, load, preset_ids, read_preset

SEEDS = st.integers(min_value=0, max_value=2**32).map(lambda number: f"seed {number}")


@st.composite
def rulesets(draw: st.DrawFn, presets: tuple[str, ...] = preset_ids()) -> Ruleset:
    """Any preset, any number of its players, any switches that are accepted together."""
    file = read_preset(draw(st.sampled_from(presets)))
    players = draw(st.sampled_from(sorted(map(int, file.players))))
    asked: dict[str, SwitchValue] = {}
    for name in sorted(file.switches):
        values = SWITCHES[name].values
        if values and draw(st.booleans()):
            asked[name] = draw(st.sampled_from(values))
    ruleset = loaded(file.id, players, asked)
    assume(ruleset is not None)
    assert ruleset is not None
    return ruleset


def loaded(preset: str, players: int, switches: Mapping[str, SwitchValue]) -> Ruleset | None:
    """The ruleset, or None where the switches do not go together."""
    try:
        return load(preset, players=players, switches=switches)
    except RulesError:
        return None


@st.composite
def part_played(draw: st.DrawFn, presets: tuple[str, ...] = preset_ids()) -> Game:
    """A game somewhere in one of its deals."""
    ruleset = draw(rulesets(presets))
    deals = ruleset.deals or 3
    steps = draw(
        st.integers(min_value=1, max_value=(ruleset.hand_size * ruleset.players + 6) * min(deals, 12))
    )
    seed = draw(SEEDS)
    game = play_at_random(Game(ruleset), seed, steps)
    while game.deal is None:
        game = play_at_random(game, seed, 1) if not game.is_over else play_at_random(Game(ruleset), seed, 2)
    return game


def play_at_random(game: Game, seed: str, steps: int | None = None) -> Game:
    """The game after that many random actions, or at its end."""
    random = Random(seed)
    while not game.is_over and (steps is None or steps > 0):
        action = chance(game, seed) if game.awaits_chance else random.choice(game.legal())
        game = game.act(action)
        steps = None if steps is None else steps - 1
    return game
