"""The text of a file that should be a sheet."""

from __future__ import annotations

import re

from kingclub.scorepad.sheet_fault import SheetDataError, SheetFault

LARGEST_FILE = 4_000_000
"""Bytes; the sheet of an evening with all its history has some thousands."""

_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a]")
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_RECORD = "[king "


def text_in(content: bytes) -> str:
    """The letters of a file; raises SheetDataError where it can be no sheet of any form."""
    if len(content) > LARGEST_FILE:
        raise SheetDataError(SheetFault.TOO_LARGE, wanted=str(LARGEST_FILE // 1_000_000))
    if _CONTROLS.search(content) and not content.startswith(_UTF_16):
        raise SheetDataError(SheetFault.NO_TEXT)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SheetDataError(SheetFault.ENCODING) from error
    if not text.strip():
        raise SheetDataError(SheetFault.EMPTY)
    if text.lstrip().startswith(_RECORD):
        raise SheetDataError(SheetFault.RECORD)
    return text
