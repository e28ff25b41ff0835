"""What happens where the compiled kernel is not installed: search does not work, and says why."""

from __future__ import annotations

import os
import shlex
from importlib.metadata import PackageNotFoundError, distribution

_DISTRIBUTION = "kingclub-kernel"
_NOT_BUILT = "NOT_BUILT"
"""The file of its metadata in which a build that failed has left the reason."""


class KernelMissing(ImportError):
    """The compiled kernel can not be used here."""

    reason: str
    command: str
    """What builds it anew, once the reason is gone."""

    def __init__(self, cause: ImportError) -> None:
        self.reason = (_reason_not_built() or str(cause)).strip()
        self.command = shlex.join([_uv(), "sync", "--inexact", "--reinstall-package", _DISTRIBUTION])
        super().__init__(
            "the compiled kernel of kingclub is not available; everything but search works without it.\n"
            f"{self.reason}\nTo build it anew: {self.command}"
        )


def _reason_not_built() -> str | None:
    try:
        return distribution(_DISTRIBUTION).read_text(_NOT_BUILT)
    except PackageNotFoundError:
        return None


def _uv() -> str:
    return os.environ.get("UV", "uv")  # `uv run` tells where it lives
