"""A real browser and a real server. Skipped with a word where there is no chromium or no built page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from kingclub.web.pages import STATIC
from tests.e2e.player import Player
from tests.web.served import Served, served

_FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]

Seat = Callable[..., Player]


@pytest.fixture
def browser() -> Generator[Browser]:
    """One for each test: while Playwright runs, no test of its process could have a loop of its own."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium on this machine: apt-get install -y --no-install-recommends chromium")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=_FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Generator[Served]:
    with served(tmp_path) as opened:
        yield opened


@pytest.fixture
def player(browser: Browser, server: Served) -> Generator[Seat]:
    """Makes a person with a browser of his own; in the end none of their pages has gone wrong."""
    players: list[Player] = []

    def sit_down(*, lang: str = "en", width: int = 1280, height: int = 800) -> Player:
        players.append(Player(browser, server.url, lang=lang, width=width, height=height))
        return players[-1]

    yield sit_down
    for each in players:
        each.page.context.close()
        assert not each.faults
