"""Whether a tally can be: every item is somebody's, and nobody took more than his tricks can hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from kingclub.cards import SUIT_BITS, Card, CardSet, format_cards
from kingclub.rules import Contract, Counting, Item, Ruleset
from kingclub.scorepad.counts import CARD_ITEMS, counted_items, item_counts, overlaps
from kingclub.scorepad.fault import RowFault, RowReason
from kingclub.scoring import Seat, Taken, Tally, Terms


def tally_faults(ruleset: Ruleset, contract: Contract, terms: Terms, tally: Tally) -> tuple[RowFault, ...]:
    """What is wrong with what was taken; empty where it can be."""
    if len(tally) != ruleset.players:
        return (RowFault(reason=RowReason.SEAT_COUNT, found=len(tally), wanted=ruleset.players),)
    match contract.counting:
        case Counting.ITEMS | Counting.ABOVE_BID:
            return tuple(_item_faults(ruleset, contract, tally))
        case Counting.ITEMS_DRAWN:
            return tuple(_drawn_faults(ruleset, terms, tally))
        case Counting.PENALTY_SUIT:
            if terms.penalty_suit is None:
                return ()  # the terms are at fault
            suit = CardSet(SUIT_BITS[terms.penalty_suit])
            return tuple(_priced_card_faults(ruleset, contract.counted & suit, terms, tally))
        case Counting.CARDS:
            return tuple(_priced_card_faults(ruleset, contract.counted, terms, tally))
        case Counting.HELD:
            return tuple(_held_faults(ruleset, terms, tally))


def _held_faults(ruleset: Ruleset, terms: Terms, tally: Tally) -> Iterator[RowFault]:
    """No card is held oftener than there are packs; one seat is out, and only that with a queen."""
    seen = Counter[Card]()
    for seat, taken in enumerate(tally):
        strange = [card for card in taken.held if card not in ruleset.pack]
        seen.update(taken.held)
        twice = [card for card in dict.fromkeys(taken.held) if seen[card] > ruleset.packs]
        for reason, cards in ((RowReason.CARD_TWICE, twice), (RowReason.CARD_NOT_IN_PLAY, strange)):
            if cards:
                yield RowFault(reason=reason, seat=Seat(seat), cards=format_cards(cards))
    yield from _out_faults(ruleset, terms, tally)


def _out_faults(ruleset: Ruleset, terms: Terms, tally: Tally) -> Iterator[RowFault]:
    """Nobody is out only of a blocked deal: all cards but the top one are in the hands (RULES 5)."""
    held = sum(len(taken.held) for taken in tally)
    out = [seat for seat, taken in enumerate(tally) if not taken.held]
    in_hands = len(ruleset.all_cards) - 1
    if not held:
        yield RowFault(reason=RowReason.NO_HANDS)
        return
    if len(out) > 1:
        yield RowFault(reason=RowReason.HANDS_EMPTY, found=len(out))
    if terms.queen_out is not None and terms.queen_out not in out:
        yield RowFault(reason=RowReason.OUT_WITH_CARDS, seat=terms.queen_out)
    elif not out and held != in_hands:
        yield RowFault(reason=RowReason.NOBODY_OUT, found=held, wanted=in_hands)


def _item_faults(ruleset: Ruleset, contract: Contract, tally: Tally) -> Iterator[RowFault]:
    counts = item_counts(ruleset)
    is_whole = True
    for item in counted_items(contract):
        found, wanted = sum(count(taken, item) for taken in tally), counts[item]
        if found != wanted:
            is_whole = False
            reason = RowReason.TOO_FEW if found < wanted else RowReason.TOO_MANY
            yield RowFault(reason=reason, item=item, found=found, wanted=wanted)
    if is_whole and Item.TRICKS in counted_items(contract):
        yield from _together(ruleset, contract, tally)


def _drawn_faults(ruleset: Ruleset, terms: Terms, tally: Tally) -> Iterator[RowFault]:
    """The hearts taken and those left in the stock make all; the latter may be unknown."""
    found, whole = sum(taken.hearts for taken in tally), item_counts(ruleset)[Item.HEARTS]
    wanted = whole - (terms.hearts_in_stock or 0)
    if found > wanted:
        yield RowFault(reason=RowReason.TOO_MANY, item=Item.HEARTS, found=found, wanted=wanted)
    elif found < wanted and terms.hearts_in_stock is not None:
        yield RowFault(reason=RowReason.TOO_FEW, item=Item.HEARTS, found=found, wanted=wanted)


def _together(ruleset: Ruleset, contract: Contract, tally: Tally) -> Iterator[RowFault]:
    """Each seat's tricks must hold what it took, and some way of sharing the cards must give the counts."""
    items = counted_items(contract)
    for seat, taken in enumerate(tally):
        fewest = max([count(taken, item) for item in items if item in CARD_ITEMS], default=0)
        needed = max(taken.last_two if Item.LAST_TWO in items else 0, -(-fewest // ruleset.players))
        if taken.tricks < needed:
            reason = RowReason.TOO_FEW_TRICKS
            yield RowFault(reason=reason, seat=Seat(seat), found=taken.tricks, wanted=needed)
            return
    if not _can_be(ruleset, contract, tally):
        yield RowFault(reason=RowReason.CAN_NOT_BE)


def _can_be(ruleset: Ruleset, contract: Contract, tally: Tally) -> bool:
    """Some owners of the cards that count twice leave every count whole and every trick room enough."""
    shared = overlaps(ruleset, contract)
    items = [item for item in counted_items(contract) if item in CARD_ITEMS]
    return any(
        all(
            _holds(taken, items, [both for both, owner in zip(shared, owners) if owner == seat], ruleset)
            for seat, taken in enumerate(tally)
        )
        for owners in product(range(ruleset.players), repeat=len(shared))
    )


def _holds(taken: Taken, items: Sequence[Item], shared: Sequence[tuple[Item, ...]], ruleset: Ruleset) -> bool:
    cards = sum(count(taken, item) for item in items) - sum(len(both) - 1 for both in shared)
    if cards > taken.tricks * ruleset.players:
        return False
    return all(count(taken, item) >= sum(item in both for both in shared) for item in items)


def _priced_card_faults(ruleset: Ruleset, counted: CardSet, terms: Terms, tally: Tally) -> Iterator[RowFault]:
    aside = CardSet()
    if terms.aside is not None:
        if not ruleset.aside or ruleset.switches.get("aside") == "first-trick":
            yield RowFault(reason=RowReason.NOT_OFFERED, cards=str(terms.aside))
            return
        aside = CardSet.of((terms.aside,))
    yield from _card_faults(counted - aside, ruleset.pack - aside, tally)


def _card_faults(counted: CardSet, pack: CardSet, tally: Tally) -> Iterator[RowFault]:
    """Each card that counts is somebody's; those that do not count may be left out."""
    seen = CardSet()
    for seat, taken in enumerate(tally):
        for reason, cards in (
            (RowReason.CARD_TWICE, taken.cards & seen),
            (RowReason.CARD_NOT_IN_PLAY, taken.cards - pack),
        ):
            if cards:
                yield RowFault(reason=reason, seat=Seat(seat), cards=format_cards(cards))
        seen |= taken.cards
    if missing := counted - seen:
        yield RowFault(reason=RowReason.CARDS_MISSING, cards=format_cards(missing))


def count(taken: Taken, item: Item) -> int:
    """How many of `item` a seat took."""
    return int(getattr(taken, item))
