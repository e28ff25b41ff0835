"""Who pays whom when a game is over (RULES 1.14)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from kingclub.rules import Counting, Ruleset, Winner
from kingclub.scoring.terms import Seat


class Payment(msgspec.Struct, frozen=True):
    """`payer` gives `payee` so many coins."""

    payer: Seat
    payee: Seat
    coins: int


class Settlement(msgspec.Struct, frozen=True):
    """The fewest payments, and what could not be paid in whole coins."""

    payments: tuple[Payment, ...]
    coins: tuple[int, ...]
    """By seat, what he receives in all; a negative number is what he pays. They sum to zero."""
    remainders: tuple[Fraction, ...]
    """By seat, what is left owing to him in parts of a coin; a negative number is what he owes."""


def is_zero_sum(ruleset: Ruleset) -> bool:
    """Whether a whole game pays as much as it charges, whatever is bid and taken."""
    deals = ruleset.order_list or ruleset.programme
    laws = [ruleset.contracts[contract] for contract in deals]
    return all(law.counting is Counting.ITEMS for law in laws) and not sum(law.total for law in laws)


def is_by_average(ruleset: Ruleset) -> bool:
    """Whether each settles with the average, and not each with each.

    A game that sums to zero always does: at its end that pays the totals themselves.
    """
    return is_zero_sum(ruleset) or ruleset.switches.get("settle") == "average"


def balances(ruleset: Ruleset, totals: Sequence[int]) -> tuple[Fraction, ...]:
    """Points that each seat receives, or pays where negative, from totals in half points.

    A game that sums to zero pays its totals; one that is not over yet, what differs from their average.
    In the others each pair settles its difference, or all settle with the average (switch `settle`).
    """
    count, whole = len(totals), sum(totals)
    is_lowest_best = ruleset.winner is Winner.LOWEST
    pairwise = [(whole - count * own if is_lowest_best else count * own - whole) for own in totals]
    return tuple(Fraction(each, 2 * count if is_by_average(ruleset) else 2) for each in pairwise)


def settle(points: Sequence[Fraction], coins_a_point: Fraction) -> Settlement:
    """The fewest payments in whole coins; `points` are balances that sum to zero."""
    exact = [each * coins_a_point for each in points]
    coins = _whole_coins(exact)
    remainders = tuple(owed - paid for owed, paid in zip(exact, coins))
    return Settlement(_fewest_payments(coins), coins, remainders)


def _whole_coins(exact: Sequence[Fraction]) -> tuple[int, ...]:
    """Rounded so that the sum stays zero: the largest parts of a coin go up, of equal ones first a debt."""
    down = [each.__floor__() for each in exact]
    by_part = sorted(range(len(exact)), key=lambda seat: (down[seat] - exact[seat], exact[seat] >= 0, seat))
    for seat in by_part[: -sum(down)]:
        down[seat] += 1
    return tuple(down)


def _fewest_payments(coins: Sequence[int]) -> tuple[Payment, ...]:
    """Each group that settles within itself saves a payment, so the groups must be as many as can be."""
    seats = [seat for seat, each in enumerate(coins) if each]
    payments: list[Payment] = []
    for group in _most_groups(seats, coins):
        payments.extend(_within(group, coins))
    return tuple(payments)


def _most_groups(seats: Sequence[int], coins: Sequence[int]) -> list[list[int]]:
    """The seats in as many groups that sum to zero as possible; of equal ways the first by seat."""
    if not seats:
        return []
    first, others = seats[0], seats[1:]
    best: list[list[int]] = []
    for mask in range(1 << len(others)):
        group = [first, *(seat for place, seat in enumerate(others) if mask >> place & 1)]
        if sum(coins[seat] for seat in group):
            continue
        left = [seat for seat in others if seat not in group]
        found = [group, *_most_groups(left, coins)]
        if len(found) > len(best):
            best = found
    return best


def _within(group: Sequence[int], coins: Sequence[int]) -> list[Payment]:
    """One payment fewer than there are seats: the largest debt goes to the largest claim."""
    left = {seat: coins[seat] for seat in group}
    payments: list[Payment] = []
    while any(left.values()):
        payer = min(left, key=lambda seat: (left[seat], seat))
        payee = max(left, key=lambda seat: (left[seat], -seat))
        paid = min(-left[payer], left[payee])
        payments.append(Payment(Seat(payer), Seat(payee), paid))
        left[payer] += paid
        left[payee] -= paid
    return payments
