"""Streams as they really are: other encodings, closed, full, or left by their reader."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def shell(script: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """Runs a line of shell in which `kingclub` is the program."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "C.UTF-8"}
    whole = (
        f"""kingclub() {{ '{sys.executable}' -c 'from kingclub.cli import main; main()' "$@"; }}\n{script}"""
    )
    return subprocess.run(
        ["bash", "-c", whole], capture_output=True, env=environment, check=False, stdin=subprocess.DEVNULL
    )


@pytest.mark.parametrize("encoding", ["cp1251", "cp866", "latin-1", "ascii"])
@pytest.mark.parametrize("command", ["rules king3", "rules king3 --json", "play --plain --state {state}"])
def test_an_encoding_without_the_suits_shows_letters(tmp_path: Path, encoding: str, command: str) -> None:
    done = shell(f"kingclub {command.format(state=tmp_path)}", encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


def test_the_letters_shown_can_be_typed(tmp_path: Path) -> None:
    """A Russian rank gets the Russian letter of its suit: a card may not mix the alphabets."""
    script = f"kingclub play --plain --state {tmp_path} --lang ru"
    shown = shell(f"{script} --seed x", "cp1251").stdout.decode("cp1251")
    (hand,) = hands(shown)
    assert {card[-1] for card in hand} <= set("scdhптбч")
    assert any("А" <= card[0] <= "я" for card in hand)
    for card in hand:  # most are refused by the rules, none as no card at all
        typed = shell(f"printf '%s\\n' {card} | iconv -t cp1251 | {script}", "cp1251")
        answer = typed.stdout.decode("cp1251")
        assert "Не понимаю" not in answer
        if len(hands(answer)[-1]) < len(hand):
            return
    pytest.fail("no card of the hand could be played")


def hands(shown: str) -> list[list[str]]:
    return [line.split(":")[1].split() for line in shown.splitlines() if line.startswith("Ваши карты:")]


def test_a_closed_input_is_an_empty_one(tmp_path: Path) -> None:
    done = shell(f"kingclub play --plain --state {tmp_path} <&-; kingclub replay - <&-")
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("command", ["rules", "play --plain --state {state}"])
def test_a_full_output_is_told(tmp_path: Path, command: str) -> None:
    done = shell(f"kingclub {command.format(state=tmp_path)} > /dev/full")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    done = shell(f"kingclub play --plain --state {tmp_path} | head -1; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_word_that_is_not_text_is_refused() -> None:
    done = shell("kingclub play --seed $'\\xff'")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
