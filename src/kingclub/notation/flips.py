"""Judges the lines that tell how the discards became the stock."""

from __future__ import annotations

from kingclub.cards import Card, format_cards
from kingclub.notation.fault import Fault
from kingclub.notation.record import FlipLine
from kingclub.play import Deal, Flip, flip_due
from kingclub.play.refusal import Reason


class FlipJudge:
    """Knows which of the flips of a deal have been told."""

    def __init__(self, seed: str | None) -> None:
        self._seed = seed
        self._told = 0

    def check(self, line: FlipLine, deal: Deal) -> Flip | None:
        """The shuffle that the line tells; None where the cards were turned over as they lay.

        Raises NotationError where other cards become the stock, or none do.
        """
        if deal.to_shuffle:
            self._told += 1
            self._check_shuffled(line, deal)
            return Flip(line.cards)
        actions = () if deal.play is None else deal.play.actions
        made = [action for action in actions if isinstance(action, Flip)]
        # A flip that went untold before is of no more interest: only the last thing done can be told now.
        if len(made) <= self._told or not actions or actions[-1] is not made[-1]:
            raise line.at.error(Reason.NOT_NOW)
        self._told = len(made)
        _check_cards(line, made[-1].cards, Fault.WRONG_FLIP)
        return None

    def _check_shuffled(self, line: FlipLine, deal: Deal) -> None:
        if self._seed is not None:
            _check_cards(line, flip_due(deal, self._seed).cards, Fault.NOT_FROM_SEED)
        elif sorted(line.cards) != sorted(deal.to_shuffle):
            raise line.at.error(Fault.WRONG_FLIP, 1, format_cards(deal.to_shuffle))


def _check_cards(line: FlipLine, right: tuple[Card, ...], fault: Fault) -> None:
    for place, (written, card) in enumerate(zip(line.cards, right), 1):
        if written is not card:
            raise line.at.error(fault, place, format_cards(right))
    if len(line.cards) != len(right):
        raise line.at.error(fault, 1 + min(len(line.cards), len(right)), format_cards(right))
