"""scikit-build-core's build backend, made to work on a bare machine.

Where no C++ compiler is found, `ziglang` is asked for and CC and CXX point to wrapper scripts around it.
Where Python's headers are missing no compiler helps: the package is built without its extension.
"""

from __future__ import annotations

import os
import shutil
import stat
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from scikit_build_core import build as cmake
from scikit_build_core.build import build_sdist, get_requires_for_build_sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def _has_compiler() -> bool:
    asked = os.environ.get("CXX")
    return any(shutil.which(name) for name in ([asked] if asked else ["c++", "g++", "clang++", "cl"]))


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def _settings(given: Settings) -> Settings:
    if _has_headers():
        return given
    print(
        "kingclub-kernel: Python.h is missing, so the kernel is installed WITHOUT its extension; "
        "everything but search works. Install Python's headers (python3-dev), then reinstall.",
        file=sys.stderr,
    )
    return {**(given or {}), "wheel.cmake": "false"}


def _provide_compiler() -> None:
    if _has_compiler() or not _has_headers():
        return
    folder = Path(tempfile.mkdtemp(prefix="kingclub-compiler-"))
    for variable, name in (("CC", "cc"), ("CXX", "c++")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ziglang {name} "$@"\n', encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        os.environ[variable] = str(script)


def _requires(found: list[str]) -> list[str]:
    return [*found, *([] if _has_compiler() or not _has_headers() else ["ziglang>=0.15"])]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return _requires(cmake.get_requires_for_build_wheel(_settings(config_settings)))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return _requires(cmake.get_requires_for_build_editable(_settings(config_settings)))


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    return cmake.prepare_metadata_for_build_wheel(metadata_directory, _settings(config_settings))


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Settings = None) -> str:
    return cmake.prepare_metadata_for_build_editable(metadata_directory, _settings(config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _provide_compiler()
    return cmake.build_wheel(wheel_directory, _settings(config_settings), metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _provide_compiler()
    return cmake.build_editable(wheel_directory, _settings(config_settings), metadata_directory)
