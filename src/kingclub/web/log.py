"""Structured logs: one JSON object a line on standard error. No card, no token, no name is ever in them.

In a terminal, where a person looks on, only what went wrong is written.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from io import TextIOBase
from typing import TextIO, cast

import structlog


class _Lossy(TextIOBase):
    """What can not be written is let go: on a full disk the log must not stop the club that it speaks of."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def write(self, s: str, /) -> int:
        with suppress(OSError):
            self._stream.write(s)
        return len(s)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def set_up_logs() -> None:
    shared = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    out = cast("TextIO", _Lossy(sys.stderr))
    least = logging.WARNING if sys.stderr.isatty() else logging.INFO
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(least),
        processors=[
            *shared,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
