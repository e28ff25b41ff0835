"""Draws the icons of the club and of the pad for a phone's screen, by Chromium: `python tools/icons.py`."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "client" / "public"
DRAWINGS = ("club-icon", "pad-icon")
"""Each is an SVG, from which its icons are drawn."""
ICONS = {"192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.86), "apple": (180, 0.92)}
"""By the end of its name: pixels a side, and how much the drawing takes: a mask may cut off the corners."""

_PAGE = """<body style="margin:0;background:#143b2f;display:grid;place-items:center;height:100vh">
<img style="width:{share}%" src="data:image/svg+xml;base64,{drawing}">"""


def draw(page: Page, name: str, icon: str) -> None:
    """Writes one icon."""
    side, share = ICONS[icon]
    drawing = base64.b64encode((PUBLIC / f"{name}.svg").read_bytes()).decode()
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(_PAGE.format(share=share * 100, drawing=drawing))
    page.locator("img").wait_for()
    page.screenshot(path=PUBLIC / f"{name}-{icon}.png")


def main() -> None:
    """Writes all icons."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name in DRAWINGS:
            for icon in ICONS:
                draw(page, name, icon)
        browser.close()


if __name__ == "__main__":
    main()
