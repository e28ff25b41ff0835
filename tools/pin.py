"""Pin the whole closure of dependencies in pyproject.toml.

uv's lock file names the index it was made from, so it stays out of git.
Instead `[tool.uv]` lists every package at its exact version: `constraint-dependencies` for what is installed,
`build-constraint-dependencies` for what builds the workspace's own packages.

    just pin               keep the versions, add what is new, drop what is gone
    just pin --upgrade     take the newest versions
    just pin --check       write nothing, fail if the pins are not fresh
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
UV = os.environ.get("UV", "uv")  # `uv run` tells where it lives


def uv(*args: str, stdin: str = "") -> str:
    """Run uv in the project and return what it prints."""
    return subprocess.run(
        [UV, *args, "--quiet"], cwd=ROOT, input=stdin, check=True, text=True, stdout=subprocess.PIPE
    ).stdout


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def requirements(text: str) -> list[str]:
    """The requirement lines of a requirements file, comments and options left out."""
    lines = (line.strip() for line in text.splitlines())
    return sorted(line for line in lines if line and not line.startswith(("#", "-", ".")))


def array(key: str, values: list[str]) -> str:
    return "\n".join([f"{key} = [", *(f'    "{value}",' for value in values), "]"])


def with_pins(pyproject: str, key: str, values: list[str]) -> str:
    """The text of pyproject.toml with the array `key` of [tool.uv] replaced."""
    text, count = re.subn(rf"(?ms)^{key} = \[.*?\]$", lambda _: array(key, values), pyproject)
    if count != 1:
        sys.exit(f"pyproject.toml: expected one `{key} = [...]` under [tool.uv], found {count}")
    return text


def build_requirements() -> list[str]:
    """What builds the workspace's packages, and what their backends ask for late (`build-requires`)."""
    members = read_toml(PYPROJECT)["tool"]["uv"].get("workspace", {}).get("members", [])
    files = [PYPROJECT, *(path / "pyproject.toml" for member in members for path in ROOT.glob(member))]
    found: set[str] = set()
    for data in map(read_toml, files):
        found.update(data["build-system"]["requires"])
        found.update(data.get("tool", {}).get("kingclub", {}).get("build-requires", []))
    return sorted(found)


def pinned(pyproject: str) -> str:
    """The text of pyproject.toml with fresh pins; uv resolves against the file as it now stands on disk."""
    upgrade = ["--upgrade"] if not read_toml(PYPROJECT)["tool"]["uv"]["constraint-dependencies"] else []
    uv("lock", *upgrade)
    export = uv(
        "export",
        "--frozen",
        "--all-groups",
        "--all-packages",
        "--no-hashes",
        "--no-emit-workspace",
        "--no-annotate",
    )
    # The present build pins hold here too: uv itself reads them only when it builds.
    held: list[str] = [] if upgrade else read_toml(PYPROJECT)["tool"]["uv"]["build-constraint-dependencies"]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as constraints:
        constraints.write("\n".join(held))
        constraints.flush()
        build = uv(
            *("pip", "compile", "--universal", "--python-version", "3.11", "--no-annotate"),
            *("--constraints", constraints.name, "-"),
            stdin="\n".join(build_requirements()),
        )
    text = with_pins(pyproject, "constraint-dependencies", requirements(export))
    return with_pins(text, "build-constraint-dependencies", requirements(build))


def main() -> None:
    parser = argparse.ArgumentParser(description="Pin the whole closure of dependencies in pyproject.toml.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--upgrade", action="store_true", help="take the newest versions")
    choice.add_argument("--check", action="store_true", help="write nothing, fail if the pins are not fresh")
    args = parser.parse_args()

    before = PYPROJECT.read_text(encoding="utf-8")
    if args.upgrade:
        bare = with_pins(
            with_pins(before, "constraint-dependencies", []), "build-constraint-dependencies", []
        )
        PYPROJECT.write_text(bare, encoding="utf-8")
    try:
        after = pinned(before)
    except subprocess.CalledProcessError as error:
        PYPROJECT.write_text(before, encoding="utf-8")
        sys.exit(error.returncode)
    if args.check:
        sys.exit(0 if after == before else "pyproject.toml: the pins are not fresh; run `just pin`")
    PYPROJECT.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main()
