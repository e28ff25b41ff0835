"""Terms and tally to points, rows, sheets. Knows nothing of how cards were played."""

from kingclub.scoring.points import check_sum, printed_check, score
from kingclub.scoring.row import Row
from kingclub.scoring.settling import Payment, Settlement, balances, is_by_average, is_zero_sum, settle
from kingclub.scoring.sheet import Sheet, SheetRow, TotalKind, losers, running_total, total_kinds, winners
from kingclub.scoring.terms import Sale, Seat, Taken, Tally, Terms, Trump

__all__ = [
    "Payment",
    "Row",
    "Sale",
    "Seat",
    "Settlement",
    "Sheet",
    "SheetRow",
    "Taken",
    "Tally",
    "Terms",
    "TotalKind",
    "Trump",
    "balances",
    "check_sum",
    "is_by_average",
    "is_zero_sum",
    "losers",
    "printed_check",
    "running_total",
    "score",
    "settle",
    "total_kinds",
    "winners",
]
