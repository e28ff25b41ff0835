"""A person at the page: looks at what is asked, and does it by mouse or by keyboard."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Asked = Literal["card", "call", "go", "next", "won"]

_ASKED = """() => {
    if (document.querySelector('.over .won')) return 'won';
    if (document.querySelector('.over button.main:enabled')) return 'next';
    if (document.querySelector('.calls button')) return 'call';
    if (document.querySelector('.hand [data-card]:not([aria-disabled]):not(.sent)')) return 'card';
    if (document.querySelector('.line .end button')) return 'go';
    return null;
}"""
_PLAY_ON = """() => new Promise((done) => {
    const PATIENCE = 500;
    const wanted = () =>
        document.querySelector('.over button.main:enabled') ??
        document.querySelector('.calls button') ??
        document.querySelector('.hand [data-card]:not([aria-disabled]):not(.sent)') ??
        document.querySelector('.line .end button');
    let clicked = null, at = 0;
    const step = () => {
        if (document.querySelector('.over .won')) return done();
        const button = wanted();
        if (button && (button !== clicked || performance.now() - at > PATIENCE)) {
            clicked = button;
            at = performance.now();
            button.click();
        }
        setTimeout(step, 40);
    };
    step();
})"""
"""Clicks whatever is asked, the first legal card or call, until the game is won; twice only after a while."""
_FOCUSED_CARD = """() => {
    const card = document.activeElement?.closest('[data-card]');
    return card ? (card.hasAttribute('aria-disabled') ? 'dimmed' : 'legal') : null;
}"""


class Player:
    """One browser with its own cookies and settings."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        pace: str = "none",
        width: int = 1280,
        height: int = 800,
    ) -> None:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 500
        )
        wishes = json.dumps({"lang": lang, "pace": "none"})
        context.add_init_script(f"localStorage['kingclub.settings'] ??= JSON.stringify({wishes})")
        self._use(context.new_page(), url)

    def _use(self, page: Page, url: str) -> None:
        self.url = url
        self.faults: list[str] = []
        self.page = page
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._watch(request.url))
        self.page.on("console", lambda message: self._hear(message.text))

    def in_another_tab(self) -> Player:
        """The same browser, the same page."""
        tab = Player.__new__(Player)
        tab._use(self.page.context.new_page(), self.url)
        tab.page.goto(self.page.url)
        return tab

    def _watch(self, url: str) -> None:
        if urlsplit(url).hostname != urlsplit(self.url).hostname and not url.startswith("data:"):
            self.faults.append(f"a request elsewhere: {url}")

    def _hear(self, text: str) -> None:
        if "Content Security Policy" in text:
            self.faults.append(text)

    def open_table(self, preset: str = "king14-kings", players: int | None = None) -> None:
        """By the start page."""
        self.page.goto(self.url)
        self.page.locator("form select").first.select_option(preset)
        choice = self.page.locator(f"form input[type=radio][value='{players}']")
        if players is not None and choice.count():
            choice.check()
        self.page.locator("form button.big").click()
        self.page.wait_for_url("**/table/*")

    def refuse_a_game(self) -> None:
        """Turns a house rule, on the start page, so that the game does not balance."""
        self.rule("negative").select_option("negative")
        self.page.locator(".rule.refused").wait_for()

    def rule(self, value: str) -> Locator:
        """The choice of the house rule that has this value."""
        return self.page.locator(f".rule select:has(option[value={value}])")

    def asked(self) -> Asked:
        """Waits until something is asked of this person."""
        return self.page.wait_for_function(_ASKED).json_value()

    def by_mouse(self) -> Asked:
        """Does what is asked, once."""
        asked = self.asked()
        if asked == "card":
            card = self.page.locator(".hand [data-card]:not([aria-disabled]):not(.sent)").first
            name = card.get_attribute("data-card")
            card.click(position={"x": 12, "y": 30})
            self.page.locator(f'.hand [data-card="{name}"]').wait_for(state="detached")
        elif asked == "call":
            self.page.locator(".calls button").first.click()
            self.page.locator(".calls").wait_for(state="detached")
        elif asked == "go":
            with suppress(PlaywrightTimeout):  # the trick's time may be over before the mouse is there
                self.page.locator(".line .end button").click(timeout=500)
        elif asked == "next":
            self.page.locator(".over button.main").click()
            self.page.wait_for_function("() => !document.querySelector('.over:not(:has(.won)) button.main')")
        return asked

    def to_the_end(self) -> None:
        """The rest of the game, as fast as the page can be clicked."""
        self.page.evaluate(_PLAY_ON)

    def by_keyboard(self) -> Asked:
        """The same with keys only."""
        keyboard, asked = self.page.keyboard, self.asked()
        if asked == "card":
            before = self.cards()
            keyboard.press("ArrowRight")
            for key in ["Home", *["ArrowRight"] * 12]:
                if self.page.evaluate(_FOCUSED_CARD) == "legal":
                    break
                keyboard.press(key)
            keyboard.press("Enter")
            self.page.wait_for_function(
                "n => document.querySelectorAll('.hand [data-card]').length !== n", arg=before
            )
        elif asked == "go":
            keyboard.press(" ")  # the trick's time may be over before: then this answers nothing
        elif asked != "won":
            keyboard.press("Enter")
            self.page.wait_for_function("() => !document.querySelector('.over:not(:has(.won)) button.main')")
        return asked

    def link(self) -> str:
        """Where another device becomes this person: made on the page, as a path."""
        self.page.keyboard.press("o")
        self.page.locator("dialog .move .make").click()
        link = self.page.locator("dialog input[readonly]").input_value()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")
        return urlsplit(link)._replace(scheme="", netloc="").geturl()

    def cards(self) -> int:
        return self.page.locator(".hand [data-card]").count()

    def checks(self) -> list[str]:
        """The marks of the sheet that is in sight, one for every line that has to add up."""
        self.page.locator("table.sheet").wait_for()
        return self.page.locator("table.sheet .check .mark").all_inner_texts()

    def wait_for_cards(self, most: int) -> None:
        """Until no more than `most` are held."""
        self.page.wait_for_function(
            "n => document.querySelectorAll('.hand [data-card]').length <= n", arg=most
        )

    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-card]").all()
        return [card.get_attribute("data-card") or "" for card in cards]

    def on_table(self) -> int:
        return self.page.locator(".trick > li").count()
