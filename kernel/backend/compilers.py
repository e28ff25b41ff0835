"""What compiles the kernel: this machine's compiler, or else `ziglang` from the package index.

Where uv runs the build, what is missing (CMake and ninja too) is fetched by it during the build: asked for
beforehand, a package that can not be had would stop the whole installation.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ZIGLANG = "ziglang>=0.15"
_ROOT = Path(__file__).resolve().parents[2]

Way = Callable[[Sequence[str]], None]
"""Makes the build ready, given what the build tool asks for; raises where that can not be had."""


class Missing(Exception):
    """Something without which the kernel can not be compiled."""


def to_declare(asked: Sequence[str]) -> list[str]:
    """What the installer must fetch before the build."""
    if _uv() is not None or not _has_headers():
        return []
    return [*asked, *([] if _own_compiler() else [ZIGLANG])]


def ways() -> Iterator[Way]:
    """Ways to get the kernel compiled, to be tried in turn; a compiler that was asked for is the only one."""
    asked = os.environ.get("CXX")
    if not _has_headers():
        yield _without_headers
        return
    if asked or _own_compiler():
        yield _fetch
    if not asked:
        yield _bring_ziglang


def _own_compiler() -> bool:
    asked = os.environ.get("CXX")
    return bool(asked) or any(shutil.which(name) for name in ("c++", "g++", "clang++", "cl"))


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def _without_headers(asked: Sequence[str]) -> None:
    del asked
    raise Missing("Python.h is missing: install Python's headers (python3-dev)")


def _bring_ziglang(asked: Sequence[str]) -> None:
    try:
        _fetch([*asked, ZIGLANG])
    except Missing as error:
        raise Missing(f"there is no C++ compiler that builds it (g++ or clang++), and {error}") from None
    folder = Path(tempfile.mkdtemp(prefix="kingclub-compiler-"))
    for variable, name in (("CC", "cc"), ("CXX", "c++")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ziglang {name} "$@"\n', encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        os.environ[variable] = str(script)


def _fetch(asked: Sequence[str]) -> None:
    """Installs these for the time of the build."""
    uv = _uv()
    if not asked or uv is None:
        return  # declared, so it is there
    folder = Path(tempfile.mkdtemp(prefix="kingclub-build-tools-"))
    pins = folder / "pins.txt"
    pins.write_text("\n".join(_pins()), encoding="utf-8")
    install = (uv, "pip", "install", "--quiet", "--python", sys.executable, "--target", str(folder))
    done = subprocess.run(
        [*install, "--constraints", str(pins), *asked],
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        print(done.stdout)
        raise Missing(f"{', '.join(asked)} can not be had from the package index")
    sys.path.insert(0, str(folder))
    os.environ["PATH"] = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", os.defpath)])
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


def _uv() -> str | None:
    """The uv that runs this build: it tells where it lives."""
    return os.environ.get("UV")


def _pins() -> list[str]:
    """The exact versions, in a checkout; elsewhere any will do."""
    file = _ROOT / "pyproject.toml"
    if not file.is_file():
        return []
    settings = tomllib.loads(file.read_text(encoding="utf-8")).get("tool", {}).get("uv", {})
    return list(settings.get("build-constraint-dependencies", []))
