"""Whether a page can be opened in a browser with a window."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable

import pytest

from kingclub.cli.person_browser import can_open_pages

SCREEN = {"DISPLAY": ":0"}


@pytest.fixture
def there_is(monkeypatch: pytest.MonkeyPatch) -> Callable[[webbrowser.BaseBrowser | None], None]:
    """This browser is the only one on the machine."""

    def use(browser: webbrowser.BaseBrowser | None) -> None:
        def get() -> webbrowser.BaseBrowser:
            if browser is None:
                raise webbrowser.Error("none")
            return browser

        monkeypatch.setattr(webbrowser, "get", get)

    return use


Use = Callable[[webbrowser.BaseBrowser | None], None]


def test_in_a_terminal_with_a_screen_the_page_is_opened(there_is: Use) -> None:
    there_is(webbrowser.BackgroundBrowser("firefox"))
    assert can_open_pages(True, "linux", SCREEN)
    assert can_open_pages(True, "darwin", {})


def test_in_a_pipe_or_without_a_screen_it_is_not(there_is: Use) -> None:
    there_is(webbrowser.BackgroundBrowser("firefox"))
    assert not can_open_pages(False, "linux", SCREEN)
    assert not can_open_pages(True, "linux", {})


def test_neither_is_it_in_a_browser_that_takes_the_terminal_nor_in_none(there_is: Use) -> None:
    there_is(webbrowser.GenericBrowser("lynx"))
    assert not can_open_pages(True, "linux", SCREEN)
    there_is(None)
    assert not can_open_pages(True, "linux", SCREEN)
