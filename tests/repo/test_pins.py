"""The pins in pyproject.toml are the whole closure: all that is installed is written there."""

import re
import tomllib
from importlib.metadata import distributions

from tests.repo.project import ROOT

LOCK = ROOT / "uv.lock"
OURS = re.compile(r"kingclub(-.*)?")
"""The workspace's own packages."""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> set[tuple[str, str]]:
    uv = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]
    lines: list[str] = [pin.partition(";")[0].strip() for pin in uv["constraint-dependencies"]]
    return {(normal(name), version) for name, _, version in (line.partition("==") for line in lines)}


def installed() -> set[tuple[str, str]]:
    found = {(normal(package.name), package.version) for package in distributions()}
    return {(name, version) for name, version in found if not OURS.fullmatch(name)}


def locked() -> set[tuple[str, str]]:
    """What uv resolved for every platform and group; uv writes the file before it runs anything."""
    packages = tomllib.loads(LOCK.read_text(encoding="utf-8"))["package"]
    found = {(normal(package["name"]), package["version"]) for package in packages}
    return {(name, version) for name, version in found if not OURS.fullmatch(name)}


def test_every_installed_package_is_pinned_at_its_version() -> None:
    unpinned = installed() - pins()
    assert not unpinned, "run `just pin`"


def test_the_pins_are_what_uv_resolves() -> None:
    resolved = locked() if LOCK.exists() else pins()  # no lock file where uv is not used
    assert pins() == resolved, "run `just pin`"
