"""A second opinion on everything the kernel computes: slow, obvious, and sharing no code with it.

Cards, seats and prices are numbered as in the kernel. States are plain tuples, nothing is remembered
between them but by `lru_cache`, nothing is merged but the equal cards that a tie counts once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from kingclub_kernel import HeartLead, KingDuty, Spec

FIXED = 2048 * 81 * 5
KING, ACE = 39 + 11, 39 + 12
JOKERS = (52, 53)


def suit(card: int) -> int:
    return 3 if card in JOKERS else card // 13


@dataclass(frozen=True)
class State:
    spec: Spec
    hands: tuple[frozenset[int], ...]
    leader: int
    trick: tuple[int, ...] = ()
    broken: bool = False
    held_back: bool = False
    bonus: int = 0
    owed: int = 0

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def is_over(self) -> bool:
        left = [card for hand in self.hands for card in hand]
        if self.trick:
            return False
        return not left or (self.spec.early_end and not any(self.spec.card_price[card] for card in left))

    @cached_property
    def legal(self) -> list[int]:
        spec, hand = self.spec, self.hands[self.turn]
        if not self.trick:
            bound = spec.heart_lead == HeartLead.BANNED or (
                spec.heart_lead == HeartLead.AFTER_BROKEN and not self.broken
            )
            plain = [card for card in hand if suit(card) != 3]
            return sorted(plain if bound and plain else hand)
        led = suit(self.trick[0])
        follow = [card for card in hand if suit(card) == led]
        free_jokers = [card for card in hand if card in JOKERS] if spec.joker_any_time else []
        if follow:
            if spec.king_under_ace and ACE in self.trick and led == 3 and KING in hand:
                return [KING]
            return sorted({*follow, *free_jokers})
        if spec.king_duty == KingDuty.FORCED and KING in hand:
            return [KING]
        trumps = [card for card in hand if suit(card) == spec.trump]
        if spec.must_trump and trumps:
            return sorted({*trumps, *free_jokers})
        return sorted(hand)

    def height(self, card: int) -> float:
        if card in JOKERS:
            return 10.5 * (-1 if self.spec.reversed else 1)
        return (card % 13 + 2) * (-1 if self.spec.reversed else 1)

    def takes(self, trick: tuple[int, ...]) -> int:
        """The place in the trick of the card that takes it."""
        led = suit(trick[0])
        jokers = [card for card in trick if card in JOKERS]
        if jokers and led != 3:
            high = [card for card in trick if suit(card) == 3 and card not in JOKERS and card % 13 >= 9]
            if self.spec.joker_loses_to_high_heart and high:
                return trick.index(max(high, key=self.height))
            return trick.index(jokers[0])
        trumps = [card for card in trick if suit(card) == self.spec.trump]
        of = trumps or [card for card in trick if suit(card) == led]
        return trick.index(max(of, key=lambda card: (self.height(card), -trick.index(card))))

    def after(self, card: int) -> tuple[State, tuple[int, ...]]:
        """The next state, and what each seat is paid by this play."""
        spec, n, turn = self.spec, len(self.hands), self.turn
        hand = self.hands[turn]
        held = self.held_back
        if spec.king_duty == KingDuty.PENALTY and self.trick and KING in hand and card != KING:
            led = suit(self.trick[0])
            held = held or all(suit(other) != led for other in hand)
        hands = tuple(h - {card} if seat == turn else h for seat, h in enumerate(self.hands))
        trick = (*self.trick, card)
        broken = self.broken or suit(card) == 3
        paid = [0] * n
        if len(trick) < n:
            return replace(self, hands=hands, trick=trick, broken=broken, held_back=held), tuple(paid)
        winner = (self.leader + self.takes(trick)) % n
        paid[winner] += sum(spec.card_price[c] for c in trick) + self.bonus
        owes = winner == spec.declarer and self.owed > 0
        if not owes:
            paid[winner] += spec.trick_price
        elif spec.seller >= 0:
            paid[spec.seller] += spec.trick_price
        if len(hands[0]) < spec.last_tricks:
            paid[winner] += spec.last_price
        if held and KING in trick:
            paid[winner] -= spec.king_price
            paid[(self.leader + trick.index(KING)) % n] += spec.king_price
            held = False
        after = State(spec, hands, winner, broken=broken, held_back=held, owed=self.owed - owes)
        return after, tuple(paid)


def count_plays(state: State, depth: int) -> int:
    if depth == 0 or state.is_over:
        return 1
    return sum(count_plays(state.after(card)[0], depth - 1) for card in state.legal)


def worst_or_best(state: State, me: int, others: Callable[..., int]) -> int:
    """Points to come for `me` when the others take `others` (min or max) of their choices."""
    if state.is_over:
        return 0
    pick = max if state.turn == me else others
    values: list[int] = []
    for card in state.legal:
        then, paid = state.after(card)
        values.append(paid[me] + worst_or_best(then, me, others))
    return pick(values)


def guarantee(state: State) -> dict[int, int]:
    return _by_card(state, lambda then, me: worst_or_best(then, me, min))


def ceiling(state: State) -> dict[int, int]:
    return _by_card(state, lambda then, me: worst_or_best(then, me, max))


def _by_card(state: State, value: Callable[[State, int], int]) -> dict[int, int]:
    values: dict[int, int] = {}
    for card in state.legal:
        then, paid = state.after(card)
        values[card] = paid[state.turn] + value(then, state.turn)
    return values


def classes(state: State) -> list[list[int]]:
    """Legal cards by equality: one suit, one price, no card of another between them in hand or trick."""
    turn, spec = state.turn, state.spec
    others = [card for seat, hand in enumerate(state.hands) if seat != turn for card in hand]
    others += state.trick
    found: dict[tuple[object, ...], list[int]] = {}
    for card in state.legal:
        below = sum(suit(c) == suit(card) and state.height(c) < state.height(card) for c in others)
        special: object = card in JOKERS
        if card == KING and (spec.king_duty != KingDuty.FREE or spec.king_under_ace):
            special = "king"
        if card == ACE and spec.king_under_ace:
            special = "ace"
        high = (
            spec.joker_loses_to_high_heart
            and spec.pack >> 52
            and suit(card) == 3
            and card not in JOKERS
            and card % 13 >= 9
        )
        key = (suit(card), spec.card_price[card], spec.card_kind[card], below, special, high)
        found.setdefault(key, []).append(card)
    return list(found.values())


def equilibrium(state: State, ties: str) -> dict[int, int]:
    values: dict[int, int] = {}
    for card in state.legal:
        then, paid = state.after(card)
        values[card] = paid[state.turn] * FIXED + _each_for_himself(then, state.turn, ties)[state.turn]
    return values


def _each_for_himself(state: State, analysed: int, ties: str) -> tuple[int, ...]:
    if state.is_over:
        return (0,) * len(state.hands)
    rows = list(_rows(state, analysed, ties))
    best = max(row[state.turn] for row in rows)
    rows = [row for row in rows if row[state.turn] == best]
    if ties != "mean":
        extreme = (min if ties == "against" else max)(row[analysed] for row in rows)
        rows = [row for row in rows if row[analysed] == extreme]
    return tuple(sum(column) // len(rows) for column in zip(*rows))


def _rows(state: State, analysed: int, ties: str) -> Iterator[tuple[int, ...]]:
    for cards in classes(state):
        then, paid = state.after(cards[0])
        row = _each_for_himself(then, analysed, ties)
        yield tuple(points * FIXED + to_come for points, to_come in zip(paid, row))
