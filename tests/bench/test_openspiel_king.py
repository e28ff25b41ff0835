"""The peer plays the King that we play: worked positions T1, T2, T4 of the rules, whole random games."""

from collections.abc import Iterator
from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from bench.peers.openspiel_king import CARDS, PLAYERS, RANKS, SUITS, KingState

# The common deal D1, seats N E S W; N deals.
HANDS = (
    "9♠ 10♠ A♠ Q♣ 7♦ 9♦ 10♥ J♥",
    "7♠ 8♠ 8♦ 10♦ A♦ 7♥ 8♥ Q♥",
    "J♠ Q♠ K♠ 7♣ 9♣ 10♣ J♣ Q♦",
    "8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥",
)
BOYS, GIRLS, KING, ALL = 1, 2, 4, 6
PARENT_DEALS = 14


def card_number(text: str) -> int:
    return SUITS.index(text[-1]) * 8 + RANKS.index(text[:-1])


def lowest(cards: list[int]) -> int:
    """Rank first, then spades clubs diamonds hearts."""
    return min(cards, key=lambda card: (card & 7, card >> 3))


def dealt_in_turn(dealer: int) -> Iterator[int]:
    """D1 card by card from the eldest, turned so that N is the dealer."""
    for number in range(CARDS):
        player = (dealer + 1 + number) % PLAYERS
        hand = HANDS[(player - dealer) % PLAYERS].split()
        yield card_number(hand[number // PLAYERS])


def play_to_deal(contract: int) -> KingState:
    state = pyspiel.load_game("python_king14").new_initial_state()
    assert isinstance(state, KingState)
    while state.contract < contract:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def play_common_deal(contract: int) -> tuple[list[int], int]:
    """The points of N E S W and the tricks played, everyone playing his lowest legal card."""
    state = play_to_deal(contract)
    dealer = contract % PLAYERS
    before = state.returns()
    for card in dealt_in_turn(dealer):
        state.apply_action(card)
    plays = 0
    while state.contract == contract:
        state.apply_action(lowest(state.legal_actions()))
        plays += 1
    gained = [after - start for after, start in zip(state.returns(), before, strict=True)]
    return [round(gained[(dealer + seat) % PLAYERS]) for seat in range(PLAYERS)], plays // PLAYERS


@pytest.mark.parametrize(
    ("contract", "row", "tricks"),
    [
        pytest.param(ALL, [-8, -40, -30, -18], 8, id="T1"),
        pytest.param(ALL + 7, [8, 40, 30, 18], 8, id="T1, deal 14"),
        pytest.param(KING, [0, 0, -16, 0], 1, id="T2"),
        pytest.param(GIRLS, [0, 0, -4, -12], 7, id="T4"),
        pytest.param(BOYS, [0, 0, 0, -16], 8, id="T4, deal 2"),
    ],
)
def test_a_worked_deal_gives_its_row(contract: int, row: list[int], tricks: int) -> None:
    assert play_common_deal(contract) == (row, tricks)


@pytest.mark.parametrize("name", ["python_king14", "python_king14_shuffled"])
def test_a_random_game_has_fourteen_deals_and_sums_to_zero(name: str) -> None:
    chance = Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, KingState)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert state.contract == PARENT_DEALS
    assert sum(state.returns()) == 0


def test_a_cloned_state_plays_on_alone() -> None:
    state = play_to_deal(3)
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert state.returns() == play_to_deal(3).returns()
    assert len(state.chance_outcomes()) == CARDS
