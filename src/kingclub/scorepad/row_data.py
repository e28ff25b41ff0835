"""A row as a sheet file writes it, and back: seats from 1, decimal points, cards as letters."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kingclub.cards import Card, CardSet, CardTextError, Suit, parse_card, parse_suit
from kingclub.notation import terms_data
from kingclub.play.dealing import eldest
from kingclub.rules import ContractId, Counting, Item, Ruleset
from kingclub.scorepad.counts import counted_items
from kingclub.scorepad.row import Cells, PadRow, TakenRow, TypedRow
from kingclub.scorepad.rules_data import Number, decimal
from kingclub.scorepad.sheet_fault import SheetDataError, SheetFault
from kingclub.scoring import Sale, Seat, Taken, Tally, Terms, Trump

Plain = dict[str, object]

LARGEST_TYPED = 1_000_000
"""Half points; no sheet has a greater number, and a few more digits are a slip of the pen."""
LARGEST_READ = 2**53
"""Half points; pages once took any number in a cell, and their files are read as far as it is exact."""


class SoldFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To which seat, for how many tricks."""

    to: int
    tricks: int


class TermsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`terms` of a row; what does not apply is absent."""

    declarer: int | None = None
    trump: Trump | None = None
    reversed: bool = False
    last_card: bool = False
    bid: int | None = None
    sold: SoldFile | None = None
    written_off: bool = False
    penalty_suit: str | None = None
    aside: str | None = None
    hearts_in_stock: int | None = None
    held_king: int | None = None
    queen_out: int | None = None


class TakenFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one seat took; an item that is absent was not taken."""

    tricks: int = 0
    hearts: int = 0
    boys: int = 0
    girls: int = 0
    king: int = 0
    last_two: int = 0
    cards: list[str] = []
    """Those taken, or those left in the hand."""


class RowFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row: either `tally` or `points`. A seat that `points` lacks is a blank cell."""

    contract: ContractId
    terms: TermsFile = TermsFile()
    tally: Mapping[str, TakenFile] | None = None
    points: Mapping[str, Number] | None = None
    check: Number | None = None


def row_data(ruleset: Ruleset, row: PadRow) -> Plain:
    """The row as plain data."""
    data: Plain = {"contract": str(row.contract)}
    if terms := terms_data(row.terms):
        data["terms"] = terms
    if isinstance(row, TakenRow):
        return data | {"tally": _tally_data(ruleset, row)}
    data["points"] = cells_data(row.cells)
    return data if row.check is None else data | {"check": decimal(row.check)}


def cells_data(cells: Cells) -> Plain:
    """By seat, the numbers that are there."""
    return {str(place): decimal(half) for place, half in enumerate(cells, 1) if half is not None}


def row_from_data(ruleset: Ruleset, file: RowFile, dealer: Seat) -> PadRow:
    """The row that the data tells; raises SheetDataError."""
    if file.contract not in ruleset.contracts:
        raise SheetDataError(SheetFault.NO_DEAL, file.contract)
    terms = _terms(ruleset, file.terms, dealer)
    if file.tally is not None and file.points is None and file.check is None:
        return TakenRow(contract=file.contract, terms=terms, tally=_tally(ruleset, file.contract, file.tally))
    if file.points is None or file.tally is not None:
        raise SheetDataError(SheetFault.TALLY_OR_POINTS)
    cells = cells_from_data(ruleset, file.points)
    check = None if file.check is None else half_points(file.check, str(file.check), LARGEST_READ)
    return TypedRow(contract=file.contract, cells=cells, terms=terms, check=check)


def cells_from_data(ruleset: Ruleset, points: Mapping[str, Number]) -> Cells:
    """By seat, half points; raises SheetDataError."""
    cells: list[int | None] = [None] * ruleset.players
    for place, number in points.items():
        cells[_seat(ruleset, place)] = half_points(number, str(number), LARGEST_READ)
    return tuple(cells)


def _tally_data(ruleset: Ruleset, row: TakenRow) -> Plain:
    law = ruleset.contracts[row.contract]
    if law.counting is Counting.HELD:
        return {str(place): {"cards": list(map(str, taken.held))} for place, taken in enumerate(row.tally, 1)}
    wanted = counted_items(law)
    data: Plain = {}
    for place, taken in enumerate(row.tally, 1):
        counts = {item: int(getattr(taken, item)) for item in Item}
        kept: Plain = {str(item): count for item, count in counts.items() if count or item in wanted}
        data[str(place)] = kept | ({"cards": [str(card) for card in taken.cards]} if taken.cards else {})
    return data


def _tally(ruleset: Ruleset, contract: ContractId, file: Mapping[str, TakenFile]) -> Tally:
    law = ruleset.contracts.get(contract)
    is_held = law is not None and law.counting is Counting.HELD
    taken = [Taken()] * ruleset.players
    for place, each in file.items():
        counts = {item: int(getattr(each, item)) for item in Item}
        if any(count < 0 for count in counts.values()):
            raise SheetDataError(SheetFault.BELOW_ZERO, place)
        cards = CardSet() if is_held else _cards(each.cards)
        held = tuple(map(_card, each.cards)) if is_held else ()
        taken[_seat(ruleset, place)] = Taken(**counts, cards=cards, held=held)
    return tuple(taken)


def _terms(ruleset: Ruleset, file: TermsFile, dealer: Seat) -> Terms:
    sale = None
    if file.sold is not None:
        seller = eldest(dealer, ruleset.players)
        sale = Sale(seller=seller, buyer=_seat(ruleset, file.sold.to), tricks=file.sold.tricks)
    return Terms(
        declarer=None if file.declarer is None else _seat(ruleset, file.declarer),
        trump=file.trump,
        reversed=file.reversed,
        last_card=file.last_card,
        bid=file.bid,
        sale=sale,
        written_off=file.written_off,
        penalty_suit=None if file.penalty_suit is None else _suit(file.penalty_suit),
        aside=None if file.aside is None else _card(file.aside),
        hearts_in_stock=file.hearts_in_stock,
        held_king=None if file.held_king is None else _seat(ruleset, file.held_king),
        queen_out=None if file.queen_out is None else _seat(ruleset, file.queen_out),
    )


def _suit(word: str) -> Suit:
    try:
        return parse_suit(word)
    except ValueError as error:
        raise SheetDataError(SheetFault.BAD_SUIT, word) from error


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except CardTextError as error:
        raise SheetDataError(SheetFault.BAD_CARD, word) from error


def _cards(words: list[str]) -> CardSet:
    cards = tuple(map(_card, words))
    twice = next((card for place, card in enumerate(cards) if card in cards[:place]), None)
    if twice is not None:
        raise SheetDataError(SheetFault.CARD_TWICE, str(twice))
    return CardSet.of(cards)


def _seat(ruleset: Ruleset, place: str | int) -> Seat:
    if str(place) not in map(str, range(1, ruleset.players + 1)):
        raise SheetDataError(SheetFault.NO_SEAT, str(place), str(ruleset.players))
    return Seat(int(place) - 1)


def half_points(number: Number, text: str, largest: int = LARGEST_TYPED) -> int:
    """What the number is in half points; raises SheetDataError with `text` where it is none."""
    doubled = number * 2
    if abs(doubled) > largest or doubled != int(doubled):
        raise SheetDataError(SheetFault.BAD_NUMBER, text)
    return int(doubled)
