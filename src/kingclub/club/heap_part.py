"""The heap of Кис-Кис, as a page shows it."""

from __future__ import annotations

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
    last = laid.history[-_ROUNDS * len(deal.hand_sizes) :]
    return HeapView(
        top=str(laid.top),
        cards=len(laid.discards),
        ordered=None if laid.ordered is None else laid.ordered.symbol,
        naming=laid.must_name,
        drawn=laid.has_drawn,
        deeds=[deed for action in last if (deed := _deed(action)) is not None],
    )


def top_card(deal: DealView, laid: HeapLaid) -> TableCard:
    """The card on top, and who laid it: the dealer turned up the first."""
    plays = (action.seat for action in reversed(laid.history) if isinstance(action, Play))
    return TableCard(seat=next(plays, deal.dealer) + 1, card=str(laid.top))


def _deed(action: Action) -> DeedView | None:
    match action:
        case Play(seat=seat, card=card):
            return DeedView(seat=seat + 1, card=str(card), call=None)
        case _ if isinstance(action, Spoken):
            return DeedView(seat=action.seat + 1, card=None, call=call_view(action))
        case _:
            return None
