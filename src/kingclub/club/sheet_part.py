"""The sheet of a table, as the paper blank shows it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from kingclub.cards import CARDS, Card
from kingclub.club.table_view import (
    LastDealView,
    Price,
    ProgrammeRow,
    Row,
    SaleView,
    TakenView,
    TermsView,
    Total,
    Totals,
)
from kingclub.play import LastDeal
from kingclub.rules import Contract, Counting, Item, Ruleset
from kingclub.scoring import Sheet, Taken, Terms, TotalKind, printed_check


def decimals(half_points: Sequence[int]) -> list[float]:
    return [half / 2 for half in half_points]


def programme(ruleset: Ruleset) -> list[ProgrammeRow]:
    """The printed rows, each with what it has to add up to."""
    return [
        ProgrammeRow(number=number, contract=str(contract), check=_printed(ruleset.contracts[contract]))
        for number, contract in enumerate(ruleset.programme, 1)
    ]


def _printed(contract: Contract) -> float | None:
    half = printed_check(contract)
    return None if half is None else half / 2


def rows(sheet: Sheet) -> list[Row]:
    return [
        Row(
            number=row.number,
            contract=str(row.contract),
            dealer=row.dealer + 1,
            points=decimals(row.points),
            check=row.check / 2,
            right=row.is_right,
            declarer=_number(row.declarer),
        )
        for row in sheet.rows
    ]


def totals(sheet: Sheet) -> Totals:
    return Totals(
        minus=_total(sheet, TotalKind.MINUS) if TotalKind.MINUS in sheet.kinds else None,
        plus=_total(sheet, TotalKind.PLUS) if TotalKind.PLUS in sheet.kinds else None,
        all=_total(sheet, TotalKind.ALL),
    )


def _total(sheet: Sheet, kind: TotalKind) -> Total:
    points = sheet.total(kind)
    check = sheet.check(kind)
    return Total(points=decimals(points), check=check / 2, right=sum(points) == check)


def prices(ruleset: Ruleset, contract: Contract | None) -> list[Price]:
    """What this deal counts; empty until the contract is known."""
    if contract is None:
        return []
    if contract.counting is Counting.CARDS:
        priced = [(CARDS[at], half) for at, half in enumerate(contract.card_prices) if half]
        return [Price(item=str(card), points=half / 2) for card, half in priced if card in ruleset.pack]
    if contract.counting is Counting.HELD:
        by_rank = {card.rank: contract.card_prices[card.index] for card in ruleset.pack}
        return [Price(item=rank.symbol, points=half / 2) for rank, half in sorted(by_rank.items())]
    if contract.counting is Counting.PENALTY_SUIT:
        return [Price(item="suit", points=1)]
    half_points = asdict(contract.prices)
    return [
        Price(item=str(item), points=contract.sign * half_points[item] / 2)
        for item in Item
        if half_points[item]
    ]


def terms_view(terms: Terms) -> TermsView:
    sale = terms.sale
    return TermsView(
        declarer=_number(terms.declarer),
        trump=None if terms.trump is None else str(terms.trump),
        reversed=terms.reversed,
        last_card=terms.last_card,
        bid=terms.bid,
        sale=None
        if sale is None
        else SaleView(seller=sale.seller + 1, buyer=sale.buyer + 1, tricks=sale.tricks),
        written_off=terms.written_off,
        penalty_suit=None if terms.penalty_suit is None else terms.penalty_suit.symbol,
        hearts_in_stock=terms.hearts_in_stock,
        held_king=_number(terms.held_king),
        queen_out=_number(terms.queen_out),
    )


def _priced(taken: Taken, contract: Contract, terms: Terms) -> Sequence[Card]:
    """The cards that cost him something, where cards are priced one by one."""
    match contract.counting:
        case Counting.CARDS:
            return [card for card in taken.cards if contract.card_prices[card.index]]
        case Counting.PENALTY_SUIT:
            return [card for card in taken.cards if card.suit is terms.penalty_suit]
        case _:
            return taken.held


def _number(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def last_deal(deal: LastDeal | None) -> LastDealView | None:
    if deal is None:
        return None
    return LastDealView(
        number=deal.row.number,
        contract=str(deal.row.contract),
        dealer=deal.row.dealer + 1,
        terms=terms_view(deal.terms),
        tally=[
            TakenView(
                tricks=taken.tricks,
                hearts=taken.hearts,
                boys=taken.boys,
                girls=taken.girls,
                king=taken.king,
                last_two=taken.last_two,
                cards=list(map(str, _priced(taken, deal.contract, deal.terms))),
            )
            for taken in deal.tally
        ],
        points=decimals(deal.row.points),
        check=deal.row.check / 2,
    )
