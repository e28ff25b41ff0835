"""The record of Kis-Kis: its own lines, what is judged in them, and what may be left out."""

from __future__ import annotations

import json

import msgspec
import pytest

from kingclub.bots import PlainBot
from kingclub.notation import format_record, judge_text, parse_record, record_of_game, report
from kingclub.rules import load
from kingclub.texts import Texts
from tests.notation.games import NAMES, played_game

DEAL = """\
deal 1 kis-kis dealer 1
hand 1 Q♠ 9♦ K♥
hand 2 10♦ 8♠ J♣
stock 6♣ A♦ 10♠ 7♥ 9♠ J♦ A♣ 6♠ 6♦ 7♠ 7♣ 8♣ 9♣ J♠ J♥ Q♣ Q♦ Q♥ K♠ K♣ K♦ A♠ A♥ 6♥ 8♥ 9♥ 10♥ 10♣ 8♦
upcard 7♦
1 play 9♦
2 play 10♦
1 draw
1 play 10♠
2 play 8♠
1 play Q♠
1 suit ♣
2 play J♣
1 draw
1 pass
2 play 6♣
1 play K♥
"""
"""The seven makes seat 2 draw two. The last line is wrong: a six made seat 1 draw and lose his turn."""
RIGHT = DEAL.replace("1 play K♥\n", "2 draw\n2 pass\n")
RULES = load("kis-kis", players=2)


def found(text: str) -> tuple[int, int, str] | None:
    fault = judge_text(text, RULES)[-1].fault
    return None if fault is None else (fault.line, fault.column, str(fault.fault))


def test_the_deal_is_right_and_printed_as_it_was_read() -> None:
    assert found(RIGHT) is None
    assert format_record(*parse_record(RIGHT)) == RIGHT


def test_who_was_made_to_draw_has_lost_his_turn() -> None:
    assert found(DEAL) == (17, 1, "not-your-turn")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        pytest.param("1 play 9♦", "1 play K♥", (6, 8, "does-not-fit"), id="neither suit nor rank"),
        pytest.param("1 play 9♦", "1 play 9♣", (6, 8, "not-in-hand"), id="another's card"),
        pytest.param("1 play 9♦", "1 draw", (6, 3, "must-play"), id="draws with a card to play"),
        pytest.param("1 play 9♦", "1 pass", (6, 3, "must-play"), id="passes with a card to play"),
        pytest.param("1 draw\n1 play 10♠", "1 pass\n1 play 10♠", (8, 3, "draw-first"), id="passes undrawn"),
        pytest.param("1 play 10♠", "1 play Q♠", (9, 8, "only-drawn-card"), id="another card after drawing"),
        pytest.param("1 play 10♠", "1 draw", (9, 3, "already-drawn"), id="draws twice"),
        pytest.param("1 suit ♣\n", "", (12, 1, "not-your-turn"), id="no suit named"),
        pytest.param("1 suit ♣\n", "1 play K♥\n", (12, 8, "suit-due"), id="a card in place of the suit"),
        pytest.param("1 suit ♣", "1 suit ♠", (13, 8, "does-not-fit"), id="another suit ordered"),
        pytest.param("2 play 8♠", "2 suit ♠", (10, 3, "not-now"), id="a suit without a queen"),
        pytest.param("upcard 7♦\n", "", (5, 1, "missing-upcard"), id="no upcard"),
        pytest.param("upcard 7♦\n", "upcard 8♦\n", (5, 8, "card-twice"), id="upcard lies elsewhere"),
        pytest.param(" 8♦\n", "\n", (4, 93, "card-missing"), id="a card missing in the stock"),
        pytest.param("K♥\nhand 2", "\nhand 2", (2, 13, "card-missing"), id="a card missing in a hand"),
        pytest.param("stock 6♣", "stock 5♣", (4, 7, "not-in-pack"), id="a card of another pack"),
        pytest.param("1 play 9♦", "flip 9♦\n1 play 9♦", (6, 1, "not-now"), id="nothing was flipped"),
        pytest.param("1 play 9♦", "trick 1 9♦\n1 play 9♦", (6, 1, "misplaced"), id="a line of another form"),
        pytest.param("2 draw\n2 pass\n", "row 1:0 2:0\n", (17, 1, "missing-action"), id="a row too early"),
    ],
)
def test_damage(old: str, new: str, place: tuple[int, int, str]) -> None:
    assert RIGHT.count(old) == 1
    assert found(RIGHT.replace(old, new)) == place


def test_the_pass_after_a_draw_may_be_left_out() -> None:
    assert found(RIGHT.replace("1 pass\n", "")) is None


def whole(**switches: object) -> str:
    rules = load("kis-kis", players=2, switches=switches)
    for seed in range(60):
        game = played_game(rules, f"flips {seed}", bot=PlainBot())
        text = format_record(record_of_game(game, NAMES[:2], seed=f"flips {seed}"))
        if "flip" in text.partition("\n\n")[2]:
            return text
    raise LookupError("no stock was ever used up")


def test_a_flip_may_be_left_out_where_the_cards_are_turned_over() -> None:
    text = whole()
    assert found(text) is None
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("flip "))
    assert found("\n".join([*lines[:place], *lines[place + 1 :]])) is None
    cards = lines[place].split()
    lines[place] = " ".join([cards[0], *reversed(cards[1:])])
    assert found("\n".join(lines)) == (place + 1, 6, "wrong-flip")


def test_a_flip_must_stand_there_where_the_cards_are_shuffled() -> None:
    text = whole(recycle="shuffle")
    assert found(text) is None
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("flip "))
    assert found("\n".join([*lines[:place], *lines[place + 1 :]])) == (place + 1, 1, "missing-flip")
    cards = lines[place].split()
    lines[place] = " ".join([cards[0], *reversed(cards[1:])])
    assert found("\n".join(lines)) == (place + 1, 6, "not-from-seed")
    unseeded = "\n".join(line for line in lines if not line.startswith("seed"))
    assert found(unseeded) is None or found(unseeded) != (place, 6, "not-from-seed")


def test_the_report_names_cards_and_losers() -> None:
    game = played_game(load("kis-kis", players=3), "report", bot=PlainBot())
    text = format_record(record_of_game(game, NAMES[:3]))
    data = json.loads(msgspec.json.encode(report(judge_text(text)[0], Texts("en"))))
    assert data["losers"] == [seat + 1 for seat in game.losers]
    assert data["winners"] == [seat + 1 for seat in game.winners]
    tally = data["deals"][0]["tally"]
    assert [tally[str(seat + 1)]["cards"] for seat in range(3)] == [
        list(map(str, taken.held)) for taken in game.finished[0].tally
    ]
    assert any(not each["cards"] for each in tally.values())
