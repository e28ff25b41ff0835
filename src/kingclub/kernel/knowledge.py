"""What a seat knows of the cards it does not see: the worlds that are possible, exactly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kingclub.cards import KING_OF_HEARTS, CardSet
from kingclub.kernel import Belief, Evidence, Position, Rules, evidence_of
from kingclub.kernel.spec import rules_of
from kingclub.play.view import DealView, View
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
        """The deal as it stands if these are the hands.

        A card laid aside that goes to the first trick's winner is left out of account.
        """
        held = [int(hand) for hand in hands]
        king = next((seat for seat, hand in enumerate(held) if hand & KING_OF_HEARTS.bit), None)
        return Position(
            self.rules,
            held,
            self.deal.leader,
            [card.index for card in self.deal.on_table],
            hearts_broken=self.evidence.hearts_broken,
            king_held_back=king is not None and bool(self.evidence.evaded >> king & 1),
        )


def knowledge_of(view: View) -> Knowledge:
    """What the viewer knows once cards are played; raises ValueError for an onlooker and before that."""
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or deal.contract is None:
        raise ValueError("nothing is known yet: no deal, no contract, or no seat to see it from")
    rules = rules_of(view.ruleset, deal.contract, deal.terms)
    played = [card.index for trick in deal.tricks for card in trick.cards]
    played += [card.index for card in deal.on_table]
    evidence = evidence_of(rules, deal.tricks[0].leader if deal.tricks else deal.leader, played)
    known = [CardSet()] * view.ruleset.players
    gone = CardSet(sum(1 << index for index in played))
    if deal.shown is not None:
        other, card = deal.shown
        known[other] = CardSet.of([card]) - gone
    known[seat] = deal.hand
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
    return Knowledge(rules, seat, deal, evidence, belief)
