"""An evening at the score pad: on a phone, by taps alone, with no network, through its browser's deaths."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random
from socket import gethostname

import pytest
from playwright.sync_api import Browser, Page, Playwright

from kingclub.rules import load
from kingclub.scorepad import TakenRow
from kingclub.scorepad.counts import counted_items
from kingclub.texts import Texts
from kingclub.web.pages import PAD_FILE
from tests.e2e.pad_evening import GAME, check_the_end, choose_game, evening, expected, keep, written
from tests.e2e.pad_phone import Keeper, now_and_then, phone, settled
from tests.web.served import Served

pytestmark = pytest.mark.e2e

MOST_TAPS, MOST_TAPS_OF_ALL = 12, 30

AT_HOME = f"{gethostname().partition('.')[0].lower()}.local"
"""This machine as others of its network call it."""


@pytest.mark.slow
def test_an_evening_without_a_network_through_death_after_death(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    random, texts = Random("evening"), Texts("en")
    played = evening(random, load(GAME))
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        mine.page.get_by_text(texts.text("desk-works-offline")).wait_for()
        server.end(signal.SIGKILL)
        mine.load()
        choose_game(mine.page, GAME, texts)
        at = Keeper(lambda: mine.page, texts, names, now_and_then(random, 0.2, mine.kill))
        taps = keep(at, played, "en")
        check_taps(taps)
        mine.kill()
        check_the_end(mine.page, played, texts)
        assert mine.deaths > 5


@pytest.mark.slow
@pytest.mark.parametrize("where", ["file", "home"])
def test_an_evening_from_a_file_and_at_a_home_address(
    playwright: Playwright, server: Served, tmp_path: Path, where: str
) -> None:
    """A plain home address is no secure context: no service worker, and the page says so."""
    random, texts = Random(where), Texts("en")
    played = evening(random, load(GAME))
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    address = PAD_FILE.as_uri() if where == "file" else f"http://{AT_HOME}:{server.port}/pad"
    resolver = f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"
    with phone(playwright, tmp_path / "phone", address, resolver) as mine:
        said = "desk-is-file" if where == "file" else "desk-unsafe-address"
        mine.page.get_by_text(texts.text(said)).wait_for()
        choose_game(mine.page, GAME, texts)
        at = Keeper(lambda: mine.page, texts, names, now_and_then(random, 0.04, mine.kill))
        check_taps(keep(at, played, "en"))
        check_the_end(mine.page, played, texts)
        assert mine.deaths > 0


def test_an_open_page_at_a_home_address_goes_on_without_its_server(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    texts = Texts("en")
    played = evening(Random("cut off"), load(GAME))
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    address = f"http://{AT_HOME}:{server.port}/pad"
    with phone(
        playwright, tmp_path / "phone", address, f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"
    ) as mine:
        assert mine.page.evaluate("isSecureContext") is False
        choose_game(mine.page, GAME, texts)
        server.end(signal.SIGKILL)
        keep(Keeper(lambda: mine.page, texts, names, lambda: None), played, "en")
        check_the_end(mine.page, played, texts)


def check_taps(taps: dict[str, list[int]]) -> None:
    whole = {contract: counts for contract, counts in taps.items() if contract.endswith("-all")}
    assert max(max(counts) for counts in whole.values()) <= MOST_TAPS_OF_ALL
    plain = [counts for contract, counts in taps.items() if contract not in whole]
    assert max(map(max, plain)) <= MOST_TAPS


def test_two_tabs_write_on_one_sheet_and_nothing_is_lost(browser: Browser, server: Served) -> None:
    """The second tab sees what the first wrote; the first, which saw nothing since, takes none of it back."""
    texts = Texts("en")
    played = evening(Random("tabs"), load(GAME))
    tabs = browser.new_context(locale="en")
    first = tabs.new_page()
    first.goto(f"{server.url}/pad")
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    choose_game(first, GAME, texts)
    at = Keeper(lambda: first, texts, names, lambda: None)
    at.button(texts.text("desk-new"))
    at.button(texts.text("desk-start"))
    second = tabs.new_page()
    second.goto(f"{server.url}/pad")
    second.locator("tbody").wait_for()

    def deal(page: Page, number: int) -> None:
        row = played.rows[number - 1]
        assert isinstance(row, TakenRow)
        items = counted_items(played.ruleset.contracts[row.contract])
        Keeper(lambda: page, texts, names, lambda: None).deal(items, row.tally)

    deal(first, 1)
    second.evaluate("dispatchEvent(new Event('focus'))")
    settled(second)
    assert written(second)[0] == expected(played)[0]
    deal(second, 2)
    at.button(texts.text("desk-undo"))
    second.evaluate("dispatchEvent(new Event('focus'))")
    settled(second)
    for page in (first, second):
        assert written(page)[0] == expected(played)[0]
        assert not any(map(str.isdigit, "".join(written(page)[1])))
    tabs.close()
