"""`kingclub play` line by line, as a pipe or a screen reader drives it, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingclub.notation import judge_text

FIRST_CHOICE = "1\n"


def run(state: Path, answers: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-c",
        "from kingclub.cli import main; main()",
        "play",
        "--state",
        str(state),
        *args,
    ]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=answers, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


@pytest.mark.parametrize(
    ("lang", "won", "preset"), [("ru", "побед", "king14-kings"), ("en", "won by", "ladies-book")]
)
def test_a_whole_game_from_a_pipe(tmp_path: Path, lang: str, won: str, preset: str) -> None:
    done = run(tmp_path, FIRST_CHOICE * 400, preset, "--seed", "pipe", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert won in done.stdout.lower()
    (record,) = tmp_path.glob("*.king")
    (judgement,) = judge_text(record.read_bytes())
    assert judgement.fault is None
    assert judgement.game is not None
    assert judgement.game.is_over


def test_the_end_of_the_input_loses_nothing(tmp_path: Path) -> None:
    ended = run(tmp_path, FIRST_CHOICE * 5, "--seed", "stop", "--lang", "en")
    assert ended.returncode == 0
    assert "saved" in ended.stdout
    assert (tmp_path / "game.king").exists()
    resumed = run(tmp_path, FIRST_CHOICE * 400, "--resume", "--lang", "en")
    whole = run(tmp_path, FIRST_CHOICE * 400, "--seed", "stop", "--lang", "en")
    assert resumed.stdout.splitlines()[-4] == whole.stdout.splitlines()[-4]


def test_words_and_cards_are_read(tmp_path: Path) -> None:
    answers = "?\nsheet\nlast\nrules\nнечто\n99\nК♠\nquit\n"
    done = run(tmp_path, answers, "--seed", "words", "--lang", "ru")
    assert done.returncode == 0
    assert "Не понимаю «нечто»" in done.stdout
    assert "Не понимаю «99»" in done.stdout


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("king99",), "king99"),
        (("--set", "boys=queens"), "queens"),
        (("--set", "trade=on"), "trade"),
        (("--set", "nonsense=on"), "nonsense"),
        (("--set", "yeralash=negative"), "−96"),
        (("--set", "boys"), "boys"),
        (("king3", "--players", "4"), "3"),
        (("--new", "--resume"), "--new"),
        (("--bots", "clever"), "clever"),
        (("--pace", "warp"), "warp"),
        (("--resume",), "--resume"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_an_error_of_use_is_one_line(tmp_path: Path, args: tuple[str, ...], named: str) -> None:
    done = run(tmp_path, "", *args)
    assert done.returncode == 2
    assert named in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_can_not_be_written_to(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = run(blocked / "inside", "", "--lang", "ru")
    assert done.returncode == 2
    assert "--state" in done.stderr


def test_a_damaged_save_is_put_aside(tmp_path: Path) -> None:
    run(tmp_path, FIRST_CHOICE * 3, "--seed", "damage", "--lang", "en")
    save = tmp_path / "game.king"
    save.write_text(save.read_text("utf-8").replace("trick", "trock"), "utf-8")
    done = run(tmp_path, "quit\n", "--lang", "en")
    assert done.returncode == 0
    assert "put aside" in done.stderr
    assert (tmp_path / "unreadable-1.king").exists()


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    program = f"{sys.executable} -c 'from kingclub.cli import main; main()'"
    command = f"yes 1 | {program} play --state {tmp_path} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
