"""The Python face: without the extension it imports and says what is missing; the stub is fresh."""

import importlib
import subprocess
import sys
from pathlib import Path

import kingclub_kernel

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


def test_without_the_extension_it_says_what_is_missing():
    said = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTENSION], check=True, capture_output=True, text=True
    ).stdout
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
