"""One deal, from the shuffled pack to the last trick."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import Action, Call, Play, Shuffle
from kingclub.play.calls import CallPhase, OrderLists, Settled, called
from kingclub.play.dealing import STOP_AFTER, deal_out
from kingclub.play.phases import Dealt, Over, open_phase
from kingclub.play.refusal import Reason, Refused
from kingclub.play.tally import tally_tricks, tally_written_off
from kingclub.play.trick import Trick
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Contract, PhaseName, Ruleset
from kingclub.scoring import Seat, Tally, Terms


class Deal(msgspec.Struct, frozen=True, gc=False):
    """All knowledge of a deal; no seat may see it. `act` makes the next value."""

    dealt: Dealt
    contract: Contract | None
    """None until it has been ordered."""
    terms: Terms
    calls: tuple[Call, ...]
    phase: CallPhase | TrickPlay | Over
    upcoming: tuple[PhaseName, ...] = ()
    """The phases after this one."""

    @classmethod
    def start(
        cls, ruleset: Ruleset, number: int, dealer: Seat, shuffle: Shuffle, lists: OrderLists = ()
    ) -> Deal:
        """The deal after this shuffle; raises Refused where it is not the pack.

        `lists` are the contracts that each seat has still to order, where contracts are ordered.
        """
        if not _is_the_pack(ruleset.pack, shuffle.cards):
            raise Refused(Reason.NOT_THE_PACK, " ".join(map(str, shuffle.cards)))
        contract = ruleset.contract_of_deal(number)
        phases = ruleset.phases_of(contract.id if contract is not None else None)
        hands = deal_out(ruleset, dealer, shuffle.cards, phases)
        aside = shuffle.cards[-1] if ruleset.aside else None
        dealt = Dealt(ruleset, number, dealer, hands, lists, aside)
        return cls(dealt, contract, Terms(), (), Over(), phases)._advanced()

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
        """A deal of given hands, by seat, all calls made; smaller hands than the pack's make an ending."""
        dealt = Dealt(ruleset, number, dealer, hands)
        return cls(dealt, contract, terms or Terms(), (), Over(), (PhaseName.PLAY,))._advanced()

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the deal is over."""
        return None if self.is_over else self.phase.turn

    @property
    def is_over(self) -> bool:
        phase = self.phase
        return phase.is_over if isinstance(phase, (TrickPlay, Over)) else False

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.phase.tricks if isinstance(self.phase, TrickPlay) else ()

    @property
    def settled_contract(self) -> Contract:
        """The contract; raises ValueError before it has been ordered."""
        if self.contract is None:
            raise ValueError("no contract has been ordered yet")
        return self.contract

    def hand(self, seat: Seat) -> CardSet:
        """What `seat` holds and has seen: three cards only, before the rest is dealt."""
        if isinstance(self.phase, TrickPlay):
            return self.phase.hand(seat)
        seen = STOP_AFTER if PhaseName.DEAL_REST in self.upcoming else None
        return CardSet.of(self.dealt.hands[seat][:seen])

    def legal(self) -> tuple[Action, ...]:
        """All that `turn` may do now; empty when the deal is over."""
        phase = self.phase
        if isinstance(phase, TrickPlay):
            return phase.legal_plays()
        return () if isinstance(phase, Over) else phase.legal()

    def act(self, action: Action) -> Deal:
        """The deal after `action`; raises Refused and changes nothing."""
        phase = self.phase
        if isinstance(phase, TrickPlay):
            if type(action) is not Play:
                raise Refused(Reason.NOT_NOW, action)
            played = phase.play(action.seat, action.card)
            return Deal(self.dealt, self.contract, self.terms, self.calls, played)
        if isinstance(phase, Over):
            raise Refused(Reason.NOT_NOW, action)
        return self._called(called(phase, action), action)

    def _called(self, after: CallPhase | Settled, action: Action) -> Deal:
        calls = (*self.calls, action) if isinstance(action, Call) else self.calls
        if not isinstance(after, Settled):
            return msgspec.structs.replace(self, calls=calls, phase=after)
        contract = self.contract
        if after.contract is not None:
            contract = self.dealt.ruleset.contracts[after.contract]
        settled = msgspec.structs.replace(self, contract=contract, terms=after.terms, calls=calls)
        return settled._advanced()

    def _advanced(self) -> Deal:
        """The deal at the next phase in which somebody has to act."""
        terms = self.terms
        if terms.written_off:
            return msgspec.structs.replace(self, phase=Over(), upcoming=())
        for place, name in enumerate(self.upcoming):
            if name is PhaseName.PLAY and terms.last_card and terms.declarer is not None:
                terms = self.dealt.with_last_card(terms, terms.declarer)
            phase = open_phase(name, self.dealt, self.contract, terms)
            if phase is not None:
                after = self.upcoming[place + 1 :]
                return Deal(self.dealt, self.contract, terms, self.calls, phase, after)
        raise ValueError("a deal without a phase of play")

    def tally(self) -> Tally:
        """What each seat has taken so far."""
        if self.terms.written_off:
            return tally_written_off(self.dealt.ruleset, self.terms)
        ruleset, contract = self.dealt.ruleset, self.settled_contract
        to_first_trick = ruleset.switches.get("aside") == "first-trick"
        aside = self.dealt.aside if to_first_trick else None
        return tally_tricks(ruleset, contract, self.tricks, len(self.dealt.hands[0]), aside)

    def final_terms(self) -> Terms:
        """The terms with what the play itself settled."""
        terms = self.terms
        if isinstance(self.phase, TrickPlay) and self.phase.held_king is not None:
            terms = msgspec.structs.replace(terms, held_king=self.phase.held_king)
        if self.dealt.aside is not None and self.dealt.ruleset.switches.get("aside", "out") == "out":
            terms = msgspec.structs.replace(terms, aside=self.dealt.aside)
        sale = terms.sale
        if sale is not None and self.dealt.ruleset.calls.sale_cap_taken:
            cap = min(sale.tricks, self.tally()[sale.buyer].tricks)
            terms = msgspec.structs.replace(terms, sale=msgspec.structs.replace(sale, tricks=cap))
        return terms


def _is_the_pack(pack: CardSet, cards: tuple[Card, ...]) -> bool:
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits == pack.bits and len(cards) == bits.bit_count()
