"""The pages beside the source: the README's two commands, links that lead somewhere, one version."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import kingclub
from tests.repo.project import ROOT, project_files
from tools.readme_blocks import sh_blocks

SET_UP = r"python3 -m pip install -q --upgrade --target \.tools uv\S* && \.tools/bin/uv run "


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_command_of_the_readme_opens_the_club() -> None:
    assert re.fullmatch(SET_UP + r"kingclub serve", sh_blocks(readme())[0])


def test_the_second_command_of_the_readme_runs_every_test() -> None:
    assert re.fullmatch(SET_UP + r"--group dev pytest( -n auto)?", sh_blocks(readme())[1])


def test_ci_runs_the_readme_command() -> None:
    assert "readme_blocks.py 2" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def targets(page: Path) -> list[str]:
    """Where the links and pictures of a page lead, code left out."""
    text = re.sub(r"(?ms)^```.*?^```$|`[^`\n]*`", "", page.read_text(encoding="utf-8"))
    return re.findall(r"\]\(([^)\s]+)\)", text)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.+)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, target: str) -> bool:
    if re.match(r"[a-z]+:", target):
        return True  # another site: not for a test that runs without a network
    name, _, anchor = target.partition("#")
    other = (page.parent / name).resolve() if name else page
    return other.exists() and (not anchor or anchor in anchors(other))


def test_every_link_between_pages_leads_somewhere() -> None:
    pages = list(project_files("*.md"))
    dead = [
        (page.name, target) for page in pages for target in targets(page) if not leads_somewhere(page, target)
    ]
    assert pages
    assert not dead


def test_package_changelog_and_project_file_agree_on_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"(?m)^## \[?(\d+\.\d+\.\d+)", changelog)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert newest is not None
    assert newest[1] == kingclub.__version__ == project["version"]
