"""The worked inputs of people's sheets as the page shows them, of the golden file of its model's tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Page

from kingclub.rules import ContractId, load
from kingclub.scorepad import Pad, TypedRow, start_pad
from kingclub.scoring import Seat
from kingclub.texts import Texts, format_points
from kingclub.web.pages import PAD_FILE
from tests.e2e.pad_evening import look_at, written
from tests.e2e.pad_phone import HEIGHT, WIDTH, settled
from tests.scorepad.test_cases import GOLDEN, rules, sheet

pytestmark = pytest.mark.e2e

TEXTS = Texts("en")
NAMES = ("A", "B", "C", "D")


def opened(browser: Browser, file: Path, pad: Pad) -> Page:
    page = browser.new_page(locale="en", viewport={"width": WIDTH, "height": HEIGHT})
    page.set_default_timeout(15_000)
    page.goto(PAD_FILE.as_uri())
    look_at(page, file, structs.replace(pad, names=NAMES))
    return page


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=TEXTS.text(key), exact=True).click()
    settled(page)


def of_case(kind: str, number: int) -> list[Any]:
    return [case for case in GOLDEN[kind] if case["case"] == number]


def place(at: dict[str, Any]) -> str:
    name = NAMES[int(at["seat"]) - 1]
    if "row" in at:
        return TEXTS.text("doctor-cell", row=at["row"], name=name)
    return TEXTS.text("doctor-total", total=TEXTS.text(f"desk-total-{at['total']}"), name=name)


@pytest.mark.parametrize("case", [*of_case("sheets", 9), *of_case("sheets", 11), *of_case("sheets", 13)])
def test_the_doctor_names_the_cells_and_their_numbers(
    browser: Browser, tmp_path: Path, case: dict[str, Any]
) -> None:
    page = opened(browser, tmp_path / "case.sheet.json", sheet(rules(case["rules"]), case))
    press(page, "desk-doctor")
    told = page.get_by_role("region", name=TEXTS.text("desk-doctor-says")).locator("p").all_inner_texts()
    says = case["says"]
    mends = {
        TEXTS.text(
            "doctor-mend", place=place(mend["places"][0]), numbers=format_points(2 * mend["ways"][0][0])
        )
        for mend in says["mends"]
    }
    assert {line.removeprefix("· ").lower() for line in told if line.startswith("· ")} == {
        mend.lower() for mend in mends
    }
    assert page.locator("td.suspect").count() == len(mends)
    for why in says["unknown"]:
        assert TEXTS.text(f"doctor-unknown-{why}") in told
    page.close()


@pytest.mark.parametrize("case", of_case("rows", 8))
def test_a_row_by_what_was_taken(browser: Browser, tmp_path: Path, case: dict[str, Any]) -> None:
    rows = [*(None for _ in range(case["number"] - 1)), case["row"]]
    page = opened(browser, tmp_path / "case.sheet.json", sheet(rules(case["rules"]), {"rows": rows}))
    assert written(page)[case["number"] - 1] == [format_points(2 * each) for each in case["points"]]
    page.close()


@pytest.mark.parametrize("case", of_case("settling", 22), ids=lambda case: str(case["points"]))
def test_the_fewest_payments(browser: Browser, tmp_path: Path, case: dict[str, Any]) -> None:
    cells = tuple(2 * each for each in case["points"])
    empty = start_pad(load("ladies"), NAMES, Seat(0))
    page = opened(
        browser,
        tmp_path / "case.sheet.json",
        structs.replace(empty, rows=(TypedRow(contract=ContractId("no-tricks"), cells=cells),)),
    )
    press(page, "desk-settle")
    payments = page.get_by_role("region", name=TEXTS.text("desk-payments")).locator("li")
    assert payments.filter(has_text="→").count() == case["payments"]
    page.close()
