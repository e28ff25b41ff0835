"""Figures over one's own sheets, and settling: sums that nothing may change."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kingclub.rules import load
from kingclub.scorepad import Pad
from kingclub.scorepad.statistics import figures
from kingclub.scoring import balances, is_zero_sum, settle
from tests.scorepad.random_rows import random_ruleset
from tests.scorepad.sheets import typed_sheet


def sheets_of(preset: str, count: int) -> list[Pad]:
    ruleset = load(preset, players=4)
    names = ("A", "B", "C", "D")
    sheets = [typed_sheet(Random(seed), ruleset, ruleset.deals or 8, ()) for seed in range(count)]
    return [msgspec.structs.replace(sheet, names=names) for sheet in sheets]


def test_sheets_of_different_rules_are_never_mixed() -> None:
    ladies, classic = sheets_of("ladies", 2), sheets_of("king14-kings", 1)
    found = figures([ladies[0], *classic, ladies[1]])
    assert [each.ruleset.preset for each in found] == ["ladies", "king14-kings"]
    assert [each.people[0].games for each in found] == [2, 1]


def test_the_figures_add_up_to_the_sheets() -> None:
    sheets = sheets_of("ladies", 3)
    (found,) = figures(sheets)
    for seat, person in enumerate(found.people):
        own = [deal for deal in found.contracts if deal.person == person.person]
        assert sum(deal.total for deal in own) == person.total == sum(pad.total()[seat] for pad in sheets)
        assert sum(deal.deals for deal in own) == 36
        assert all(deal.worst <= deal.total / deal.deals <= deal.best for deal in own)
        assert person.wins == sum(seat in pad.winners for pad in sheets)


def test_where_the_lowest_wins_the_best_is_the_lowest() -> None:
    (found,) = figures(sheets_of("jokers", 1))
    assert all(deal.best <= deal.worst for deal in found.contracts)


@given(st.integers(0, 2**32), st.fractions(min_value="1/100", max_value=100))
def test_a_settlement_pays_what_is_owed_to_the_coin(seed: int, coins_a_point: Fraction) -> None:
    random = Random(seed)
    ruleset = random_ruleset(random)
    totals = [random.randint(-200, 200) for _ in range(ruleset.players)]
    points = balances(ruleset, totals)
    settlement = settle(points, coins_a_point)
    assert sum(points) == sum(settlement.coins) == sum(settlement.remainders) == 0
    assert all(abs(each) < 1 for each in settlement.remainders)
    received = list(settlement.coins)
    for payment in settlement.payments:
        received[payment.payer] += payment.coins
        received[payment.payee] -= payment.coins
    assert not any(received)
    assert len(settlement.payments) < max(1, len(totals))


def test_a_game_that_sums_to_zero_pays_its_totals() -> None:
    """RULES 7, T23."""
    ruleset = load("ladies-blank")
    assert is_zero_sum(ruleset)
    assert balances(ruleset, [-40, 34, -44, 50]) == (-20, 17, -22, 25)


def test_in_an_auction_each_pair_settles() -> None:
    ruleset = load("trump-auction")
    assert not is_zero_sum(ruleset)
    totals = [20, 0, -10, -40]
    assert balances(ruleset, totals) == tuple(Fraction(4 * own - sum(totals), 2) for own in totals)
    average = load("trump-auction", switches={"settle": "average"})
    assert balances(average, totals) == tuple(Fraction(4 * own - sum(totals), 8) for own in totals)
