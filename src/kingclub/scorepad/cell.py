"""What a cell of a typed sheet can hold: the sign, the step and the most of its contract."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import gcd

from kingclub.rules import Contract, ContractId, Counting, Ruleset
from kingclub.scorepad.counts import counted_items, item_counts, price
from kingclub.scorepad.fault import RowReason

_POINT = 2
"""Half points in a point."""


def cell_values(ruleset: Ruleset, contract: ContractId) -> frozenset[int]:
    """Every half-point number that some deal of the contract can write for one seat.

    Each item is looked at alone: what the items of one seat can be together is not asked here.
    """
    return _values(_Key(ruleset, contract))


def row_checks(ruleset: Ruleset, contract: ContractId) -> frozenset[int]:
    """Every sum that a row of the contract may have: one, but where a bid or a card laid aside changes it."""
    law = ruleset.contracts[contract]
    match law.counting:
        case Counting.ITEMS:
            return frozenset((law.total,))
        case Counting.ITEMS_DRAWN:
            return _item_values(ruleset, law)
        case Counting.ABOVE_BID:
            step = law.prices.tricks
            return frozenset(law.total - step * given_up for given_up in range(ruleset.hand_size + 1))
        case Counting.PENALTY_SUIT:
            sizes = {size for size in _suit_sizes(ruleset) if size}
            sizes |= {size - 1 for size in sizes if _is_aside_out(ruleset)}
            bids = range((ruleset.until or 0) // _POINT + 1)
            return frozenset((size + bid) * _POINT for size in sizes for bid in bids)
        case Counting.CARDS:
            return frozenset(
                law.total - each for each in ({0, *law.card_prices} if _is_aside_out(ruleset) else {0})
            )
        case Counting.HELD:
            return _held_values(ruleset, law)


def only_loses(ruleset: Ruleset, contract: ContractId) -> bool:
    """Whether no cell of the contract can be above nothing: people leave the minus out there."""
    return max(cell_values(ruleset, contract)) <= 0


def _is_aside_out(ruleset: Ruleset) -> bool:
    """Whether a card is laid aside that counts for nobody."""
    return bool(ruleset.aside) and ruleset.switches.get("aside") != "first-trick"


def why_not(value: int, possible: frozenset[int]) -> RowReason | None:
    """Why a cell can not hold `value`; None where it can."""
    if value in possible:
        return None
    least, most = min(possible), max(possible)
    if (value < 0 and least >= 0) or (value > 0 and most <= 0):
        return RowReason.WRONG_SIGN
    if not least <= value <= most:
        return RowReason.TOO_MUCH
    return RowReason.WRONG_STEP


class _Key:
    """A ruleset and a contract, hashed by what the values depend on: rulesets are dear to compare."""

    def __init__(self, ruleset: Ruleset, contract: ContractId) -> None:
        self.ruleset, self.contract = ruleset, contract
        self._identity = (ruleset.hash, contract)

    def __hash__(self) -> int:
        return hash(self._identity)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._identity == other._identity


@lru_cache(maxsize=1024)
def _values(key: _Key) -> frozenset[int]:
    ruleset, law = key.ruleset, key.ruleset.contracts[key.contract]
    match law.counting:
        case Counting.ITEMS | Counting.ABOVE_BID | Counting.ITEMS_DRAWN:
            return _item_values(ruleset, law)
        case Counting.PENALTY_SUIT:
            most = max(_suit_sizes(ruleset)) + (ruleset.until or 0) // _POINT
            return frozenset(range(0, (most + 1) * _POINT, _POINT))
        case Counting.CARDS:
            return _sums([(each, 1) for each in law.card_prices if each])
        case Counting.HELD:
            return _held_values(ruleset, law)


def _held_values(ruleset: Ruleset, law: Contract) -> frozenset[int]:
    """From who goes out with a wild card and all others hold nothing, to all cards with all they may cost."""
    if law.wild is None:
        return frozenset()
    dear = law.wild.price * sum(card.rank is law.wild.rank for card in ruleset.all_cards)
    return frozenset(range(-law.wild.price, law.total + dear + 1, _POINT))


def _item_values(ruleset: Ruleset, law: Contract) -> frozenset[int]:
    counts = item_counts(ruleset)
    values = _sums([(law.sign * price(law, item), counts[item]) for item in counted_items(law)])
    if law.trump and ruleset.calls.trade and law.counting is Counting.ITEMS:
        # A buyer hands over more than he took, unless the table caps it; a seller gets it on top of his own.
        step, tricks = law.prices.tricks, ruleset.hand_size
        if not ruleset.calls.sale_cap_taken:
            return frozenset(step * count for count in range(-tricks, 2 * tricks + 1))
    return values


def _sums(parts: Sequence[tuple[int, int]]) -> frozenset[int]:
    """What up to `count` times each `price` can add up to."""
    sums = {0}
    for each, count in parts:
        sums = {total + each * times for total in sums for times in range(count + 1)}
    return frozenset(sums)


def step_of(possible: frozenset[int]) -> int:
    """The step in which the values of a cell go, for a message; 0 where there is but one."""
    return gcd(*possible)


def _suit_sizes(ruleset: Ruleset) -> list[int]:
    by_suit: dict[object, int] = {}
    for card in ruleset.pack:
        by_suit[card.suit] = by_suit.get(card.suit, 0) + 1
    return list(by_suit.values())
