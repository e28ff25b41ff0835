"""Every kind of damage to a record is found at its line and column, under its own name."""

from __future__ import annotations

import pytest

from kingclub.notation import NotationError, describe, judge_text
from kingclub.rules import load
from kingclub.texts import LANGS, Lang, Texts
from tests.notation.games import LONE_DEAL, record_text

GAME = record_text("king14-kings", deals=2)
WHOLE = record_text("king14-kings")

HEADER = """\
[king 1]
rules    king14-kings 1
seats    4  "A" "B" "bot plain" "C"
date     2026-11-30

"""


def fault_of(text: str | bytes) -> NotationError:
    fault = judge_text(text, load("king14-kings"))[-1].fault
    assert fault is not None
    return fault


def found(text: str | bytes) -> tuple[int, int, str]:
    fault = fault_of(text)
    return fault.line, fault.column, str(fault.fault)


def number_of(line_start: str, text: str = WHOLE) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(line_start))


def test_the_undamaged_records_are_right():
    for text in (LONE_DEAL, GAME, WHOLE, HEADER):
        assert judge_text(text, load("king14-kings"))[-1].fault is None


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        pytest.param("7♠ J♠ K♥ 9♠ ->", "7♠ J♠ A♥ 9♠ ->", (6, 15, "king-must-go"), id="illegal card"),
        pytest.param("7♠ J♠ K♥ 9♠ ->", "7♠ 7♣ K♥ 9♠ ->", (6, 12, "must-follow"), id="no following"),
        pytest.param("7♠ J♠ K♥ 9♠ ->", "8♥ J♠ K♥ 9♠ ->", (6, 9, "heart-lead-banned"), id="heart lead"),
        pytest.param("7♠ J♠ K♥ 9♠ ->", "9♠ J♠ K♥ 9♠ ->", (6, 9, "not-in-hand"), id="another's card"),
        pytest.param("3 7♣ 8♣ Q♣ 7♥", "3 7♣ 8♣ Q♣ 7♣", (7, 18, "card-twice"), id="card played twice"),
        pytest.param("A♠ Q♣ 7♦", "A♠ Q♣ 9♠", (2, 21, "card-twice"), id="card twice in a hand"),
        pytest.param("A♦ 7♥ 8♥ Q♥", "A♦ 7♥ 8♥ A♠", (3, 30, "card-twice"), id="card in two hands"),
        pytest.param("A♠ Q♣ 7♦", "A♠ Q♣ 6♦", (2, 21, "not-in-pack"), id="card of another pack"),
        pytest.param("9♦ 10♥ J♥\n", "9♦ 10♥\n", (2, 30, "card-missing"), id="card missing in a hand"),
        pytest.param("9♦ 10♥ J♥\n", "9♦ 10♥ J♥ Q♥\n", (2, 34, "extra-card"), id="card too many in a hand"),
        pytest.param("hand 4 8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥\n", "", (5, 1, "missing-hand"), id="hand missing"),
        pytest.param("hand 3", "hand 4", (4, 6, "bad-seat"), id="hand out of turn"),
        pytest.param("7♠ J♠ K♥ 9♠ ->", "7♠ J♠ K♥ ->", (6, 18, "short-trick"), id="card missing in a trick"),
        pytest.param("7♠ J♠ K♥ 9♠ ->", "7♠ J♠ K♥ 9♠ 8♠ ->", (6, 21, "extra-card"), id="trick too long"),
        pytest.param("9♠ -> 3", "9♠ -> 4", (6, 24, "wrong-winner"), id="wrong winner"),
        pytest.param("9♠ -> 3", "9♠", (6, 20, "missing-word"), id="no winner"),
        pytest.param("trick 3 7♣", "trick 4 7♣", (7, 7, "wrong-leader"), id="wrong leader"),
        pytest.param(
            "no-all dealer 1", "no-all dealer 2", (6, 7, "wrong-leader"), id="dealer of no such deal"
        ),
        pytest.param("no-all dealer 1", "no-all dealer 5", (1, 22, "bad-seat"), id="dealer not at the table"),
        pytest.param("trick 4 A♣ 10♥ 8♥ J♣ -> 4\n", "", (11, 9, "heart-lead-banned"), id="a trick missing"),
        pytest.param("trick 2 A♦ K♠ A♥ A♠ -> 2\n", "", (13, 1, "missing-trick"), id="last trick missing"),
        pytest.param("row", "trick 2 A♦ K♠ A♥ A♠ -> 2\nrow", (14, 1, "after-the-end"), id="a trick too many"),
        pytest.param("2:-40", "2:-38", (14, 11, "wrong-row"), id="wrong row"),
        pytest.param("2:-40 3:-30", "2:-38 3:-32", (14, 11, "wrong-row"), id="wrong row that sums right"),
        pytest.param(" 4:-18", "", (14, 22, "missing-word"), id="row too short"),
        pytest.param("4:-18", "4:-18 5:0", (14, 29, "extra-word"), id="row too long"),
        pytest.param("2:-40 3:-30", "3:-30 2:-40", (14, 11, "bad-seat"), id="row out of turn"),
        pytest.param("2:-40", "2:-40.25", (14, 11, "bad-word"), id="quarter points"),
        pytest.param("row  1:-8 2:-40 3:-30 4:-18\n", "", (14, 1, "missing-row"), id="row missing"),
        pytest.param("A♠ Q♣ 7♦", "Аs Q♣ 7♦", (2, 15, "mixed-alphabets"), id="Cyrillic А before a Latin s"),
        pytest.param("7♠ J♠ K♥", "7♠ J♠ Кh", (6, 15, "mixed-alphabets"), id="Cyrillic К before a Latin h"),
        pytest.param("7♠ J♠ K♥", "7♠ J♠ Z♥", (6, 15, "bad-card"), id="no such rank"),
        pytest.param("7♠ J♠ K♥", "7♠ J♠ K", (6, 15, "bad-card"), id="no suit"),
        pytest.param("7♠ J♠ K♥", "T♠ J♠ K♥", (6, 9, "not-in-hand"), id="a Latin T is a ten"),
        pytest.param("no-all", "no-al", (1, 8, "bad-word"), id="no such contract"),
        pytest.param("no-all", "trump", (1, 8, "wrong-contract"), id="contract of another game"),
        pytest.param("dealer 1", "deals 1", (1, 15, "bad-word"), id="wrong word"),
        pytest.param("deal 7", "deal x", (1, 6, "bad-word"), id="no number"),
        pytest.param("row ", "score ", (14, 1, "unknown-tag"), id="unknown line"),
        pytest.param("row ", '"row" ', (14, 1, "bad-word"), id="quotes"),
        pytest.param("hand 4", "trick 2 7♠\nhand 4", (5, 1, "missing-hand"), id="hand after a trick"),
        pytest.param("trick 2 7♠", "call 2 pass\ntrick 2 7♠", (6, 8, "not-now"), id="call where none is due"),
        pytest.param("trick 2 7♠", "2 play 7♠\ntrick 2 7♠", (6, 1, "misplaced"), id="line of another game"),
    ],
)
def test_a_damaged_deal(old: str, new: str, place: tuple[int, int, str]):
    assert LONE_DEAL.count(old) == 1
    assert found(LONE_DEAL.replace(old, new)) == place


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        pytest.param("[king 1]", "[king 2]", (1, 7, "unknown-version"), id="format of tomorrow"),
        pytest.param("[king 1]", "[queen 1]", (1, 1, "bad-word"), id="another game"),
        pytest.param("rules    king14-kings 1\n", "", (4, 1, "missing-tag"), id="no rules"),
        pytest.param("rules ", "rulez ", (2, 1, "unknown-tag"), id="unknown tag"),
        pytest.param("date ", "event ", (4, 1, "unknown-tag"), id="unknown tag that looks fine"),
        pytest.param("kings 1", "kings 2", (2, 23, "rules-version"), id="rules of another version"),
        pytest.param("kings 1", "kings", (2, 22, "missing-word"), id="no version"),
        pytest.param("king14-kings", "king15", (2, 10, "unknown-rules"), id="unknown preset"),
        pytest.param("date", "rules king3 1\ndate", (4, 1, "duplicate-tag"), id="tag twice"),
        pytest.param("date", "set boys=queens\ndate", (4, 5, "bad-switch"), id="value of no switch"),
        pytest.param("date", "set boys=both hal=9\ndate", (4, 15, "bad-switch"), id="unknown switch"),
        pytest.param(
            "date", "set boys=both trade=on\ndate", (4, 15, "bad-switch"), id="another game's switch"
        ),
        pytest.param("date", "set boys=both boys=both\ndate", (4, 15, "duplicate-tag"), id="switch twice"),
        pytest.param('4  "A"', '3  "A"', (3, 33, "extra-word"), id="more names than seats"),
        pytest.param('4  "A"', '5  "A"', (3, 36, "missing-word"), id="fewer names than seats"),
        pytest.param('4  "A" ', "3  ", (3, 10, "bad-players"), id="too few players"),
        pytest.param('"A"', "A", (3, 13, "bad-name"), id="name without quotes"),
        pytest.param('"A"', '"A', (3, 13, "bad-name"), id="quotes not closed"),
        pytest.param('"A"', r'"A\n"', (3, 15, "bad-name"), id="unknown escape"),
        pytest.param('"A"', r'"A\ud800"', (3, 14, "bad-name"), id="half of a character"),
        pytest.param("2026-11-30", "30.11.2026", (4, 10, "bad-word"), id="date of another kind"),
        pytest.param("2026-11-30", "2026-11-31", (4, 10, "bad-word"), id="no such day"),
        pytest.param("date", "hash sha256:12\ndate", (4, 6, "bad-word"), id="hash too short"),
        pytest.param(
            "date", f"hash sha256:{'0' * 64}\ndate", (4, 6, "hash-mismatch"), id="hash of other rules"
        ),
        pytest.param(
            "date",
            f"seed s1\ncommitment sha256:{'0' * 64}\ndate",
            (5, 12, "wrong-commitment"),
            id="commitment",
        ),
    ],
)
def test_damaged_tags(old: str, new: str, place: tuple[int, int, str]):
    assert HEADER.count(old) == 1
    assert found(HEADER.replace(old, new)) == place


