"""Settling a sheet in money: a price for a point, a smallest coin, any currency."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from kingclub.scorepad.pad import Pad
from kingclub.scorepad.row_data import Plain
from kingclub.scorepad.wording import names_of
from kingclub.scoring import Settlement, balances, settle
from kingclub.texts import Texts


class Money(msgspec.Struct, frozen=True):
    """How points become coins."""

    price: Fraction
    """What a point is worth."""
    coin: Fraction
    """The smallest coin that is paid."""
    currency: str = ""

    def settle(self, pad: Pad) -> Settlement:
        return settle(balances(pad.ruleset, pad.total()), self.price / self.coin)

    def shown(self, coins: Fraction) -> str:
        """So many coins as an amount: exact, as a decimal where it is one."""
        amount = coins * self.coin
        return f"{_exact(amount)} {self.currency}".rstrip()

    def data(self, pad: Pad) -> Plain:
        """The settlement as plain data; amounts are exact texts, seats count from 1."""
        settlement = self.settle(pad)
        return {
            "price": _exact(self.price),
            "coin": _exact(self.coin),
            "currency": self.currency,
            "payments": [
                {"from": each.payer + 1, "to": each.payee + 1, "amount": _exact(each.coins * self.coin)}
                for each in settlement.payments
            ],
            "remainders": {
                str(place): _exact(each * self.coin)
                for place, each in enumerate(settlement.remainders, 1)
                if each
            },
        }


def settlement_lines(pad: Pad, money: Money, texts: Texts) -> Iterator[str]:
    """What is told to the table."""
    names = names_of(pad, texts)
    settlement = money.settle(pad)
    if not pad.is_over:
        yield texts.text("settle-not-over")
    yield texts.text("settle-title", price=money.shown(money.price / money.coin))
    if not settlement.payments:
        yield texts.text("settle-nothing")
    for each in settlement.payments:
        amount = money.shown(Fraction(each.coins))
        yield texts.text("settle-pays", payer=names[each.payer], payee=names[each.payee], amount=amount)
    for seat, left in enumerate(settlement.remainders):
        if left > 0:
            yield texts.text("settle-left-owed", name=names[seat], amount=money.shown(left))
        elif left < 0:
            yield texts.text("settle-left-owing", name=names[seat], amount=money.shown(-left))


def _exact(amount: Fraction) -> str:
    """A decimal where the amount ends as one, else a fraction."""
    rest = amount.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest != 1:
        return str(amount)
    text = f"{float(amount):.12f}".rstrip("0").rstrip(".")
    return text or "0"
