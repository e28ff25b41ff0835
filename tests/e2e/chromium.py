"""Where Chromium is; a run that may, as root on Debian, installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A browser without a screen that speaks to nobody but the server under test."""

MISSING = (
    "no Chromium: nothing in PATH is called " + ", ".join(NAMES) + "; on Debian: apt-get install chromium"
)


@cache
def chromium() -> str | None:
    """The path of a Chromium, installed first where that may be done; None where there is none."""
    found = _found()
    if found is not None or not _may_install():
        return found
    import fcntl  # not on Windows; there nothing is installed either

    with (Path(tempfile.gettempdir()) / "kingclub-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one of the workers installs, the others wait for it
        if _found() is None:
            _install()
    return _found()


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], env=quiet, capture_output=True, timeout=85, check=False)
