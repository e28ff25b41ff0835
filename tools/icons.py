"""Draws the pad's icons for a phone's screen from its SVG, by Chromium: `python tools/pad_icons.py`."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "client" / "public"
SVG = PUBLIC / "pad-icon.svg"
ICONS = {
    "pad-icon-192.png": (192, 1.0),
    "pad-icon-512.png": (512, 1.0),
    "pad-icon-maskable.png": (512, 0.86),
    "pad-icon-apple.png": (180, 0.92),
}
"""By file: how many pixels a side, and how much of it the drawing takes: a mask may cut off the corners."""

_PAGE = """<body style="margin:0;background:#143b2f;display:grid;place-items:center;height:100vh">
<img style="width:{share}%" src="data:image/svg+xml;base64,{drawing}">"""


def draw(page: Page, name: str, side: int, share: float) -> None:
    """Writes one icon."""
    drawing = base64.b64encode(SVG.read_bytes()).decode()
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(_PAGE.format(share=share * 100, drawing=drawing))
    page.locator("img").wait_for()
    page.screenshot(path=PUBLIC / name)


def main() -> None:
    """Writes all icons."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (side, share) in ICONS.items():
            draw(page, name, side, share)
        browser.close()


if __name__ == "__main__":
    main()
