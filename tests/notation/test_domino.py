"""A record of the domino form: one action a line, and every damage found at its place."""

from __future__ import annotations

import pytest

from kingclub.notation import NotationError, describe, format_record, judge_text, parse_record, report
from kingclub.rules import load
from kingclub.texts import LANGS, Texts
from tests.notation.games import record_text

RULES = load("domino", players=3)
DEAL = """\
deal 1 domino dealer 3
hand 1 2♣ A♥ Q♦ J♠ A♠ Q♠
hand 2 J♣ 7♠ K♥ 10♦ 8♣ 8♥
hand 3 8♦ Q♣ Q♥ J♥ 10♣ 5♣
stock A♣ 2♠ 10♠ 6♠ 2♦ 4♣ 4♠ 9♦ 3♠ 3♥ 3♦ 7♣ 7♥ 10♥ 9♠ J♦ K♦ 9♣ 6♥ 5♦ 6♣ K♣ 5♥ 6♦ K♠ 3♣ 4♦ 5♠ 2♥ 9♥ A♦ 4♥ 8♠ 7♦
1 play 2♣
2 play 8♣
3 play 5♣
2 play 7♠
3 draw
3 draw
3 play 2♠
1 play J♠
1 play Q♠
2 draw
2 play 10♠
3 draw
3 play 6♠
1 play Q♦
2 play 10♦
3 play 8♦
1 play A♠
2 draw
2 draw
2 draw
2 play 4♠
3 draw
3 draw
3 play 3♠
1 play A♥
2 play 8♥
3 play J♥
2 play 2♦
3 play 9♦
3 play 10♣
2 play 4♣
3 play Q♣
2 play J♣
3 play Q♥
2 play K♥
row  1:3 2:2 3:0
"""


def fault_of(text: str) -> NotationError:
    fault = judge_text(text, RULES)[-1].fault
    assert fault is not None
    return fault


def test_the_deal_is_right_and_printed_as_it_was_read() -> None:
    judgement = judge_text(DEAL, RULES)[0]
    assert judgement.fault is None
    assert format_record(*parse_record(DEAL)) == DEAL
    told = report(judgement, Texts("en"))
    assert told["over"] is True
    assert told["totals"] == {"1": 3, "2": 2, "3": 0}
    deals = told["deals"]
    assert isinstance(deals, list)
    assert deals[0]["terms"] == {"hearts_in_stock": 8}
    assert deals[0]["tally"]["2"]["hearts"] == 2
    assert "K♥" in deals[0]["tally"]["2"]["cards"]


