"""Calls in a record: how they are written, and every way in which they can be wrong."""

from __future__ import annotations

import pytest

from kingclub.notation import format_record, judge_text, parse_record
from kingclub.rules import load

SOLD = """\
deal 9 trump dealer 1
hand 1 9♠ 10♠ A♠ Q♣ 7♦ 9♦ 10♥ J♥
hand 2 7♠ 8♠ 8♦ 10♦ 7♥ 8♥ Q♥ A♦
hand 3 J♠ Q♠ K♠ 7♣ 9♣ 10♣ J♣ Q♦
hand 4 8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥
call 2 trade yes
call 3 pass
call 4 offer 2
call 1 offer 3
call 4 pass
call 1 declare last-card reversed
shown 1 J♥
trick 2 7♠ J♠ 9♥ 9♠ -> 4
"""
BOOK = load("ladies-book")


def test_a_sold_deal_is_right():
    assert judge_text(SOLD, BOOK)[0].fault is None
    assert format_record(*parse_record(SOLD)) == SOLD


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        pytest.param("call 1 offer 3", "call 1 offer 2", (9, 8, "bid-too-low"), id="offer too low"),
        pytest.param("call 1 offer 3", "call 1 offer 9", (9, 8, "bid-too-high"), id="offer too high"),
        pytest.param("call 4 offer 2", "call 1 offer 2", (8, 6, "not-your-turn"), id="offer out of turn"),
        pytest.param("call 2 trade yes\n", "", (6, 6, "not-your-turn"), id="missing call"),
        pytest.param(
            "declare last-card reversed", "declare reversed", (11, 8, "not-offered"), id="no trump named"
        ),
        pytest.param("declare last-card", "declare sun", (11, 16, "bad-word"), id="no such trump"),
        pytest.param("reversed", "upside-down", (11, 26, "bad-word"), id="no such addition"),
        pytest.param("trade yes", "trade maybe", (6, 14, "bad-word"), id="neither yes nor no"),
        pytest.param("trade yes", "sell", (6, 8, "bad-word"), id="no such call"),
        pytest.param("call 4 offer 2", "call 4 offer", (8, 13, "missing-word"), id="offer of nothing"),
        pytest.param("call 3 pass", "call 3 pass 2", (7, 13, "extra-word"), id="a word too many"),
        pytest.param("shown 1 J♥", "shown 1 10♥", (12, 9, "wrong-shown"), id="another card shown"),
        pytest.param("shown 1 J♥", "shown 4 J♥", (12, 7, "wrong-shown"), id="another's card shown"),
        pytest.param(
            "call 1 declare last-card reversed\nshown 1 J♥\n", "", (11, 1, "missing-call"), id="no trump"
        ),
        pytest.param("trick 2", "trick 1", (13, 7, "wrong-leader"), id="the buyer does not lead"),
        pytest.param("9♠ -> 4", "9♠ -> 3", (13, 24, "wrong-winner"), id="trump takes the trick"),
    ],
)
def test_a_damaged_call(old: str, new: str, place: tuple[int, int, str]):
    assert SOLD.count(old) == 1
    fault = judge_text(SOLD.replace(old, new), BOOK)[0].fault
    assert fault is not None
    assert (fault.line, fault.column, str(fault.fault)) == place


ORDERED = """\
[king 1]
rules    ordered-pass 1
seats    4  "A" "B" "C" "D"

deal 1 {contract} dealer 1
hand 1 9♠ 10♠ A♠ Q♣ 7♦ 9♦ 10♥ J♥
hand 2 7♠ 8♠ 8♦ 10♦ 7♥ 8♥ Q♥ A♦
hand 3 J♠ Q♠ K♠ 7♣ 9♣ 10♣ J♣ Q♦
hand 4 8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥
call 2 pass
{calls}"""


@pytest.mark.parametrize(
    ("contract", "calls", "fault"),
    [
        pytest.param("?", "", None, id="not ordered yet"),
        pytest.param("no-girls", "call 3 order no-girls\n", None, id="ordered"),
        pytest.param("no-boys", "call 3 order no-girls\n", (5, 8, "wrong-contract"), id="another is ordered"),
        pytest.param("?", "call 3 order no-girls\n", (5, 8, "wrong-contract"), id="ordered but not named"),
        pytest.param("no-girls", "call 3 order trump\n", (11, 8, "not-in-list"), id="not on the list"),
        pytest.param(
            "?", "call 3 pass\ncall 4 pass\ncall 1 pass\n", (13, 8, "must-call"), id="the dealer must order"
        ),
    ],
)
def test_an_ordered_deal(contract: str, calls: str, fault: tuple[int, int, str] | None):
    text = ORDERED.format(contract=contract, calls=calls)
    found = judge_text(text)[0].fault
    assert (found and (found.line, found.column, str(found.fault))) == fault
