"""One deal, from the shuffled pack to the last card."""

from __future__ import annotations

from collections import Counter

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import Action, Call, Shuffle
from kingclub.play.calls import CallPhase, OrderLists, Settled, called
from kingclub.play.dealing import STOP_AFTER, deal_out, stock_of, upcard_of
from kingclub.play.dealt import Dealt
from kingclub.play.form_play import FormPlay
from kingclub.play.phases import open_calls, open_play
from kingclub.play.refusal import Reason, Refused
from kingclub.play.tally import tally_written_off
from kingclub.play.trick import Trick
from kingclub.rules import Contract, PhaseName, Ruleset
from kingclub.scoring import Seat, Tally, Terms


class Deal(msgspec.Struct, frozen=True, gc=False):
    """All knowledge of a deal; no seat may see it. `act` makes the next value."""

    dealt: Dealt
    contract: Contract | None
    """None until it has been ordered."""
    terms: Terms
    calls: tuple[Call, ...]
    calling: CallPhase | None = None
    """The calls that are being made."""
    play: FormPlay | None = None
    """The play, once all calls are made; without either the deal was written off."""
    upcoming: tuple[PhaseName, ...] = ()
    """The phases after this one."""

    @classmethod
    def start(
        cls, ruleset: Ruleset, number: int, dealer: Seat, shuffle: Shuffle, lists: OrderLists = ()
    ) -> Deal:
        """The deal after this shuffle; raises Refused where it is not the pack.

        `lists` are the contracts that each seat has still to order, where contracts are ordered.
        """
        if not _is_the_pack(ruleset, shuffle.cards):
            raise Refused(Reason.NOT_THE_PACK, " ".join(map(str, shuffle.cards)))
        contract = ruleset.contract_of_deal(number)
        phases = ruleset.phases_of(contract.id if contract is not None else None)
        hands = deal_out(ruleset, dealer, shuffle.cards, phases)
        aside = shuffle.cards[-1] if ruleset.aside else None
        stock, upcard = stock_of(ruleset, shuffle.cards), upcard_of(ruleset, shuffle.cards)
        dealt = Dealt(ruleset, number, dealer, hands, lists, aside, stock, upcard)
        return cls(dealt, contract, Terms(), (), upcoming=phases)._advanced()

    @classmethod
    def of_hands(
        cls,
        ruleset: Ruleset,
        number: int,
        dealer: Seat,
        contract: Contract,
        hands: tuple[tuple[Card, ...], ...],
        terms: Terms | None = None,
        stock: tuple[Card, ...] = (),
        upcard: Card | None = None,
    ) -> Deal:
        """A deal of given hands, by seat, all calls made; smaller hands than the pack's make an ending."""
        dealt = Dealt(ruleset, number, dealer, hands, stock=stock, upcard=upcard)
        return cls(dealt, contract, terms or Terms(), (), upcoming=(PhaseName.PLAY,))._advanced()

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the deal is over, or chance is due."""
        play = self.play
        if play is not None:
            return None if play.is_over or play.to_shuffle else play.turn
        return None if self.calling is None else self.calling.turn

    @property
    def is_over(self) -> bool:
        return self.calling is None if self.play is None else self.play.is_over

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The cards that chance shuffles before anybody acts; empty where it does not."""
        return () if self.play is None else self.play.to_shuffle

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return () if self.play is None else self.play.tricks

    @property
    def settled_contract(self) -> Contract:
        """The contract; raises ValueError before it has been ordered."""
        if self.contract is None:
            raise ValueError("no contract has been ordered yet")
        return self.contract

    def hand(self, seat: Seat) -> CardSet:
        """What `seat` holds and has seen: three cards only, before the rest is dealt."""
        if self.play is not None:
            return self.play.hand(seat)
        seen = STOP_AFTER if PhaseName.DEAL_REST in self.upcoming else None
        return CardSet.of(self.dealt.hands[seat][:seen])

    def legal(self) -> tuple[Action, ...]:
        """All that `turn` may do now; empty when the deal is over."""
        if self.play is not None:
            return self.play.legal_actions()
        return () if self.calling is None else self.calling.legal()

    def act(self, action: Action) -> Deal:
        """The deal after `action`; raises Refused and changes nothing."""
        if self.play is not None:
            return Deal(self.dealt, self.contract, self.terms, self.calls, None, self.play.act(action))
        if self.calling is None:
            raise Refused(Reason.NOT_NOW, action)
        return self._called(called(self.calling, action), action)

    def _called(self, after: CallPhase | Settled, action: Action) -> Deal:
        calls = (*self.calls, action) if isinstance(action, Call) else self.calls
        if not isinstance(after, Settled):
            return msgspec.structs.replace(self, calls=calls, calling=after)
        contract = self.contract
        if after.contract is not None:
            contract = self.dealt.ruleset.contracts[after.contract]
        settled = msgspec.structs.replace(self, contract=contract, terms=after.terms, calls=calls)
        return settled._advanced()

    def _advanced(self) -> Deal:
        """The deal at the next phase in which somebody has to act."""
        terms = self.terms
        if terms.written_off:
            return msgspec.structs.replace(self, calling=None, upcoming=())
        for place, name in enumerate(self.upcoming):
            if name is PhaseName.PLAY:
                return self._with_play()
            calling = open_calls(name, self.dealt, self.contract, terms)
            if calling is not None:
                after = self.upcoming[place + 1 :]
                return Deal(self.dealt, self.contract, terms, self.calls, calling, None, after)
        raise ValueError("a deal without a phase of play")

    def _with_play(self) -> Deal:
        terms = self.terms
        if terms.last_card and terms.declarer is not None:
            terms = self.dealt.with_last_card(terms, terms.declarer)
        play = open_play(self.dealt, self.contract, terms)
        return Deal(self.dealt, self.contract, terms, self.calls, None, play)

    def tally(self) -> Tally:
        """What each seat has taken so far."""
        if self.terms.written_off:
            return tally_written_off(self.dealt.ruleset, self.terms)
        if self.play is None:
            raise ValueError("no card has been played yet")
        return self.play.tally(self.dealt, self.settled_contract)

    def final_terms(self) -> Terms:
        """The terms with what the play itself settled."""
        terms = self.terms if self.play is None else self.play.settled(self.dealt, self.terms)
        sale = terms.sale
        if sale is not None and self.dealt.ruleset.calls.sale_cap_taken:
            cap = min(sale.tricks, self.tally()[sale.buyer].tricks)
            terms = msgspec.structs.replace(terms, sale=msgspec.structs.replace(sale, tricks=cap))
        return terms


def _is_the_pack(ruleset: Ruleset, cards: tuple[Card, ...]) -> bool:
    bits = 0
    for card in cards:
        bits |= card.bit
    if bits != ruleset.pack.bits or len(cards) != bits.bit_count() * ruleset.packs:
        return False
    return ruleset.packs == 1 or set(Counter(cards).values()) == {ruleset.packs}
