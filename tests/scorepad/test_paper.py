"""The sheet on paper: one page for every ruleset, size and language, with the longest names."""

from __future__ import annotations

from random import Random

import pytest

from kingclub.rules import load, preset_ids, read_preset
from kingclub.scorepad import start_pad
from kingclub.scorepad.paper import PAPER_SIZES, PaperSize, paper_data, paper_pdf, paper_pictures
from kingclub.scoring import Seat
from kingclub.texts import LANGS, Lang, Texts
from tests.scorepad.sheets import random_pad, typed_sheet

LONG = (
    "Александра-Константиновна Барт",
    "ალექსანდრე კონსტანტინეს ძე გიო",
    "Wolfeschlegelsteinhausenberger",
    "Оля",
    "W" * 30,
    "Ъ" * 30,
    "1",
)
CASES = [
    pytest.param(preset, int(players), paper, lang, large, id=f"{preset}-{players}-{paper}-{lang}-{large}")
    for preset in preset_ids()
    for players in read_preset(preset).players
    for place, paper in enumerate(PAPER_SIZES)
    for turn, lang in enumerate(LANGS)
    for large in ((place + turn) % 2 == 0,)
]


@pytest.mark.parametrize(("preset", "players", "paper", "lang", "large"), CASES)
def test_it_is_one_page(preset: str, players: int, paper: PaperSize, lang: Lang, large: bool) -> None:
    ruleset = load(preset, players=players)
    blank = start_pad(ruleset, LONG[:players], Seat(0))
    data = paper_data(blank, Texts(lang), paper=paper, large=large, filled=False)
    assert len(paper_pictures(data)) == 1
    assert not any(cell for block in data.blocks for row in block.rows for cell in row.cells)


@pytest.mark.parametrize("paper", PAPER_SIZES)
def test_a_filled_sheet_with_half_points_is_one_page(paper: PaperSize) -> None:
    ruleset = load("king3", switches={"boys": "both", "hearts_price": "2.5"})
    pad = typed_sheet(Random(3), ruleset, 14, ())
    data = paper_data(pad, Texts("ru"), paper=paper, large=True)
    shown = [cell for block in data.blocks for row in block.rows for cell in row.cells]
    assert any("½" in cell for cell in shown)
    assert all(shown)
    assert len(paper_pictures(data)) == 1
    assert [row.check for row in data.totals] == ["−240", "240", "0"]


def test_a_game_that_points_end_has_room_for_all_its_deals() -> None:
    pad = typed_sheet(Random(3), load("suit-auction", players=4), 40, ())
    data = paper_data(pad, Texts("en"), paper="a5")
    assert len(data.blocks[0].rows) == 40
    assert len(paper_pictures(data)) == 1


def test_a_deal_that_was_ordered_stands_in_the_list_of_who_ordered_it() -> None:
    ruleset = load("ordered", players=4)
    pad = typed_sheet(Random(3), ruleset, 6, ())
    while not any(pad.rows) or any(row and row.terms.declarer is None for row in pad.rows):
        pad = random_pad(Random(len(pad.rows) + 5), ruleset)
    data = paper_data(pad, Texts("en"))
    assert len(data.blocks) == 4
    numbers = sorted(int(row.number) for block in data.blocks for row in block.rows if row.number)
    assert numbers == [number for number, row in enumerate(pad.rows, 1) if row is not None]


def test_the_blank_prints_its_checks_and_the_bar() -> None:
    pad = start_pad(load("ladies-blank"), LONG[:4], Seat(0))
    data = paper_data(pad, Texts("ru"), filled=False)
    assert [row.check for row in data.blocks[0].rows] == ["−16"] * 6 + ["−96", "96"] + ["24"] * 4
    assert [row.has_bar for row in data.blocks[0].rows].index(True) == 6
    assert [row.check for row in data.totals] == ["−192", "192", "0"]
    assert "за каждую взятку 2 очка" in data.subtitle


def test_the_same_sheet_makes_the_same_bytes() -> None:
    data = paper_data(start_pad(load("short"), LONG[:4], Seat(0)), Texts("ru"), filled=False)
    assert paper_pdf(data) == paper_pdf(data)
