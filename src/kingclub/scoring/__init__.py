"""Terms and tally to points, rows, sheets. Knows nothing of how cards were played."""

from kingclub.scoring.points import Row, check_sum, score
from kingclub.scoring.sheet import Sheet, SheetRow, TotalKind, winners
from kingclub.scoring.terms import Sale, Seat, Taken, Tally, Terms, Trump

__all__ = [
    "Row",
    "Sale",
    "Seat",
    "Sheet",
    "SheetRow",
    "Taken",
    "Tally",
    "Terms",
    "TotalKind",
    "Trump",
    "check_sum",
    "score",
    "winners",
]
