"""The exact solvers: equal to brute force, symmetric, stoppable. The long run is tests/kernel/solvers.py."""

import random
import threading
from itertools import islice

import pytest

from kingclub.kernel import Cancelled, Position, Rules, Solver, Spec, Ties, Watch, analyse
from tests.kernel.endings import endings, position_of
from tests.kernel.naive import count_plays
from tests.kernel.solvers import compare


@pytest.mark.parametrize("seed", range(8))
def test_all_values_equal_brute_force(seed: int):
    solver = Solver(megabytes=1)
    for state, rules in islice(endings(random.Random(seed), 2), 250):
        compare(state, rules, solver)


@pytest.mark.parametrize("seed", range(4))
def test_three_cards_each_equal_brute_force(seed: int):
    solver = Solver(megabytes=1)
    for state, rules in islice(endings(random.Random(1000 + seed), 3), 40):
        compare(state, rules, solver)


def test_playout_counts_equal_brute_force():
    for state, rules in islice(endings(random.Random(3), 3), 60):
        for depth in (1, 4, 7):
            assert position_of(state, rules).count_plays(depth) == count_plays(state, depth)


def all_values(position: Position) -> list[dict[int, int]]:
    solver = Solver(megabytes=1)
    values = [dict(solver.guarantee(position)), dict(solver.ceiling(position))]
    ties = (Ties.MEAN, Ties.AGAINST, Ties.IN_FAVOUR)
    return values + [dict(solver.equilibrium(position, tie)) for tie in ties]


def test_seats_may_be_turned_round():
    for state, rules in islice(endings(random.Random(11), 3), 60):
        seats = len(state.hands)
        position = position_of(state, rules)
        hands = [position.hands[(seat - 1) % seats] for seat in range(seats)]
        turned = Position(
            with_next_seats(rules),
            hands,
            (position.leader + 1) % seats,
            position.trick,
            hearts_broken=position.hearts_broken,
            king_held_back=position.king_held_back,
            bonus=state.bonus,
            owed=state.owed,
        )
        assert all_values(turned) == all_values(position)


def with_next_seats(rules: Rules) -> Rules:
    """The same rules with each seat that they name moved on by one."""
    spec = rules.spec
    if spec.owed_tricks:
        spec.declarer = (spec.declarer + 1) % spec.seats
        spec.seller = spec.seller if spec.seller < 0 else (spec.seller + 1) % spec.seats
    return Rules(spec)


def swap_black(bits: int) -> int:
    spades, clubs = bits & 0x1FFF, bits >> 13 & 0x1FFF
    return bits >> 26 << 26 | spades << 13 | clubs


def test_suits_of_equal_rank_may_be_swapped():
    for state, rules in islice(endings(random.Random(12), 3), 60):
        if state.spec.trump in (0, 1):
            continue
        position = position_of(state, rules)
        swapped = Position(
            rules,
            [swap_black(hand) for hand in position.hands],
            position.leader,
            [swap_black(1 << card).bit_length() - 1 for card in position.trick],
            hearts_broken=position.hearts_broken,
            king_held_back=position.king_held_back,
            bonus=state.bonus,
            owed=state.owed,
        )
        for values, expected in zip(all_values(swapped), all_values(position)):
            assert {swap_black(1 << card).bit_length() - 1: v for card, v in values.items()} == expected


def whole_deal(seed: int = 1) -> Position:
    spec = Spec()
    spec.pack = sum(0x1FE0 << 13 * suit for suit in range(4))
    spec.trick_price = -4
    cards = [card for card in range(52) if spec.pack >> card & 1]
    random.Random(seed).shuffle(cards)
    hands = [sum(1 << card for card in cards[8 * seat : 8 * seat + 8]) for seat in range(4)]
    return Position(Rules(spec), hands)


def test_a_search_is_stopped_and_followed_from_another_thread():
    watch, solver = Watch(), Solver(megabytes=8)
    outcome: list[BaseException] = []

    def search() -> None:
        try:
            for seed in range(1000):
                solver.equilibrium(whole_deal(seed), watch=watch)
        except Cancelled as error:
            outcome.append(error)

    thread = threading.Thread(target=search)
    thread.start()
    while not watch.nodes or not watch.cards:  # the interpreter is free while the kernel searches
        pass
    watch.cancel()
    thread.join()
    assert len(outcome) == 1


def test_a_watch_shows_the_search_that_runs():
    position, watch = whole_deal(3), Watch()
    for _ in range(24):
        position.play((position.legal_cards & -position.legal_cards).bit_length() - 1)
    analyse(position, watch=watch)
    assert watch.cards_done == watch.cards > 0
    nodes = watch.nodes
    while not position.is_over:
        position.play((position.legal_cards & -position.legal_cards).bit_length() - 1)
    Solver().guarantee(position, watch)
    assert (watch.cards_done, watch.cards, watch.nodes) == (0, 0, nodes)


def test_a_cancelled_solver_answers_the_next_question():
    solver, watch = Solver(megabytes=1), Watch()
    position = whole_deal()
    watch.cancel()
    with pytest.raises(Cancelled):
        solver.equilibrium(position, watch=watch)
    assert solver.guarantee(position) == Solver().guarantee(position)


def test_a_small_memory_changes_nothing_but_time():
    position = whole_deal(5)
    for _ in range(12):
        position.play((position.legal_cards & -position.legal_cards).bit_length() - 1)
    assert Solver(megabytes=1).equilibrium(position) == Solver(megabytes=64).equilibrium(position)
