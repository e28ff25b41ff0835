"""Rule pages and the variant finder, generated from rulesets."""

from kingclub.handbook.difference import (
    Difference,
    answer_text,
    differences,
    help_text,
    nearest_text,
    question_text,
)
from kingclub.handbook.finder import Candidate, FinderError, Step, find
from kingclub.handbook.finder_data import FinderData, finder_data
from kingclub.handbook.page import Block, Bullets, Grid, Page, Paragraph, Section, as_markdown
from kingclub.handbook.rule_page import rule_page, title_of

__all__ = [
    "Block",
    "Bullets",
    "Candidate",
    "Difference",
    "FinderData",
    "FinderError",
    "Grid",
    "Page",
    "Paragraph",
    "Section",
    "Step",
    "answer_text",
    "as_markdown",
    "differences",
    "find",
    "finder_data",
    "help_text",
    "nearest_text",
    "question_text",
    "rule_page",
    "title_of",
]
