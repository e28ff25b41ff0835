"""The saved game: whatever was played is there again, at every point of a game."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingclub.cli.terminal.save_file import SaveError, SaveFile
from kingclub.play import Game
from kingclub.rules import Ruleset, load
from tests.strategies import SEEDS, play_at_random, rulesets


@settings(max_examples=40)
@given(rulesets(), SEEDS, st.integers(min_value=2, max_value=120))
def test_a_saved_game_comes_back_as_it_was(ruleset: Ruleset, seed: str, steps: int) -> None:
    """After any number of actions: in a call, in a trick, between deals."""
    game = play_at_random(Game(ruleset), seed, steps)
    with TemporaryDirectory() as folder:
        names = ("me", *("bot plain" for _ in range(game.ruleset.players - 1)))
        SaveFile(Path(folder)).write(game, seed, names)
        saved = SaveFile(Path(folder)).read()
    assert saved is not None
    assert (saved.game, saved.seed, saved.names) == (game, seed, names)


def test_a_write_that_fails_leaves_the_old_save(tmp_path: Path) -> None:
    file = SaveFile(tmp_path)
    file.path.write_text("what was there")
    file.path.with_suffix(".tmp").mkdir()
    with pytest.raises(SaveError):
        file.write(Game(load("king14-kings")), "a seed", ("me", "b", "c", "d"))
    assert file.path.read_text() == "what was there"
