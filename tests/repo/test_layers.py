"""The layers are enforced: a breach planted in a bare skeleton of the packages is caught."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.repo.project import ROOT

CONFIG = ROOT / "pyproject.toml"

BREACHES = [
    pytest.param("rules/loader.py", "import kingclub.scoring", id="a lower layer uses a higher one"),
    pytest.param("cards/card.py", "import kingclub.texts", id="cards and texts are siblings"),
    pytest.param("review/hint.py", "import kingclub.arena", id="review and arena are siblings"),
    pytest.param("store/log.py", "import kingclub.bots", id="store and bots are siblings"),
    pytest.param("kernel/search.py", "import kingclub.notation", id="kernel and notation are siblings"),
    pytest.param("play/game.py", "import kingclub.kernel", id="the referee does without the kernel"),
    pytest.param("bots/plain.py", "from kingclub.play.game import Game", id="a bot sees no Game"),
    pytest.param("bots/plain.py", "from kingclub.play import deal", id="a bot sees no Deal"),
    pytest.param("bots/plain.py", "from kingclub.play import Game", id="a bot goes round the View"),
    pytest.param("play/game.py", "import random", id="the referee rolls no dice"),
    pytest.param("scoring/points.py", "from time import time", id="scoring knows no time"),
    pytest.param("gadgets/__init__.py", "", id="a package outside the layers"),
]

ALLOWED = [
    pytest.param("bots/plain.py", "from kingclub.play.view import View", id="a bot sees a View"),
    pytest.param("bots/plain.py", "from kingclub.play.action import Action", id="a bot answers an Action"),
    pytest.param("cli/serve.py", "import kingclub.web", id="cli starts web"),
]


def layers() -> list[str]:
    """Every package that the contract names, written or not."""
    contracts = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    lines: list[str] = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    return re.findall(r"\w+", " ".join(lines))


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """Import-linter with the project's own contracts over the packages in `source`."""
    code = (
        f"import sys; sys.path.insert(0, {str(source)!r}); from importlinter.cli import lint_imports_command"
    )
    return subprocess.run(
        [sys.executable, "-c", f"{code}; lint_imports_command()", "--no-cache", "--no-logo", str(CONFIG)],
        cwd=source,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """The packages and the modules that breaches speak of, all empty."""
    package = tmp_path / "kingclub"
    for layer in layers():
        (package / layer).mkdir(parents=True)
        (package / layer / "__init__.py").touch()
    for module in ("view", "action", "game", "deal"):
        (package / "play" / f"{module}.py").touch()
    (package / "__init__.py").touch()
    return tmp_path


def plant(source: Path, module: str, line: str) -> None:
    file = source / "kingclub" / module
    file.parent.mkdir(exist_ok=True)
    file.write_text(line + "\n", encoding="utf-8")


@pytest.mark.parametrize(("module", "line"), ALLOWED)
def test_what_the_layers_allow_passes(skeleton: Path, module: str, line: str) -> None:
    plant(skeleton, module, line)
    result = lint(skeleton)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("module", "line"), BREACHES)
def test_a_planted_breach_is_caught(skeleton: Path, module: str, line: str) -> None:
    plant(skeleton, module, line)
    result = lint(skeleton)
    assert "BROKEN" in result.stdout, result.stdout + result.stderr
    assert result.returncode == 1
