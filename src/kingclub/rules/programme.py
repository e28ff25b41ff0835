"""The order of the deals, and what is said before play."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from kingclub.rules.contract import ContractId


class Winner(StrEnum):
    """Which total wins a game."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Calls(StrEnum):
    """What is said in a deal before its cards are played."""

    NONE = "none"


_ALL_ITEMS = (ContractId.NO_ALL, ContractId.TAKE_ALL)


def without_yeralash(programme: Sequence[ContractId], keep_negative: bool) -> tuple[ContractId, ...]:
    """The programme less both deals of everything at once, or less the positive one alone."""
    dropped = _ALL_ITEMS[1:] if keep_negative else _ALL_ITEMS
    return tuple(contract for contract in programme if contract not in dropped)
