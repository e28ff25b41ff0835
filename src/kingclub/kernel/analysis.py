"""The exact numbers of every legal card over open cards: guarantee, equilibrium with its fork, ceiling."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from kingclub.cards import CARDS, Card
from kingclub.kernel import FIXED, Position, Solver, Ties, Watch


@dataclass(frozen=True)
class CardAnalysis:
    """What playing this card is worth to the seat to play, in half points still to come."""

    card: Card
    guarantee: int
    """When all others work against it: exact, and sure."""
    equilibrium: Fraction
    """When each plays for himself, the mean over equally good plays."""
    fork: tuple[Fraction, Fraction]
    """The same with every tie broken against the seat, and for it; a sensitivity, not a bound."""
    ceiling: int
    """When all others work for it: no play of theirs gives more."""


def analyse(
    position: Position, solver: Solver | None = None, watch: Watch | None = None
) -> tuple[CardAnalysis, ...]:
    """Every legal card, lowest index first; raises Cancelled when the watch says so."""
    solver = Solver() if solver is None else solver
    guarantee = dict(solver.guarantee(position, watch))
    ceiling = dict(solver.ceiling(position, watch))
    mean, low, high = (
        _equilibrium(solver, position, ties, watch) for ties in (Ties.MEAN, Ties.AGAINST, Ties.IN_FAVOUR)
    )
    return tuple(
        CardAnalysis(CARDS[card], guarantee[card], mean[card], (low[card], high[card]), ceiling[card])
        for card in sorted(guarantee)
    )


def _equilibrium(solver: Solver, position: Position, ties: Ties, watch: Watch | None) -> dict[int, Fraction]:
    return {card: Fraction(value, FIXED) for card, value in solver.equilibrium(position, ties, watch)}
