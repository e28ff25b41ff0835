"""`kingclub play` line by line, as a pipe or a screen reader drives it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingclub.cli import main
from kingclub.notation import judge_text

FIRST_CHOICE = "1\n"
PROGRAM = [sys.executable, "-c", "from kingclub.cli import main; main()", "play"]

Run = Callable[..., tuple[int, str, str]]


def whole_process(state: Path, answers: str, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [*PROGRAM, "--state", str(state), *args]
    return subprocess.run(
        command, input=answers, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Plays in this process; gives exit code, standard output and standard error."""

    def run(answers: str | bytes, *args: str, state: Path = tmp_path) -> tuple[int, str, str]:
        typed = answers if isinstance(answers, bytes) else answers.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        monkeypatch.setattr(sys, "argv", ["kingclub", "play", "--state", str(state), *args])
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        with pytest.raises(SystemExit) as stop:
            main()
        output = capsys.readouterr()
        assert isinstance(stop.value.code, int)
        return stop.value.code, output.out, output.err

    return run


@pytest.mark.parametrize(
    ("lang", "won", "preset"), [("ru", "побед", "king14-kings"), ("en", "won by", "ladies-book")]
)
def test_a_whole_game_from_a_pipe(tmp_path: Path, lang: str, won: str, preset: str) -> None:
    done = whole_process(tmp_path, FIRST_CHOICE * 400, preset, "--seed", "pipe", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert won in done.stdout.lower()
    (record,) = tmp_path.glob("*.king")
    (judgement,) = judge_text(record.read_bytes())
    assert judgement.fault is None
    assert judgement.game is not None
    assert judgement.game.is_over


def test_the_end_of_the_input_loses_nothing(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(FIRST_CHOICE * 5, "--seed", "stop", "--lang", "en")
    assert code == 0
    assert "The input has ended. The game is saved" in out
    resumed = run(FIRST_CHOICE * 400, "--resume", "--lang", "en")[1]
    whole = run(FIRST_CHOICE * 400, "--seed", "stop", "--lang", "en")[1]
    assert resumed.splitlines()[-4] == whole.splitlines()[-4]
    assert len(list(tmp_path.glob("20*.king"))) == 2


def test_words_and_cards_are_read(run: Run) -> None:
    answers = "?\nлист\nпрошлая\nправила\nнечто\n99\nТs\nвыйти\n"
    code, out, _ = run(answers, "--seed", "words", "--lang", "ru")
    assert code == 0
    for told in ("Не понимаю «нечто»", "Не понимаю «99»", "«Тs»: буквы не из одного алфавита"):
        assert told in out
    assert "взяток ещё не было" in out
    assert "Итого" in out


def test_a_card_is_named_as_it_is_typed_on_a_russian_keyboard(run: Run) -> None:
    letters = {"♠": "п", "♣": "т", "♦": "б", "♥": "ч"}
    first = run("quit\n", "--seed", "typed", "--lang", "ru")[1]
    match = re.search(r"Можно: 1\) (\S+)", first)
    assert match is not None
    card = match[1]
    out = run(f"{card[:-1]}{letters[card[-1]]}\nquit\n", "--lang", "ru")[1]
    assert f"вы: {card}" in out


def test_a_card_that_is_not_held_is_refused(run: Run) -> None:
    out = run("".join(f"{rank}♠\n" for rank in ("7", "8", "9", "10", "В")) + "quit\n", "--lang", "ru")[1]
    assert "У вас нет карты" in out


def test_bytes_that_are_no_text_are_not_understood(run: Run) -> None:
    code, out, _ = run(b"\xff\xfe\nquit\n", "--lang", "en")
    assert code == 0
    assert "is not understood" in out


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
        (("--letters", "greek"), "greek"),
        (("--resume",), "--resume"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_an_error_of_use_is_one_line(run: Run, tmp_path: Path, args: tuple[str, ...], named: str) -> None:
    code, out, err = run("", *args)
    assert (code, out) == (2, "")
    assert named in err
    assert len(err.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_can_not_be_written_to(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code, out, err = run("", "--lang", "ru", state=blocked / "inside")
    assert (code, out) == (2, "")
    assert "--state" in err


def test_a_damaged_save_is_put_aside(run: Run, tmp_path: Path) -> None:
    run(FIRST_CHOICE * 3, "--seed", "damage", "--lang", "ru")
    save = tmp_path / "game.king"
    damaged = save.read_text("utf-8").replace("sha256:", "sha256:0")
    save.write_text(damaged, "utf-8")
    code, _, err = run("quit\n", "--lang", "ru")
    assert code == 0
    assert "отложена" in err
    assert "hash-mismatch" not in err
    assert (tmp_path / "unreadable-1.king").read_text("utf-8") == damaged


def test_a_new_game_leaves_the_unfinished_one_beside_it(run: Run, tmp_path: Path) -> None:
    run(FIRST_CHOICE * 3, "--seed", "old", "--lang", "en")
    before = (tmp_path / "game.king").read_bytes()
    code, out, _ = run("quit\n", "king3", "--new", "--lang", "en")
    assert code == 0
    assert "unfinished-1.king" in out
    assert (tmp_path / "unfinished-1.king").read_bytes() == before


def test_a_wrong_wish_for_a_new_game_leaves_the_old_one_in_its_place(run: Run, tmp_path: Path) -> None:
    run(FIRST_CHOICE * 3, "--seed", "old", "--lang", "en")
    before = (tmp_path / "game.king").read_bytes()
    assert run("", "king99", "--new")[0] == 2
    assert (tmp_path / "game.king").read_bytes() == before


def test_the_same_game_named_again_goes_on(run: Run, tmp_path: Path) -> None:
    run(FIRST_CHOICE * 3, "--seed", "old", "--lang", "en")
    code, out, _ = run("quit\n", "king14-kings", "--lang", "en")
    assert code == 0
    assert "goes on" in out


@pytest.mark.parametrize(
    "wish", [("--seed", "other"), ("--bots", "random"), ("king3",), ("--set", "boys=both")]
)
def test_another_wish_than_the_saved_game_is_not_passed_over(run: Run, wish: tuple[str, ...]) -> None:
    run(FIRST_CHOICE * 3, "--seed", "old", "--lang", "en")
    code, _, err = run("", *wish, "--lang", "en")
    assert code == 2
    assert "--new" in err


@pytest.mark.parametrize("wish", [("king99",), ("--set", "boys=queens"), ("--set",), ("--seed", "")])
def test_an_error_of_use_is_told_beside_a_saved_game_too(run: Run, wish: tuple[str, ...]) -> None:
    run(FIRST_CHOICE * 3, "--seed", "old", "--lang", "en")
    code, _, err = run("", *wish, "--lang", "en")
    assert code == 2
    assert "Another game" not in err


def test_a_number_without_end_is_no_card(run: Run) -> None:
    code, out, _ = run("9" * 5000 + "\nquit\n", "--lang", "en")
    assert code == 0
    assert "is not understood" in out


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    program = f"{sys.executable} -c 'from kingclub.cli import main; main()'"
    command = f"yes 1 | {program} play --state {tmp_path} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
