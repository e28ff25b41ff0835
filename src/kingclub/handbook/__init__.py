"""Rule pages, generated from rulesets."""

from kingclub.handbook.page import Block, Bullets, Grid, Page, Paragraph, Section, as_markdown
from kingclub.handbook.rule_page import rule_page

__all__ = ["Block", "Bullets", "Grid", "Page", "Paragraph", "Section", "as_markdown", "rule_page"]
