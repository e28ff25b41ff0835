"""`kingclub replay` and `kingclub rules` as a person and a program meet them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingclub.cli.app import COMMANDS
from kingclub.rules import load, preset_ids
from tests.notation.games import LONE_DEAL, record_text

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(call: Run) -> Run:
    """Runs the command line; gives exit code, standard output and standard error."""
    return call


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.king"
    file.write_text(record_text("king14-kings"), encoding="utf-8")
    return file


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.king"
    file.write_text(LONE_DEAL.replace("2:-40 3:-30", "2:-38 3:-32"), encoding="utf-8")
    return file


def test_a_right_game_is_shown_with_its_sheet(run: Run, game: Path):
    code, out, _ = run("replay", game, "--lang", "ru")
    assert code == 0
    assert "Не брать взяток" in out
    assert "Всё верно" in out


def test_a_fault_is_one_line_and_exit_1(run: Run, wrong: Path):
    code, out, _ = run("replay", wrong, "--rules", "king14-kings")
    assert code == 1
    assert out == f"{wrong}:14:11: wrong-row: The points are 2:-40 here, not 2:-38.\n"


def test_the_fault_is_told_in_russian_too(run: Run, wrong: Path):
    _, out, _ = run("replay", wrong, "--rules", "king14-kings", "--lang", "ru")
    assert out.endswith("wrong-row: Очки здесь 2:-40, а не 2:-38.\n")


def test_json_has_the_agreed_keys(run: Run, game: Path):
    code, out, _ = run("replay", game, "--json")
    data = json.loads(out)
    assert code == 0
    assert list(data) == [
        "rules", "version", "switches", "hash", "deals", "totals", "over", "winners", "faults",
    ]  # fmt: skip
    assert list(data["deals"][0]) == ["no", "contract", "dealer", "terms", "tally", "row"]
    assert sum(data["totals"].values()) == 0


def test_several_files_give_an_object_each(run: Run, game: Path, wrong: Path):
    code, out, _ = run("replay", game, wrong, "--rules", "king14-kings", "--json")
    files = [json.loads(line)["file"] for line in out.splitlines()]
    assert (code, files) == (1, [str(game), str(wrong)])


def test_switches_hold_for_deals_that_stand_alone(run: Run, tmp_path: Path):
    file = tmp_path / "jacks.king"
    file.write_text(LONE_DEAL.replace("3:-30 4:-18", "3:-34 4:-14"), encoding="utf-8")
    code, _, _ = run("replay", file, "--rules", "king14-kings", "--set", "boys=jacks")
    assert code == 0


def test_standard_input_is_read():
    command = [sys.executable, "-c", "from kingclub.cli import main; main()", "replay", "-", "--json"]
    done = subprocess.run(
        [*command, "--rules", "king14-kings"], input=LONE_DEAL.encode(), capture_output=True, check=True
    )
    assert json.loads(done.stdout)["totals"] == {"1": -8, "2": -40, "3": -30, "4": -18}


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["replay"], "FILE"),
        (["replay", "no-such-file.king"], "there is no such file"),
        (["replay", "."], "folder"),
        (["replay", "--jsn"], "no option --jsn"),
        (["replay", "a.king", "--set", "boys=both"], "--rules"),
        (["replay", "a.king", "--rules", "bridge"], 'no game "bridge"'),
        (["rules", "bridge"], "there are: "),
        (["rules", "king14-kings", "--set", "boys"], "KEY=VALUE"),
        (["rules", "king14-kings", "--set", "boys=queens"], "kings, jacks, both"),
        (["rules", "king14-kings", "--set", "boys=both", "--set", "boys=kings"], "twice"),
        (["rules", "king14-kings", "--set", "trade=on"], 'no switch "trade"'),
        (["rules", "king14-kings", "--players", "3"], "is played by 4"),
        (["rules", "--players", "3"], "kingclub rules ID"),
        (["rules", "king3", "--lang", "de"], "ru, en"),
        (["rule"], "rule"),
    ],
)
def test_an_error_of_use_is_one_line_and_exit_2(run: Run, args: list[str], told: str):
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


RUSSIAN_SENTENCE = re.compile("kingclub: .*[а-яё]{3}")


@pytest.mark.parametrize(
    "args",
    [
        ["rule"],
        ["replay"],
        ["replay", "no-such-file.king"],
        ["replay", "."],
        ["replay", "a.king", "--set", "boys=both"],
        ["rules", "bridge"],
        ["rules", "king14-kings", "--set", "boys"],
        ["rules", "king14-kings", "--set", "boys=queens"],
        ["rules", "king14-kings", "--set", "order=king"],
        ["rules", "king14-kings", "--set", "trump_price=-1"],
        ["rules", "king14-kings", "--set", "boys=both", "--set", "boys=kings"],
        ["rules", "king14-kings", "--players", "three"],
        ["rules", "king14-kings", "--fast"],
        ["rules", "king14-kings", "king3"],
        ["rules", "--players", "3"],
        ["play", "--seed", "a", "--seed", "b"],
        ["play", "--pace", "wild"],
        ["bench", "weather"],
    ],
)
def test_an_error_of_use_is_told_in_russian_to_who_reads_russian(run: Run, args: list[str]):
    code, _, err = run(*args, "--lang", "ru")
    assert code == 2
    assert RUSSIAN_SENTENCE.match(err)


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_is_in_the_language_of_the_person(run: Run, command: tuple[str, ...]):
    pages = {lang: run(*command, "--help", "--lang", lang) for lang in ("ru", "en")}
    assert pages["ru"][0] == pages["en"][0] == 0
    assert "Как вызывать: kingclub" in pages["ru"][1]
    assert "Usage: kingclub" in pages["en"][1]
    assert re.search("[а-яё]", pages["en"][1]) is None


def test_the_catalogue(run: Run):
    code, out, _ = run("rules", "--json")
    entries = json.loads(out)
    assert code == 0
    assert {entry["id"] for entry in entries} == set(preset_ids())
    assert list(entries[0]) == ["id", "version", "title", "players", "deals", "extends"]
    assert all(set(entry["title"]) == {"ru", "en"} for entry in entries)
    assert run("rules", "--lang", "ru")[1].count("king14") >= 4


@pytest.mark.parametrize("preset", preset_ids())
def test_every_ruleset_is_printed_with_its_hash(run: Run, preset: str):
    code, out, _ = run("rules", preset, "--json")
    data = json.loads(out)
    assert code == 0
    assert data["hash"] == load(preset, players=data["players"]).hash


def test_a_page_in_either_language(run: Run):
    assert run("rules", "king14-kings", "--lang", "ru")[1].startswith("# Классический кинг")
    assert run("rules", "king14-kings", "--lang", "en")[1].startswith("# Classic King")
