"""What a build prints, kept so that the reason of a failure can be told."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

_LINES = 4
_LETTERS = 600
_ERROR = re.compile(r"\berror\b", re.IGNORECASE)  # not the option -Werror


class Output:
    """What was printed; complete once the build has ended."""

    text = ""


@contextmanager
def kept_in(output: Output) -> Iterator[None]:
    """Both streams, the compiler's included, are kept, and go on to the reader afterwards."""
    with tempfile.TemporaryFile() as file:
        _flush()
        streams = [(number, os.dup(number)) for number in (1, 2)]
        for number, _ in streams:
            os.dup2(file.fileno(), number)
        try:
            yield
        finally:
            _flush()
            for number, saved in streams:
                os.dup2(saved, number)
                os.close(saved)
            file.seek(0)
            output.text = file.read().decode(errors="replace")
            sys.stderr.write(output.text)


def said(output: str, error: BaseException) -> str:
    """The reason in a few lines: from the first that speaks of an error, or what was raised."""
    lines = [line.rstrip() for line in output.splitlines() if line.strip()]
    if not isinstance(error, SystemExit):
        return str(error) or type(error).__name__
    first = next((place for place, line in enumerate(lines) if _ERROR.search(line)), len(lines) - _LINES)
    return "\n".join(lines[max(first, 0) :][:_LINES])[:_LETTERS] or "the build ended without a word"


def _flush() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
