"""Replays one recorded deal through the referee."""

from __future__ import annotations

from kingclub.cards import Card, Suit
from kingclub.notation.fault import Fault
from kingclub.notation.flips import FlipJudge
from kingclub.notation.record import (
    ActionLine,
    CallLine,
    DealRecord,
    FlipLine,
    Move,
    PointsLine,
    ShownLine,
    TrickLine,
)
from kingclub.notation.source import Line
from kingclub.notation.words import NO_CONTRACT, format_half_points
from kingclub.play import Action, Deal, Draw, Flip, NameSuit, Pass, Play, Refused
from kingclub.play.refusal import Reason
from kingclub.rules import Form
from kingclub.scoring import Row


class DealJudge:
    """Plays the moves of a record one by one; raises NotationError at the first that can not be."""

    def __init__(
        self, record: DealRecord, deal: Deal, after: Line, *, is_last: bool, seed: str | None = None
    ) -> None:
        self.record = record
        self.deal = deal
        self.actions: list[Action] = []
        self._after = after
        """The line that follows the deal: where something missing is reported."""
        self._is_last = is_last
        self._flips = FlipJudge(seed)
        self._played: set[Card] = set()

    def judge(self) -> None:
        """All moves are legal, each trick goes to its winner, and the deal ends where its record does."""
        for move in self.record.moves:
            if self.deal.is_over:
                raise move.at.error(Fault.AFTER_THE_END)
            self._move(move)
        self._end()

    def _move(self, move: Move) -> None:
        match move:
            case TrickLine():
                self._trick(move)
            case CallLine(action=action):
                self._act(action, move.at, 2)
            case ActionLine(action=action):
                self._action(action, move.at)
            case ShownLine():
                self._check_shown(move)
            case FlipLine():
                self._flip(move)

    def _trick(self, trick: TrickLine) -> None:
        self._check_may_play(trick.at, in_tricks=True)
        turn = self.deal.turn
        if turn is not None and trick.leader != turn:
            raise trick.at.error(Fault.WRONG_LEADER, 1, str(turn + 1))
        players = self.deal.dealt.ruleset.players
        for place, card in enumerate(trick.cards, 2):
            if place >= 2 + players:
                raise trick.at.error(Fault.EXTRA_CARD, place)
            self._play(card, trick.at, place)
        if len(trick.cards) < players:
            self._check_may_be_part(trick)
        else:
            self._check_winner(trick)

    def _check_may_play(self, at: Line, *, in_tricks: bool) -> None:
        """The calls are over, and the line is one of those that this form of play is written in."""
        if self.deal.play is None:
            raise at.error(Fault.MISSING_CALL, 0, self._on_turn())
        if in_tricks is not (self.deal.dealt.ruleset.form is Form.TRICKS):
            raise at.error(Fault.MISPLACED, 0, f"{self._on_turn()} play …" if in_tricks else "trick …")

    def _action(self, action: Play | Draw | Pass | NameSuit, at: Line) -> None:
        self._check_may_play(at, in_tricks=False)
        if self.deal.to_shuffle:
            raise at.error(Fault.MISSING_FLIP, 0, "flip …")
        self._pass_unwritten(action, at)
        if action.seat != self.deal.turn:
            raise at.error(Reason.NOT_YOUR_TURN, 0, self._on_turn(), suit=self._suit_led())
        if isinstance(action, Play):
            self._play(action.card, at, 2)
        else:
            self._act(action, at, 1)

    def _pass_unwritten(self, action: Play | Draw | Pass | NameSuit, at: Line) -> None:
        """After a draw that does not fit the turn is over, whether it is written or not (RULES 7, T20)."""
        turn = self.deal.turn
        last = next((done for done in reversed(self.actions) if not isinstance(done, Flip)), None)
        if isinstance(last, Draw) and turn is not None and turn == last.seat != action.seat:
            self._act(Pass(turn), at, 0)

    def _flip(self, flip: FlipLine) -> None:
        action = self._flips.check(flip, self.deal)
        if action is not None:
            self._act(action, flip.at, 1)

    def _check_shown(self, shown: ShownLine) -> None:
        """Only the last card of who declared by it is shown."""
        terms = self.deal.terms
        if not terms.last_card or terms.declarer is None:
            raise shown.at.error(Reason.NOT_NOW, 0, self._on_turn())
        right = self.deal.dealt.hands[terms.declarer][-1]
        if (shown.seat, shown.card) != (terms.declarer, right):
            place = 1 if shown.seat != terms.declarer else 2
            raise shown.at.error(Fault.WRONG_SHOWN, place, f"{terms.declarer + 1} {right}")

    def _play(self, card: Card, at: Line, place: int) -> None:
        turn = self.deal.turn
        if card in self._played and not self.deal.dealt.ruleset.has_upcard:
            raise at.error(Fault.CARD_TWICE, place)
        if turn is not None:
            self._act(Play(turn, card), at, place)
        self._played.add(card)

    def _act(self, action: Action, at: Line, place: int) -> None:
        try:
            self.deal = self.deal.act(action)
        except Refused as refused:
            wrong_seat = refused.reason is Reason.NOT_YOUR_TURN
            where = 1 if wrong_seat else place
            raise at.error(refused.reason, where, self._on_turn(), suit=self._suit_led()) from refused
        self.actions.append(action)

    def _suit_led(self) -> Suit | None:
        play = self.deal.play
        on_table = () if play is None else play.laid().on_table
        return None if not on_table or on_table[0].is_joker else on_table[0].suit

    def _on_turn(self) -> str:
        return "" if self.deal.turn is None else str(self.deal.turn + 1)

    def _check_may_be_part(self, trick: TrickLine) -> None:
        """A trick lacks cards only where the game was stopped in it."""
        is_stopped = self._is_last and trick is self.record.moves[-1] and self.record.row is None
        if trick.winner is not None or not is_stopped:
            raise trick.at.error(Fault.SHORT_TRICK, 2 + len(trick.cards), self._on_turn())

    def _check_winner(self, trick: TrickLine) -> None:
        winner = self.deal.tricks[-1].winner
        if trick.winner is None:
            raise trick.at.error(Fault.MISSING_WORD, len(trick.at.words), f"-> {winner + 1}")
        if trick.winner != winner:
            raise trick.at.error(Fault.WRONG_WINNER, len(trick.at.words) - 1, str(winner + 1))

    def _end(self) -> None:
        row = self.record.row
        contract = self.deal.contract and self.deal.contract.id
        if contract is not self.record.contract and (contract or row):
            raise self.record.at.error(Fault.WRONG_CONTRACT, 2, contract or NO_CONTRACT)
        if self.deal.is_over and row is None:
            raise self._after.error(Fault.MISSING_ROW, 0, "row …")
        if not self.deal.is_over and (row is not None or not self._is_last):
            at = self._after if row is None else row.at
            raise at.error(self._missing(), 0, self._on_turn())

    def _missing(self) -> Fault:
        """What has to stand in the record next."""
        if self.deal.play is None:
            return Fault.MISSING_CALL
        if self.deal.to_shuffle:
            return Fault.MISSING_FLIP
        in_tricks = self.deal.dealt.ruleset.form is Form.TRICKS
        return Fault.MISSING_TRICK if in_tricks else Fault.MISSING_ACTION


def check_points(line: PointsLine, right: Row, fault: Fault) -> None:
    """The points of a `row` or `result` are these; raises NotationError at the first that is not."""
    for place, (written, half) in enumerate(zip(line.points, right), 1):
        if written != half:
            raise line.at.error(fault, place, f"{place}:{format_half_points(half)}")
    if len(line.points) < len(right):
        missing = len(line.points)
        wanted = f"{missing + 1}:{format_half_points(right[missing])}"
        raise line.at.error(Fault.MISSING_WORD, missing + 1, wanted)
    if len(line.points) > len(right):
        raise line.at.error(Fault.EXTRA_WORD, len(right) + 1)
