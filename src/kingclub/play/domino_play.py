"""The form of domino: who can not follow draws from the stock until he can (RULES 4.1)."""

from __future__ import annotations

import msgspec

from kingclub.cards import HEARTS, Card, CardSet
from kingclub.play.action import PLAYS, Action, Draw, Play
from kingclub.play.dealing import clockwise
from kingclub.play.dealt import Dealt
from kingclub.play.form_play import Laid
from kingclub.play.law import Law, legal_follows, why_not, winning_place
from kingclub.play.refusal import Reason, Refused
from kingclub.play.tally import tally_tricks
from kingclub.play.trick import Trick
from kingclub.rules import Contract
from kingclub.scoring import Seat, Tally, Terms


class DominoPlay(msgspec.Struct, frozen=True, gc=False):
    """The hands, the stock, the trick on the table and those taken. A value: `act` makes the next."""

    law: Law
    hands: tuple[CardSet, ...]
    """By seat. Secret."""
    stock: tuple[Card, ...]
    """Top first. Secret but for its size."""
    trick_seats: tuple[Seat, ...]
    """Who plays to this trick, the leader first: those who held cards when it began."""
    stock_to_last: bool
    """The one who is left with cards takes the stock too."""
    on_table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    actions: tuple[Action, ...] = ()

    @classmethod
    def start(cls, law: Law, dealt: Dealt, leader: Seat) -> DominoPlay:
        hands = tuple(map(CardSet.of, dealt.hands))
        to_last = bool(dealt.ruleset.switches.get("stock_to_last"))
        return cls(law, hands, dealt.stock, clockwise(leader, law.seats), to_last)

    @property
    def turn(self) -> Seat:
        return self.trick_seats[len(self.on_table)]

    @property
    def is_over(self) -> bool:
        """After a whole trick, when at most one seat still holds cards."""
        return not self.on_table and len(self.trick_seats) < 2

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        return ()

    def hand(self, seat: Seat) -> CardSet:
        return self.hands[seat]

    @property
    def _follows(self) -> bool:
        """Whether the seat on turn holds a card of the suit led."""
        follow = self.law.follow[self.on_table[0].suit]
        return bool(self.hands[self.turn].bits & follow)

    @property
    def _must_draw(self) -> bool:
        return bool(self.on_table and self.stock) and not self._follows

    @property
    def _legal(self) -> CardSet:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        if not self.on_table:
            return hand
        return CardSet() if self._must_draw else CardSet(legal_follows(self.law, hand.bits, self.on_table))

    def legal_actions(self) -> tuple[Action, ...]:
        if self.is_over:
            return ()
        if self._must_draw:
            return (Draw(self.turn),)
        return tuple(PLAYS[self.turn][card.index] for card in self._legal)

    def refusals(self) -> tuple[tuple[Card, Reason], ...]:
        dimmed = self.hands[self.turn] - self._legal
        return tuple((card, self._why_not(card)) for card in dimmed)

    def act(self, action: Action) -> DominoPlay:
        if self.is_over or not isinstance(action, (Play, Draw)):
            raise Refused(Reason.NOT_NOW, action)
        value = action.card if isinstance(action, Play) else action
        if action.seat != self.turn:
            raise Refused(Reason.NOT_YOUR_TURN, value)
        return self._played(action) if isinstance(action, Play) else self._drawn(action)

    def _drawn(self, draw: Draw) -> DominoPlay:
        if not self._must_draw:
            raise Refused(self._why_not_draw(), draw)
        top, *rest = self.stock
        hands = _with_hand(self.hands, draw.seat, self.hands[draw.seat] | CardSet(top.bit))
        return msgspec.structs.replace(self, hands=hands, stock=tuple(rest), actions=(*self.actions, draw))

    def _played(self, play: Play) -> DominoPlay:
        if play.card not in self._legal:
            raise Refused(self._why_not(play.card), play.card)
        hands = _with_hand(self.hands, play.seat, self.hands[play.seat] - CardSet(play.card.bit))
        on_table, actions = (*self.on_table, play.card), (*self.actions, play)
        after = msgspec.structs.replace(self, hands=hands, on_table=on_table, actions=actions)
        return after if len(on_table) < len(self.trick_seats) else after._taken()

    def _taken(self) -> DominoPlay:
        seats, cards = self.trick_seats, self.on_table
        winner = seats[winning_place(self.law, cards)]
        trick = Trick(seats[0], cards, winner, seats)
        remaining = tuple(seat for seat in clockwise(winner, self.law.seats) if self.hands[seat])
        return msgspec.structs.replace(self, trick_seats=remaining, on_table=(), tricks=(*self.tricks, trick))

    def _why_not(self, card: Card) -> Reason:
        hand = self.hands[self.turn]
        if card in hand and self._must_draw:
            return Reason.MUST_DRAW
        return why_not(self.law, hand.bits, self.on_table, card)

    def _why_not_draw(self) -> Reason:
        if not self.on_table:
            return Reason.CAN_LEAD
        return Reason.CAN_FOLLOW if self._follows else Reason.STOCK_EMPTY

    def laid(self) -> Laid:
        return Laid(
            leader=self.trick_seats[0],
            trick_seats=self.trick_seats,
            on_table=self.on_table,
            stock=len(self.stock),
        )

    def tally(self, dealt: Dealt, contract: Contract) -> Tally:
        return tally_tricks(dealt.ruleset, contract, self.tricks, len(self.tricks), self._left())

    def settled(self, dealt: Dealt, terms: Terms) -> Terms:
        undrawn = CardSet.of(self.stock) if not self._takes_stock else CardSet()
        return msgspec.structs.replace(terms, hearts_in_stock=len(undrawn & HEARTS))

    @property
    def _takes_stock(self) -> bool:
        """Whether a sole survivor has taken the stock."""
        return self.stock_to_last and self.is_over and bool(self.trick_seats)

    def _left(self) -> tuple[tuple[Seat, CardSet], ...]:
        """What the sole survivor adds to his tricks once the deal is over."""
        if not self.is_over or not self.trick_seats:
            return ()
        survivor = self.trick_seats[0]
        stock = CardSet.of(self.stock) if self.stock_to_last else CardSet()
        return ((survivor, self.hands[survivor] | stock),)


def _with_hand(hands: tuple[CardSet, ...], seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
