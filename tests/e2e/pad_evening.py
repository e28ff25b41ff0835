"""A whole game for the pad: what is played, how it is kept, how it stands on the page."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from kingclub.rules import Ruleset
from kingclub.scorepad import Pad, TakenRow, format_sheet, start_pad
from kingclub.scorepad.counts import counted_items
from kingclub.scorepad.money import Money, settlement_lines
from kingclub.scoring import Seat, TotalKind
from kingclub.texts import Lang, Texts, format_points
from tests.e2e.pad_phone import Keeper, settled
from tests.scorepad.random_rows import random_row

GAME = "ladies"

PDF_PAGE = re.compile(rb"/Type\s*/Page[^s]")


def evening(random: Random, ruleset: Ruleset, names: tuple[str, ...] = ()) -> Pad:
    """A whole game that could have been played; nothing but what the taps can say."""
    pad = start_pad(ruleset, names, Seat(random.randrange(ruleset.players)))
    while not pad.is_over:
        number = pad.next_number
        row = random_row(random, ruleset, pad.contract_of(number), pad.dealer_of(number))
        pad = pad.write(number, TakenRow(contract=row.contract, tally=row.tally))
    return pad


def choose_game(page: Page, game: str, texts: Texts) -> None:
    page.get_by_role("button", name=texts.text("desk-new"), exact=True).click()
    page.locator("select").first.select_option(game)
    settled(page)
    page.get_by_role("button", name=texts.text("desk-back"), exact=True).click()


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


def look_at(page: Page, file: Path, sheet: Pad) -> None:
    """Opens the sheet from a file, as a person does."""
    page.locator("main").wait_for()
    file.write_text(format_sheet(sheet), encoding="utf-8")
    page.set_input_files("input[type=file]", file)
    page.locator("table").wait_for()
    settled(page)


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
    check_payments(page, played, texts)


def check_payments(page: Page, played: Pad, texts: Texts) -> None:
    money = Money(Fraction(1), Fraction(1), "")
    payments = page.get_by_role("region", name=texts.text("desk-payments")).locator("li")
    payments.first.wait_for()
    told = [line for line in settlement_lines(played, money, texts) if "→" in line]
    assert payments.all_inner_texts() == told


_NUMBERS = """() => [...document.querySelectorAll('tbody tr, tfoot tr')]
    .map(row => [...row.cells].map(cell => cell.innerText.trim()))"""
