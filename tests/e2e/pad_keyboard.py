"""Whoever keeps the sheet by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.pad_phone import Keeper, settled

_FOCUSED = """() => {
    const at = document.activeElement;
    const group = at?.closest('fieldset')?.querySelector('legend')?.innerText;
    return `${group}|${at?.getAttribute('aria-label') ?? at?.innerText ?? ''}`;
}"""

_MOST_TABS = 90


class KeyboardKeeper(Keeper):
    """The same by Tab, arrows, Space and Enter."""

    def button(self, name: str) -> None:
        self._tab_to(lambda seen: seen.split("|", 1)[1] == name)
        self._page().keyboard.press("Enter")
        settled(self._page())
        self.taps += 1

    def choose(self, group: str, option: str) -> None:
        found = self._page().get_by_role("group", name=group, exact=True)
        self._tab_to(lambda seen: seen.split("|", 1)[0] == group)
        keyboard = self._page().keyboard
        if not found.locator("input:checked").count():
            keyboard.press("Space")
            settled(self._page())
        for _ in range(20):
            if found.get_by_label(option, exact=True).is_checked():
                return
            keyboard.press("ArrowRight")
            settled(self._page())
        raise AssertionError(option)

    def _tab_to(self, is_there: Callable[[str], bool]) -> None:
        for _ in range(_MOST_TABS):
            if is_there(self._page().evaluate(_FOCUSED)):
                return
            self._page().keyboard.press("Tab")
        raise AssertionError("the keyboard does not get there")
