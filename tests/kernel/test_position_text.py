"""The text form of a position: what is written is read back, and what contradicts itself is refused.

Every position of the differential test is read back too.
"""

import random
from itertools import islice

import pytest

from kingclub.kernel import KingDuty, Position, Rules, Solver, play_out
from tests.kernel.endings import endings, position_of
from tests.kernel.test_misuse import HELD_BACK, kings, small

ONE_EACH = "turn 1 | 1: 2♠ | 2: 3♠ | points 0 0"
"""`small()`, written."""


def read(text: str) -> Position:
    return Position.of_text(small().rules, text)


def test_it_is_read_back():
    assert read(ONE_EACH) == small()
    assert str(small()) == ONE_EACH


@pytest.mark.parametrize(
    ("part", "fields"),
    [
        (" | bonus 5", {"bonus": 5}),
        (" | bonus -7", {"bonus": -7}),
        (" | hearts broken", {"hearts_broken": True}),
    ],
)
def test_what_makes_positions_unequal_is_written(part: str, fields: dict[str, object]):
    assert str(small(**fields)) == ONE_EACH + part
    assert read(ONE_EACH + part) == small(**fields) != small()


def test_a_trick_that_breaks_suit_is_refused():
    rules = kings(KingDuty.FORCED)
    legal = "turn 3 | 1: 9♦ | 2: 7♠ | 3: 8♠ 2♣ | table 1: K♣ 7♦"
    assert Position.of_text(rules, legal).turn == 2
    for hand in ("7♣", "K♥"):  # it could follow; it had to let K♥ fall
        with pytest.raises(ValueError, match="not legal"):
            Position.of_text(rules, legal.replace("7♠", hand))


def test_an_early_end_waits_for_the_first_trick():
    spec = kings(KingDuty.FREE).spec
    spec.early_end = True
    rules = Rules(spec)
    hands = [0b1, 0b10, 0b100]
    assert Position(rules, hands).is_over
    position = Position(rules, hands, begins=True)
    assert not position.is_over
    assert Position.of_text(rules, str(position)) == position
    assert Solver().guarantee(position) == [(0, 0)]
    assert Solver().equilibrium(position) == [(0, 0)]
    assert play_out([position]).tolist() == [[[0, 0, 0]]]
    for card in range(3):
        position.play(card)
    assert position.is_over


def test_a_king_held_back_is_written():
    position = Position.of_text(kings(KingDuty.PENALTY), HELD_BACK)
    assert position.king_held_back
    assert str(position).endswith("king held back")
    assert Position.of_text(position.rules, str(position)) == position


def test_endings_of_any_spec_are_read_back():
    for state, rules in islice(endings(random.Random(5), 3), 300):
        position = position_of(state, rules)
        assert Position.of_text(rules, str(position)) == position


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no such part"),
        ("1: 2♠ | 2: 3♠", "whose turn"),
        ("turn 3 | 1: 2♠ | 2: 3♠", "no such seat: '3'"),
        ("turn 1 | 1: 2♠ | 2: 3X", "no such card: '3X'"),
        ("turn 1 | 1: 2♠ | 2: 4♠", "not in the pack"),
        ("turn 1 | 1: 2♠ 2♠ | 2: 3♠", "twice: '2♠'"),
        ("turn 1 | 1: 2♠ | 1: 3♠", "twice: '1:'"),
        ("turn 1 | 1: | 2: 3♠ | table 1: 2♠", "not the turn"),
        ("turn 2 | 1: | 2: 3♠ | table 1 2♠", "no colon"),
        ("over 1 | 1: 2♠ | 2: 3♠", "it is not over"),
        ("turn 1 | 01: 2♠ | 2: 3♠", "no such seat: '01'"),
        ("turn 1 | 1: 2♠ | 2: 3♠ | table 1:", "no card lies there"),
        (ONE_EACH.removesuffix(" 0 0"), "no numbers"),
        ("turn 1 | 1: | 2:", "it is over"),
        (ONE_EACH + " | bonus x", "no number: 'x'"),
        (ONE_EACH + " | hearts brocken", "no such part: 'hearts brocken'"),
        (ONE_EACH + " | owed 1", "owed"),
    ],
)
def test_what_is_no_position_is_refused(text: str, reason: str):
    with pytest.raises(ValueError, match=reason):
        read(text)
