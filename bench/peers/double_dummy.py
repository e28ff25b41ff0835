"""endplay's double-dummy solver on random hands of a few cards, without trumps."""

from importlib import import_module
from random import Random
from time import process_time
from typing import Any

# endplay is installed for measuring only, and has no stubs.
_DDS: Any = import_module("endplay.dds")
_TYPES: Any = import_module("endplay.types")
RANKS = "789TJQKA"


def random_deal(cards: int, chance: Random) -> Any:
    pack = [(suit, rank) for suit in range(4) for rank in RANKS]
    dealt = chance.sample(pack, 4 * cards)
    hands: list[str] = []
    for seat in range(4):
        hand = dealt[cards * seat : cards * seat + cards]
        hands.append(".".join("".join(rank for s, rank in hand if s == suit) for suit in range(4)))
    deal: Any = _TYPES.Deal("N:" + " ".join(hands))
    deal.trump, deal.first = _TYPES.Denom.nt, _TYPES.Player.north
    return deal


def solve_times(cards: int, deals: int) -> list[float]:
    """Milliseconds of CPU for all first cards of each deal."""
    chance = Random(1)
    _DDS.solve_board(random_deal(cards, chance))  # its tables are made at the first call
    times: list[float] = []
    for _ in range(deals):
        deal = random_deal(cards, chance)
        start = process_time()
        _DDS.solve_board(deal)
        times.append(1e3 * (process_time() - start))
    return times
