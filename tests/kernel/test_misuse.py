"""What is asked for wrongly is refused with a reason: no crash, no silent overflow, no lost change."""

import contextlib
import copy
import pickle
import resource
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import overload

import numpy as np
import pytest

from kingclub.cards import CARDS, KING_OF_HEARTS
from kingclub.kernel import (
    Belief,
    Cancelled,
    KingDuty,
    Position,
    Rules,
    Solver,
    Spec,
    Watch,
    plain_of,
    play_deals,
    play_out,
    play_worlds,
)
from kingclub.rules import load
from kingclub.scoring import Terms
from tests.kernel.test_solvers import whole_deal

TOO_MANY = 2**62


def small(**fields: object) -> Position:
    """One card each, a trick worth two half points."""
    spec = Spec()
    spec.seats, spec.pack, spec.trick_price = 2, 0b11, 2
    return Position(Rules(spec), [1, 2], **fields)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    "call",
    [
        lambda: play_out([whole_deal()], repeats=2**31 - 1),
        lambda: play_deals(whole_deal().rules, TOO_MANY),
        lambda: play_deals(whole_deal().rules, -1),
        lambda: Belief(0b111, [0], [3], [7]).sample(TOO_MANY),
        lambda: Belief(0b111, [0], [3], [7]).enumerate(-1),
        lambda: Belief((1 << 24) - 1, [0] * 3, [8] * 3, [(1 << 24) - 1] * 3).enumerate(TOO_MANY),
        lambda: Belief((1 << 54) - 1, [0] * 7, [8, 8, 8, 8, 8, 7, 7], [(1 << 54) - 1] * 7),
        lambda: Belief(1 << 60, [0], [1], [1 << 60]),
        lambda: Belief(7, [0] * 5, [2**31 - 1] * 4 + [7], [7] * 5),
        lambda: Belief(7, [0] * 3, [2**31 - 1, 2**31 - 1, 5], [7] * 3),
        lambda: Rules(Spec()),
        lambda: Solver(0),
        lambda: whole_deal().count_plays(-1),
        lambda: small(points=[100_000, 0]),
        lambda: small(points=[0]),
        lambda: small(bonus=40_000),
        lambda: small(bonus=2_600),
    ],
)
def test_a_mistake_is_refused(call: Callable[[], object]):
    with pytest.raises(ValueError, match=r"\w"):
        call()


def kings(duty: KingDuty, price: int = -32, king_price: int = -32) -> Rules:
    """A deal of three in which only K♥ costs."""
    spec = Spec()
    spec.seats, spec.pack, spec.king_duty = 3, (1 << 52) - 1, duty
    spec.card_price = [price if card is KING_OF_HEARTS else 0 for card in CARDS]
    spec.king_price = king_price
    return Rules(spec)


@pytest.mark.parametrize(("price", "king_price"), [(0, -32), (-32, -34), (-32, 2), (32, 34), (0, 2)])
def test_a_king_moves_no_more_than_it_pays(price: int, king_price: int):
    with pytest.raises(ValueError, match="king_price"):
        kings(KingDuty.PENALTY, price, king_price)
    kings(KingDuty.FORCED, price, king_price)  # nobody can hold it back, and nothing is moved


def test_a_part_of_a_kings_price_can_be_moved():
    for price, king_price in ((-36, -32), (-32, -32), (-32, 0), (32, 32), (36, 32)):
        kings(KingDuty.PENALTY, price, king_price)


HELD_BACK = "turn 1 | 1: A♠ A♥ | 2: 8♠ K♥ | 3: 9♠ 7♥ | king held back"


@pytest.mark.parametrize("duty", [KingDuty.FREE, KingDuty.FORCED])
def test_a_king_is_held_back_only_where_that_costs(duty: KingDuty):
    with pytest.raises(ValueError, match="king held back"):
        Position.of_text(kings(duty), HELD_BACK)
    position = Position.of_text(kings(duty), HELD_BACK.removesuffix(" | king held back"))
    with pytest.raises(ValueError, match="king held back"):
        Position(position.rules, position.hands, king_held_back=True)
    with pytest.raises(ValueError, match="evaded"):
        play_worlds(position, np.array([position.hands], np.uint64), [12], evaded=0b10)


def test_a_king_is_held_back_only_while_it_is_there():
    rules = kings(KingDuty.PENALTY)
    position = Position.of_text(rules, HELD_BACK)
    world = np.array([position.hands], np.uint64)
    with pytest.raises(ValueError, match="evaded"):
        play_worlds(position, world, [12], evaded=0b1000)
    assert play_worlds(position, world, [12], evaded=0b10).sum(axis=(0, 1, 2)).sum() == -32
    with pytest.raises(ValueError, match="king held back"):
        Position.of_text(rules, HELD_BACK.replace("K♥", "Q♥"))


def test_the_largest_bonus_is_exact():
    assert Solver().guarantee(small(bonus=2_400)) == [(0, 0)]
    assert play_out([small(bonus=2_400)]).tolist() == [[[0, 2_402]]]


def search_on(solver: Solver, watch: Watch) -> None:
    while True:
        with contextlib.suppress(RuntimeError):  # the other thread was first
            solver.equilibrium(whole_deal(), watch=watch)


def ask_until_refused(solver: Solver) -> None:
    while True:  # between two searches of the other thread it is free
        solver.guarantee(whole_deal())


def test_a_solver_serves_one_thread_at_a_time():
    solver, watch = Solver(8), Watch()

    def search() -> None:
        with pytest.raises(Cancelled):
            search_on(solver, watch)

    thread = threading.Thread(target=search)
    thread.start()
    with pytest.raises(RuntimeError, match="one thread at a time"):
        ask_until_refused(solver)
    watch.cancel()
    thread.join()
    assert solver.guarantee(whole_deal()) == Solver().guarantee(whole_deal())


