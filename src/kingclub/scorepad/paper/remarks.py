"""What stands below a filled sheet: what its signs mean, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.scorepad.doctor import TotalOff
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.row_marks import declarer_of
from kingclub.scorepad.wording import describe_rows, describe_totals
from kingclub.texts import Texts

_MOST = 6
"""Remarks that are told in full: the page stays one."""


def legend(pad: Pad, texts: Texts) -> str:
    """The signs of the sheet, those that stand on it."""
    signs = [texts.text("paper-dealer")] if pad.rows and not pad.ruleset.order_list else []
    if not pad.ruleset.order_list and any(row and declarer_of(row) is not None for row in pad.rows):
        signs.append(texts.text("sheet-declarer"))
    return "; ".join(signs)


def remarks(pad: Pad, off: Sequence[TotalOff], names: list[str], texts: Texts) -> str:
    """Every row and total that is off, and the deals left for later; nothing where all is right."""
    wrong = [*describe_rows(pad, names, texts), *describe_totals(off, names, texts)]
    told = [f"{line[:1].upper()}{line[1:]}" for line in wrong[:_MOST]]
    if len(wrong) > _MOST:
        told.append(texts.text("paper-more", count=len(wrong) - _MOST))
    if told:
        told.insert(0, texts.text("paper-wrong"))
    if pad.left_for_later:
        told.append(texts.text("pad-waiting", numbers=", ".join(map(str, pad.left_for_later))))
    return " ".join(told)
