"""Makes the README's picture of the table: `python -m tools.web_pictures`, in a checkout with the dev group.

A game is played to its fourth deal in a real browser at a real server, and the page is photographed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import FLAGS, MISSING, chromium
from tests.e2e.player import Player
from tests.web.served import served

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
DEAL = 4
WIDE = (1280, 800)
PHONE = (390, 844)


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit(MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as club,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        me = Player(browser, club.url, width=WIDE[0], height=WIDE[1])
        me.open_table()
        deal = 1
        while deal < DEAL or me.asked() != "card" or me.cards() > 6 or me.on_table() < 2:
            deal += me.by_mouse() == "next"
        picture(me, "web-table", WIDE)
        picture(me, "web-phone", PHONE)
        browser.close()


def picture(me: Player, name: str, size: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.evaluate("() => document.activeElement?.blur()")
    me.page.wait_for_timeout(500)
    me.page.screenshot(path=IMAGES / f"{name}.png")


if __name__ == "__main__":
    main()
