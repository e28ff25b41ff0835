"""What stands on a sheet of paper: every word and number, laid out by `sheet.typ`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec

from kingclub.rules import Counting, read_preset
from kingclub.scorepad.doctor import totals_off
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.paper.lines import PaperBlock, PaperLines, PaperRow
from kingclub.scorepad.paper.prices import prices_told
from kingclub.scorepad.paper.remarks import legend, remarks
from kingclub.scorepad.wording import names_of
from kingclub.texts import Texts

PaperSize = Literal["a4", "a5"]
PAPER_SIZES: tuple[PaperSize, ...] = get_args(PaperSize)


class PageData(msgspec.Struct, frozen=True, kw_only=True):
    """The whole page."""

    lang: str
    paper: PaperSize
    large: bool
    title: str
    subtitle: str
    names: Sequence[str]
    labels: Sequence[str]
    """Above the number, the contract and the check."""
    has_labels: bool
    """Whether there is anything to write beside the number of a deal."""
    blocks: Sequence[PaperBlock]
    totals: Sequence[PaperRow]
    legend: str = ""
    remarks: str = ""
    """What is wrong with the sheet, and what is still to be written."""
    note: str = ""


def paper_data(
    pad: Pad, texts: Texts, *, paper: PaperSize = "a4", large: bool = False, filled: bool = True
) -> PageData:
    """The page of a pad; `filled` off leaves every cell empty for a pencil."""
    off = totals_off(pad) if filled else ()
    lines = PaperLines(pad, texts, filled, off)
    blocks = lines.blocks()
    return PageData(
        lang=texts.lang,
        paper=paper,
        large=large,
        title=read_preset(pad.ruleset.preset).title.told(texts.lang),
        subtitle=prices_told(pad.ruleset, texts),
        names=pad.names,
        labels=("№", texts.text("sheet-deal"), texts.text("sheet-check")),
        has_labels=_is_called(pad) or any(row.label for block in blocks for row in block.rows),
        blocks=blocks,
        totals=lines.totals(),
        legend=legend(pad, texts) if filled else "",
        remarks=remarks(pad, off, names_of(pad, texts), texts) if filled else "",
        note=pad.note if filled else "",
    )


def _is_called(pad: Pad) -> bool:
    """Whether bids are noted."""
    return any(law.counting is Counting.PENALTY_SUIT for law in pad.ruleset.contracts.values())
