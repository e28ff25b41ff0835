"""Worked positions about whole games: T18, T24 and T26 of the rules page, CASES 8 numbers 14, 17 and 18."""

from __future__ import annotations

import msgspec
import pytest

from kingclub.play import Game, Lot, Play, chance
from kingclub.rules import ContractId, Ruleset, UnbalancedRuleset, load
from kingclub.scoring import Taken, Terms, Trump, check_sum, score
from tests.play.positions import (
    D1,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    deal_of,
    legal_cards,
    lowest_legal,
    play_cards,
    play_out,
)


def game_with_rows(ruleset: Ruleset, *rows: tuple[int, ...]) -> Game:
    """A game whose finished deals have these rows, in points."""
    game = Game(ruleset).act(Lot(SOUTH))
    game = game.act(chance(game, "rows"))
    while game.deal is not None:
        game = game.act(game.legal()[0])
    (finished,) = game.finished
    written = [
        msgspec.structs.replace(finished.row, points=tuple(2 * each for each in row), number=number)
        for number, row in enumerate(rows, 1)
    ]
    return msgspec.structs.replace(
        game, finished=tuple(msgspec.structs.replace(finished, row=row) for row in written)
    )


def test_t18_the_deal_that_ends_the_game() -> None:
    ruleset = load("suit-auction", players=4)
    before = game_with_rows(ruleset, (60, 72, 40, 70))  # north, east, south, west
    assert not before.is_over
    after = game_with_rows(ruleset, (60, 72, 40, 70), (0, 6, 9, 3))
    assert after.sheet.total() == (2 * 60, 2 * 78, 2 * 49, 2 * 73)
    assert after.is_over
    assert after.winners == (SOUTH,)


def test_t24_ten_deals_without_everything() -> None:
    ruleset = load("ladies", switches={"yeralash": "none"})
    totals = [ruleset.contracts[contract].total / 2 for contract in ruleset.programme]
    assert len(totals) == 10
    assert (sum(totals[:6]), sum(totals[6:])) == (-96, 96)
    with pytest.raises(UnbalancedRuleset):
        load("trump", switches={"yeralash": "none", "trump_price": 6})


def test_t26_what_may_end_early_and_what_runs_to_the_last_trick() -> None:
    assert load("ladies-blank").contract_of_deal(5) == load("ladies-blank").contracts[ContractId.NO_KING]
    king = play_out(deal_of("ladies-blank", ContractId.NO_KING, D1), lowest_legal)
    taken = [trick for trick in king.tricks if "K♥" in map(str, trick.cards)]
    assert king.tricks[-1:] == tuple(taken)
    assert len(play_out(deal_of("ladies", ContractId.NO_LAST_TWO, D1), lowest_legal).tricks) == 8


def test_case_14_trump_deals_at_six_and_everything_are_too_much() -> None:
    with pytest.raises(UnbalancedRuleset, match="= 96") as refused:
        load("ladies", switches={"trump_price": 6})
    assert "4×48" in refused.value.arithmetic


def test_case_17_the_sums_of_the_portuguese_game() -> None:
    ruleset = load("portuguese")
    totals = [ruleset.contracts[contract].total / 2 for contract in ruleset.programme]
    assert totals == [-260, -260, -200, -240, -160, -180, 325, 325, 325, 325]
    assert sum(totals) == 0
    men = ruleset.contracts[ContractId.NO_BOYS]
    tally = tuple(Taken(boys=count) for count in (2, 3, 1, 1))  # one of the eight is missing
    assert score(men, Terms(), tally) == (-120, -180, -60, -60)
    assert check_sum(men, Terms(), tally) / 2 - sum(score(men, Terms(), tally)) / 2 == -30


@pytest.mark.parametrize(
    ("hand", "legal"),
    [("7♠ A♣", {"7♠"}), ("7♠ K♠", {"7♠", "K♠"}), ("7♦ A♠", {"7♦"}), ("8♣ A♣", {"8♣", "A♣"})],
)
def test_case_18_a_void_seat_trumps_but_need_not_beat(hand: str, legal: set[str]) -> None:
    hands = {NORTH: "9♦ 8♥", EAST: "Q♠ 7♥", SOUTH: hand, WEST: "10♦ 9♥"}
    deal = deal_of("ladies", ContractId.TRUMP, hands, dealer=WEST, terms=Terms(trump=Trump.SPADES))
    deal = play_cards(deal, "9♦ Q♠")
    assert legal_cards(deal) == legal
    assert all(isinstance(action, Play) for action in deal.legal())


def test_case_18_the_lowest_card_takes_a_reversed_trick() -> None:
    hands = {NORTH: "7♣", EAST: "A♣", SOUTH: "K♣", WEST: "10♣"}
    terms = Terms(declarer=NORTH, trump=Trump.NONE, reversed=True)
    deal = play_out(deal_of("ladies-book", ContractId.TRUMP, hands, dealer=WEST, terms=terms), lowest_legal)
    assert [trick.winner for trick in deal.tricks] == [NORTH]
    plain = msgspec.structs.replace(terms, reversed=False)
    deal = play_out(deal_of("ladies-book", ContractId.TRUMP, hands, dealer=WEST, terms=plain), lowest_legal)
    assert [trick.winner for trick in deal.tricks] == [EAST]
