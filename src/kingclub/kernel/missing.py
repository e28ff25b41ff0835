"""What happens where the compiled kernel is not installed: search does not work, and says why."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import ModuleType

_DISTRIBUTION = "kingclub-kernel"
_NOT_BUILT = "NOT_BUILT"
"""The file of its metadata in which a build that failed has left the reason."""


class KernelMissing(ImportError):
    """The compiled kernel can not be used here."""

    reason: str
    command: str
    """What builds it anew, once the reason is gone."""

    def __init__(self, cause: Exception) -> None:
        self.reason = (_reason_not_built() or str(cause)).strip() or type(cause).__name__
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
    """`uv run` tells where it lives; else it is on the path, or where this project keeps it."""
    kept = Path(sys.prefix).parent / ".tools" / "bin" / "uv"
    return os.environ.get("UV") or ("uv" if shutil.which("uv") or not kept.exists() else str(kept))


class _Refusal(MetaPathFinder):
    """`from kingclub.kernel import Solver` looks for a module of this name where there is no attribute."""

    def __init__(self, package: str, cause: Exception) -> None:
        self._prefix, self._cause = f"{package}.", cause

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname.startswith(self._prefix):
            raise KernelMissing(self._cause)


def refuse_import(package: str, cause: Exception) -> None:
    """From here on, importing what the package does not have raises KernelMissing."""
    sys.meta_path.append(_Refusal(package, cause))