def test_more_threads_than_there_are_to_be_had():
    program = "from tests.kernel.test_solvers import whole_deal; from kingclub.kernel import play_deals; "
    program += "print(play_deals(whole_deal().rules, 100_000, threads=100_000).sum())"

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))

    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, preexec_fn=little_room
    )
    assert int(done.stdout) == 100_000 * 8 * -4


def test_counting_can_be_stopped():
    watch = Watch()
    threading.Timer(0.05, watch.cancel).start()
    with pytest.raises(Cancelled):
        whole_deal().count_plays(32, watch)


class MadeAsRead(Sequence[Position]):
    """Positions that nobody else holds."""

    @overload
    def __getitem__(self, index: int) -> Position: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Position]: ...
    def __getitem__(self, index: int | slice) -> Position | Sequence[Position]:
        places = range(300)[index]
        return whole_deal(places) if isinstance(places, int) else [whole_deal(place) for place in places]

    def __len__(self) -> int:
        return 300


def test_positions_that_are_made_as_they_are_read():
    assert play_out(MadeAsRead(), seed=3).tolist() == play_out([*MadeAsRead()], seed=3).tolist()


@pytest.mark.parametrize("kind", [Position, Belief, Rules, Spec, Solver, Watch])
def test_nothing_is_made_without_its_content(kind: type):
    with pytest.raises(TypeError):
        object.__new__(kind)


def test_a_position_can_be_copied_and_is_no_key():
    position = whole_deal()
    pickled = pickle.loads(pickle.dumps(position))
    for other in (position.copy(), copy.copy(position), copy.deepcopy(position), pickled):
        assert other == position
        other.play(next(card for card in range(52) if other.legal_cards >> card & 1))
        assert other != position
        assert str(other) != str(position)
    with pytest.raises(TypeError):
        hash(position)
    assert position != str(position)


def test_specs_and_rules_are_values():
    rules = whole_deal().rules
    spec = rules.spec
    for other in (rules.spec, copy.copy(spec), copy.deepcopy(spec), pickle.loads(pickle.dumps(spec))):
        assert other == spec
        other.card_price = [1, *other.card_price[1:]]
        assert other != spec
        assert Rules(other) != rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    plain = plain_of(ruleset := load("king14-kings"), next(iter(ruleset.contracts.values())), Terms())
    for other in (copy.copy(plain), pickle.loads(pickle.dumps(plain))):
        assert other == plain
        other.rank = [7, *other.rank[1:]]
        assert other != plain
    for value in (spec, rules, plain):
        with pytest.raises(TypeError):
            hash(value)


def test_a_value_that_does_not_fit_names_its_field():
    for name, value in (("seats", 2.5), ("pack", -1), ("card_price", [1, 2]), ("card_kind", [300] * 54)):
        with pytest.raises(TypeError, match=name):
            setattr(Spec(), name, value)


@pytest.mark.parametrize(
    ("error", "says", "call"),
    [
        (ValueError, "^seed: out of range: -1$", lambda: play_deals(whole_deal().rules, 1, seed=-1)),
        (ValueError, "^seed: out of range", lambda: play_out([whole_deal()], seed=2**64)),
        (ValueError, "^deals: out of range", lambda: play_deals(whole_deal().rules, 2**63)),
        (ValueError, "^leader: out of range", lambda: Position(whole_deal().rules, [], 2**40)),
        (ValueError, "^bonus: out of range", lambda: small(bonus=2**40)),
        (ValueError, "^card: out of range", lambda: whole_deal().play(-(2**31) - 1)),
        (ValueError, "^depth: out of range", lambda: whole_deal().count_plays(2**31)),
        (ValueError, "^megabytes: out of range", lambda: Solver(-1)),
        (ValueError, "^worlds: out of range", lambda: Belief(1, [0], [1], [1]).sample(2**63)),
        (TypeError, "^hands: this list does not fit$", lambda: Position(whole_deal().rules, [-1, 0, 0, 0])),
        (TypeError, "^may: this list does not fit", lambda: Belief(1, [0], [1], [2**64])),
        (TypeError, "^leader: this float does not fit", lambda: Position(whole_deal().rules, [], 1.5)),  # pyright: ignore[reportArgumentType]
        (TypeError, "^positions: no position: NoneType", lambda: play_out([None])),  # pyright: ignore[reportArgumentType]
        (TypeError, "^noise: this str does not fit", lambda: play_out([], noise="1")),  # pyright: ignore[reportArgumentType]
        (TypeError, r"{ threads: NoneType }$", lambda: play_out([], threads=None)),  # pyright: ignore[reportArgumentType]
    ],
)
def test_a_number_that_does_not_fit_names_its_argument(
    error: type[Exception], says: str, call: Callable[[], object]
):
    with pytest.raises(error, match=says):
        call()


def test_seats_that_evade_are_seats():
    position = Position.of_text(kings(KingDuty.PENALTY), HELD_BACK)
    for evaded in (2**3, 2**31, 2**32, -1):
        with pytest.raises(ValueError, match=r"^evaded:"):
            play_worlds(position, np.array([position.hands], np.uint64), [12], evaded=evaded)


def test_no_change_of_an_array_is_lost():
    spec = Spec()
    with pytest.raises(TypeError):
        spec.card_price[0] = 99  # pyright: ignore[reportIndexIssue]
    spec.card_price = [99] * 54
    assert spec.card_price[0] == 99
