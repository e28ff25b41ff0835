"""scikit-build-core's build backend, made to work on a bare machine, and to end well where nothing compiles.

What compiles is looked for, then brought along. Where nothing of it builds the extension, the package is
built without: everything of kingclub but search works so, and the reason stays in the package's metadata
(`NOT_BUILT`, read by `kingclub.kernel.missing`).
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import compilers
from build_output import Output, kept_in, said
from not_built import with_reason
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
Build = Callable[[str, Settings, str | None], str]

_BUILD_FOLDERS = "wheel-*"
"""As `build-dir` in pyproject.toml has it."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return compilers.to_declare(cmake.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return compilers.to_declare(cmake.get_requires_for_build_editable(config_settings))


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    return cmake.prepare_metadata_for_build_wheel(metadata_directory, _pure(config_settings))


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Settings = None) -> str:
    return cmake.prepare_metadata_for_build_editable(metadata_directory, _pure(config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    return _build(cmake.build_wheel, wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    return _build(cmake.build_editable, wheel_directory, config_settings, metadata_directory)


def _pure(given: Settings) -> dict[str, Any]:
    return {**(given or {}), "wheel.cmake": "false"}


def _build(build: Build, folder: str, settings: Settings, metadata: str | None) -> str:
    reasons: list[str] = []
    for ready in compilers.ways():
        output = Output()
        try:
            with kept_in(output):
                ready(cmake.get_requires_for_build_wheel(settings))
                return build(folder, settings, metadata)
        except (Exception, SystemExit) as error:
            reasons.append(said(output.text, error))
            _forget_failed_build()
    reason = "\n".join(dict.fromkeys(reasons))
    print(f"kingclub-kernel is installed WITHOUT its extension: {reason}", file=sys.stderr)
    return with_reason(Path(folder), build(folder, _pure(settings), None), reason)


def _forget_failed_build() -> None:
    """CMake remembers the compiler that failed, and would not try another in the same folder."""
    for path in Path("build").glob(_BUILD_FOLDERS):
        shutil.rmtree(path, ignore_errors=True)
