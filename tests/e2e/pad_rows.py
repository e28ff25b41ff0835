"""Whoever keeps the sheet of any game: orders, bids, sales, cards, all by taps."""

from __future__ import annotations

import re

from kingclub.cards import Card
from kingclub.play.dealing import eldest
from kingclub.rules import Contract, Counting
from kingclub.scorepad import Pad, TakenRow
from kingclub.scorepad.counts import counted_items
from kingclub.scoring import Seat, Terms
from tests.e2e.pad_phone import Keeper, settled

LONGEST_ROW = 20
"""Of the buttons for a bid; a longer one is counted up."""


class RowKeeper(Keeper):
    """Writes rows of every kind."""

    def row(self, pad: Pad, number: int) -> int:
        """Writes deal `number` as the pad has it; the taps that it took."""
        row, before = pad.rows[number - 1], self.taps
        assert isinstance(row, TakenRow)
        law = pad.ruleset.contracts[row.contract]
        self.button(self.text("desk-write"))
        if pad.ruleset.order_list:
            if pad.ruleset.calls.passes:
                self._seat("desk-who-ordered", row.terms.declarer)
            self.choose(self.text("desk-what-ordered"), self.text(f"contract-{row.contract}-short"))
        self._terms(pad, number, row.terms, law)
        if not row.terms.written_off:
            for item in counted_items(law):
                self.item(item, [int(getattr(taken, item)) for taken in row.tally])
            if not counted_items(law):
                self._cards(pad, row, law)
        self.button(self.text("desk-save"))
        return self.taps - before

    def _seat(self, key: str, seat: Seat | None) -> None:
        if seat is not None:
            self.choose(self.text(key), self._names[seat])

    def _terms(self, pad: Pad, number: int, terms: Terms, law: Contract) -> None:
        if law.counting in (Counting.ABOVE_BID, Counting.PENALTY_SUIT):
            self._bid(pad, terms)
        if terms.sale is not None:
            owner = self._names[eldest(pad.dealer_of(number), pad.ruleset.players)]
            self.choose(self.text("desk-sold", name=owner), self._names[terms.sale.buyer])
            if terms.sale.tricks != 1:
                self.choose(self.text("desk-sold-tricks"), str(terms.sale.tricks))
        if terms.written_off:
            self.button(self.text("desk-write-off"))
        if terms.reversed:
            self.tap(lambda page: page.locator("summary", has_text=self.text("desk-trump")))
            self.tap(lambda page: page.get_by_label(self.text("table-reversed"), exact=True))
        if terms.hearts_in_stock:
            self.choose(self.text("desk-in-stock"), str(terms.hearts_in_stock))
        self._seat("desk-queen-out", terms.queen_out)
        self._seat("desk-held-king", terms.held_king)

    def _bid(self, pad: Pad, terms: Terms) -> None:
        if terms.declarer is None:
            self.choose(self.text("desk-declarer"), self.text("desk-all-passed"))
            return
        self._seat("desk-declarer", terms.declarer)
        if terms.penalty_suit is not None:
            name = terms.penalty_suit.name.lower()
            self.choose(self.text("desk-penalty-suit"), self.text("suit-name", suit=name))
        bid, most = terms.bid or 0, pad.ruleset.until
        if terms.penalty_suit is None or most is None or most // 2 <= LONGEST_ROW:
            self.choose(self.text("desk-bid"), str(bid))
            return
        for by in (5,) * (bid // 5) + (1,) * (bid % 5):
            self.button(self.text("desk-bid-more", by=by))

    def _cards(self, pad: Pad, row: TakenRow, law: Contract) -> None:
        """Card by card; the rest at once to whoever took most of those that are taken."""
        is_held = law.counting is Counting.HELD
        hands = [
            tuple(taken.held) if is_held else self._shown(row, law, tuple(taken.cards)) for taken in row.tally
        ]
        group = self.text("desk-whose-hand" if is_held else "desk-whose-cards")
        aside = row.terms.aside
        if aside is not None and self._shown(row, law, (aside,)):
            self._lay_aside(aside)
        most = None if is_held else max(range(len(hands)), key=lambda seat: len(hands[seat]))
        active = 0
        for seat in sorted(range(len(hands)), key=lambda seat: seat == most):
            if hands[seat] and seat != active:
                self.choose(group, self._names[seat])
                active = seat
            if seat == most and hands[seat]:
                words = self.text("desk-rest-of-cards", name=self._names[seat], count=len(hands[seat]))
                self.button(words)
                continue
            for card in hands[seat]:
                self._card(card)

    def _lay_aside(self, aside: Card) -> None:
        """One tap opens the list of cards, another takes one of them."""
        self._between()
        cards = self._page().get_by_role("combobox", name=self.text("desk-aside"), exact=True)
        cards.select_option(str(aside))
        settled(self._page())
        self.taps += 2

    def _shown(self, row: TakenRow, law: Contract, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        suit = row.terms.penalty_suit
        if suit is not None:
            return tuple(card for card in cards if card.suit is suit)
        return tuple(card for card in cards if card in law.counted)

    def _card(self, card: Card) -> None:
        text = str(card)
        name = f"{self.text('joker-name')} {text[2:]}" if text.startswith("Jo") else text
        found = re.compile(f"^{re.escape(name)}: ")
        self.tap(lambda page: page.get_by_role("button", name=found))