@pytest.mark.parametrize(
    ("old", "new", "line_start", "column", "reason"),
    [
        pytest.param("deal 2 no-boys", "deal 3 no-boys", "deal 2", 6, "wrong-number", id="deal out of turn"),
        pytest.param("deal 2 no-boys", "deal 2 no-girls", "deal 2", 8, "wrong-contract", id="other contract"),
        pytest.param("seed     s1", "seed     s2", "deal 1", 25, "not-from-seed", id="dealer not from seed"),
        pytest.param("seed     s1", "commitment s1", "seed", 12, "bad-word", id="commitment without hash"),
        pytest.param(
            "deal 14 take-all", "date 2026-11-30\ndeal 14 take-all", "deal 14", 1, "misplaced", id="tag"
        ),
        pytest.param("\nresult ", "\nresult 1:0 2:0 3:0 4:0\n# ", "result", 8, "wrong-result", id="result"),
    ],
)
def test_a_damaged_game(old: str, new: str, line_start: str, column: int, reason: str):
    line = number_of(line_start)
    assert found(WHOLE.replace(old, new, 1)) == (line, column, reason)


def test_a_result_that_is_missing():
    line = number_of("result")
    assert found(WHOLE.replace("\nresult ", "\n# ")) == (line - 1, 1, "missing-result")


