"""A real browser and a real server. Skipped with a word where there is no chromium or no built page."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from kingclub.web.pages import PAD_FILE, STATIC
from tests.e2e.chromium import FLAGS, MISSING, chromium
from tests.e2e.player import Player
from tests.web.served import Served, served

Seat = Callable[..., Player]


@pytest.fixture(scope="module")  # its event loop must be gone before other tests start theirs
def playwright() -> Generator[Playwright]:
    if not (STATIC / "index.html").is_file() or not PAD_FILE.is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    if chromium() is None:
        pytest.skip(MISSING)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Generator[Browser]:
    opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
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
