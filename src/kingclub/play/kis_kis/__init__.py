"""The form Кис-Кис: cards are laid on one heap by suit or rank, or drawn from a stock (RULES 5)."""

from kingclub.play.kis_kis.heap import Heap
from kingclub.play.kis_kis.kis_kis_play import KisKisPlay

__all__ = ["Heap", "KisKisPlay"]
