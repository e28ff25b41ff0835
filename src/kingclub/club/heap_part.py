"""The heap of Кис-Кис, as a page shows it."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.club.spoken_calls import Spoken, call_view
from kingclub.club.table_view import DeedView, HeapView, TableCard
from kingclub.play import Action, DealView, HeapLaid, Play

_ROUNDS = 2
"""More of what was done would only make every frame longer."""


def heap(deal: DealView | None) -> HeapView | None:
    """None where the form has no heap, or no deal is played."""
    laid = None if deal is None else deal.heap
    if deal is None or laid is None:
        return None
    return HeapView(
        top=str(laid.top),
        cards=len(laid.discards),
        ordered=None if laid.ordered is None else laid.ordered.symbol,
        naming=laid.must_name,
        drawn=laid.has_drawn,
        deeds=list(_deeds(laid))[-_ROUNDS * len(deal.hand_sizes) :],
    )


def top_card(deal: DealView, laid: HeapLaid) -> TableCard:
    """The card on top, and who laid it: the dealer turned up the first."""
    plays = (action.seat for action in reversed(laid.history) if isinstance(action, Play))
    return TableCard(seat=next(plays, deal.dealer) + 1, card=str(laid.top))


def _deeds(laid: HeapLaid) -> Iterator[DeedView]:
    """All that was done, and after each card the turn that it cost."""
    lost = {struck.after: DeedView(seat=struck.seat + 1, struck=struck.cards) for struck in laid.struck}
    for done, action in enumerate((None, *laid.history)):
        deed = None if action is None else _deed(action)
        yield from (each for each in (deed, lost.get(done)) if each is not None)


def _deed(action: Action) -> DeedView | None:
    match action:
        case Play(seat=seat, card=card):
            return DeedView(seat=seat + 1, card=str(card))
        case _ if isinstance(action, Spoken):
            return DeedView(seat=action.seat + 1, call=call_view(action))
        case _:
            return None
