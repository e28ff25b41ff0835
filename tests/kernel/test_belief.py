"""Belief: the exact count, uniform worlds, what plays tell, and the truth always possible."""

import itertools
import math
import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from msgspec.structs import replace

from kingclub.cards import Card, CardSet
from kingclub.kernel import Belief, KingDuty, NoWorld, Rules, Spec, evidence_of
from kingclub.kernel.knowledge import knowledge_of
from kingclub.play import Deal, Game, Play, View, deal_view, view
from kingclub.play.trick_play import TrickPlay
from kingclub.scoring import Seat
from tests.kernel.differential import random_deal, settings
from tests.kernel.naive import State

Masks = list[int]


def brute_force(unseen: int, hidden: list[int], may: Masks) -> set[tuple[int, ...]]:
    """All worlds, by trying every owner of every card."""
    cards = [card for card in range(54) if unseen >> card & 1]
    worlds: set[tuple[int, ...]] = set()
    for owners in itertools.product(range(len(hidden)), repeat=len(cards)):
        hands = [0] * len(hidden)
        for card, owner in zip(cards, owners):
            hands[owner] |= 1 << card
        fits = all(hand.bit_count() == size for hand, size in zip(hands, hidden))
        if fits and not any(hand & ~mask for hand, mask in zip(hands, may)):
            worlds.add(tuple(hands))
    return worlds


def random_belief(chance: random.Random) -> tuple[int, list[int], Masks]:
    places = chance.randint(1, 4)
    hidden = [chance.randint(0, 3 if places < 4 else 2) for _ in range(places)]
    unseen = sum(1 << card for card in chance.sample(range(54), sum(hidden)))
    may = [unseen if chance.random() < 0.3 else unseen & chance.getrandbits(54) for _ in range(places)]
    return unseen, hidden, may


def test_counts_and_lists_of_worlds_equal_brute_force():
    chance = random.Random(1)
    impossible = 0
    for _ in range(300):
        unseen, hidden, may = random_belief(chance)
        expected = brute_force(unseen, hidden, may)
        belief = Belief(unseen, [0] * len(hidden), hidden, may)
        assert belief.count == len(expected)
        if not expected:
            impossible += 1
            with pytest.raises(NoWorld):
                belief.sample(1)
            continue
        listed = [tuple(map(int, world)) for world in belief.enumerate(10**6)]
        assert len(listed) == len(expected)
        assert set(listed) == expected
        assert {tuple(map(int, world)) for world in belief.sample(50, 7)} <= expected
    assert 20 < impossible < 280


@pytest.mark.parametrize(
    ("hidden", "count"),
    [([1] * 3, 6), ([2] * 3, 90), ([3] * 3, 1_680), ([4] * 3, 34_650), ([5] * 3, 756_756)],
)
def test_known_numbers_of_worlds(hidden: list[int], count: int):
    unseen = (1 << sum(hidden)) - 1
    assert Belief(unseen, [0] * 3, hidden, [unseen] * 3).count == count


def test_more_worlds_than_64_bits_count():
    hidden = [8, 8, 8, 9, 10]
    unseen = (1 << sum(hidden)) - 1
    count = math.factorial(43)
    for size in hidden:
        count //= math.factorial(size)
    belief = Belief(unseen, [0] * 5, hidden, [unseen] * 5)
    assert belief.count == count > 1 << 64
    for world in belief.sample(100, 3):
        assert [int(hand).bit_count() for hand in world] == hidden
        assert sum(map(int, world)) == unseen


@pytest.mark.parametrize("seed", range(5))
def test_worlds_are_drawn_uniformly(seed: int):
    chance = random.Random(seed)
    while True:
        unseen, hidden, may = random_belief(chance)
        belief = Belief(unseen, [0] * len(hidden), hidden, may)
        if 10 < belief.count < 500:
            break
    draws = 400 * belief.count
    number = {tuple(map(int, world)): index for index, world in enumerate(belief.enumerate(500))}
    counts = np.zeros(belief.count)
    for world in belief.sample(draws, 1000 + seed):
        counts[number[tuple(map(int, world))]] += 1
    expected = draws / belief.count
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    freedom = belief.count - 1
    # Wilson–Hilferty: z of a χ² value; four standard deviations, for stated seeds.
    z = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    assert abs(z) < 4


def test_samples_do_not_depend_on_the_number_of_threads():
    unseen = (1 << 24) - 1
    belief = Belief(unseen, [0] * 3, [8] * 3, [unseen] * 3)
    assert (belief.sample(1000, 5, threads=1) == belief.sample(1000, 5, threads=3)).all()


@pytest.mark.parametrize("seed", range(4))
def test_the_true_deal_is_always_possible(seed: int):
    chance = random.Random(seed)
    for setting in islice(settings(chance), 20):
        deal = random_deal(chance, setting)
        while not deal.is_over:
            deal = deal.act(chance.choice(deal.legal()))
            if deal.is_over or chance.random() < 0.7:
                continue
            seat = Seat(chance.randrange(setting.ruleset.players))
            seen = view(Game(setting.ruleset, deal.dealt.dealer, (), deal), seat)
            knowledge = knowledge_of(seen)
            hands = held(deal)
            for hand, may, mine in zip(hands, knowledge.evidence.may_hold, range(9)):
                assert mine == seat or not hand & ~may
            if knowledge.count < 300:
                assert hands in [list(map(int, w)) for w in knowledge.enumerate(300)]
            for world in knowledge.sample(5, seed):
                position = knowledge.position(world)
                assert position.turn == deal.turn
                assert int(world[seat]) == deal.hand(seat).bits
                assert deal_view(deal, seat).hand_sizes == tuple(int(h).bit_count() for h in world)


