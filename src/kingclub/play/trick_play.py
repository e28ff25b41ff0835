"""The play of a deal of tricks, card by card."""

from __future__ import annotations

import msgspec

from kingclub.cards import JOKER_BITS, SUIT_BITS, Card, CardSet
from kingclub.play.action import PLAYS_OF_CARDS, Action, Play
from kingclub.play.dealing import clockwise
from kingclub.play.dealt import Dealt
from kingclub.play.form_play import Laid
from kingclub.play.law import (
    Law,
    holds_king_back,
    legal_follows,
    legal_leads,
    why_not,
    winning_place,
)
from kingclub.play.refusal import Reason, Refused
from kingclub.play.tally import tally_tricks
from kingclub.play.trick import Trick
from kingclub.rules import Contract
from kingclub.scoring import Seat, Tally, Terms

_SUITS = (*SUIT_BITS, JOKER_BITS)


class TrickPlay(msgspec.Struct, frozen=True, gc=False):
    """The form of tricks: the cards still held, the trick on the table and those taken."""

    law: Law
    dealt: tuple[int, ...]
    """The hands at the start, by seat, as bits."""
    unplayed: int
    """The cards not yet played, of all hands, as bits; a hand is what is unplayed of the one dealt."""
    leader: Seat
    on_table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    turn: Seat
    legal: int
    """The cards that `turn` may play, as bits; 0 when the play is over. Follows from the rest."""
    held_king: Seat | None

    @classmethod
    def start(cls, law: Law, hands: tuple[CardSet, ...], leader: Seat) -> TrickPlay:
        """The play of these hands, by seat and equal in size; `leader` is on lead.

        Raises ValueError where two hands hold the same card.
        """
        dealt = tuple([hand.bits for hand in hands])
        unplayed = sum(dealt)
        if unplayed.bit_count() != sum(map(len, hands)):
            raise ValueError("a card is in two hands")
        return cls(law, dealt, unplayed, leader, (), (), leader, legal_leads(law, dealt[leader], 0), None)

    @property
    def is_over(self) -> bool:
        return not self.legal

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        return ()

    def hand(self, seat: Seat) -> CardSet:
        """The cards that `seat` still holds."""
        return CardSet(self.dealt[seat] & self.unplayed)

    @property
    def actions(self) -> tuple[Play, ...]:
        lying = zip(clockwise(self.leader, self.law.seats), self.on_table)
        taken = (play for trick in self.tricks for play in trick.plays)
        return tuple(Play(seat, card) for seat, card in (*taken, *lying))

    def legal_actions(self) -> tuple[Play, ...]:
        plays = PLAYS_OF_CARDS[self.turn]
        legal = self.legal
        found = ()
        for suit in _SUITS:
            cards = legal & suit
            if cards:
                if cards == legal:
                    return plays[legal]
                found += plays[cards]
        return found

    def refusals(self) -> tuple[tuple[Card, Reason], ...]:
        """Each card that `turn` holds and may not play now, and why."""
        hand = self.dealt[self.turn] & self.unplayed
        dimmed = CardSet(hand & ~self.legal)
        return tuple((card, why_not(self.law, hand, self.on_table, card)) for card in dimmed)

    def act(self, action: Action) -> TrickPlay:
        """The play after this card; raises Refused."""
        if type(action) is not Play:
            raise Refused(Reason.NOT_NOW, action)
        seat, card = action.seat, action.card
        bit = card.bit
        if seat != self.turn or not bit & self.legal:
            raise self._refused(seat, card)
        law = self.law
        unplayed = self.unplayed ^ bit
        held_king = self.held_king
        if law.king_penalty and holds_king_back(law, self.dealt[seat] & self.unplayed, self.on_table, card):
            held_king = seat
        on_table = (*self.on_table, card)
        if len(on_table) == law.seats:
            return self._taken(unplayed, on_table, held_king)
        turn = law.next_seat[seat]
        legal = legal_follows(law, self.dealt[turn] & unplayed, on_table)
        return TrickPlay(
            law, self.dealt, unplayed, self.leader, on_table, self.tricks, turn, legal, held_king
        )

    def _taken(self, unplayed: int, cards: tuple[Card, ...], held_king: Seat | None) -> TrickPlay:
        law = self.law
        winner = Seat((self.leader + winning_place(law, cards)) % law.seats)
        legal = 0
        if not law.counted or law.counted & unplayed:
            legal = legal_leads(law, self.dealt[winner] & unplayed, sum(self.dealt) ^ unplayed)
        tricks = (*self.tricks, Trick(self.leader, cards, winner))
        return TrickPlay(law, self.dealt, unplayed, winner, (), tricks, winner, legal, held_king)

    def _refused(self, seat: Seat, card: Card) -> Refused:
        if not self.legal:
            return Refused(Reason.NOT_NOW, card)
        if seat != self.turn:
            return Refused(Reason.NOT_YOUR_TURN, card)
        return Refused(why_not(self.law, self.dealt[seat] & self.unplayed, self.on_table, card), card)

    def laid(self) -> Laid:
        seats = clockwise(self.leader, self.law.seats)
        return Laid(leader=self.leader, trick_seats=seats, on_table=self.on_table)

    def tally(self, dealt: Dealt, contract: Contract) -> Tally:
        ruleset, tricks, aside = dealt.ruleset, self.tricks, dealt.aside
        to_first_trick = ruleset.switches.get("aside") == "first-trick"
        besides = ((tricks[0].winner, CardSet(aside.bit)),) if aside and tricks and to_first_trick else ()
        return tally_tricks(ruleset, contract, tricks, len(dealt.hands[0]), besides)

    def settled(self, dealt: Dealt, terms: Terms) -> Terms:
        if self.held_king is not None:
            terms = msgspec.structs.replace(terms, held_king=self.held_king)
        if dealt.aside is not None and dealt.ruleset.switches.get("aside", "out") == "out":
            terms = msgspec.structs.replace(terms, aside=dealt.aside)
        return terms
