"""The game in progress on disk: the same game comes back, whatever happens in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingclub.cli.terminal.local_table import PERSON
from kingclub.cli.terminal.look import Look, LookFile
from kingclub.cli.terminal.save_file import SaveError, SaveFile, UnreadableSave
from kingclub.play import Game
from kingclub.rules import Ruleset
from tests.cli.table import local_table
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
    table = local_table(tmp_path)
    table.step()
    before = table.game
    file = SaveFile(tmp_path)
    saved = file.path.read_bytes()
    file.path.with_suffix(".tmp").mkdir()
    with pytest.raises(SaveError):
        table.step()
    assert file.path.read_bytes() == saved
    assert table.game == before


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from kingclub.cli import main; main()",
        "play",
        "--state",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        [*command, "--seed", "kill"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n1\n")
    process.stdin.flush()
    asked = 0
    while asked < 4:  # the fourth question: three answers have been acted on
        asked += process.stdout.readline().count(b"You can:")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    saved = SaveFile(tmp_path).read()
    assert saved is not None
    assert saved.game.turn == PERSON
    assert saved.game.deal is not None
    assert len(saved.game.deal.hand(PERSON)) == 5


@pytest.mark.parametrize(
    "damage", [b"", b"\xff\xfe", b"[king 1]\n", b"{}", b"[king 1]\nrules king14-kings 99\n"]
)
def test_a_damaged_save_is_not_a_game(tmp_path: Path, damage: bytes) -> None:
    file = SaveFile(tmp_path)
    file.path.write_bytes(damage)
    with pytest.raises(UnreadableSave):
        file.read()


def test_every_game_put_aside_gets_a_name_of_its_own(tmp_path: Path) -> None:
    file = SaveFile(tmp_path)
    assert file.set_aside("unfinished") is None
    for number in (1, 2):
        file.path.write_text("some game")
        assert file.set_aside("unfinished") == tmp_path / f"unfinished-{number}.king"


@pytest.mark.parametrize("content", ["", "[]", '{"pace": "warp"}'])
def test_tastes_that_can_not_be_read_are_forgotten(tmp_path: Path, content: str) -> None:
    (tmp_path / "look.json").write_text(content)
    assert LookFile(tmp_path).read() == Look()
