"""A PDF as a reader has it: its letters with their sizes and places, and its lines."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from ctypes import byref, c_double, c_float
from importlib import import_module
from typing import Any, NamedTuple

_pdfium: Any = import_module("pypdfium2")
_raw: Any = import_module("pypdfium2.raw")

_WHITE = 250
_THICKEST_LINE = 4.5
"""Points; what is thicker is a filled cell."""


class Box(NamedTuple):
    """In points, from the bottom left corner of the page."""

    left: float
    bottom: float
    right: float
    top: float

    def crosses(self, other: Box, slack: float) -> bool:
        """Whether they share more than a rim of `slack`."""
        across = min(self.right, other.right) - max(self.left, other.left)
        up = min(self.top, other.top) - max(self.bottom, other.bottom)
        return across > min(slack, other.right - other.left - 0.01) and up > min(
            slack, other.top - other.bottom - 0.01
        )


class Letter(NamedTuple):
    """A letter with something to see; `size` is that of its font."""

    char: str
    size: float
    box: Box


class Printed(NamedTuple):
    """One page."""

    pages: int
    page: Box
    letters: tuple[Letter, ...]
    rules: tuple[Box, ...]

    @property
    def smallest(self) -> float:
        """The size of the smallest letter."""
        return min(letter.size for letter in self.letters)


def printed(pdf: bytes) -> Printed:
    """The first page, and how many there are."""
    with _closed(_pdfium.PdfDocument(pdf)) as document:
        page = document[0]
        width, height = page.get_size()
        with _closed(page.get_textpage()) as text:
            letters = tuple(_letters(text))
        lines = tuple(_lines(page))
        return Printed(len(document), Box(0, 0, float(width), float(height)), letters, lines)


def has_ink_at_the_border(pdf: bytes, rim: int) -> bool:
    """Whether anything is drawn within `rim` points of the edge of the first page."""
    with _closed(_pdfium.PdfDocument(pdf)) as document:
        picture = document[0].render(scale=1, grayscale=True)
        rows = [
            bytes(picture.buffer[at * picture.stride : at * picture.stride + picture.width])
            for at in range(picture.height)
        ]
    border = [*rows[:rim], *rows[-rim:], *(row[:rim] + row[-rim:] for row in rows)]
    return min(map(min, border)) < _WHITE


@contextmanager
def _closed(opened: Any) -> Generator[Any]:
    try:
        yield opened
    finally:
        opened.close()


def _letters(text: Any) -> Iterator[Letter]:
    for at in range(text.count_chars()):
        code = int(_raw.FPDFText_GetUnicode(text, at))
        ends = [c_double() for _ in range(4)]
        _raw.FPDFText_GetCharBox(text, at, *map(byref, ends))
        left, right, bottom, top = (end.value for end in ends)
        if right > left and top > bottom and not chr(code).isspace():
            yield Letter(chr(code), _size(text, at), Box(left, bottom, right, top))


def _size(text: Any, at: int) -> float:
    """That of the font, as the page scales it."""
    matrix = _raw.FS_MATRIX()
    _raw.FPDFText_GetMatrix(text, at, byref(matrix))
    return float(_raw.FPDFText_GetFontSize(text, at)) * abs(float(matrix.d))


def _lines(page: Any) -> Iterator[Box]:
    for drawn in page.get_objects(filter=[_raw.FPDF_PAGEOBJ_PATH]):
        ends = [c_float() for _ in range(4)]
        _raw.FPDFPageObj_GetBounds(drawn, *map(byref, ends))
        box = Box(*(end.value for end in ends))
        if min(box.right - box.left, box.top - box.bottom) <= _THICKEST_LINE:
            yield box
