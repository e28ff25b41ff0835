"""From the words and numbers of a sheet to a page, by typst."""

from __future__ import annotations

from importlib.resources import files
from typing import cast

import msgspec
import typst

from kingclub.scorepad.paper.page import PageData

_TEMPLATE = files("kingclub.scorepad.paper") / "sheet.typ"


def paper_pdf(data: PageData) -> bytes:
    """The page as a PDF; the same data always make the same bytes."""
    return _compiled(data, "pdf")[0]


def paper_pictures(data: PageData) -> list[bytes]:
    """Each page as a PNG, to be looked at."""
    return _compiled(data, "png")


def _compiled(data: PageData, form: str) -> list[bytes]:
    made = cast(
        "bytes | list[bytes]",
        typst.compile(
            _TEMPLATE.read_bytes(),
            format=form,  # pyright: ignore[reportArgumentType]
            ignore_system_fonts=True,  # or the page would look different on every machine
            ppi=110,
            sys_inputs={"sheet": msgspec.json.encode(data).decode()},
            timestamp=0,
        ),
    )
    return [made] if isinstance(made, bytes) else made
