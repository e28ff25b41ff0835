"""Opening a page in the person's browser, where there is one to open."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

_HAS_A_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
_ALWAYS_HAS_A_SCREEN = ("win32", "darwin", "cygwin")


def can_open_pages(
    is_terminal: bool, platform: str = sys.platform, env: Mapping[str, str] = os.environ
) -> bool:
    """Whether a browser with a window can be expected: not in a pipe, and not without a screen."""
    if not is_terminal or not (platform in _ALWAYS_HAS_A_SCREEN or any(map(env.get, _HAS_A_SCREEN))):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # This very class stands for browsers in text, which would take the terminal for themselves.
    return type(browser) is not webbrowser.GenericBrowser


def open_page(address: str) -> None:
    """Returns at once; some browsers come back only when they are closed."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
