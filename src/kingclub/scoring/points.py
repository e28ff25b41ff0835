"""From a contract, its terms and a tally to the points of a deal, in half points by seat."""

from __future__ import annotations

from kingclub.rules import Contract
from kingclub.scoring.terms import Taken, Tally, Terms

Row = tuple[int, ...]
"""Half points by seat, with sign: one line of a sheet."""


def score(contract: Contract, terms: Terms, tally: Tally) -> Row:
    """The row that this deal writes; the source of each price is the contract (RULES 1.12)."""
    row = [contract.sign * _priced(contract, taken) for taken in tally]
    if terms.held_king is not None and contract.prices.king:
        charge = contract.sign * contract.prices.king
        taker = next(seat for seat, taken in enumerate(tally) if taken.king)
        row[taker] -= charge  # the item moves to the offender: the sum of the row stays (RULES 1.10)
        row[terms.held_king] += charge
    return tuple(row)


def _priced(contract: Contract, taken: Taken) -> int:
    prices = contract.prices
    return (
        prices.tricks * taken.tricks
        + prices.hearts * taken.hearts
        + prices.boys * taken.boys
        + prices.girls * taken.girls
        + prices.king * taken.king
        + prices.last_two * taken.last_two
    )


def check_sum(contract: Contract, terms: Terms, tally: Tally) -> int:
    """What the row must add up to: printed beforehand where nothing said in the deal changes it."""
    del terms, tally  # the deals with bids make use of them
    return contract.total
