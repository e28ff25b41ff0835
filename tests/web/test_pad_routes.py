"""The pad's routes: paper, and a running sheet that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kingclub.rules import load
from kingclub.scorepad import format_sheet, parse_sheet
from kingclub.store import SqliteStore
from kingclub.web.app import make_app
from kingclub.web.club import RunningClub
from kingclub.web.shown_sheets import LASTS, MOST_SHEETS, ShownSheets, name_of
from tests.scorepad.sheets import random_pad
from tests.web.desk import StillClock

Client = TestClient[Litestar]
SECRET = "a secret of many letters"
SHEET = format_sheet(random_pad(Random(4), load("ladies-book")))


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def client(tmp_path: Path, clock: StillClock) -> Iterator[Client]:
    with TestClient(make_app(RunningClub(SqliteStore(tmp_path), clock=clock))) as opened:
        yield opened


@pytest.mark.parametrize("query", ["", "?paper=a5&large=on&lang=en&names=Anna,Bob&boys=both", "?players=4"])
def test_a_blank_is_a_pdf_of_one_page(client: Client, query: str) -> None:
    answer = client.get(f"/api/pad/blank/king14-kings{query}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("kings", "unknown-preset"),
        ("ladies?paper=a3", "bad-request"),
        ("ladies?lang=de", "bad-request"),
        ("ladies?players=many", "bad-request"),
        ("ladies?players=9", "bad-switch"),
        ("ladies?boys=girls", "bad-switch"),
    ],
)
def test_a_blank_that_can_not_be_is_refused(client: Client, asked: str, code: str) -> None:
    answer = client.get(f"/api/pad/blank/{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_filled_sheet_is_a_pdf_and_what_is_no_sheet_is_told_in_both_languages(client: Client) -> None:
    assert client.post("/api/pad/paper?lang=en", content=SHEET).content.startswith(b"%PDF")
    refused = client.post("/api/pad/paper", content="{}").json()
    assert refused["code"] == "bad-sheet"
    assert refused["told"]["ru"] != refused["told"]["en"]


def test_a_sheet_is_shown_until_its_owner_ends_it(client: Client) -> None:
    link = client.post("/api/pad/show", json={"secret": SECRET, "sheet": SHEET}).json()
    assert link["url"].endswith(f"/pad?show={link['name']}")
    assert SECRET not in link["url"]
    shown = f"/api/pad/shown/{link['name']}"
    assert parse_sheet(client.get(shown).text) == parse_sheet(SHEET)
    assert b"<svg" in client.get(f"{shown}/qr").content
    other = client.post("/api/pad/show", json={"secret": SECRET + "!", "sheet": SHEET}).json()
    assert other["name"] != link["name"]
    client.post("/api/pad/show/end", json={"secret": SECRET})
    assert client.get(shown).status_code == 404
    assert client.post("/api/pad/show", json={"secret": SECRET, "sheet": SHEET}).json() == link


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"secret": "short", "sheet": SHEET}, "bad-request"),
        ({"secret": SECRET, "sheet": "no sheet"}, "bad-sheet"),
        ({"secret": SECRET, "sheet": SHEET + " " * 20_000}, "not-done"),
    ],
)
def test_what_can_not_be_shown_is_refused(client: Client, wish: dict[str, str], code: str) -> None:
    assert client.post("/api/pad/show", json=wish).json()["code"] == code


def test_a_sheet_at_rest_is_forgotten_and_there_are_never_too_many(clock: StillClock) -> None:
    sheets = ShownSheets(clock)
    first = sheets.put("first", "1")
    clock.now += LASTS
    assert sheets.sheet(first) == "1"
    clock.now += 1
    assert sheets.sheet(first) is None
    for number in range(MOST_SHEETS + 1):
        sheets.put(str(number), "text")
    assert sheets.sheet(name_of("0")) is None
    assert sheets.sheet(name_of("1")) == "text"
