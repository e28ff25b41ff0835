"""`kingclub pad` as a person and a program meet it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kingclub.rules import load
from kingclub.scorepad import LARGEST_FILE, format_csv, format_sheet, parse_sheet
from kingclub.scorepad.doctor import Place
from kingclub.scoring import Seat, TotalKind
from kingclub.web.pages import PAD_FILE
from tests.scorepad.sheets import put, typed_sheet

Run = Callable[..., tuple[int, str, str]]

SHEET = {
    "rules": "ladies-blank",
    "players": ["Анна", "Борис", "Вера", "Гриша"],
    "rows": [
        {"contract": "no-tricks", "tally": {"1": {"tricks": 1}, "2": {"tricks": 5}, "4": {"tricks": 2}}},
        {"contract": "no-hearts", "points": {"1": -6, "2": 0, "3": -8, "4": -2}},
        None,
    ],
}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, call: Run) -> Run:
    """Runs `kingclub pad` on a wide screen."""
    monkeypatch.setenv("COLUMNS", "120")
    return lambda *args: call("pad", *args)


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return written(tmp_path, SHEET)


def written(folder: Path, data: object) -> Path:
    file = folder / "evening.sheet.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def with_row(row: object) -> dict[str, object]:
    return {**SHEET, "rows": [row]}


def test_a_right_sheet_is_said_to_be_right_and_what_is_next(run: Run, sheet: Path) -> None:
    code, out, _ = run(sheet, "--lang", "ru")
    assert code == 0
    assert "Всё верно." in out
    assert "Ещё не записаны сдачи: 3." in out
    assert "Анна" in out
    assert "Дамский преферанс" in out
    assert "(ladies-blank)" in out


def test_the_cells_that_can_not_mend_a_row_are_told_in_one_line(run: Run, tmp_path: Path) -> None:
    rows = [
        {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": -6, "4": -2}},
        {"contract": "no-hearts", "points": {"1": -6, "2": 0, "3": -8, "4": -2}},
    ]
    data = {**SHEET, "rows": rows, "totals": {"minus": {"1": -10, "2": -2, "3": -14, "4": -6}}}
    _, out, _ = run(written(tmp_path, data), "--lang", "ru")
    assert "сдача 1, Гриша: должно быть −4" in out
    told = "Анна (−6), Борис (−4), Вера (−8) — тогда не сойдётся что-то другое."
    assert f"Сдача 1, другие клетки не подходят: {told}" in out


def test_what_was_called_is_marked(run: Run, tmp_path: Path) -> None:
    rows = [
        *(
            {"contract": contract, "points": {"1": each, "2": each, "3": each, "4": each}}
            for contract, each in (("no-tricks", -4), ("no-hearts", -4), ("no-boys", -4), ("no-girls", -4))
        ),
        {"contract": "no-last-two", "points": {"1": -8, "2": -8, "3": 0, "4": 0}},
        {"contract": "no-king", "points": {"1": 0, "2": 0, "3": -16, "4": 0}},
        {"contract": "no-all", "points": {"1": -24, "2": -24, "3": -24, "4": -24}},
        {
            "contract": "trump",
            "terms": {"declarer": 3, "trump": "♠", "reversed": True, "sold": {"to": 3, "tricks": 2}},
            "tally": {str(seat): {"tricks": 2} for seat in range(1, 5)},
        },
    ]
    data = {**SHEET, "rules": "ladies-book", "rows": rows}
    code, out, _ = run(written(tmp_path, data), "--lang", "ru")
    assert "Хвалёнка: ♠, мизер, продана: Анна → Вера за 2" in out
    assert "* 0 │" in out
    assert "* — кто заказал или объявил" in out
    assert code == 0


def test_a_wrong_row_and_a_wrong_total_are_marked_as_they_are_written(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": -6, "4": -2}}
    data = {**with_row(row), "totals": {"minus": {"3": -8}}}
    _, out, _ = run(written(tmp_path, data), "--lang", "ru")
    assert "✗ −16" in out
    assert "✗ −8" in out


def test_a_wrong_row_is_told_and_the_exit_code_is_one(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": 6, "4": -4}}
    code, out, _ = run(written(tmp_path, with_row(row)), "--lang", "en")
    assert code == 1
    assert "deal 1, Take no tricks: Вера: 6 has the wrong sign." in out
    assert "There is only one mend:" in out
    assert "deal 1, Вера: should be −6" in out


def test_the_report_as_data(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "tally": {"1": {"tricks": 7}}}
    code, out, _ = run(written(tmp_path, with_row(row)), "--json")
    data = json.loads(out)
    assert code == 1
    assert data["faults"] == [
        {
            "row": 1,
            "reason": "too-few",
            "item": "tricks",
            "found": 7,
            "wanted": 8,
            "text": "Not all is written: tricks, 7 of 8.",
        }
    ]
    assert data["next"] == {"no": 2, "contract": "no-hearts", "dealer": 2, "leader": 3}
    assert data["totals"]["minus"] == {"1": -14, "2": 0, "3": 0, "4": 0}


def test_a_table_of_numbers_is_read_by_the_rules_named(run: Run, tmp_path: Path) -> None:
    pad = typed_sheet(Random(1), load("king3"), 5, tuple(TotalKind))
    file = tmp_path / "old.csv"
    file.write_text(format_csv(pad), encoding="utf-8")
    assert run(file)[0] == 2
    assert run(file, "--rules", "king3")[0] == 0
    file.write_text(format_csv(put(pad, Place(2, Seat(0)), -10)), encoding="utf-8")
    assert run(file, "--rules", "king3")[0] == 1


NO_SHEETS = {
    "[]": "Лист — это объект JSON",
    "null": "Лист — это объект JSON",
    "[1, 2": "Лист — это объект JSON",
    "{}": "Не хватает «rules».",
    "{": "Это не JSON, или файл обрезан.",
    "": "Файл пустой.",
    " \n": "Файл пустой.",
    "[king 1]\nrules king3 1\n": "Это запись партии; её проверяет kingclub replay.",
    '{"rules": "\0"}': "В файле не текст.",
    '{"rules": "ladies", "players": []}': "Игроков в этой игре бывает: 4",
    '{"rules": "", "players": [], "rows": [{"contract": "no-all", "points": {"1": ""}}]}': "«rows[0].points»",
}


@pytest.mark.parametrize(("content", "says"), NO_SHEETS.items())
def test_what_is_no_sheet_is_told_in_one_line(run: Run, tmp_path: Path, content: str, says: str) -> None:
    file = tmp_path / "x.sheet.json"
    file.write_text(content, encoding="utf-8")
    code, out, err = run(file, "--lang", "ru")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err
    code, _, err = run(file, "--lang", "en")
    assert (code, err.count("\n")) == (2, 1)
    assert "is no sheet" in err
    assert "“”" not in err


def test_letters_of_another_encoding_are_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.sheet.json"
    for content in (b'{"rules": "\xcf"}', '{"rules": 1}'.encode("utf-16")):
        file.write_bytes(content)
        assert "не в UTF-8" in run(file, "--lang", "ru")[2]
    table = tmp_path / "x.csv"
    table.write_bytes("deal,contract,Аня,Б,В,check\n".encode("cp1251"))
    assert "не в UTF-8" in run(table, "--rules", "king3", "--lang", "ru")[2]


def test_a_file_too_large_for_a_sheet_is_not_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.sheet.json"
    file.write_bytes(json.dumps(SHEET).encode() + b" " * LARGEST_FILE)
    code, _, err = run(file, "--lang", "en")
    assert code == 2
    assert "more than 4 MB" in err


@pytest.mark.parametrize(("content", "says"), [("", "is empty"), ("a;b\n", "deal,contract,")])
def test_a_table_that_is_none_is_told(run: Run, tmp_path: Path, content: str, says: str) -> None:
    file = tmp_path / "x.csv"
    file.write_text(content, encoding="utf-8")
    code, _, err = run(file, "--rules", "ladies", "--lang", "en")
    assert code == 2
    assert "x.csv is no sheet" in err
    assert says in err


def test_a_name_can_not_write_to_the_terminal(run: Run, tmp_path: Path) -> None:
    data = {**SHEET, "players": ["\x1b[31mA", "B\nC", "", "d"]}
    code, out, _ = run(written(tmp_path, data))
    assert code == 0
    assert "\x1b[31m" not in out


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert run(tmp_path / "none.sheet.json")[0] == 2
    assert "folder" in run(tmp_path, "--lang", "en")[2]
    assert "name of the file is empty" in run("", "--lang", "en")[2]


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_a_blank_and_a_filled_sheet_on_paper(run: Run, sheet: Path, tmp_path: Path, paper: str) -> None:
    output = tmp_path / "out.pdf"
    for what in (("king3", "--names", "A, B, C"), (sheet,)):
        assert run("pdf", *what, "--output", output, "--paper", paper)[0] == 0
        assert output.read_bytes().startswith(b"%PDF")
        output.unlink()
    assert run("pdf", "king3", "--output", tmp_path / "no" / "x.pdf")[0] == 2


def test_settling_states_what_no_coin_can_pay(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": -6, "4": -4}}
    file = written(tmp_path, with_row(row))
    code, out, _ = run("settle", file, "--price", "0.4", "--coin", "1", "--currency", "€", "--lang", "en")
    assert code == 0
    assert "A point is worth €0.40" in out
    assert "Вера → Борис: €1" in out
    assert "Борис: still owes €0.20" in out
    assert "Вера: still due €0.20" in out
    data = json.loads(run("settle", file, "--price", "1", "--json")[1])
    assert data["payments"] == [{"from": 3, "to": 2, "amount": "2"}]


def test_settling_names_the_deals_that_keep_it_open(run: Run, tmp_path: Path) -> None:
    rows = [*SHEET["rows"], {"contract": "no-girls", "points": {"1": -8, "2": -4, "3": -4, "4": -4}}]
    told = run("settle", written(tmp_path, {**SHEET, "rows": rows}), "--lang", "ru")[1].splitlines()
    assert told[:4] == [
        "Партия не окончена: расчёт по разнице со средним.",
        "Не сходится сдача 4 (−девочки): расчёт по таким числам неверен.",
        "На потом оставлена сдача 3 (−мальчики).",
        "Не сыграны сдачи 5–12.",
    ]


@pytest.mark.parametrize(
    ("rules", "switches", "says"),
    [
        ("domino", {}, "settled each with each, by the difference in points"),
        ("domino", {"settle": "average"}, "settled by the difference from the average"),
        ("ladies", {}, "settled by the difference from the average"),
    ],
)
def test_settling_before_the_end_names_the_way_it_settles(
    run: Run, tmp_path: Path, rules: str, switches: dict[str, str], says: str
) -> None:
    row = {"contract": "domino", "points": {"1": 2, "2": 3, "3": 4, "4": 4}}
    if rules == "ladies":
        row = {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": -6, "4": -4}}
    file = written(tmp_path, {**with_row(row), "rules": rules, "switches": switches})
    assert f"The game is not over: {says}." in run("settle", file, "--lang", "en")[1]


def test_debts_below_the_smallest_coin_are_not_said_to_be_none(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "points": {"1": -4, "2": -2, "3": -6, "4": -4}}
    said = run("settle", written(tmp_path, with_row(row)), "--price=0.05", "--coin=10", "--lang", "ru")[1]
    assert "Никто не платит: на такие суммы монета 10 слишком крупная." in said
    assert "Никто никому не должен" not in said
    even = {"contract": "no-tricks", "points": {"1": -4, "2": -4, "3": -4, "4": -4}}
    assert "Никто никому не должен." in run("settle", written(tmp_path, with_row(even)), "--lang", "ru")[1]


def test_a_sheet_that_does_not_add_up_names_no_winner(run: Run, tmp_path: Path) -> None:
    def game(*last: int) -> Path:
        rows = [{"contract": "domino", "points": {"1": 13, "2": 0, "3": 0, "4": 0}} for _ in range(2)]
        points = {str(seat): number for seat, number in enumerate(last, 1)}
        data = {**with_row(rows[0]), "rules": "domino"}
        return written(tmp_path, {**data, "rows": [*rows, {"contract": "domino", "points": points}]})

    code, out, _ = run(game(10, 1, 1, 1), "--lang", "en")
    assert code == 0
    assert out.splitlines()[-1] == "Shared by Борис, Вера, Гриша"
    code, out, _ = run(game(10, 1, 1, 9), "--lang", "en")
    assert code == 1
    assert out.splitlines()[-1] == (
        "The game is over, but the sheet does not add up: it can not tell who won."
    )
    assert json.loads(run(game(10, 1, 1, 9), "--json")[1])["winners"] == []


def test_means_are_rounded_away_from_zero_and_all_figures_are_decimals(run: Run, tmp_path: Path) -> None:
    row = {"contract": "no-tricks", "points": {"1": -5, "2": -3, "3": -4, "4": -4}}
    data = {**with_row(row), "rules": "king14-kings"}
    other = {"contract": "no-boys", "points": {"1": -4, "2": -4, "3": -4, "4": -4}}
    first, second = tmp_path / "a.sheet.json", tmp_path / "b.sheet.json"
    first.write_text(json.dumps({**data, "rows": [row, other]}), encoding="utf-8")
    halves = {"contract": "no-tricks", "points": {"1": -5.5, "2": -2.5, "3": -4, "4": -4}}
    second.write_text(json.dumps({**data, "rows": [halves]}), encoding="utf-8")
    out = run("statistics", first, second, "--lang", "ru")[1]
    assert "−5,3" in out
    assert "−5,5" in out
    assert "½" not in out


def test_money_is_written_as_the_language_writes_it(run: Run, sheet: Path) -> None:
    for price in ("1.11", "1,11"):
        out = run("settle", sheet, "--price", price, "--currency", "руб.", "--lang", "ru")[1]
        assert "Цена очка: 1,11 руб.\n" in out
        assert "Борис → Гриша: 2,22 руб.\n" in out
        assert (
            "Борис → Гриша: 2.22 rub\n"
            in run("settle", sheet, "--price", price, "--currency", "rub", "--lang", "en")[1]
        )


@pytest.mark.parametrize("price", ["0", "0,0", "-1", "1e9", "1.000,5", "x", "", "1/0"])
def test_a_price_that_is_none_is_refused(run: Run, sheet: Path, price: str) -> None:
    code, _, err = run("settle", sheet, f"--price={price}", "--lang", "ru")
    assert code == 2
    assert "нужно число больше нуля" in err


def test_statistics_keep_rules_apart(run: Run, tmp_path: Path, sheet: Path) -> None:
    other = tmp_path / "other.sheet.json"
    row = {"contract": "no-tricks", "points": {"1": -2, "2": -8, "3": -4, "4": -2}}
    other.write_text(json.dumps({**with_row(row), "rules": "king14-kings"}), encoding="utf-8")
    code, out, _ = run("statistics", sheet, other, "--lang", "en")
    assert code == 0
    assert "Ladies' preference by the blank" in out
    assert "Classic King" in out


def test_a_sheet_from_standard_form_reads_again(sheet: Path) -> None:
    pad = parse_sheet(sheet.read_bytes())
    assert parse_sheet(format_sheet(pad)) == pad


def test_the_pad_in_the_browser_goes_into_one_file(run: Run, tmp_path: Path) -> None:
    if not PAD_FILE.is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    target = tmp_path / "pad.html"
    code, out, _ = run("export", target)
    assert (code, out.strip()) == (0, str(target))
    page = target.read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="(?!data:)(?!/pad/file)', page)


def test_a_pad_that_is_not_built_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingclub.web.pages.PAD_FILE", tmp_path / "none.html")
    code, _, err = run("export", tmp_path / "pad.html", "--lang", "en")
    assert code == 2
    assert "has not been built" in err


def test_help_of_what_stands_below(run: Run) -> None:
    for below in ("export", "pdf", "settle", "statistics"):
        code, out, _ = run(below, "--help", "--lang", "ru")
        assert code == 0
        assert f"Как вызывать: kingclub pad {below}" in out


def test_a_word_that_is_neither_a_file_nor_anything_else_is_told(run: Run) -> None:
    code, _, err = run("pdf", "ladys", "--lang", "ru")
    assert code == 2
    assert "нет ни такой игры, ни такого файла; игры: domino" in err
    code, _, err = run("exprot", "--lang", "ru")
    assert code == 2
    assert "команды: export, pdf, settle, statistics" in err


def test_what_a_paper_can_not_have_is_refused(run: Run, tmp_path: Path, sheet: Path) -> None:
    output = tmp_path / "out.pdf"
    for args, says in (
        (("ladies", "--names", "a,b,c,d,e"), "There are 5 names, and 4 play"),
        ((sheet, "--names", "a"), "are for the blank of a game"),
        (("ladies", "--paper", "letter"), "there are: a4, a5"),
    ):
        code, _, err = run("pdf", *args, "--output", output, "--lang", "en")
        assert code == 2
        assert says in err
        assert not output.exists()
