"""Whoever keeps the sheet by keys alone; the focus is always to be seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from kingclub.cards import Card
from tests.e2e.pad_phone import settled
from tests.e2e.pad_rows import RowKeeper

_WALK = (Path(__file__).parent / "pad_walk.js").read_text(encoding="utf-8")
_HAS_FOCUS = "each => each.contains(document.activeElement)"
_MOST_ARROWS = 40


class KeyboardKeeper(RowKeeper):
    """The same by Tab, arrows, Space and Enter."""

    def tap(self, find: Callable[[Page], Locator]) -> None:
        found = find(self._page())
        self.tab_to(found)
        self.press("Space" if found.get_attribute("type") == "checkbox" else "Enter")
        self.taps += 1

    def choose(self, group: str, option: str) -> None:
        found = self._page().get_by_role("group", name=group, exact=True)
        wanted = found.get_by_label(option, exact=True)
        self.tab_to(found)
        if not found.locator("input:checked").count():
            self.press("Space")
        self._arrows("ArrowRight", wanted.is_checked)
        self.taps += 1

    def select(self, name: str, value: str) -> None:
        found = self._page().get_by_role("combobox", name=name, exact=True)
        self.tab_to(found)
        self.press("Home")
        self._arrows("ArrowDown", lambda: found.input_value() == value)

    def type(self, name: str, text: str) -> None:
        self.tab_to(self._page().get_by_role("textbox", name=name, exact=True))
        self._page().keyboard.press("Control+a")
        self._page().keyboard.type(text)

    def press(self, key: str) -> None:
        self._page().keyboard.press(key)
        settled(self._page())

    def tab_to(self, found: Locator) -> None:
        """Forward, and never further than once around the page."""
        for _ in range(len(stops(self._page())) + 2):
            if found.count() and found.evaluate(_HAS_FOCUS):  # a folded item opens when one comes to it
                assert (fault := unseen(self._page())) == "", fault
                return
            self._tab()
        raise AssertionError(f"the keyboard does not get to {found}")

    def _tab(self) -> None:
        """Past the last stop the focus leaves the page, and nowhere else."""
        page = self._page()
        was_last = page.evaluate("padWalk.isLast()")
        self.press("Tab")
        assert was_last or (fault := unseen(page)) == "", fault

    def _lay_aside(self, aside: Card) -> None:
        self.select(self.text("desk-aside"), str(aside))

    def _arrows(self, key: str, is_there: Callable[[], bool]) -> None:
        for _ in range(_MOST_ARROWS):
            assert (fault := unseen(self._page())) == "", fault
            if is_there():
                return
            self.press(key)
        raise AssertionError("the arrows do not get there")


def stops(page: Page) -> list[str]:
    page.evaluate(_WALK)
    return page.evaluate("padWalk.stops()")


def unseen(page: Page) -> str:
    return page.evaluate("padWalk.unseen()")


def walk(page: Page) -> None:
    """All of the page by Tab: each stop once, seen, in the order in which it stands; and back again."""
    all_stops = stops(page)
    assert (fault := page.evaluate("padWalk.backwards()")) == [], fault
    page.evaluate("padWalk.toTop()")
    for key, order in (("Tab", range(len(all_stops))), ("Shift+Tab", reversed(range(len(all_stops) - 1)))):
        for place in order:
            page.keyboard.press(key)
            at = page.evaluate("padWalk.at()")
            assert at == place, f"{key}: {all_stops[at]} in place of {all_stops[place]}"
            assert (fault := unseen(page)) == "", fault
    page.evaluate("padWalk.toTop()")
