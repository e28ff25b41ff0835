"""Settling a sheet in money: a price for a point, a smallest coin, any currency."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec

from kingclub.rules import ContractId
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.row_data import Plain
from kingclub.scorepad.wording import names_of
from kingclub.scoring import Settlement, balances, is_by_average, settle
from kingclub.texts import Texts, format_decimal

_AMOUNT = re.compile(r"\d{1,12}([.,]\d{1,9})?|[.,]\d{1,9}", re.ASCII)


class Money(msgspec.Struct, frozen=True):
    """How points become coins."""

    price: Fraction
    """What a point is worth."""
    coin: Fraction
    """The smallest coin that is paid."""
    currency: str = ""

    def settle(self, pad: Pad) -> Settlement:
        return settle(balances(pad.ruleset, pad.total()), self.price / self.coin)

    def shown(self, coins: Fraction, texts: Texts) -> str:
        """So many coins as an amount, exact, as money is written in the language."""
        number = format_decimal(_with_cents(_exact(coins * self.coin)), texts.lang)
        if not self.currency:
            return number
        is_sign = all(unicodedata.category(char) == "Sc" for char in self.currency)
        return texts.text("money-sign" if is_sign else "money-word", number=number, currency=self.currency)

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
        is_average = is_by_average(pad.ruleset)
        yield texts.text("settle-not-over-average") if is_average else texts.text("settle-not-over-pairs")
    yield from _what_keeps_it_open(pad, texts)
    yield texts.text("settle-title", price=money.shown(money.price / money.coin, texts))
    if any(settlement.remainders) and not settlement.payments:
        yield texts.text("settle-no-coin", coin=money.shown(Fraction(1), texts))
    elif not settlement.payments:
        yield texts.text("settle-nothing")
    for each in settlement.payments:
        amount = money.shown(Fraction(each.coins), texts)
        yield texts.text("settle-pays", payer=names[each.payer], payee=names[each.payee], amount=amount)
    for seat, left in enumerate(settlement.remainders):
        if left > 0:
            yield texts.text("settle-left-owed", name=names[seat], amount=money.shown(left, texts))
        elif left < 0:
            yield texts.text("settle-left-owing", name=names[seat], amount=money.shown(-left, texts))


def _what_keeps_it_open(pad: Pad, texts: Texts) -> Iterator[str]:
    """The deals that do not add up, are left for later, or were not played yet."""
    if wrong := tuple(pad.faults()):
        yield texts.text("settle-wrong", count=len(wrong), deals=_deals(pad, wrong, texts))
    if later := pad.left_for_later:
        yield texts.text("settle-later", count=len(later), deals=_deals(pad, later, texts))
    first, last = len(pad.rows) + 1, pad.ruleset.deals
    if last is not None and first <= last:
        deals = str(first) if first == last else f"{first}–{last}"
        yield texts.text("settle-ahead", count=last - first + 1, deals=deals)


def _deals(pad: Pad, numbers: Iterable[int], texts: Texts) -> str:
    return ", ".join(_deal(number, pad.contract_of(number), texts) for number in numbers)


def _deal(number: int, contract: ContractId | None, texts: Texts) -> str:
    return str(number) if contract is None else f"{number} ({texts.text(f'contract-{contract}-short')})"


def parse_amount(text: str) -> Fraction | None:
    """A sum above zero, with a point or a comma; None where it is none."""
    if not _AMOUNT.fullmatch(text.strip()):
        return None
    return Fraction(text.strip().replace(",", ".")) or None


def _with_cents(number: str) -> str:
    """Money that is not whole has two digits after the point, or more."""
    whole, point, part = number.partition(".")
    return f"{whole}{point}{part:0<2}" if part else number


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
