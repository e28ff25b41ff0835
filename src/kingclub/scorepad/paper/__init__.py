"""The sheet on paper: a blank for any ruleset, or a filled sheet, always one page."""

from kingclub.scorepad.paper.page import PAPER_SIZES, PaperSize, paper_data
from kingclub.scorepad.paper.pdf import paper_pdf, paper_pictures

__all__ = ["PAPER_SIZES", "PaperSize", "paper_data", "paper_pdf", "paper_pictures"]
