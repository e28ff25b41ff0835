"""The play of a deal of tricks, card by card."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import PLAYS, Play
from kingclub.play.law import (
    Law,
    holds_king_back,
    is_heart,
    legal_follows,
    legal_leads,
    why_not,
    winning_place,
)
from kingclub.play.refusal import Reason, Refused
from kingclub.play.trick import Trick
from kingclub.scoring import Seat


class TrickPlay(msgspec.Struct, frozen=True, gc=False):
    """The cards still held, the trick on the table and those taken. A value: `play` makes the next."""

    law: Law
    hands: tuple[int, ...]
    leader: Seat
    on_table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    turn: Seat
    legal: int
    """The cards that `turn` may play, as bits; 0 when the play is over. Follows from the rest."""
    live: int
    """The counted cards not yet taken, as bits."""
    hearts_broken: bool
    held_king: Seat | None

    @classmethod
    def start(cls, law: Law, hands: tuple[CardSet, ...], leader: Seat) -> TrickPlay:
        """The play of these hands, by seat and equal in size; `leader` is on lead."""
        bits = tuple(hand.bits for hand in hands)
        legal = legal_leads(law, bits[leader], False)
        live = law.counted & CardSet.of(card for hand in hands for card in hand).bits
        return cls(law, bits, leader, (), (), leader, legal, live, False, None)

    @property
    def is_over(self) -> bool:
        return not self.legal

    def hand(self, seat: Seat) -> CardSet:
        return CardSet(self.hands[seat])

    def legal_plays(self) -> tuple[Play, ...]:
        plays = PLAYS[self.turn]
        legal = self.legal
        found: list[Play] = []
        while legal:
            low = legal & -legal
            found.append(plays[low.bit_length() - 1])
            legal ^= low
        return tuple(found)

    def refusals(self) -> tuple[tuple[Card, Reason], ...]:
        """Each card that `turn` holds and may not play now, and why."""
        hand = self.hands[self.turn]
        dimmed = CardSet(hand & ~self.legal)
        return tuple((card, why_not(self.law, hand, self.on_table, card)) for card in dimmed)

    def play(self, seat: Seat, card: Card) -> TrickPlay:
        """The play after `seat` has played `card`; raises Refused."""
        if not self.legal:
            raise Refused(Reason.NOT_NOW, card)
        if seat != self.turn:
            raise Refused(Reason.NOT_YOUR_TURN, card)
        if not card.bit & self.legal:
            raise Refused(why_not(self.law, self.hands[seat], self.on_table, card), card)
        law = self.law
        hand = self.hands[seat]
        hands = (*self.hands[:seat], hand ^ card.bit, *self.hands[seat + 1 :])
        held_king = self.held_king
        if law.king_penalty and holds_king_back(law, hand, self.on_table, card):
            held_king = seat
        on_table = (*self.on_table, card)
        broken = self.hearts_broken or is_heart(card)
        if len(on_table) == law.seats:
            return self._taken(hands, on_table, broken, held_king)
        turn = Seat(seat + 1 if seat + 1 < law.seats else 0)
        legal = legal_follows(law, hands[turn], on_table)
        return TrickPlay(
            law,
            hands,
            self.leader,
            on_table,
            self.tricks,
            turn,
            legal,
            self.live,
            broken,
            held_king,
        )

    def _taken(
        self,
        hands: tuple[int, ...],
        cards: tuple[Card, ...],
        broken: bool,
        held_king: Seat | None,
    ) -> TrickPlay:
        law = self.law
        winner = Seat((self.leader + winning_place(law, cards)) % law.seats)
        live = self.live
        if live:
            for card in cards:
                live &= ~card.bit
        ends_early = law.counted and not live
        legal = 0 if ends_early else legal_leads(law, hands[winner], broken)
        tricks = (*self.tricks, Trick(self.leader, cards, winner))
        return TrickPlay(law, hands, winner, (), tricks, winner, legal, live, broken, held_king)
