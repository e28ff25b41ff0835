"""What the table says of the heap of Кис-Кис: its top, the suit ordered, what was done since your turn."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cli.terminal.wording import Wording
from kingclub.play import Action, Call, DealView, Draw, HeapLaid, LastDeal, Play, Struck
from kingclub.scoring import Seat

_TOLD = 6
"""More things done than these would not fit into the line."""


def heap_line(words: Wording, deal: DealView) -> str:
    """The card on top, the suit that goes on it where one was ordered, and what is left to draw."""
    heap = deal.heap
    if heap is None:
        return ""
    parts = [words.texts.text("plain-heap", card=words.card(heap.top), count=deal.stock)]
    return " · ".join([*parts, *ordered_line(words, heap)])


def ordered_line(words: Wording, heap: HeapLaid) -> list[str]:
    return [] if heap.ordered is None else [words.texts.text("table-ordered", suit=heap.ordered.symbol)]


def done_line(words: Wording, heap: HeapLaid, person: Seat) -> str:
    """What the others have done since the person's last turn, and whose turns were lost."""
    seats = [getattr(action, "seat", None) for action in heap.history]
    own = max((number for number, seat in enumerate(seats, 1) if seat == person), default=0)
    since = list(_lost_after(words, heap, own))
    for number, action in enumerate(heap.history[own:], own + 1):
        since += [_done(words, action), *_lost_after(words, heap, number)]
    return " · ".join(since[-_TOLD:])


def _lost_after(words: Wording, heap: HeapLaid, actions: int) -> Iterator[str]:
    return (_lost(words, struck) for struck in heap.struck if struck.after == actions)


def _done(words: Wording, action: Action) -> str:
    match action:
        case Play(seat=seat, card=card):
            return f"{words.name(seat)} {words.card(card)}"
        case _:
            return words.said(action) if isinstance(action, Call | Draw) else ""


def struck_lines(words: Wording, before: HeapLaid | None, heap: HeapLaid) -> Iterator[str]:
    """Whose turn has been lost since `before`, and what it cost him."""
    return (_lost(words, struck) for struck in heap.struck[0 if before is None else len(before.struck) :])


def _lost(words: Wording, struck: Struck) -> str:
    if struck.seat == 0:
        return words.texts.text("terminal-struck-you", count=struck.cards)
    return words.texts.text("terminal-struck", name=words.name(struck.seat), count=struck.cards)


def left_lines(words: Wording, last: LastDeal) -> Iterator[str]:
    """What each was left with, when the deal was over."""
    yield words.texts.text("table-left-head")
    for seat, taken in enumerate(last.tally):
        cards = " ".join(map(words.card, taken.held)) or words.texts.text("table-nothing-left")
        yield words.texts.text("table-left", name=words.name(Seat(seat)), cards=cards)