def test_a_wrong_dealer():
    line = number_of("deal 2")
    text = "".join(
        raw[:-2] + ("1" if raw[-2] != "1" else "2") + "\n" if number == line else raw
        for number, raw in enumerate(WHOLE.splitlines(keepends=True), 1)
    )
    assert found(text) == (line, 23, "wrong-dealer")


def test_a_deal_that_is_skipped():
    first, second = number_of("deal 1"), number_of("deal 2")
    lines = WHOLE.split("\n")
    assert found("\n".join(lines[: first - 1] + lines[second - 1 :])) == (first, 6, "wrong-number")


def test_a_result_before_the_end():
    assert found(GAME + "\nresult 1:0 2:0 3:0 4:0\n") == (GAME.count("\n") + 2, 1, "early-result")


def test_a_deal_after_the_end():
    line = WHOLE.count("\n") + 1
    assert found(WHOLE + LONE_DEAL) == (line, 1, "misplaced")


def test_hands_that_do_not_follow_from_the_seed():
    other = record_text("king14-kings", "another", deals=1).replace("seed     another", "seed     s1")
    dealer = next(line for line in GAME.split("\n") if line.startswith("deal 1"))[-1]
    rotated = other.replace(other[other.index("dealer ") :][:8], f"dealer {dealer}", 1)
    fault = fault_of(rotated)
    assert (fault.fault, fault.line) == ("not-from-seed", number_of("hand 1", rotated))


