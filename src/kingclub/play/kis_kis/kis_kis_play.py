"""The play of a deal of Кис-Кис, action by action."""

from __future__ import annotations

from collections import Counter

import msgspec

from kingclub.cards import Card, CardBag, Suit
from kingclub.play.action import Action, Draw, Flip, NameSuit, Pass, Play
from kingclub.play.dealt import Dealt
from kingclub.play.form_play import HeapLaid, Laid, Struck
from kingclub.play.kis_kis.fit import Wanted, cards_to_draw, seats_passed
from kingclub.play.kis_kis.heap import Heap
from kingclub.play.refusal import Reason, Refused
from kingclub.play.trick import Trick
from kingclub.rules import Contract, KisKisRules
from kingclub.scoring import Seat, Taken, Tally, Terms


class Owed(msgspec.Struct, frozen=True, gc=False):
    """Cards that `seat` draws as soon as the discards have been shuffled."""

    seat: Seat
    cards: int
    own_will: bool
    """It asked for the card: it keeps the turn."""


class KisKisPlay(msgspec.Struct, frozen=True, gc=False):
    """The form Кис-Кис. Who draws keeps the turn until he plays the drawn card or passes."""

    rules: KisKisRules
    heap: Heap
    turn: Seat
    actions: tuple[Action, ...] = ()
    """All that was done, and each time that the discards became the stock."""
    struck: tuple[Struck, ...] = ()
    ordered: Suit | None = None
    """The suit ordered with the wild card on top."""
    must_name: bool = False
    """The seat on turn has just played a wild card: it orders a suit."""
    drawn: Card | None = None
    """The card that the seat on turn has drawn. Secret."""
    idle: int = 0
    """Turns in a row in which nobody has played or drawn."""
    owed: Owed | None = None
    finisher: Seat | None = None
    """Who has no card left."""
    is_over: bool = False

    @classmethod
    def start(cls, rules: KisKisRules, heap: Heap, dealer: Seat) -> KisKisPlay:
        """The play of these cards; what lies on top is the upcard."""
        play = cls(rules, heap, dealer)
        return play._with_effect(heap.top) if rules.upcard_acts else play._passed_on(1)

    @classmethod
    def of_deal(cls, dealt: Dealt) -> KisKisPlay:
        """The play of this deal."""
        rules = dealt.ruleset.kis_kis
        if rules is None or dealt.upcard is None:
            raise ValueError("a deal of Кис-Кис has an upcard")
        return cls.start(rules, Heap.start(dealt.hands, dealt.stock, dealt.upcard), dealt.dealer)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return ()

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        return () if self.owed is None else self.heap.discards[:-1]

    def hand(self, seat: Seat) -> CardBag:
        return CardBag.of(self.heap.hands[seat])

    @property
    def wanted(self) -> Wanted:
        return Wanted(self.rules.wild, self.heap.top, self.ordered)

    def legal_actions(self) -> tuple[Action, ...]:
        """All that `turn` may do; empty when the play is over or chance is due, and never else."""
        if self.is_over or self.owed is not None:
            return ()
        if self.must_name:
            return tuple(NameSuit(self.turn, suit) for suit in Suit)
        plays = tuple(Play(self.turn, card) for card in self._playable())
        if self.drawn is not None:
            return (*plays, Pass(self.turn))
        if self.why_no_draw() is None:
            return (*plays, Draw(self.turn))
        return plays if self._why_no_pass() is not None else (*plays, Pass(self.turn))

    def refusals(self) -> tuple[tuple[Card, Reason], ...]:
        """Each card that `turn` holds and may not play now, and why."""
        playable = () if self.must_name else self._playable()
        rest = dict.fromkeys(card for card in self.heap.hands[self.turn] if card not in playable)
        return tuple((card, self._why_not(card)) for card in rest)

    def act(self, action: Action) -> KisKisPlay:
        """The play after `action`; raises Refused."""
        if self.is_over or (self.owed is not None) is not isinstance(action, Flip):
            raise Refused(Reason.NOT_NOW, action)
        match action:
            case Flip():
                return self._flipped(action)
            case Play() | Draw() | Pass() | NameSuit():
                return self._acted(action)
            case _:
                raise Refused(Reason.NOT_NOW, action)

    def laid(self) -> Laid:
        history = tuple(action for action in self.actions if not isinstance(action, Flip))
        heap = HeapLaid(
            discards=self.heap.discards,
            ordered=self.ordered,
            must_name=self.must_name,
            has_drawn=self.drawn is not None,
            history=history,
            struck=self.struck,
        )
        return Laid(leader=self.turn, trick_seats=(), stock=len(self.heap.stock), heap=heap)

    def tally(self, dealt: Dealt, contract: Contract) -> Tally:
        del dealt, contract
        return tuple(Taken(held=hand) for hand in self.heap.hands)

    def settled(self, dealt: Dealt, terms: Terms) -> Terms:
        del dealt
        if self.finisher is None or self.heap.top.rank is not self.rules.wild:
            return terms
        return msgspec.structs.replace(terms, queen_out=self.finisher)

    def why_no_draw(self) -> Reason | None:
        """Why the seat on turn may not draw; None where it may."""
        if self.must_name:
            return Reason.SUIT_DUE
        if self.drawn is not None:
            return Reason.ALREADY_DRAWN
        if self._must_play and not self.rules.voluntary_draw:
            return Reason.MUST_PLAY
        return None if self.heap.can_be_drawn else Reason.NOTHING_TO_DRAW

    def _acted(self, action: Play | Draw | Pass | NameSuit) -> KisKisPlay:
        reason = self._why_refused(action) if action.seat == self.turn else Reason.NOT_YOUR_TURN
        if reason is not None:
            raise Refused(reason, action.card if isinstance(action, Play) else action)
        play = msgspec.structs.replace(self, actions=(*self.actions, action))
        match action:
            case Play(card=card):
                return play._played(card)
            case Draw():
                return play._drawing(Owed(self.turn, 1, own_will=True))
            case Pass():
                return play._idled()
            case NameSuit(suit=suit):
                named = msgspec.structs.replace(play, ordered=suit, must_name=False)
                return named._passed_on(1)

    def _why_refused(self, action: Play | Draw | Pass | NameSuit) -> Reason | None:
        match action:
            case Play(card=card):
                if card not in self.heap.hands[self.turn]:
                    return Reason.NOT_IN_HAND
                return None if not self.must_name and card in self._playable() else self._why_not(card)
            case Draw():
                return self.why_no_draw()
            case Pass():
                return self._why_no_pass()
            case NameSuit():
                return None if self.must_name else Reason.NOT_NOW

    def _why_no_pass(self) -> Reason | None:
        if self.must_name:
            return Reason.SUIT_DUE
        if self.drawn is not None:
            return None
        if self._must_play:
            return Reason.MUST_PLAY
        return Reason.DRAW_FIRST if self.heap.can_be_drawn else None

    def _why_not(self, card: Card) -> Reason:
        if self.must_name:
            return Reason.SUIT_DUE
        if self.drawn is not None and card is not self.drawn:
            return Reason.ONLY_DRAWN_CARD
        return Reason.DOES_NOT_FIT

    def _playable(self) -> tuple[Card, ...]:
        """The different cards that the seat on turn may play."""
        held = self.heap.hands[self.turn] if self.drawn is None else (self.drawn,)
        return tuple(card for card in dict.fromkeys(held) if self.wanted.takes(card))

    @property
    def _must_play(self) -> bool:
        """A card fits that is not wild: only a wild one may be kept back (RULES 5)."""
        return any(card.rank != self.rules.wild for card in self._playable())

    def _played(self, card: Card) -> KisKisPlay:
        heap = self.heap.played(self.turn, card)
        play = msgspec.structs.replace(self, heap=heap, ordered=None, drawn=None, idle=0)
        if heap.hands[self.turn]:
            return play._with_effect(card)
        play = msgspec.structs.replace(play, finisher=self.turn, is_over=True)
        number = cards_to_draw(self.rules, card) if self.rules.last_card_acts else 0
        return play._drawing(Owed(play._seat_after(1), number, own_will=False))

    def _with_effect(self, card: Card) -> KisKisPlay:
        """The seat on turn has laid `card`, or dealt it face up: what it does to the next."""
        if card.rank == self.rules.wild:
            return msgspec.structs.replace(self, must_name=True)
        seats, cards = seats_passed(self.rules, card), cards_to_draw(self.rules, card)
        play = self._striking(cards) if seats > 1 else self
        return play._passed_on(seats)._drawing(Owed(self._seat_after(1), cards, own_will=False))

    def _striking(self, cards: int) -> KisKisPlay:
        """The next seat loses its turn, and draws so many cards, or as many as there are."""
        done = sum(not isinstance(action, Flip) for action in self.actions)
        struck = Struck(done, self._seat_after(1), min(cards, self.heap.can_be_drawn))
        return msgspec.structs.replace(self, struck=(*self.struck, struck))

    def _drawing(self, owed: Owed) -> KisKisPlay:
        """The cards owed are drawn, as far as there are any; shuffling the discards first is up to chance."""
        heap, actions = self.heap, self.actions
        for left in range(min(owed.cards, heap.can_be_drawn), 0, -1):
            if not heap.stock:
                if self.rules.reshuffles:
                    owed = Owed(owed.seat, left, owed.own_will)
                    return msgspec.structs.replace(self, heap=heap, owed=owed, is_over=False)
                heap = heap.flipped()
                actions = (*actions, Flip(heap.stock))
            card, heap = heap.stock[0], heap.drawn(owed.seat)
            if owed.own_will:
                return msgspec.structs.replace(self, heap=heap, actions=actions, drawn=card, idle=0)
        return msgspec.structs.replace(self, heap=heap, actions=actions, is_over=self.finisher is not None)

    def _flipped(self, flip: Flip) -> KisKisPlay:
        owed = self.owed
        if owed is None or Counter(flip.cards) != Counter(self.heap.discards[:-1]):
            raise Refused(Reason.NOT_THE_DISCARDS, " ".join(map(str, flip.cards)))
        heap = self.heap.flipped(flip.cards)
        play = msgspec.structs.replace(self, heap=heap, actions=(*self.actions, flip), owed=None)
        return play._drawing(owed)

    def _idled(self) -> KisKisPlay:
        """The turn ends without a card; when nobody can do anything more, the deal is blocked (RULES 5)."""
        idle = self.idle + 1 if self.drawn is None else 0
        is_blocked = idle == len(self.heap.hands)
        play = msgspec.structs.replace(self, drawn=None, idle=idle, is_over=is_blocked)
        return play._passed_on(1)

    def _passed_on(self, seats: int) -> KisKisPlay:
        return msgspec.structs.replace(self, turn=self._seat_after(seats))

    def _seat_after(self, seats: int) -> Seat:
        return Seat((self.turn + seats) % len(self.heap.hands))
