"""What the table says in words: cards, calls, tricks, the deal and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import Card, CardSet, Rank, Suit
from kingclub.cli.terminal.look import Look
from kingclub.play import (
    Action,
    Bid,
    Call,
    DealView,
    Declare,
    Draw,
    NameSuit,
    Offer,
    Order,
    Pass,
    Play,
    Reason,
    Trade,
    Trick,
    View,
    WriteOff,
)
from kingclub.rules import Contract, Counting
from kingclub.scoring import Seat, Trump
from kingclub.texts import Points, Texts, format_points

_CYRILLIC = {Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "Т"}


class Wording:
    """Words in one language, cards as the person likes them."""

    def __init__(self, texts: Texts, look: Look) -> None:
        self.texts = texts
        self.look = look

    def name(self, seat: Seat) -> str:
        """The seat's name at the table: the person's is `you`."""
        if seat == 0:
            return self.texts.text("you")
        return self.texts.text("bot", name=seat + 1)

    def card(self, card: Card) -> str:
        """The corner of a card."""
        if card.is_joker:
            return "Jo"
        letter = _CYRILLIC.get(card.rank) if self.look.is_cyrillic(self.texts.lang) else None
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
            case Draw():
                return text("action-draw")
            case WriteOff():
                return text("action-write-off")
            case _:
                return str(action)

    def title(self, view: View) -> str:
        """Which deal of how many, and what it is about; between deals, of the one that has just ended."""
        if view.deal is not None:
            return self._title(view, view.deal.number, view.deal.contract)
        if view.last_deal is not None:
            return self._title(view, view.last_deal.row.number, view.last_deal.contract)
        return ""

    def _title(self, view: View, number: int, contract: Contract | None) -> str:
        told = self.texts.text("table-deal", number=number, deals=view.deals or 0)
        if contract is None:
            return f"{told} · {self.texts.text('table-not-ordered')}"
        return f"{told} · {self.texts.text(f'contract-{contract.id}')}"

    def deal(self, view: View) -> str:
        """The title and what the deal costs, in one line."""
        contract = view.deal.contract if view.deal is not None else None
        return self.title(view) + (f": {self.prices(contract, view)}" if contract is not None else "")

    def takes(self, trick: Trick) -> str:
        """Whose the trick is."""
        return self.texts.text("terminal-takes", seat=trick.winner + 1, name=self.name(trick.winner))

    def said(self, call: Call | Draw) -> str:
        """Who has called what, or has drawn."""
        if isinstance(call, Draw):
            return self.texts.text("terminal-drew", name=self.name(call.seat))
        if isinstance(call, NameSuit):
            if call.seat == 0:
                return self.texts.text("terminal-named-you", suit=call.suit.symbol)
            return self.texts.text("terminal-named", name=self.name(call.seat), suit=call.suit.symbol)
        return self.texts.text("terminal-said", name=self.name(call.seat), call=self.action(call))

    def last_trick(self, view: View) -> str:
        """The trick before this one; in the first trick of a deal there is none."""
        tricks = (
            view.deal.tricks if view.deal is not None else view.last_deal.tricks if view.last_deal else ()
        )
        if not tricks:
            return self.texts.text("terminal-no-trick")
        trick = tricks[-1]
        cards = self.cards_of(trick.plays)
        return f"{self.texts.text('terminal-last-trick', cards=cards)} {self.takes(trick)}"

    def cards_of(self, plays: Sequence[tuple[Seat, Card]]) -> str:
        """Who has played what, the leader first."""
        return ", ".join(f"{self.name(seat)} {self.card(card)}" for seat, card in plays)

    def prices(self, contract: Contract, view: View) -> str:
        """What one of each thing counted pays."""
        if contract.counting is Counting.CARDS:
            return self.texts.text("page-prices-jokers")
        if contract.counting is Counting.PENALTY_SUIT:
            return self.texts.text("page-prices-suit")
        if contract.counting is Counting.HELD:
            return self.held_prices(contract)
        boys = str(view.ruleset.switches.get("boys", "jacks"))
        told: list[str] = []
        for item in contract.id.items:
            half = getattr(contract.prices, item)
            if half:
                points = Points(contract.sign * half)
                told.append(self.texts.text(f"price-{item}", points=points, boys=boys))
        return "; ".join(told)

    def held_prices(self, contract: Contract) -> str:
        """What a card left in the hand costs; those that cost their number are not listed."""
        by_rank = {card.rank: contract.card_prices[card.index] for card in contract.counted}
        odd = [
            f"{self.texts.text('rank-name', rank=rank.name.lower())} {format_points(half)}"
            for rank, half in sorted(by_rank.items())
            if half != 2 * rank or rank > Rank.TEN
        ]
        return self.texts.text("table-held-prices", cards=", ".join(odd))

    def about(self, view: View) -> str:
        """What the deal costs, and what its calls have settled."""
        if view.deal is None:
            return self.prices(view.last_deal.contract, view) if view.last_deal is not None else ""
        prices = [self.prices(view.deal.contract, view)] if view.deal.contract is not None else []
        return " · ".join([*prices, *self._terms(view.deal), *self._stock(view)])

    def terms(self, view: View) -> str:
        """Trump, мизер, bid, sale and penalty suit, as far as they are settled; the size of the stock."""
        terms = [] if view.deal is None else self._terms(view.deal)
        return " · ".join([*terms, *self._stock(view)])

    def _stock(self, view: View) -> list[str]:
        if view.deal is None or view.deal.heap is not None or not view.ruleset.has_stock:
            return []
        return [self.texts.text("table-stock", count=view.deal.stock)]

    def drawn(self, before: View, after: View) -> str:
        """Which card the person has drawn."""
        held, holds = (view.deal.hand if view.deal is not None else CardSet() for view in (before, after))
        return self.texts.text("terminal-drawn", cards=" ".join(map(self.card, holds - held)))

    def must_draw(self, deal: DealView) -> str:
        """Why the person has to draw."""
        return self.texts.text("terminal-must-draw", suit=deal.on_table[0].suit.name.lower())

    def _terms(self, deal: DealView) -> list[str]:
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
        return told

    def winners(self, view: View) -> str:
        names = ", ".join(map(self.name, view.winners))
        won = self.texts.text("game-shared" if len(view.winners) > 1 else "game-won", names=names)
        if not view.losers:
            return won
        return f"{won}; {self.texts.text('game-lost', names=', '.join(map(self.name, view.losers)))}"

    def _declared(self, action: Declare) -> str:
        text = self.texts.text
        if action.last_card:
            named = text("action-last-card")
        elif action.trump is Trump.NONE or action.trump is None:
            named = text("table-no-trump")
        else:
            named = text("action-declare", trump=action.trump)
        return f"{named}, {text('table-reversed')}" if action.reversed else named