@pytest.mark.parametrize("players", range(2, 8))
def test_a_whole_game_is_judged_right(players: int) -> None:
    text = record_text("domino", f"seed {players}", players=players)
    judgement = judge_text(text)[0]
    assert judgement.fault is None
    assert judgement.game is not None
    assert judgement.game.is_over
    assert format_record(*parse_record(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        pytest.param("stock A♣ 2♠", "# stock A♣ 2♠", (6, 1, "missing-stock"), id="no stock"),
        pytest.param(" 8♠ 7♦\n", " 8♠\n", (5, 107, "card-missing"), id="a card of the stock missing"),
        pytest.param("stock A♣ 2♠", "stock A♣ A♣", (5, 10, "card-twice"), id="a card of the stock twice"),
        pytest.param("stock A♣ 2♠", "stock A♣ 2♣", (5, 10, "card-twice"), id="a card of a hand in the stock"),
        pytest.param("stock A♣ 2♠", "stock A♣ Jo1", (5, 10, "not-in-pack"), id="a joker in the stock"),
        pytest.param("stock A♣", "stock Z♣", (5, 7, "bad-card"), id="no such card"),
        pytest.param("hand 3 8♦ ", "hand 3 ", (4, 23, "card-missing"), id="a short hand"),
        pytest.param(
            "3 draw\n3 draw\n3 play 2♠", "3 draw\n3 play 2♠", (11, 8, "not-in-hand"), id="a draw missing"
        ),
        pytest.param(
            "3 draw\n3 draw\n3 play 2♠",
            "3 play Q♣\n3 draw\n3 play 2♠",
            (10, 8, "must-draw"),
            id="no draw at all",
        ),
        pytest.param("3 play 2♠", "3 draw\n3 play 2♠", (12, 3, "can-follow"), id="a draw too many"),
        pytest.param("1 play 2♣", "1 draw\n1 play 2♣", (6, 3, "can-lead"), id="the leader draws"),
        pytest.param("2 play 8♣", "2 play 7♠", (7, 8, "must-follow"), id="a revoke"),
        pytest.param("2 play 8♣", "3 play 8♣", (7, 1, "not-your-turn"), id="another seat"),
        pytest.param("2 play 8♣", "2 play 2♣", (7, 8, "card-twice"), id="a card played twice"),
        pytest.param("2 play 8♣", "2 play 9♣", (7, 8, "not-in-hand"), id="a card out of the stock"),
        pytest.param("2 play 8♣", "2 plays 8♣", (7, 3, "bad-word"), id="another word"),
        pytest.param("2 play 8♣", "2 play", (7, 7, "missing-word"), id="no card"),
        pytest.param("2 play 8♣", "2 play 8♣ 5♣", (7, 11, "extra-word"), id="two cards"),
        pytest.param("2 play 8♣", "0 play 8♣", (7, 1, "bad-seat"), id="no seat"),
        pytest.param("2 play 8♣", "2 pass", (7, 3, "not-now"), id="a pass"),
        pytest.param("2 play 8♣", "2 suit ♣", (7, 3, "not-now"), id="a suit"),
        pytest.param(
            "1 play 2♣\n", "trick 1 2♣ 8♣ 5♣ -> 2\n", (6, 1, "misplaced"), id="line of another game"
        ),
        pytest.param("1 play 2♣\n", "call 1 pass\n1 play 2♣\n", (6, 8, "not-now"), id="a call"),
        pytest.param("1 play 2♣\n", "flip 2♣\n1 play 2♣\n", (6, 1, "not-now"), id="a flip"),
        pytest.param("3 play Q♥\n2 play K♥\n", "", (39, 1, "missing-action"), id="the last trick missing"),
        pytest.param("3 play Q♥\n2 play K♥\n", "3 play Q♥\n", (40, 1, "missing-action"), id="half a trick"),
        pytest.param("row ", "2 draw\nrow ", (41, 1, "after-the-end"), id="an action too many"),
        pytest.param("1:3 2:2", "1:2 2:3", (41, 6, "wrong-row"), id="a wrong row"),
        pytest.param("row  1:3 2:2 3:0\n", "", (41, 1, "missing-row"), id="no row"),
        pytest.param("deal 1 domino", "deal 1 kis-kis", (1, 8, "wrong-contract"), id="another contract"),
    ],
)
def test_a_damage_is_found_and_told(old: str, new: str, place: tuple[int, int, str]) -> None:
    assert DEAL.count(old) == 1
    fault = fault_of(DEAL.replace(old, new))
    assert (fault.line, fault.column, str(fault.fault)) == place
    for lang in LANGS:
        assert describe(fault, Texts(lang))


def test_what_mends_it_is_told() -> None:
    english = Texts("en")
    told = describe(fault_of(DEAL.replace("2 play 8♣", "3 play 8♣")), english)
    assert "2" in told
    told = describe(fault_of(DEAL.replace("1 play 2♣\n", "trick 1 2♣ 8♣ 5♣ -> 2\n")), english)
    assert "1 play …" in told
    told = describe(fault_of(DEAL.replace("2 play 8♣", "2 play 7♠")), english)
    assert "clubs" in told


def test_a_stock_in_another_order_than_the_seed_makes_it_is_found() -> None:
    text = record_text("domino", "s1", players=4, deals=1)
    line = next(line for line in text.split("\n") if line.startswith("stock"))
    word, first, second, *rest = line.split()
    fault = judge_text(text.replace(line, " ".join([word, second, first, *rest])))[0].fault
    assert fault is not None
    assert (fault.fault, fault.column, fault.wanted) == ("not-from-seed", 7, first)


def test_a_stock_has_no_place_in_a_game_of_tricks() -> None:
    text = record_text("king14-kings", "s1", deals=1)
    fault = judge_text(text.replace("\ntrick", "\nstock\ntrick", 1))[0].fault
    assert fault is not None
    assert fault.fault == "misplaced"
