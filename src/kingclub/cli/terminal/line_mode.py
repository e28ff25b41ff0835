"""The table line by line: for pipes, tiny windows and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from kingclub.cards import CardTextError, parse_card
from kingclub.cli.terminal.local_table import LocalTable
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Action, Call, DealView, Play, Refused, Trick
from kingclub.scoring import Seat


class LineMode:
    """Asks for one action at a time and tells everything that happens."""

    def __init__(self, table: LocalTable, wording: Wording, answers: TextIO) -> None:
        self._table = table
        self._words = wording
        self._answers = answers
        self.input_ended = False
        """The person did not leave; there was nothing more to read."""

    def play(self) -> bool:
        """Plays until the game is over (True), or until the person leaves or the input ends."""
        self._tell_deal()
        while not self._table.game.is_over:
            if self._table.is_persons_turn:
                if not self._ask():
                    return False
            else:
                self._let_others_act()
        print(self._words.winners(self._table.view))
        self._print_sheet()
        return True

    def _let_others_act(self) -> None:
        action = self._table.step()
        if isinstance(action, Call):
            self._tell(action)
        self._after(action)

    def _tell(self, action: Call) -> None:
        name = self._words.name(action.seat)
        print(self._words.texts.text("terminal-said", name=name, call=self._words.action(action)))

    def _after(self, action: Action | None) -> None:
        view = self._table.view
        if isinstance(action, Play):
            print(f"  {self._words.name(action.seat)}: {self._words.card(action.card)}")
        if view.deal is None and view.last_deal is not None:
            self._tell_row()
        elif not isinstance(action, (Play, *_CALLS)):
            self._tell_deal()

    def _tell_deal(self) -> None:
        if self._table.view.deal is not None:
            print(f"\n{self._words.deal(self._table.view)}")

    def _tell_row(self) -> None:
        last = self._table.view.last_deal
        if last is None:
            return
        line = self._words.sheet_lines(self._table.view)[len(self._table.view.sheet.rows) - 1]
        print(f"= {' | '.join(line)}")

    def _ask(self) -> bool:
        deal = self._table.view.deal
        if deal is None:
            return True
        for line in self._situation(deal):
            print(line)
        print(self._words.texts.text("plain-prompt"), end=" ", flush=True)
        answer = self._answers.readline()
        if not answer:
            self.input_ended = True
            print()
            return False
        return self._do(answer.strip(), deal)

    def _situation(self, deal: DealView) -> Iterator[str]:
        words, text = self._words, self._words.texts.text
        terms = words.terms(deal)
        if terms:
            yield terms
        seats = (Seat((deal.leader + place) % len(deal.hand_sizes)) for place in range(len(deal.on_table)))
        table = ", ".join(
            f"{words.name(seat)} {words.card(card)}" for seat, card in zip(seats, deal.on_table, strict=False)
        )
        is_play = isinstance(deal.legal[0], Play)
        if is_play:
            yield text("plain-table", cards=table) if table else text("plain-empty-table")
        yield text("plain-hand", cards=" ".join(map(words.card, deal.hand)))
        choices = " · ".join(f"{number}) {words.action(each)}" for number, each in enumerate(deal.legal, 1))
        yield text("plain-choices", choices=choices)

    def _do(self, answer: str, deal: DealView) -> bool:
        match answer.lower():
            case "quit" | "q":
                return False
            case "?" | "help":
                print(self._words.texts.text("plain-help"))
            case "sheet":
                self._print_sheet()
            case "last":
                print(last_trick(self._words, deal.tricks))
            case "rules":
                print(self._words.deal(self._table.view))
            case _:
                self._play(answer, deal)
        return True

    def _play(self, answer: str, deal: DealView) -> None:
        action = self._read(answer, deal)
        if action is None:
            print(self._words.texts.text("plain-unknown", text=answer))
            return
        try:
            self._table.act(action)
        except Refused as refused:
            card = action.card if isinstance(action, Play) else None
            if card is not None:
                print(self._words.refusal(refused.reason, card, deal))
            return
        self._after(action)

    def _read(self, answer: str, deal: DealView) -> Action | None:
        if answer.isdecimal() and 1 <= int(answer) <= len(deal.legal):
            return deal.legal[int(answer) - 1]
        try:
            return Play(Seat(0), parse_card(answer)) if isinstance(deal.legal[0], Play) else None
        except CardTextError:
            return None

    def _print_sheet(self) -> None:
        view = self._table.view
        lines = [self._words.sheet_head(view), *self._words.sheet_lines(view)]
        widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
        for line in lines:
            cells = [cell.rjust(width) for cell, width in zip(line, widths, strict=True)]
            cells[1] = line[1].ljust(widths[1])
            print("  ".join(cells))


_CALLS = Call.__args__


def last_trick(words: Wording, tricks: Sequence[Trick]) -> str:
    """The last of these tricks, in words."""
    if not tricks:
        return words.texts.text("terminal-no-trick")
    trick = tricks[-1]
    cards = ", ".join(
        f"{words.name(trick.seat_of(place))} {words.card(card)}" for place, card in enumerate(trick.cards)
    )
    return words.texts.text("terminal-last-trick", cards=cards, name=words.name(trick.winner))
