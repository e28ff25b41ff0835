"""The table line by line: for pipes, tiny windows and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from kingclub.cards import Card, CardFault, CardTextError, parse_card
from kingclub.cli.terminal import sheet_lines
from kingclub.cli.terminal.card_picture import in_order
from kingclub.cli.terminal.heap_words import heap_line, left_lines, struck_lines
from kingclub.cli.terminal.local_table import PERSON, LocalTable
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Action, Call, DealView, Draw, Order, Play, Refused, Shuffle, View

_WORDS = {
    "quit": ("quit", "q", "выйти"),
    "help": ("help", "?", "помощь"),
    "sheet": ("sheet", "лист"),
    "last": ("last", "прошлая"),
    "rules": ("rules", "правила"),
}
"""What may be typed for each word, in either language."""
_MEANT = {typed: word for word, choices in _WORDS.items() for typed in choices}
_LONGEST_NUMBER = 4
_RUSSIAN_SUITS = {"п": "♠", "т": "♣", "б": "♦", "ч": "♥"}


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
        while not self._table.view.is_over:
            if not self._table.is_persons_turn:
                self._let_others_act()
            elif not self._ask():
                return False
        print(self._words.winners(self._table.view))
        self._print_sheet()
        return True

    def _let_others_act(self) -> None:
        before = self._table.view
        action = self._table.step()
        if isinstance(action, Call | Draw):
            print(self._words.said(action))
        self._after(action, before)

    def _after(self, action: Action | None, before: View) -> None:
        view = self._table.view
        if isinstance(action, Play):
            print(f"  {self._words.name(action.seat)}: {self._words.card(action.card)}")
            self._tell_trick(view)
        if view.deal is None and view.last_deal is not None:
            self._tell_row()
        elif isinstance(action, (Shuffle, Order)):
            self._tell_deal()
        self._tell_heap(before, view)

    def _tell_heap(self, before: View, view: View) -> None:
        """The card turned up, the turns that a card has cost, and what the person was dealt for it."""
        old, deal = before.deal, view.deal
        if deal is None or deal.heap is None:
            return
        is_new = old is None or old.number != deal.number
        if is_new:
            print(heap_line(self._words, deal))
        for line in struck_lines(self._words, None if is_new or old is None else old.heap, deal.heap):
            print(line)
        if not is_new and len(deal.hand) > len(old.hand if old is not None else ()):
            print(self._words.drawn(before, view))

    def _tell_trick(self, view: View) -> None:
        """Whose a trick is that this card has completed."""
        deal, last = view.deal, view.last_deal
        if deal is not None and deal.tricks and not deal.on_table:
            print(self._words.takes(deal.tricks[-1]))
        elif deal is None and last is not None and last.tricks:
            print(self._words.takes(last.tricks[-1]))

    def _tell_deal(self) -> None:
        if self._table.view.deal is not None:
            print(f"\n{self._words.deal(self._table.view)}")

    def _tell_row(self) -> None:
        last = self._table.view.last_deal
        if last is None:
            return
        if self._table.view.ruleset.has_upcard:
            for left in left_lines(self._words, last):
                print(f"  {left}")
        number, contract, *points = sheet_lines.played(self._words, self._table.view)[-1]
        names = sheet_lines.head(self._words, self._table.view)[2:]
        told = [f"{name}: {cell}" for name, cell in zip(names, points, strict=True)]
        print(f"= {' | '.join([number, contract, *told])}")

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
        terms = words.terms(self._table.view)
        if terms:
            yield terms
        table = words.cards_of(deal.plays)
        if deal.heap is not None:
            yield heap_line(words, deal)
        elif deal.is_played:
            yield text("plain-table", cards=table) if table else text("plain-empty-table")
        yield text("plain-hand", cards=" ".join(map(words.card, in_order(deal, words))))
        choices = " · ".join(f"{number}) {words.action(each)}" for number, each in enumerate(deal.legal, 1))
        yield text("plain-choices", choices=choices)

    def _do(self, answer: str, deal: DealView) -> bool:
        if not answer:
            print(self._words.texts.text("plain-no-answer"))
            return True
        match _MEANT.get(answer.lower()):
            case "quit":
                return False
            case "help":
                print(self._words.texts.text("plain-help"))
            case "sheet":
                self._print_sheet()
            case "last":
                print(self._words.last_trick(self._table.view))
            case "rules":
                print(self._words.deal(self._table.view))
            case _:
                self._play(answer, deal)
        return True

    def _play(self, answer: str, deal: DealView) -> None:
        before = self._table.view
        try:
            action = _action_of(answer, deal)
            self._table.act(action)
        except CardTextError as error:
            text = self._words.texts.text
            is_mixed = error.fault is CardFault.MIXED_ALPHABETS
            print(
                text("plain-mixed-alphabets", text=answer) if is_mixed else text("plain-unknown", text=answer)
            )
        except Refused as refused:
            if isinstance(refused.value, Card):
                print(self._words.refusal(refused.reason, refused.value, deal))
        else:
            view = self._table.view
            if isinstance(action, Draw) and (view.deal is None or view.deal.heap is None):
                print(self._words.drawn(before, view))
            self._after(action, before)

    def _print_sheet(self) -> None:
        view = self._table.view
        words = self._words
        lines = [
            sheet_lines.head(words, view),
            *sheet_lines.played(words, view),
            *sheet_lines.totals(words, view),
        ]
        widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
        for line in lines:
            cells = [cell.rjust(width) for cell, width in zip(line, widths, strict=True)]
            cells[1] = line[1].ljust(widths[1])
            print("  ".join(cells))
        legend = sheet_lines.legend(words, view)
        if legend:
            print(legend)


def _action_of(answer: str, deal: DealView) -> Action:
    """The choice of that number, or the card of that name; raises CardTextError."""
    if answer.isdecimal() and len(answer) <= _LONGEST_NUMBER and 1 <= int(answer) <= len(deal.legal):
        return deal.legal[int(answer) - 1]
    if not deal.is_played:
        raise CardTextError(CardFault.NO_RANK, answer)
    suit = _RUSSIAN_SUITS.get(answer[-1:].lower())
    is_latin = answer[:-1].isascii() and answer[:-1].isalpha()
    return Play(PERSON, parse_card(answer if suit is None or is_latin else answer[:-1] + suit))
