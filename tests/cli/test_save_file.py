"""The game in progress on disk: the same game comes back, whatever happens in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kingclub.cli.terminal.local_table import PERSON, LocalTable
from kingclub.cli.terminal.look import Look, LookFile
from kingclub.cli.terminal.save_file import SaveFile, UnreadableSave
from kingclub.play import Lot
from tests.cli.table import local_table


def steps(table: LocalTable) -> None:
    """One action by whoever is due; the person takes what is first."""
    if table.game.turn == PERSON:
        table.act(table.game.legal()[0])
    else:
        table.step()


@pytest.mark.parametrize("preset", ["king14-kings", "trump-auction", "ladies-book", "ordered-pass"])
def test_what_is_saved_after_an_action_is_the_game_after_it(tmp_path: Path, preset: str) -> None:
    table = local_table(tmp_path, preset=preset)
    while len(table.game.finished) < 2 or len(table.view.sheet.rows) < 2:
        steps(table)
        saved = SaveFile(tmp_path).read()
        assert saved is not None
        assert (saved.seed, saved.names) == (table.seed, table.names)
        game = saved.game
        if game.first_dealer is None:  # the lot alone leaves no trace in a record: the seed makes it again
            game = game.act(Lot(table.game.first_dealer or PERSON))
        assert game == table.game


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
