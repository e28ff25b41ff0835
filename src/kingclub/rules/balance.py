"""The proof that a game sums to zero: what each deal pays, and what the programme adds up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from kingclub.cards import HEARTS, KING_OF_HEARTS, CardSet
from kingclub.rules.contract import Contract, ContractId, Prices


def deal_total(prices: Prices, sign: int, pack: CardSet, boys: CardSet, girls: CardSet, tricks: int) -> int:
    """Half points that a deal pays to all seats together, every trick played."""
    return sign * (
        prices.tricks * tricks
        + prices.last_two * min(2, tricks)
        + prices.hearts * len(pack & HEARTS)
        + prices.boys * len(pack & boys)
        + prices.girls * len(pack & girls)
        + prices.king * (KING_OF_HEARTS in pack)
    )


def balance(programme: Sequence[ContractId], contracts: Mapping[ContractId, Contract]) -> int:
    """Half points that the whole programme sums to."""
    return sum(contracts[contract].total for contract in programme)


def show_balance(programme: Sequence[ContractId], contracts: Mapping[ContractId, Contract]) -> str:
    """The sum as people write it: `6×(−16) − 96 + 4×24 = −96`."""
    counts = Counter(contracts[contract].total for contract in programme)
    parts = [f"{count}×{_points(total)}" if count > 1 else _points(total) for total, count in counts.items()]
    return " + ".join(parts).replace("+ −", "− ") + f" = {_points(balance(programme, contracts))}"


def balancing_trump_price(programme: Sequence[ContractId], other_totals: int, tricks: int) -> Fraction:
    """Half points for a trump trick that make the game sum to zero (RULES 2.9).

    `other_totals` are the half points, with sign, of all deals that are not trump deals.
    """
    trump_deals = sum(contract is ContractId.TRUMP for contract in programme)
    return Fraction(-other_totals, trump_deals * tricks)


def _points(half: int) -> str:
    whole, rest = divmod(abs(half), 2)
    return ("−" if half < 0 else "") + str(whole) + ("½" if rest else "")
