"""The project's own files, as the tests about it read them; no git needed, a bare machine has none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kingclub"


@cache
def _ignored() -> tuple[str, ...]:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    return (".git", *(line.rstrip("/") for line in lines))


def _is_ours(name: str) -> bool:
    return not any(fnmatch(name, pattern) for pattern in _ignored())


def project_files(pattern: str = "*") -> Iterator[Path]:
    """Every file of the project that .gitignore does not name."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = filter(_is_ours, folders)
        yield from (Path(folder) / name for name in files if fnmatch(name, pattern) and _is_ours(name))


def text_of(file: Path) -> str | None:
    """The text of a file; None for one that holds no text, such as a picture."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None
