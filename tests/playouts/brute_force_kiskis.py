"""A plain count of the playouts of a small deal of Kis-Kis; apart from the referee, like `brute_force`.

An action is a card played, a card drawn of one's own will, a pass or a suit named; the cards that a six or a
seven makes the next player draw are none. Equal cards are one choice. Shuffled discards can not be counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from tests.playouts.brute_force import Count, Deal
from tests.playouts.tables import SUITS, Card

DRAW = "draw"
PASS = "pass"
Step: TypeAlias = Card | str
"""A card, DRAW, PASS, or the sign of a suit."""

WORTH = {"6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
VICTIM_DRAWS = {"6": 1, "7": 2}


@dataclass(frozen=True)
class Table:
    """What lies where in the middle of a deal; the top of the pile is its last card."""

    hands: dict[int, list[Card]]
    stock: list[Card]
    pile: list[Card]
    turn: int
    asked: str = ""
    """The suit ordered with the queen on top."""
    must_name: bool = False
    drawn: Card | None = None
    silent: int = 0
    """Turns in a row in which nobody has played or drawn."""
    out: int = 0
    """Who has no card left."""
    is_over: bool = False


def after_seat(table: Table, steps: int) -> int:
    return (table.turn - 1 + steps) % len(table.hands) + 1


def start(deal: Deal) -> Table:
    assert deal.upcard is not None
    table = Table(deal.hands, deal.stock, [deal.upcard], deal.dealer)
    if deal.switch("upcard_acts") == "on":
        return with_effect(table, deal.upcard)
    return replace(table, turn=after_seat(table, 1))


def with_effect(table: Table, card: Card) -> Table:
    """After `card` of the seat on turn: who has to draw, and who is next."""
    rank = card[1]
    if rank == "Q":
        return replace(table, must_name=True)
    for _ in range(VICTIM_DRAWS.get(rank, 0)):
        table = with_drawn(table, after_seat(table, 1))
    return replace(table, turn=after_seat(table, 2 if rank in ("6", "7", "A") else 1))


def can_draw(table: Table) -> bool:
    return bool(table.stock) or len(table.pile) > 1


def with_drawn(table: Table, seat: int) -> Table:
    """One card goes to `seat`, if there is one; an empty stock is made of the pile, the oldest first."""
    if not can_draw(table):
        return table
    if not table.stock:
        table = replace(table, stock=table.pile[:-1], pile=table.pile[-1:])
    card, *rest = table.stock
    return replace(table, hands={**table.hands, seat: [*table.hands[seat], card]}, stock=rest)


def fits(table: Table, card: Card) -> bool:
    suit, rank = table.pile[-1]
    if table.asked:
        suit, rank = table.asked, "Q"
    return card[1] in ("Q", rank) or card[0] == suit


def legal_steps(deal: Deal, table: Table) -> list[Step]:
    if table.must_name:
        return [*SUITS]
    if table.drawn is not None:
        return [table.drawn, PASS] if fits(table, table.drawn) else [PASS]
    steps: list[Step] = []
    for card in table.hands[table.turn]:
        if fits(table, card) and card not in steps:
            steps.append(card)
    may_hold_back = all(card[1] == "Q" for card in steps)
    if can_draw(table):
        return [*steps, DRAW] if may_hold_back or deal.switch("voluntary_draw") == "on" else steps
    return [*steps, PASS] if may_hold_back else steps


def after(deal: Deal, table: Table, step: Step) -> Table:
    if step == DRAW:
        drawing = with_drawn(table, table.turn)
        return replace(drawing, drawn=drawing.hands[table.turn][-1], silent=0)
    if step == PASS:
        silent = table.silent + 1 if table.drawn is None else 0
        is_over = silent == len(table.hands)
        return replace(table, turn=after_seat(table, 1), drawn=None, silent=silent, is_over=is_over)
    if isinstance(step, str):
        return replace(table, turn=after_seat(table, 1), asked=step, must_name=False)
    hand = [*table.hands[table.turn]]
    hand.remove(step)
    hands = {**table.hands, table.turn: hand}
    table = replace(table, hands=hands, pile=[*table.pile, step], asked="", drawn=None, silent=0)
    if hand:
        return with_effect(table, step)
    table = replace(table, out=table.turn, is_over=True)
    return with_effect(table, step) if deal.switch("last_card_acts") == "on" else table


def held_worth(deal: Deal, hand: list[Card]) -> int:
    plain = sum(WORTH[rank] for _, rank in hand)
    queens = sum(rank == "Q" for _, rank in hand)
    rule = deal.switch("queen_held")
    if not queens or rule == "always-3" or (rule == "sole-30" and len(hand) > 1):
        return plain
    return plain + {"every-30": 27 * queens, "one-30": 27, "add-30": 30, "sole-30": 27}[rule]


def points(deal: Deal, table: Table) -> dict[int, Fraction]:
    total = {seat: Fraction(held_worth(deal, hand)) for seat, hand in table.hands.items()}
    if table.out and table.pile[-1][1] == "Q":
        total[table.out] -= 30
    return total


def count_kiskis(deal: Deal, depth: int, at_most: int = 10**9) -> Count:
    """As `count`; the ends are those within `depth`, for a deal may go on without end."""
    result = Count(plays=[0] * (1 + depth), at_most=at_most)
    for table, length in tables(deal, start(deal), 0, depth):
        result.add_sequence(length)
        if table.is_over:
            result.add_end(points(deal, table))
    while not result.plays[-1]:
        result.plays.pop()
    return result


def tables(deal: Deal, table: Table, length: int, longest: int) -> Iterator[tuple[Table, int]]:
    """Every position that a legal sequence leads to, once for each sequence."""
    yield table, length
    if table.is_over or length == longest:
        return
    for step in legal_steps(deal, table):
        yield from tables(deal, after(deal, table, step), length + 1, longest)