def some_view() -> View:
    chance = random.Random(3)
    setting = next(settings(chance))
    deal = random_deal(chance, setting)
    for _ in range(5):
        deal = deal.act(chance.choice(deal.legal()))
    return view(Game(setting.ruleset, deal.dealt.dealer, (), deal), Seat(1))


def test_hands_that_are_not_one_a_seat_are_refused():
    knowledge = knowledge_of(some_view())
    world = [int(hand) for hand in knowledge.sample(1)[0]]
    for hands in (world[:1], world[:-1], [*world, 0], []):
        with pytest.raises(ValueError, match="hands"):
            knowledge.position(hands)


def test_a_view_that_contradicts_itself_is_refused():
    seen = some_view()
    assert seen.deal is not None
    size = len(seen.deal.hand)
    for wrong in (size - 1, size + 1, 0):
        sizes = tuple(wrong if seat == 1 else other for seat, other in enumerate(seen.deal.hand_sizes))
        with pytest.raises(ValueError, match="contradicts itself"):
            knowledge_of(replace(seen, deal=replace(seen.deal, hand_sizes=sizes)))


def could_have_played(spec: Spec, hands: tuple[frozenset[int], ...], leader: int, plays: list[int]) -> bool:
    """Whether these hands could have played so: the definition of a consistent world."""
    state = State(spec, hands, leader)
    for card in plays:
        if state.is_over or card not in state.legal:
            return False
        state = state.after(card)[0]
    return True


@pytest.mark.parametrize("seed", range(6))
def test_evidence_leaves_exactly_the_worlds_that_could_have_played_so(seed: int):
    chance = random.Random(seed)
    compared = 0
    for setting in islice(settings(chance), 60):
        if setting.ruleset.players != 4:
            continue
        deal = random_deal(chance, setting)
        stop = chance.randint(20, 27)
        plays: list[int] = []
        while not deal.is_over and len(plays) < stop:
            action = chance.choice(deal.legal())
            deal = deal.act(action)
            assert isinstance(action, Play)
            plays.append(action.card.index)
        if deal.is_over:
            continue
        knowledge = knowledge_of(view(Game(setting.ruleset, deal.dealt.dealer, (), deal), Seat(0)))
        if knowledge.count > 150:
            continue
        free = [c for hand in held(deal)[1:] for c in CardSet(hand)]
        played_by = history(deal)
        spec = setting.rules.spec
        spec.early_end = False
        possible = {
            hands
            for hands in splits(free, [hand.bit_count() for hand in held(deal)[1:]])
            if could_have_played(
                spec,
                tuple(
                    frozenset([*kept, *played_by[seat]])
                    for seat, kept in enumerate([[c.index for c in deal.hand(Seat(0))], *hands])
                ),
                first_leader(deal),
                plays,
            )
        }
        listed = {
            tuple(tuple(c.index for c in CardSet(int(hand))) for hand in world[1:])
            for world in knowledge.enumerate(150)
        }
        assert listed == possible
        compared += 1
    assert compared > 5


def held(deal: Deal) -> list[int]:
    return [deal.hand(Seat(seat)).bits for seat in range(deal.dealt.ruleset.players)]


def first_leader(deal: Deal) -> Seat:
    phase = deal.play
    assert isinstance(phase, TrickPlay)
    return phase.tricks[0].leader if phase.tricks else phase.leader


def history(deal: Deal) -> list[list[int]]:
    phase = deal.play
    assert isinstance(phase, TrickPlay)
    played: list[list[int]] = [[] for _ in range(4)]
    for trick in phase.tricks:
        for place, card in enumerate(trick.cards):
            played[trick.seat_of(place)].append(card.index)
    for place, card in enumerate(phase.on_table):
        played[(phase.leader + place) % 4].append(card.index)
    return played


def splits(cards: list[Card], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    indices = sorted(card.index for card in cards)
    for first in itertools.combinations(indices, sizes[0]):
        rest = [i for i in indices if i not in first]
        for second in itertools.combinations(rest, sizes[1]):
            yield first, second, tuple(i for i in rest if i not in second)


@pytest.mark.parametrize("duty", [KingDuty.FORCED, KingDuty.PENALTY])
def test_what_no_mask_can_say_is_refused(duty: KingDuty):
    """Who holds K♥ and plays a joker off suit can follow, or holds it back: which of them no mask says."""
    spec = Spec()
    spec.seats, spec.pack, spec.king_duty, spec.joker_any_time = 3, (1 << 54) - 1, duty, True
    with pytest.raises(ValueError, match="a duty of K♥"):
        evidence_of(Rules(spec), 0, [12, 52, 0])
    spec.joker_any_time = False  # then it is a sign of a void
    evidence = evidence_of(Rules(spec), 0, [12, 52, 0])
    assert evidence.evaded == (0b10 if duty is KingDuty.PENALTY else 0)


def test_a_discard_of_another_card_clears_a_seat_of_the_king():
    spec = Spec()
    spec.pack, spec.king_duty = (1 << 52) - 1, KingDuty.FORCED
    king, ace_of_spades, deuce_of_clubs = 50, 12, 13
    evidence = evidence_of(Rules(spec), 0, [ace_of_spades, deuce_of_clubs])
    assert not evidence.may_hold[1] >> king & 1
    assert not evidence.may_hold[1] & 0x1FFF
    assert evidence.may_hold[2] >> king & 1
