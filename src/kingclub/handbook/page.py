"""A page of text that any surface can show: headings, paragraphs, lists, tables."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """Sentences."""

    text: str


class Bullets(msgspec.Struct, frozen=True, tag="bullets"):
    """A list."""

    items: tuple[str, ...]


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table; every row has as many cells as the head. The first and the last column are numbers."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Bullets | Grid


class Section(msgspec.Struct, frozen=True):
    """What stands under one heading; `id` is the same in every language."""

    id: str
    heading: str
    blocks: tuple[Block, ...]


class Page(msgspec.Struct, frozen=True):
    """A whole page."""

    title: str
    sections: tuple[Section, ...]


def as_markdown(page: Page) -> str:
    """The page as Markdown, ending with a line break."""
    return "\n\n".join([f"# {page.title}", *_sections(page)]) + "\n"


def _sections(page: Page) -> Iterator[str]:
    for section in page.sections:
        yield f"## {section.heading}"
        yield from map(_block, section.blocks)


def _block(block: Block) -> str:
    match block:
        case Paragraph(text):
            return text
        case Bullets(items):
            return "\n".join(f"- {item}" for item in items)
        case Grid(head, rows):
            lines = [head, ("---",) * len(head), *rows]
            return "\n".join(f"| {' | '.join(line)} |" for line in lines)
