"""What a seat knows of the cards it does not see: the worlds that are possible, exactly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kingclub.cards import Card, CardSet
from kingclub.kernel import Belief, Evidence, Position, Rules, evidence_of
from kingclub.kernel.spec import replay, rules_of
from kingclub.play.view import DealView, View
from kingclub.rules import Form
from kingclub.scoring import Seat

Worlds = NDArray[np.uint64]
"""Rows of one hand a seat, as bits."""


@dataclass(frozen=True)
class Knowledge:
    """All worlds consistent with what one seat has seen."""

    rules: Rules
    seat: Seat
    deal: DealView
    evidence: Evidence
    belief: Belief
    plays: tuple[tuple[Seat, Card], ...]
    """Every card of the deal so far, in order, and who played it."""

    @property
    def count(self) -> int:
        """The exact number of worlds; 0 when the view contradicts the rules."""
        return self.belief.count

    def sample(self, worlds: int, seed: int = 0, threads: int = 1) -> Worlds:
        """Worlds drawn uniformly, the same for a seed on any machine; raises NoWorld."""
        return self.belief.sample(worlds, seed, threads)[:, : self.rules.spec.seats]

    def enumerate(self, most: int) -> Worlds:
        """The first `most` worlds; raises NoWorld."""
        return self.belief.enumerate(most)[:, : self.rules.spec.seats]

    def position(self, hands: Iterable[int]) -> Position:
        """The deal as it stands if these are the hands; its plays can be undone to the first card.

        Raises ValueError where these hands could not have played so.
        """
        held = [int(hand) for hand in hands]
        if len(held) != self.rules.spec.seats:
            raise ValueError(f"hands: {len(held)}, and {self.rules.spec.seats} seats")
        for seat, card in self.plays:
            held[seat] |= card.bit
        first = self.plays[0][0] if self.plays else self.deal.leader
        return replay(Position(self.rules, held, first, begins=True), (card for _, card in self.plays))


def knowledge_of(view: View) -> Knowledge:
    """What the viewer knows once cards are played.

    Raises ValueError for an onlooker, before that, and where hands are not as long as the view says.
    """
    deal, seat = view.deal, view.seat
    if view.ruleset.form is not Form.TRICKS:
        raise ValueError("this form is not played for tricks")
    if deal is None or seat is None or deal.contract is None or not deal.is_played:
        raise ValueError("nothing is known yet: no card is being played, or there is no seat to see it from")
    rules = rules_of(view.ruleset, deal.contract, deal.terms)
    plays = (*(play for trick in deal.tricks for play in trick.plays), *deal.plays)
    gone = CardSet.of(card for _, card in plays)
    evidence = evidence_of(rules, plays[0][0] if plays else deal.leader, [card.index for _, card in plays])
    known = [CardSet()] * view.ruleset.players
    if deal.shown is not None:
        other, card = deal.shown
        known[other] = CardSet.of([card]) - gone
    known[seat] = deal.hand
    for cards, size in zip(known, deal.hand_sizes, strict=True):
        if len(cards) > size or (cards is deal.hand and len(cards) != size):
            raise ValueError(f"the view contradicts itself: {len(cards)} cards in a hand of {size}")
    unseen = view.ruleset.pack - gone
    for cards in known:
        unseen -= cards
    hidden = [size - len(cards) for size, cards in zip(deal.hand_sizes, known)]
    may = evidence.may_hold[: view.ruleset.players]
    aside = len(unseen) - sum(hidden)
    belief = Belief(
        unseen.bits,
        [*(cards.bits for cards in known), 0],
        [*hidden, aside],
        [*may, unseen.bits],
    )
    return Knowledge(rules, seat, deal, evidence, belief, plays)
