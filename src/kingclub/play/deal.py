"""One deal, from the shuffled pack to the last trick."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import Action, Call, Play, Shuffle
from kingclub.play.dealing import deal_out, eldest
from kingclub.play.law import law_of
from kingclub.play.refusal import Reason, Refused
from kingclub.play.tally import tally_tricks
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Contract, Ruleset
from kingclub.scoring import Seat, Tally, Terms


class Dealt(msgspec.Struct, frozen=True):
    """What is fixed once the pack has been shuffled."""

    ruleset: Ruleset
    number: int
    """Which deal of the game, from 1."""
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt. Secret: a seat may see its own only."""

    @property
    def eldest(self) -> Seat:
        return eldest(self.dealer, len(self.hands))


class Deal(msgspec.Struct, frozen=True):
    """All knowledge of a deal; no seat may see it. `act` makes the next value."""

    dealt: Dealt
    contract: Contract
    terms: Terms
    calls: tuple[Call, ...]
    phase: TrickPlay

    @classmethod
    def start(cls, ruleset: Ruleset, number: int, dealer: Seat, shuffle: Shuffle) -> Deal:
        """The deal after this shuffle; raises Refused where it is not the pack."""
        if CardSet.of(set(shuffle.cards)) != ruleset.pack or len(shuffle.cards) != len(ruleset.pack):
            raise Refused(Reason.NOT_THE_PACK, " ".join(map(str, shuffle.cards)))
        hands = deal_out(ruleset, dealer, shuffle.cards)
        return cls.of_hands(ruleset, number, dealer, ruleset.contract_of_deal(number), hands)

    @classmethod
    def of_hands(
        cls,
        ruleset: Ruleset,
        number: int,
        dealer: Seat,
        contract: Contract,
        hands: tuple[tuple[Card, ...], ...],
        terms: Terms | None = None,
    ) -> Deal:
        """A deal of given hands, by seat; smaller hands than the pack's make an ending to study."""
        dealt = Dealt(ruleset, number, dealer, hands)
        settled = Terms() if terms is None else terms
        law = law_of(ruleset, contract, settled)
        phase = TrickPlay.start(law, tuple(map(CardSet.of, hands)), dealt.eldest)
        return cls(dealt, contract, settled, (), phase)

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the deal is over."""
        return self.phase.turn if self.phase.legal else None

    @property
    def is_over(self) -> bool:
        return not self.phase.legal

    def legal(self) -> tuple[Action, ...]:
        """All that `turn` may do now; empty when the deal is over."""
        return self.phase.legal_plays() if self.phase.legal else ()

    def act(self, action: Action) -> Deal:
        """The deal after `action`; raises Refused and changes nothing."""
        if type(action) is not Play:
            raise Refused(Reason.NOT_NOW, action)
        phase = self.phase.play(action.seat, action.card)
        return Deal(self.dealt, self.contract, self.terms, self.calls, phase)

    def tally(self) -> Tally:
        """What each seat has taken so far."""
        return tally_tricks(self.dealt.ruleset, self.phase.tricks, len(self.dealt.hands[0]))

    def final_terms(self) -> Terms:
        """The terms with what the play itself settled."""
        held = self.phase.held_king
        return self.terms if held is None else msgspec.structs.replace(self.terms, held_king=held)
