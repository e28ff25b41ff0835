"""What a package gives to the others: `__all__` names it, all of it, once."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from tests.repo.project import SOURCE

PACKAGES = [file for file in sorted(SOURCE.rglob("__init__.py")) if file.parent != SOURCE]


def package_name(file: Path) -> str:
    return ".".join(("kingclub", *file.parent.relative_to(SOURCE).parts))


def imported_from_within(file: Path) -> set[str]:
    """The public names that an `__init__` takes from the modules beside it."""
    own = package_name(file)
    return {
        alias.asname or alias.name
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(own)
        for alias in node.names
        if not (alias.asname or alias.name).startswith("_")
    }


@pytest.mark.parametrize("file", PACKAGES, ids=package_name)
def test_a_package_exports_what_it_imports_from_within(file: Path) -> None:
    exported: list[str] = getattr(import_module(package_name(file)), "__all__", [])
    assert len(exported) == len(set(exported))
    assert set(exported) >= imported_from_within(file)


@pytest.mark.parametrize("file", PACKAGES, ids=package_name)
def test_every_exported_name_is_there(file: Path) -> None:
    package = import_module(package_name(file))
    exported: list[str] = getattr(package, "__all__", [])
    assert not [name for name in exported if not hasattr(package, name)]
