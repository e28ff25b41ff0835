"""Whether terms can be at this table: what may be bid, sold, declared, written off."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cards import HEARTS
from kingclub.play.dealing import eldest
from kingclub.play.tally import tally_written_off
from kingclub.rules import Contract, Counting, Item, KingDiscard, Miser, Ruleset
from kingclub.scorepad.fault import RowFault, RowReason
from kingclub.scoring import Seat, Tally, Terms, Trump


def terms_faults(ruleset: Ruleset, contract: Contract, terms: Terms, dealer: Seat) -> tuple[RowFault, ...]:
    """What is wrong with the terms; a trump or a declarer that nobody noted is not."""
    return (
        *_bid_faults(ruleset, contract, terms),
        *orderer_faults(ruleset, terms, dealer),
        *_declarer_faults(ruleset, contract, terms, dealer),
        *_sale_faults(ruleset, contract, terms, dealer),
        *_declaration_faults(ruleset, contract, terms),
        *_write_off_faults(ruleset, contract, terms),
        *_held_king_faults(contract, terms),
        *_stock_faults(ruleset, contract, terms),
        *_queen_faults(contract, terms),
        *_suit_faults(contract, terms),
    )


def orderer_faults(ruleset: Ruleset, terms: Terms, dealer: Seat) -> tuple[RowFault, ...]:
    """Where an order may not be passed on, the first hand orders (RULES 2.6)."""
    first = eldest(dealer, ruleset.players)
    if not ruleset.order_list or ruleset.calls.passes or terms.declarer in (None, first):
        return ()
    return (RowFault(reason=RowReason.NOT_ORDERER, seat=first),)


def write_off_faults(ruleset: Ruleset, terms: Terms, tally: Tally) -> tuple[RowFault, ...]:
    """A deal that was not played credits each the same tricks."""
    if not terms.written_off:
        return ()
    credited = [taken.tricks for taken in tally_written_off(ruleset, terms)]
    is_even = [taken.tricks for taken in tally] == credited
    return () if is_even else (RowFault(reason=RowReason.BAD_WRITE_OFF),)


def _bid_faults(ruleset: Ruleset, contract: Contract, terms: Terms) -> Iterator[RowFault]:
    match contract.counting:
        case Counting.ABOVE_BID:
            if terms.declarer is None:
                yield RowFault(reason=RowReason.NO_BIDDER)
            if terms.bid is None or not 1 <= terms.bid <= ruleset.hand_size:
                yield RowFault(reason=RowReason.BAD_BID, found=terms.bid, wanted=ruleset.hand_size)
        case Counting.PENALTY_SUIT:
            yield from _penalty_faults(ruleset, terms)
        case _:
            if terms.bid is not None:
                yield RowFault(reason=RowReason.NOT_OFFERED, found=terms.bid)
    if ruleset.order_list and terms.declarer is None:
        yield RowFault(reason=RowReason.NO_DECLARER)


def _penalty_faults(ruleset: Ruleset, terms: Terms) -> Iterator[RowFault]:
    """All passed, and the suit is hearts; or one bid, and named it."""
    if terms.penalty_suit is None:
        yield RowFault(reason=RowReason.NO_SUIT)
    limit = (ruleset.until or 0) // 2
    if terms.declarer is None and terms.bid is not None:
        yield RowFault(reason=RowReason.NO_BIDDER)
    elif terms.declarer is not None and (terms.bid is None or not 1 <= terms.bid <= limit):
        yield RowFault(reason=RowReason.BAD_BID, found=terms.bid, wanted=limit)
    elif terms.declarer is None and terms.penalty_suit is not None and terms.penalty_suit.symbol != "♥":
        yield RowFault(reason=RowReason.NO_BIDDER)


def _declarer_faults(ruleset: Ruleset, contract: Contract, terms: Terms, dealer: Seat) -> Iterator[RowFault]:
    """A trump deal that nobody orders or bids for is the first hand's, unless it was sold."""
    declarer, first = terms.declarer, eldest(dealer, ruleset.players)
    has_caller = bool(ruleset.order_list) or contract.counting in (Counting.ABOVE_BID, Counting.PENALTY_SUIT)
    if declarer is None or has_caller:
        return
    if not contract.trump:
        if not terms.written_off:  # which is told by itself
            yield RowFault(reason=RowReason.NOT_OFFERED, seat=declarer)
    elif declarer != first and terms.sale is None:
        yield RowFault(reason=RowReason.NOT_DECLARER, seat=first)


