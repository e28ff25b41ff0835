"""An evening at the score pad: on a phone, by taps alone, with no network, through its browser's deaths."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from random import Random
from socket import gethostname
from typing import Any

import pytest
from msgspec import structs
from playwright.sync_api import Page, Playwright, sync_playwright

from kingclub.rules import Ruleset, load
from kingclub.scorepad import Pad, TakenRow, TypedRow, format_sheet, parse_sheet, start_pad
from kingclub.scorepad.counts import counted_items
from kingclub.scorepad.money import Money, settlement_lines
from kingclub.scoring import Seat, TotalKind
from kingclub.texts import Lang, Texts, format_points
from kingclub.web.pages import PAD_FILE
from tests.e2e.chromium import MISSING, chromium
from tests.e2e.pad_phone import Keeper, PadPhone, now_and_then, settled
from tests.e2e.test_axe import AXE
from tests.scorepad.random_rows import random_row
from tests.web.served import Served

pytestmark = pytest.mark.e2e

GAME = "ladies"
MOST_TAPS, MOST_TAPS_OF_ALL = 12, 30
_NUMBERS = """() => [...document.querySelectorAll('tbody tr, tfoot tr')]
    .map(row => [...row.cells].map(cell => cell.innerText.trim()))"""
AT_HOME = f"{gethostname().partition('.')[0].lower()}.local"
"""This machine as others of its network call it."""
PDF_PAGE = re.compile(rb"/Type\s*/Page[^s]")


@pytest.fixture(scope="module")
def playwright() -> Generator[Playwright]:
    if not PAD_FILE.is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    if chromium() is None:
        pytest.skip(MISSING)
    with sync_playwright() as started:
        yield started


@contextmanager
def phone(playwright: Playwright, folder: Path, address: str, *flags: str) -> Generator[PadPhone]:
    opened = PadPhone(playwright, str(chromium()), folder, address, "--lang=en", *flags)
    try:
        yield opened
    finally:
        opened.close()


def evening(random: Random, ruleset: Ruleset, names: tuple[str, ...] = ()) -> Pad:
    """A whole game that could have been played; nothing but what the taps can say."""
    pad = start_pad(ruleset, names, Seat(random.randrange(ruleset.players)))
    while not pad.is_over:
        number = pad.next_number
        row = random_row(random, ruleset, pad.contract_of(number), pad.dealer_of(number))
        pad = pad.write(number, TakenRow(contract=row.contract, tally=row.tally))
    return pad


def keep(at: Keeper, played: Pad, lang: Lang) -> dict[str, list[int]]:
    """Writes the whole game; the taps that each deal took, by contract."""
    texts = Texts(lang)
    at.button(texts.text("desk-new"))
    at.choose(texts.text("desk-first-dealer"), texts.text("seat", seat=played.first_dealer + 1))
    at.button(texts.text("desk-start"))
    taps: dict[str, list[int]] = {}
    for row in played.rows:
        assert isinstance(row, TakenRow)
        items = counted_items(played.ruleset.contracts[row.contract])
        taps.setdefault(str(row.contract), []).append(at.deal(items, row.tally))
    return taps


def written(page: Page) -> list[list[str]]:
    """The table of the sheet as it stands: numbers alone."""
    rows: list[list[str]] = page.evaluate(_NUMBERS)
    return [row[1:-1] for row in rows]


def expected(played: Pad) -> list[list[str]]:
    rows = [[format_points(cell or 0) for cell in played.cells_of(n)] for n in range(1, len(played.rows) + 1)]
    return rows + [[format_points(each) for each in played.total(kind)] for kind in TotalKind]


def check_the_end(page: Page, played: Pad, texts: Texts) -> None:
    """Totals, the winner, payments and a print, as Python has them."""
    assert written(page) == expected(played)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(PDF_PAGE.findall(page.pdf(format="A4"))) == 1
    page.get_by_role("button", name=texts.text("desk-settle"), exact=True).click()
    money = Money(Fraction(1), Fraction(1), "")
    payments = page.get_by_role("region", name=texts.text("desk-payments")).locator("li")
    payments.first.wait_for()
    told = [line for line in settlement_lines(played, money, texts) if "→" in line]
    assert payments.all_inner_texts() == told


def check_taps(taps: dict[str, list[int]]) -> None:
    whole = {contract: counts for contract, counts in taps.items() if contract.endswith("-all")}
    assert max(max(counts) for counts in whole.values()) <= MOST_TAPS_OF_ALL
    plain = [counts for contract, counts in taps.items() if contract not in whole]
    assert max(map(max, plain)) <= MOST_TAPS


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


def choose_game(page: Page, game: str, texts: Texts) -> None:
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.locator("select").first.select_option(game)
    settled(page)
    page.get_by_role("button", name=texts.text("desk-back"), exact=True).click()


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
        keep(at, played, "en")
        check_the_end(mine.page, played, texts)


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing_and_large_print_fits(
    playwright: Playwright, server: Served, tmp_path: Path, lang: Lang
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run npm ci in client/")
    texts = Texts(lang)
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        page = mine.page
        if lang == "ru":
            page.get_by_role("button", name="Русский", exact=True).click()
        page.get_by_role("button", name=texts.text("desk-large-print"), exact=True).click()

        def check() -> None:
            assert complaints(page) == []
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

        def press(key: str) -> None:
            page.get_by_role("button", name=texts.text(key), exact=True).click()
            settled(page)

        check()
        press("desk-new")
        page.locator("select").first.select_option("ladies-book")
        page.get_by_label(texts.text("desk-name-of", seat=1)).fill("Константин Константинопольский")
        page.locator("summary").first.click()
        check()
        press("desk-start")
        for _ in range(7):
            press("desk-write")
            check()
            press("desk-later")
        page.locator("tr.later button").last.click()
        press("desk-save")
        check()
        press("desk-back")
        page.locator("tr.now button").click()
        page.locator("summary").click()
        check()
        press("desk-back")
        for key in ("desk-settle", "desk-history"):
            press(key)
            check()
            press("desk-back")
        check()
        press("desk-back")
        press("desk-figures")
        check()
        press("desk-back")
        press("desk-new")
        press("desk-old-paper")
        page.locator("tbody input").first.fill("7")
        page.locator("tbody input").first.blur()
        check()


def test_a_sheet_goes_out_as_a_file_and_comes_in_again(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    random, texts = Random("file"), Texts("en")
    played = evening(random, load("ladies-book"))
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    sheet = tmp_path / "evening.sheet.json"
    sheet.write_text(format_sheet(played), encoding="utf-8")
    page.set_input_files("input[type=file]", sheet)
    page.locator("tbody").wait_for()
    assert written(page) == expected(played)
    with page.expect_download() as saved:
        page.get_by_role("button", name=texts.text("desk-save-sheet"), exact=True).click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text == sheet.read_text(encoding="utf-8")
    assert parse_sheet(text).rows == played.rows
    browser.close()


LONG_NAMES = ("Вера Константиновна-Задунайская", "Борис", "Анна-Мария Христофорова", "Константин")


@pytest.fixture
def page(playwright: Playwright) -> Generator[Page]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    yield browser.new_page(locale="ru", viewport={"width": 360, "height": 740})
    browser.close()


def look_at(page: Page, address: str, sheet: Path, played: Pad) -> None:
    page.goto(f"{address}/pad")
    sheet.write_text(format_sheet(played), encoding="utf-8")
    page.set_input_files("input[type=file]", sheet)
    page.locator("tbody").wait_for()
    settled(page)


@pytest.mark.parametrize("print_size", ["normal", "large"])
def test_a_finished_sheet_prints_on_one_page_and_tears_no_name(
    page: Page, server: Served, tmp_path: Path, print_size: str
) -> None:
    played = evening(Random("print"), load("ladies-book"), LONG_NAMES)
    look_at(page, server.url, tmp_path / "evening.sheet.json", played)
    page.evaluate("size => { document.documentElement.dataset.print = size }", print_size)
    for paper in ("A4", "Letter", "A5"):
        assert len(PDF_PAGE.findall(page.pdf(format=paper))) == 1, paper
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 468, "height": 703})  # what A5 leaves between its margins
    assert page.evaluate("getComputedStyle(document.querySelector('tfoot')).display") == "table-row-group"
    assert page.evaluate(_TORN) == []


_TORN = """() => [...document.querySelectorAll('thead .name')].flatMap(({firstChild}) =>
    [...firstChild.data.matchAll(/[^\\s-]+/g)].filter(({0: piece, index}) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + piece.length);
        return range.getClientRects().length !== 1;
    }).map(([piece]) => piece))"""


@pytest.mark.parametrize("print_size", ["normal", "large"])
def test_nothing_of_the_sheet_is_cut_on_a_narrow_screen(
    page: Page, server: Served, tmp_path: Path, print_size: str
) -> None:
    """A short name, and what a row and the totals should be where the numbers do not add up."""
    ruleset, names = load("ladies-book"), ("Борис", "Мария", "Ольга", "Павел")
    played = evening(Random("cut"), ruleset, names)
    cells = [cell or 0 for cell in played.cells_of(1)]
    due, wrong = sum(cells), (cells[0] + 4, *cells[1:])
    contract = played.contract_of(1)
    assert contract is not None
    off = TypedRow(contract=contract, cells=wrong)
    played = structs.replace(played, rows=(off, *played.rows[1:]))
    look_at(page, server.url, tmp_path / "evening.sheet.json", played)
    page.evaluate("size => { document.documentElement.dataset.print = size }", print_size)
    check = page.locator("tbody tr.off td.check")
    assert check.inner_text().split("\n") == [
        format_points(due + 4),
        Texts("ru").text("desk-due", points=due // 2),
    ]
    assert page.locator("tfoot .due").count() >= 2
    assert page.evaluate(_CUT) == []


_CUT = """() => [...document.querySelectorAll('.whole .name, .whole td, .whole .deal')].filter(each =>
    each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
).map(each => each.innerText)"""


@pytest.mark.slow
def test_a_whole_evening_by_keyboard(playwright: Playwright, server: Served) -> None:
    random, texts = Random("keys"), Texts("en")
    played = evening(random, load(GAME))
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(locale="en")
    page.set_default_timeout(10_000)
    page.goto(f"{server.url}/pad")
    page.locator("main").wait_for()
    choose_game(page, GAME, texts)
    names = [texts.text("seat", seat=seat + 1) for seat in range(4)]
    keep(KeyboardKeeper(lambda: page, texts, names, lambda: None), played, "en")
    assert written(page) == expected(played)
    browser.close()


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


def test_two_tabs_write_on_one_sheet_and_nothing_is_lost(playwright: Playwright, server: Served) -> None:
    """The second tab sees what the first wrote; the first, which saw nothing since, takes none of it back."""
    texts = Texts("en")
    played = evening(Random("tabs"), load(GAME))
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
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
    browser.close()


def test_a_sheet_of_another_version_is_listed_and_saved(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    """Two sheets that this page can not open: it says why, gives them as files, and loses neither."""
    texts = Texts("en")
    sheet: dict[str, object] = {
        "players": ["A", "B"],
        "switches": {},
        "dealer": 1,
        "rows": [],
        "history": [],
        "note": "x",
    }
    kept: list[dict[str, object]] = [
        {"id": str(at), "draft": None, "changed": at, "sheet": sheet | rules}
        for at, rules in enumerate([{"rules": "domino", "version": 99}, {"rules": "unknown", "version": 1}])
    ]
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    page.locator("main").wait_for()
    page.evaluate(_KEEP, kept)
    page.reload()
    page.get_by_role("heading", name=texts.text("desk-closed")).wait_for()
    for fault in ("other-version", "no-preset"):
        page.get_by_text(texts.text(f"desk-file-{fault}", name="A, B"), exact=True).wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name=texts.text("desk-save-sheet"), exact=True).last.click()
    assert '"version": 99' in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.get_by_role("button", name=texts.text("desk-start"), exact=True).click()
    page.locator("tbody").wait_for()
    settled(page)
    assert page.evaluate(_COUNT) == 3
    browser.close()


_KEEP = """kept => new Promise((done, failed) => {
    const asked = indexedDB.open('kingclub.pad', 1);
    asked.onsuccess = () => {
        const written = asked.result.transaction('sheets', 'readwrite');
        for (const each of kept) written.objectStore('sheets').put(each);
        written.oncomplete = () => done();
        written.onabort = failed;
    };
})"""
_COUNT = """() => new Promise(done => {
    indexedDB.open('kingclub.pad', 1).onsuccess = opened => {
        const asked = opened.target.result.transaction('sheets').objectStore('sheets').count();
        asked.onsuccess = () => done(asked.result);
    };
})"""


def test_the_pad_can_be_installed(playwright: Playwright, server: Served, tmp_path: Path) -> None:
    with phone(playwright, tmp_path / "phone", f"{server.url}/pad") as mine:
        mine.page.get_by_text(Texts("en").text("desk-works-offline")).wait_for()
        mine.load()
        assert mine.page.evaluate("navigator.serviceWorker.controller !== null")
        line: Any = mine.page.context.new_cdp_session(mine.page)
        manifest: dict[str, Any] = line.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith("/pad.webmanifest")
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_what_is_said_at_the_start_stays_and_a_sale_has_no_price_until_it_is_said(
    playwright: Playwright, server: Served
) -> None:
    texts = Texts("en")
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(locale="en")
    page.goto(f"{server.url}/pad")
    choose_game(page, "kis-kis", texts)
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.get_by_role("group", name=texts.text("desk-first-dealer")).get_by_label(
        texts.text("seat", seat=2), exact=True
    ).click()
    settled(page)
    page.locator("summary").click()
    packs = page.get_by_label(texts.text("switch-packs"), exact=True)
    packs.select_option("2")
    settled(page)
    assert packs.is_visible()
    page.locator("select").first.select_option("ladies-book")
    settled(page)
    at = Keeper(lambda: page, texts, [texts.text("seat", seat=seat + 1) for seat in range(4)], lambda: None)
    dealers = page.get_by_role("group", name=texts.text("desk-first-dealer"))
    assert dealers.get_by_label(texts.text("seat", seat=2), exact=True).is_checked()
    page.get_by_label(texts.text("switch-trump_price"), exact=True).select_option(
        label=texts.text("desk-own-number")
    )
    settled(page)
    assert page.get_by_label(texts.text("desk-own-number"), exact=True).is_visible()
    page.get_by_label(texts.text("switch-trump_price"), exact=True).select_option("auto")
    settled(page)
    at.button(texts.text("desk-start"))
    while page.locator("h2").first.inner_text() != texts.text("contract-trump"):
        at.button(texts.text("desk-write"))
        at.button(texts.text("desk-later"))
    at.button(texts.text("desk-write"))
    page.locator("fieldset").first.locator("label").nth(1).click()
    settled(page)
    price = page.get_by_role("group", name=texts.text("desk-sold-tricks"))
    assert price.locator("input:checked").count() == 0
    at.button(texts.text("desk-save"))
    assert page.get_by_role("alert").count() > 0
    at.choose(texts.text("desk-sold-tricks"), "2")
    assert price.locator("input:checked").count() == 1
    browser.close()
