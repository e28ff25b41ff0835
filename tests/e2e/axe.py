"""axe: what it complains of on a page as it now is."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.repo.project import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def faults_of(page: Page) -> list[str]:
    """Evaluated, for the page's own rules let no script in."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]