def _sale_faults(ruleset: Ruleset, contract: Contract, terms: Terms, dealer: Seat) -> Iterator[RowFault]:
    sale = terms.sale
    if sale is None:
        return
    if not (contract.trump and ruleset.calls.trade):
        yield RowFault(reason=RowReason.NOT_OFFERED)
        return
    is_fair = sale.seller == eldest(dealer, ruleset.players) and sale.buyer != sale.seller
    is_fair = is_fair and terms.declarer in (None, sale.buyer)
    # Under the cap a buyer who took nothing hands over nothing.
    least = 0 if ruleset.calls.sale_cap_taken else 1
    if not is_fair or not least <= sale.tricks <= ruleset.hand_size:
        yield RowFault(reason=RowReason.BAD_SALE, found=sale.tricks, wanted=ruleset.hand_size)


def _declaration_faults(ruleset: Ruleset, contract: Contract, terms: Terms) -> Iterator[RowFault]:
    if terms.written_off:
        return
    if not _is_offered(ruleset, contract, terms):
        yield RowFault(reason=RowReason.NOT_OFFERED)
    elif terms.last_card and terms.trump is Trump.NONE:
        yield RowFault(reason=RowReason.LAST_CARD_SUIT)


def _is_offered(ruleset: Ruleset, contract: Contract, terms: Terms) -> bool:
    calls = ruleset.calls
    if not _is_declared(terms):
        return True
    if not contract.trump or (terms.last_card and not calls.last_card):
        return False
    if terms.reversed and calls.miser is Miser.NO_TRUMP_ONLY:
        return terms.trump in (None, Trump.NONE) and not terms.last_card
    if terms.reversed and calls.miser is Miser.OFF:
        return False
    return terms.trump is not Trump.NONE or calls.no_trump


def _is_declared(terms: Terms) -> bool:
    return terms.trump is not None or terms.reversed or terms.last_card


def _write_off_faults(ruleset: Ruleset, contract: Contract, terms: Terms) -> Iterator[RowFault]:
    if not terms.written_off:
        return
    if not (contract.trump and ruleset.calls.write_off):
        yield RowFault(reason=RowReason.NOT_OFFERED)
        return
    if terms.declarer is None:
        yield RowFault(reason=RowReason.NO_DECLARER)
    if _is_declared(terms) or terms.sale is not None:
        yield RowFault(reason=RowReason.WRITTEN_OFF_PLAYED)


def _held_king_faults(contract: Contract, terms: Terms) -> Iterator[RowFault]:
    if terms.held_king is not None and contract.king_discard is not KingDiscard.PENALTY:
        yield RowFault(reason=RowReason.NOT_OFFERED, seat=terms.held_king)


def _stock_faults(ruleset: Ruleset, contract: Contract, terms: Terms) -> Iterator[RowFault]:
    left = terms.hearts_in_stock
    if left is None:
        return
    most = len(ruleset.pack & HEARTS) if contract.counting is Counting.ITEMS_DRAWN else 0
    if not 0 <= left <= most or not most:
        yield RowFault(reason=RowReason.NOT_OFFERED, item=Item.HEARTS, found=left, wanted=most)


def _queen_faults(contract: Contract, terms: Terms) -> Iterator[RowFault]:
    if terms.queen_out is not None and contract.wild is None:
        yield RowFault(reason=RowReason.NOT_OFFERED, seat=terms.queen_out)


def _suit_faults(contract: Contract, terms: Terms) -> Iterator[RowFault]:
    """A penalty suit where none is bid for; a card laid aside where no card counts."""
    has_suit = contract.counting is Counting.PENALTY_SUIT
    if terms.penalty_suit is not None and not has_suit:
        yield RowFault(reason=RowReason.NOT_OFFERED)
    if terms.aside is not None and not has_suit and contract.counting is not Counting.CARDS:
        yield RowFault(reason=RowReason.NOT_OFFERED, cards=str(terms.aside))
