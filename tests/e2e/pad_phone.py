"""A phone with the pad open: taps are counted, and at any of them its browser may be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from math import dist
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Page, Playwright

from kingclub.rules import Item
from kingclub.scoring import Tally
from kingclub.texts import Texts
from tests.e2e.chromium import FLAGS, chromium

WIDTH, HEIGHT = 360, 740
FINGER, UNSEEN = 40, 450
"""CSS pixels and milliseconds, as the page takes a second tap to be meant for what is there no more."""


class PadPhone:
    """One profile of a browser, which lives through the deaths of its process."""

    def __init__(
        self, playwright: Playwright, chromium: str, folder: Path, address: str, *flags: str
    ) -> None:
        self._playwright, self._chromium, self._folder = playwright, chromium, folder
        self._flags = flags
        self.address = address
        self.taps = self.deaths = 0
        self.faults: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None
        self.open()

    def open(self) -> None:
        """Starts the browser with the profile as it lies on the disk, and opens the pad."""
        port = self._folder / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        look = ["--headless=new", f"--user-data-dir={self._folder}", "--remote-debugging-port=0"]
        self._process = subprocess.Popen(
            [self._chromium, *FLAGS, *self._flags, *look, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + 30
        while not (port.is_file() and "\n" in port.read_text()):
            assert time.monotonic() < until, "the browser does not start"
            time.sleep(0.02)
        address = f"http://127.0.0.1:{port.read_text().split()[0]}"
        self._browser = self._playwright.chromium.connect_over_cdp(address)
        self.page = self._browser.contexts[0].new_page()
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.load()

    def load(self) -> None:
        self.page.goto(self.address)
        self.page.locator("main").wait_for()
        settled(self.page)

    def kill(self) -> None:
        """All of the browser at once, as when a phone dies."""
        self._end()
        self.deaths += 1
        self.open()

    def close(self) -> None:
        self._end()
        assert not self.faults

    def _end(self) -> None:
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(20)
        if self._browser is not None:
            self._browser.close()


@contextmanager
def phone(playwright: Playwright, folder: Path, address: str, *flags: str) -> Generator[PadPhone]:
    opened = PadPhone(playwright, str(chromium()), folder, address, "--lang=en", *flags)
    try:
        yield opened
    finally:
        opened.close()


class Keeper:
    """Who keeps the sheet: taps and never types. `between` is what happens between two taps."""

    def __init__(
        self, page: Callable[[], Page], lang: Texts, names: list[str], between: Callable[[], None]
    ) -> None:
        self._page, self._texts, self._names, self._between = page, lang, names, between
        self.taps: int = 0
        self._finger: tuple[float, float] | None = None

    def tap(self, find: Callable[[Page], Locator]) -> None:
        self._between()
        self._look(find(self._page()))
        find(self._page()).click()
        settled(self._page())
        self.taps += 1

    def _look(self, at: Locator) -> None:
        """A finger that stays in its place waits until the eye has seen what came there."""
        at.scroll_into_view_if_needed()
        box = at.bounding_box()
        assert box is not None
        before, self._finger = self._finger, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if before is not None and dist(before, self._finger) < FINGER:
            self._page().wait_for_timeout(UNSEEN)

    def button(self, name: str) -> None:
        self.tap(lambda page: page.get_by_role("button", name=name, exact=True))

    def text(self, key: str, **arguments: str | int) -> str:
        return self._texts.text(key, **arguments)

    def choose(self, group: str, option: str) -> None:
        self.tap(
            lambda page: page.get_by_role("group", name=group, exact=True).get_by_label(option, exact=True)
        )

    def item(self, item: Item, counts: list[int]) -> None:
        """Says who took how many, the last of them by “the rest”."""
        label = self.label(item)
        takers = [seat for seat, count in enumerate(counts) if count]
        if sum(counts) == 1 and item is Item.KING:
            self.choose(label, self._names[takers[0]])
            return
        for seat in takers[:-1]:
            group = self.text("desk-count-of", item=label, name=self._names[seat])
            self.choose(group, str(counts[seat]))
        if len(takers) < len(counts):  # else what is left follows by itself
            self.button(self.text("desk-rest-to", item=label, name=self._names[takers[-1]]))

    def label(self, item: Item) -> str:
        text = self.text(f"pad-item-{item}")
        return text[0].upper() + text[1:]

    def deal(self, items: tuple[Item, ...], tally: Tally) -> int:
        """Writes the deal that is next; the taps that it took."""
        before = self.taps
        self.button(self.text("desk-write"))
        for item in items:
            self.item(item, [int(getattr(taken, item)) for taken in tally])
        self.button(self.text("desk-save"))
        return self.taps - before


def settled(page: Page) -> None:
    """What was tapped is on the disk, and shown."""
    page.wait_for_selector("body[aria-busy=false]")


def now_and_then(random: Random, share: float, what: Callable[[], None]) -> Callable[[], None]:
    def between() -> None:
        if random.random() < share:
            what()

    return between
