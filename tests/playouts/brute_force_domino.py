"""A plain count of the playouts of a small deal of domino King; apart from the referee, like `brute_force`.

An action is a card played or a card drawn; hands may differ in size.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from tests.playouts.brute_force import Count, Deal, Trick, first_leader
from tests.playouts.tables import RANKS, Card

DRAW = "draw"
Step: TypeAlias = Card | str


@dataclass(frozen=True)
class Table:
    """What lies where in the middle of a deal; `turns` are the seats still to play to this trick."""

    hands: dict[int, list[Card]]
    stock: list[Card]
    trick: Trick
    turns: list[int]
    hearts: dict[int, int]


def clockwise(seat: int, hands: dict[int, list[Card]]) -> list[int]:
    """All seats that hold cards, from `seat` on."""
    order = [(seat - 1 + step) % len(hands) + 1 for step in range(len(hands))]
    return [other for other in order if hands[other]]


def start(deal: Deal) -> Table:
    turns = clockwise(first_leader(deal), deal.hands)
    return Table(deal.hands, deal.stock, [], turns, dict.fromkeys(deal.hands, 0))


def is_over(table: Table) -> bool:
    """At most one seat holds cards after a whole trick."""
    return not table.trick and len(table.turns) < 2


def legal_steps(table: Table) -> list[Step]:
    hand = table.hands[table.turns[0]]
    if not table.trick:
        return [*hand]
    led = table.trick[0][1][0]
    following = [card for card in hand if card[0] == led]
    if following:
        return [*following]
    return [DRAW] if table.stock else [*hand]


def after(table: Table, step: Step) -> Table:
    seat, *others = table.turns
    if isinstance(step, str):
        drawn, *stock = table.stock
        return Table(
            {**table.hands, seat: [*table.hands[seat], drawn]}, stock, table.trick, table.turns, table.hearts
        )
    hands = {**table.hands, seat: [card for card in table.hands[seat] if card != step]}
    trick = [*table.trick, (seat, step)]
    if others:
        return Table(hands, table.stock, trick, others, table.hearts)
    led = trick[0][1][0]
    taker, _ = max((play for play in trick if play[1][0] == led), key=lambda play: RANKS.index(play[1][1]))
    gained = sum(card[0] == "♥" for _, card in trick)
    hearts = {**table.hearts, taker: table.hearts[taker] + gained}
    return Table(hands, table.stock, [], clockwise(taker, hands), hearts)


def points(deal: Deal, table: Table) -> dict[int, Fraction]:
    """Hearts taken; a sole survivor adds his hand, and the stock where the table says so."""
    total = {seat: Fraction(hearts) for seat, hearts in table.hearts.items()}
    for seat in table.turns:
        left = table.hands[seat] + (table.stock if deal.switch("stock_to_last") == "on" else [])
        total[seat] += sum(card[0] == "♥" for card in left)
    return total


def count_domino(deal: Deal, depth: int | None = None, at_most: int = 10**9) -> Count:
    cards = sum(len(hand) for hand in deal.hands.values())
    longest = cards + 2 * len(deal.stock) if depth is None else depth
    result = Count(plays=[0] * (1 + longest), at_most=at_most, is_whole=depth is None)
    for table, length in tables(start(deal), 0, longest):
        result.add_sequence(length)
        if is_over(table):
            result.add_end(points(deal, table))
    while not result.plays[-1]:
        result.plays.pop()
    return result


def tables(table: Table, length: int, longest: int) -> Iterator[tuple[Table, int]]:
    """Every position that a legal sequence leads to, once for each sequence."""
    yield table, length
    if is_over(table) or length == longest:
        return
    for step in legal_steps(table):
        yield from tables(after(table, step), length + 1, longest)
