"""The Python face: without the extension it imports and says what is missing; the stub is fresh."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import kingclub_kernel
import pytest

from kingclub import kernel

ROOT = Path(__file__).resolve().parents[2]

WITHOUT_EXTENSION = """
import sys
sys.modules["kingclub_kernel"] = None
import kingclub.kernel as face
assert not face.is_built
try:
    from kingclub.kernel import Position
except face.KernelMissing as error:
    print(error)
"""


BROKEN_EXTENSION = """
import sys
from importlib.abc import MetaPathFinder
class Broken(MetaPathFinder):
    def find_spec(self, fullname, path, target=None):
        if fullname == "kingclub_kernel":
            raise {error}("broken off")
sys.meta_path.insert(0, Broken())
import kingclub.kernel as face
assert not face.is_built
assert not hasattr(face, "analyse")
try:
    from kingclub.kernel.knowledge import knowledge_of
except face.KernelMissing as error:
    assert "broken off" in str(error)
from kingclub.cli import main
sys.argv = ["kingclub", "rules", "king3"]
main()
"""


def run(program: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    ).stdout


@pytest.mark.parametrize("error", ["RuntimeError", "OSError", "ImportError"])
def test_whatever_a_broken_extension_raises_all_but_search_works(error: str):
    assert "King" in run(BROKEN_EXTENSION.replace("{error}", error), KINGCLUB_LANG="en", LANG="en_US.UTF-8")


def test_the_command_names_a_uv_that_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("UV", "/somewhere/uv")
    assert kernel.KernelMissing(ImportError()).command.startswith("/somewhere/uv sync")
    monkeypatch.delenv("UV")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    assert kernel.KernelMissing(ImportError()).command.startswith("uv sync")
    kept = tmp_path / ".tools" / "bin" / "uv"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert kernel.KernelMissing(ImportError()).command.startswith(f"{kept} sync")


def test_without_the_extension_it_says_what_is_missing():
    said = run(WITHOUT_EXTENSION)
    assert "the compiled kernel of kingclub is not available" in said
    assert "sync --inexact --reinstall-package kingclub-kernel" in said


def test_the_face_offers_all_of_the_extension():
    assert set(kingclub_kernel.__all__) <= set(kernel.__all__)
    extension = importlib.import_module("kingclub_kernel._ext")
    assert {name for name in dir(extension) if not name.startswith("_")} == set(kingclub_kernel.__all__)


def test_the_stub_names_all_that_the_extension_has():
    stub = (ROOT / "kernel" / "kingclub_kernel" / "_ext.pyi").read_text("utf-8")
    extension = importlib.import_module("kingclub_kernel._ext")
    for name in kingclub_kernel.__all__:
        thing = getattr(extension, name)
        for attribute in vars(thing) if isinstance(thing, type) else ():
            if not attribute.startswith("_"):
                assert f"def {attribute}(" in stub or f"    {attribute} = " in stub, f"{name}.{attribute}"
