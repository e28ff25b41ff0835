"""A kernel that can not be built stops nothing: the package installs, and tells the reason when asked."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = os.environ.get("UV") or shutil.which("uv")  # `uv run` tells where it lives

RUN_WITHOUT = """
import sys
sys.modules["kingclub_kernel"] = None
sys.argv = ["kingclub", *sys.argv[1:]]
from kingclub.cli.app import main
main()
"""

pytestmark = pytest.mark.skipif(UV is None, reason="uv runs the build")


def build(work: Path, **environment: str) -> Path:
    """Builds the kernel in a copy of the project; returns where its wheel was unpacked."""
    project, installed = work / "project", work / "installed"
    skip = shutil.ignore_patterns("build", "__pycache__")
    shutil.copytree(ROOT / "kernel", project / "kernel", ignore=skip, dirs_exist_ok=True)
    if not (project / "pyproject.toml").exists():
        shutil.copy(ROOT / "pyproject.toml", project)
    command = [
        str(UV),
        "build",
        "--quiet",
        "--python",
        sys.executable,
        "--wheel",
        str(project / "kernel"),
        "--out-dir",
        str(work),
    ]
    # From within the project, so that its settings of uv hold.
    subprocess.run(command, check=True, env={**os.environ, **environment}, cwd=project)
    zipfile.ZipFile(next(work.glob("*.whl"))).extractall(installed)
    return installed


def kingclub(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT, *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(installed)},
    )


def test_a_compiler_that_fails(tmp_path: Path):
    installed = build(tmp_path, CC="/bin/false", CXX="/bin/false")
    assert kingclub(installed, "rules").returncode == 0
    said = kingclub(installed, "bench", "kernel", "--lang", "en")
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    assert '"/bin/false"' in said.stderr
    assert "sync --inexact --reinstall-package kingclub-kernel" in said.stderr


def test_no_compiler_and_none_to_be_had(tmp_path: Path):
    programs, project = tmp_path / "bin", tmp_path / "project"
    programs.mkdir()
    project.mkdir()
    for name in ("sh", "env"):
        (programs / name).symlink_to(shutil.which(name) or "/bin/sh")
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    pinned = next(line for line in text.splitlines() if line.startswith('    "ziglang=='))
    (project / "pyproject.toml").write_text(text.replace(pinned, '    "ziglang==0.0.1",'), "utf-8")
    installed = build(tmp_path, PATH=str(programs), CC="", CXX="")
    said = kingclub(installed, "bench", "kernel", "--lang", "en")
    assert said.returncode == 2
    assert "there is no C++ compiler that builds it" in said.stderr
    assert "ziglang" in said.stderr
