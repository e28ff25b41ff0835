"""What the calls of a deal settled, as it is noted beside its row: trump, мизер, a sale, a bid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingclub.scorepad.row import PadRow
from kingclub.scoring import Seat, Terms, Trump
from kingclub.texts import Texts


def declarer_of(row: PadRow) -> Seat | None:
    """Who ordered the deal, or named its trump or suit; None where nobody did, or nobody noted it."""
    terms = row.terms
    return terms.sale.buyer if terms.declarer is None and terms.sale is not None else terms.declarer


def marks_of(row: PadRow, names: Sequence[str], texts: Texts) -> str:
    """All that was noted of the terms but the declarer, who is marked at his points."""
    return ", ".join(_marks(row.terms, names, texts))


def _marks(terms: Terms, names: Sequence[str], texts: Texts) -> Iterator[str]:
    yield from _of_trump(terms, texts)
    if terms.bid is not None:
        yield texts.text("pad-mark-bid", amount=terms.bid)
    if terms.sale is not None:
        seller, buyer = names[terms.sale.seller], names[terms.sale.buyer]
        yield texts.text("pad-mark-sale", seller=seller, buyer=buyer, tricks=terms.sale.tricks)
    if terms.written_off:
        yield texts.text("pad-mark-written-off")
    yield from _of_play(terms, names, texts)


def _of_trump(terms: Terms, texts: Texts) -> Iterator[str]:
    if terms.trump is not None:
        yield texts.text("table-no-trump") if terms.trump is Trump.NONE else terms.trump
    if terms.penalty_suit is not None:
        yield terms.penalty_suit.symbol
    if terms.last_card:
        yield texts.text("pad-mark-last-card")
    if terms.reversed:
        yield texts.text("table-reversed")


def _of_play(terms: Terms, names: Sequence[str], texts: Texts) -> Iterator[str]:
    if terms.held_king is not None:
        yield texts.text("pad-mark-held-king", name=names[terms.held_king])
    if terms.queen_out is not None:
        yield texts.text("pad-mark-queen-out", name=names[terms.queen_out])
    if terms.hearts_in_stock:
        yield texts.text("pad-mark-in-stock", count=terms.hearts_in_stock)
