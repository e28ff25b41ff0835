"""What the table says in words: cards, calls, the deal and what it costs, the sheet."""

from __future__ import annotations

from kingclub.cards import Card, Rank, Suit
from kingclub.play import (
    Action,
    Bid,
    DealView,
    Declare,
    NameSuit,
    Offer,
    Order,
    Pass,
    Play,
    Reason,
    Trade,
    View,
    WriteOff,
)
from kingclub.rules import Contract, Counting
from kingclub.scoring import Row, Seat, TotalKind, Trump
from kingclub.texts import Points, Texts, format_points

_CYRILLIC = {Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "Т"}
Line = tuple[str, ...]
"""The cells of one line of a sheet."""


class Wording:
    """Words in one language, with corner letters in one alphabet."""

    def __init__(self, texts: Texts, names: tuple[str, ...], *, cyrillic: bool) -> None:
        self.texts = texts
        self.cyrillic = cyrillic
        self._names = names

    def name(self, seat: Seat) -> str:
        """The seat's name at the table: the person's is `you`."""
        if seat == 0:
            return self.texts.text("you")
        return self.texts.text("bot", name=seat + 1)

    def card(self, card: Card) -> str:
        """The corner of a card."""
        if card.is_joker:
            return "Jo"
        letter = _CYRILLIC.get(card.rank) if self.cyrillic else None
        return (letter or card.rank.symbol) + card.suit.symbol

    def refusal(self, reason: Reason, card: Card, view: DealView) -> str:
        """Why a card may not be played, in a sentence."""
        led = view.on_table[0] if view.on_table else card
        suit = Suit.HEARTS if led.is_joker else led.suit
        return self.texts.text(f"refusal-{reason}", card=self.card(card), suit=suit.name.lower())

    def action(self, action: Action) -> str:
        """A call as a choice; a play as its card."""
        text = self.texts.text
        match action:
            case Play(card=card):
                return self.card(card)
            case Order(contract=contract):
                return text("action-order", contract=text(f"contract-{contract}"))
            case NameSuit(suit=suit):
                return text("action-name-suit", suit=suit.symbol)
            case Declare():
                return self._declared(action)
            case Trade(agree=agree):
                return text("action-trade") if agree else text("action-no-trade")
            case _:
                return self._offered(action)

    def _offered(self, action: Action) -> str:
        text = self.texts.text
        match action:
            case Bid(amount=amount):
                return text("action-bid", amount=amount)
            case Offer(tricks=tricks):
                return text("action-offer", count=tricks)
            case Pass():
                return text("action-pass")
            case WriteOff():
                return text("action-write-off")
            case _:
                return str(action)

    def deal(self, view: View) -> str:
        """Which deal of how many (this, or the one just ended), what it is about and what it costs."""
        latest = view.deal if view.deal is not None else view.last_deal
        if latest is None:
            return ""
        played = view.deal.number if view.deal is not None else len(view.sheet.rows)
        number = self.texts.text("table-deal", number=played, deals=view.deals or 0)
        if latest.contract is None:
            return f"{number}: {self.texts.text('table-not-ordered')}"
        return f"{number} · {self.contract(latest.contract, view)}"

    def contract(self, contract: Contract, view: View) -> str:
        """The contract and its prices."""
        title = self.texts.text(f"contract-{contract.id}")
        return f"{title}: {self.prices(contract, view)}"

    def prices(self, contract: Contract, view: View) -> str:
        if contract.counting is Counting.CARDS:
            return self.texts.text("page-prices-jokers")
        if contract.counting is Counting.PENALTY_SUIT:
            return self.texts.text("page-prices-suit")
        boys = str(view.ruleset.switches.get("boys", "jacks"))
        told: list[str] = []
        for item in contract.id.items:
            half = getattr(contract.prices, item)
            if half:
                points = Points(contract.sign * half)
                told.append(self.texts.text(f"price-{item}", points=points, boys=boys))
        return "; ".join(told)

    def terms(self, deal: DealView) -> str:
        """Trump, мизер, bid, sale and penalty suit, as far as they are settled."""
        terms, text = deal.terms, self.texts.text
        told: list[str] = []
        if terms.trump is not None:
            named = text("table-no-trump") if terms.trump is Trump.NONE else terms.trump
            told.append(text("table-trump", trump=named))
        if terms.reversed:
            told.append(text("table-reversed"))
        if terms.bid is not None and terms.declarer is not None:
            told.append(text("table-bid", name=self.name(terms.declarer), amount=terms.bid))
        if terms.sale is not None:
            told.append(text("table-sale", name=self.name(terms.sale.buyer), count=terms.sale.tricks))
        if terms.penalty_suit is not None:
            told.append(text("table-penalty-suit", suit=terms.penalty_suit.symbol))
        if deal.shown is not None:
            told.append(text("table-shown", name=self.name(deal.shown[0]), card=self.card(deal.shown[1])))
        return " · ".join(told)

    def winners(self, view: View) -> str:
        names = ", ".join(map(self.name, view.winners))
        return self.texts.text("game-shared" if len(view.winners) > 1 else "game-won", names=names)

    def sheet_head(self, view: View) -> Line:
        names = tuple(self.name(Seat(seat)) for seat in range(view.ruleset.players))
        return ("№", self.texts.text("sheet-deal"), *names, self.texts.text("sheet-check"))

    def sheet_lines(self, view: View) -> list[Line]:
        """A line a deal played, then the three totals, with the control column."""
        lines: list[Line] = [
            (
                str(row.number),
                self.texts.text(f"contract-{row.contract}-short"),
                *map(format_points, row.points),
                format_points(row.check),
            )
            for row in view.sheet.rows
        ]
        for kind, title in (
            (TotalKind.MINUS, self.texts.text("sheet-minus")),
            (TotalKind.PLUS, self.texts.text("sheet-plus")),
            (TotalKind.ALL, self.texts.text("sheet-total")),
        ):
            lines.append(self._total(title, view.sheet.total(kind)))
        return lines

    def _total(self, title: str, row: Row) -> Line:
        return ("", title, *map(format_points, row), format_points(sum(row)))

    def _declared(self, action: Declare) -> str:
        text = self.texts.text
        if action.last_card:
            named = text("action-last-card")
        elif action.trump is Trump.NONE or action.trump is None:
            named = text("table-no-trump")
        else:
            named = text("action-declare", trump=action.trump)
        return f"{named}, {text('table-reversed')}" if action.reversed else named
