"""Random small endings over all that a Spec can say, for the kernel and the naive second opinion."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from kingclub.kernel import HeartLead, KingDuty, Position, Rules, Spec
from tests.kernel.naive import JOKERS, KING, State, suit

ITEMS = ("hearts", "boys", "girls", "king", "spots", "tricks", "last")
_DEALS = [(item,) for item in ITEMS] + [ITEMS[:4] + ITEMS[5:]]


def random_spec(chance: random.Random, seats: int) -> tuple[Spec, list[int]]:
    """A spec, and its pack as a list."""
    items = chance.choice([*_DEALS, tuple(chance.sample(ITEMS, 3))])
    sign = chance.choice([1, -1])
    lowest = chance.choice([2, 6, 7, 7])
    jokers = JOKERS if chance.random() < 0.25 else ()
    pack = [13 * s + rank - 2 for s in range(4) for rank in range(lowest, 15)] + [*jokers]
    spec = Spec()
    spec.seats = seats
    spec.pack = bits(pack)
    joker_price = chance.choice([0, 4, 40])
    spec.card_price = [sign * (joker_price if card in JOKERS else price(card, items)) for card in range(54)]
    if chance.random() < 0.3:
        spec.card_kind = [chance.randrange(2) for _ in range(54)]
    spec.king_price = 32 * sign if "king" in items else 0
    spec.trick_price = 4 * sign if "tricks" in items else 0
    if "last" in items:
        spec.last_tricks, spec.last_price = chance.choice([1, 2, 2, 3]), 16 * sign
    spec.early_end = not spec.trick_price and not spec.last_price and chance.random() < 0.7
    spec.trump, spec.must_trump = chance.choice([-1, -1, 0, 1, 2, 3]), chance.random() < 0.5
    spec.reversed = chance.random() < 0.2
    spec.heart_lead = chance.choice([HeartLead.FREE, HeartLead.AFTER_BROKEN, HeartLead.BANNED])
    duties = [KingDuty.FREE, KingDuty.FORCED] + ([KingDuty.PENALTY] if sign < 0 else [])
    spec.king_duty = chance.choice(duties)
    spec.king_under_ace = chance.random() < 0.3
    spec.joker_any_time = chance.random() < 0.5
    spec.joker_loses_to_high_heart = chance.random() < 0.5
    if spec.trick_price and chance.random() < 0.5:
        spec.declarer, spec.owed_tricks = chance.randrange(seats), chance.randint(1, 4)
        others = [seat for seat in range(seats) if seat != spec.declarer]
        spec.seller = chance.choice([-1, *others])
    return spec, pack


def price(card: int, items: tuple[str, ...]) -> int:
    rank = card % 13 + 2
    worth = {"hearts": 4 * (suit(card) == 3), "boys": 8 * (rank == 11), "girls": 8 * (rank == 12)}
    worth |= {"king": 32 * (card == KING), "spots": 2 * rank * (suit(card) == 3)}
    return sum(worth.get(item, 0) for item in items)


def bits(cards: frozenset[int] | list[int]) -> int:
    return sum(1 << card for card in cards)


def position_of(state: State, rules: Rules) -> Position:
    return Position(
        rules,
        [bits(hand) for hand in state.hands],
        state.leader,
        list(state.trick),
        hearts_broken=state.broken,
        king_held_back=state.held_back,
        bonus=state.bonus,
        owed=state.owed,
    )


def endings(chance: random.Random, most_cards: int) -> Iterator[tuple[State, Rules]]:
    """Positions with up to `most_cards` to a hand, some inside a trick, some with a card laid aside."""
    while True:
        seats = chance.choice([3, 4, 4, 4, 5])
        spec, pack = random_spec(chance, seats)
        size = chance.randint(1, most_cards if seats < 5 else min(most_cards, 2))
        cards = chance.sample(pack, seats * size)
        hands = tuple(frozenset(cards[i * size : (i + 1) * size]) for i in range(seats))
        owed = chance.randint(0, spec.owed_tricks)
        state = State(spec, hands, chance.randrange(seats), broken=chance.random() < 0.5, owed=owed)
        for _ in range(chance.randrange(seats)):
            if not state.is_over:
                state = state.after(chance.choice(state.legal))[0]
        if state.is_over:
            continue
        if chance.random() < 0.2:
            state = replace(state, bonus=chance.choice([-3, 5]))
        yield state, Rules(spec)