def test_a_deal_alone_needs_its_rules():
    fault = judge_text(LONE_DEAL)[0].fault
    assert fault is not None
    assert (fault.line, fault.column, fault.fault) == (1, 1, "no-rules")


@pytest.mark.parametrize(
    ("data", "place"),
    [
        pytest.param(LONE_DEAL.encode("utf-16"), (1, 1, "encoding"), id="UTF-16"),
        pytest.param(LONE_DEAL.encode("utf-16-le"), (1, 1, "encoding"), id="UTF-16 without a mark"),
        pytest.param(b"\xef\xbb\xbf" + LONE_DEAL.encode(), (1, 1, "encoding"), id="byte order mark"),
        pytest.param(
            HEADER.replace('"A"', '"Ан"').encode("cp1251"), (3, 14, "encoding"), id="Windows Cyrillic"
        ),
        pytest.param(LONE_DEAL.encode()[:-20], (14, 9, "cut-file"), id="cut in a line"),
        pytest.param(LONE_DEAL.encode()[:45], (2, 17, "cut-file"), id="cut in a card"),
        pytest.param(LONE_DEAL.encode()[:44], (2, 16, "cut-file"), id="cut in a letter"),
        pytest.param(b"", (1, 1, "empty"), id="empty"),
        pytest.param(b"# nothing\n", (1, 1, "empty"), id="only remarks"),
        pytest.param(b"\x89PNG\r\n\x1a\n\0\0\0", (1, 1, "encoding"), id="a picture"),
        pytest.param(LONE_DEAL.encode("utf-32"), (1, 1, "encoding"), id="UTF-32"),
        pytest.param(LONE_DEAL.replace("no-", "n\0-", 1).encode(), (1, 9, "encoding"), id="a zero byte"),
        pytest.param(b'{"king": 1}', (1, 1, "unknown-tag"), id="another kind of text"),
    ],
)
def test_a_file_of_another_kind(data: bytes, place: tuple[int, int, str]):
    assert found(data) == place


@pytest.mark.parametrize("lang", LANGS)
def test_a_fault_is_told_in_one_line_whatever_stands_there(lang: Lang):
    for damage in ("9" * 5000, "\x1b[31m", "\x0bking", "\u200b9♠"):
        fault = judge_text(f"deal 1 {damage} dealer 1\n", load("king14-kings"))[0].fault
        assert fault is not None
        told = describe(fault, Texts(lang))
        assert told.isprintable()
        assert len(told) < 2000


def test_the_first_fault_is_named_even_when_a_later_line_can_not_be_read():
    text = LONE_DEAL.replace("9♠ -> 3", "9♠ -> 4").replace("row", "score")
    assert found(text) == (6, 24, "wrong-winner")
