"""The sheet on paper: what stands on the page. How it looks is in `test_print`."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kingclub.rules import ContractId, load
from kingclub.scorepad import Pad, TakenRow, TypedRow, WrittenTotals, start_pad
from kingclub.scorepad.paper import PAPER_SIZES, PaperSize, paper_data, paper_pdf, paper_pictures
from kingclub.scoring import Sale, Seat, Taken, Terms, Trump
from kingclub.texts import LANGS, Lang, Texts
from tests.scorepad.printed import printed
from tests.scorepad.sheets import random_pad, typed_sheet

LONG = ("Александра-Константиновна Барт", "Оля", "Wolfeschlegelsteinhausenberger", "1")


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
    assert data.subtitle.startswith("За каждую взятку 2 очка; ")


def test_the_same_sheet_makes_the_same_bytes() -> None:
    data = paper_data(start_pad(load("short"), LONG[:4], Seat(0)), Texts("ru"), filled=False)
    assert paper_pdf(data) == paper_pdf(data)


def ladies(*rows: TypedRow | TakenRow | None, totals: WrittenTotals | None = None) -> Pad:
    pad = start_pad(load("ladies-book"), ("Анна", "Борис", "Вера", "Гриша"), Seat(0))
    return msgspec.structs.replace(pad, rows=rows, written_totals=totals or WrittenTotals())


def tricks(*halves: int) -> TypedRow:
    return TypedRow(contract=ContractId("no-tricks"), cells=halves)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "ru",
            "Не сходится. Сдача 1, Не брать взяток: В сумме −14, а должно быть −16. "
            "Итого (−), Вера: записано −8, а столбец даёт −6.",
        ),
        (
            "en",
            "Does not add up. Deal 1, Take no tricks: The sum is −14 and should be −16. "
            "Total (−), Вера: −8 is written, but the column gives −6.",
        ),
    ],
)
def test_a_sheet_that_is_wrong_says_so_and_keeps_what_was_written(lang: Lang, says: str) -> None:
    pad = ladies(tricks(-8, -4, -12, -4), totals=WrittenTotals(minus=(-8, -4, -16, -4)))
    data = paper_data(pad, Texts(lang))
    first = data.blocks[0].rows[0]
    assert (first.is_off, first.cells, first.check) == (True, ["−4", "−2", "−6", "−2"], "−16")
    assert not any(row.is_off for row in data.blocks[0].rows[1:])
    assert data.totals[0].cells == ["−4", "−2", "−8", "−2"]
    assert [row.off for row in data.totals] == [[2], [], []]
    assert data.remarks == says
    assert "✗" in {letter.char for letter in printed(paper_pdf(data)).letters}


@pytest.mark.parametrize("lang", LANGS)
def test_a_deal_left_for_later_says_so(lang: Lang) -> None:
    texts = Texts(lang)
    data = paper_data(ladies(tricks(-8, -4, -12, -8), None), texts)
    assert [row.waits for row in data.blocks[0].rows[:3]] == ["", texts.text("desk-row-later"), ""]
    assert data.remarks == texts.text("pad-waiting", numbers="2")
    blank = paper_data(ladies(tricks(-8, -4, -12, -4), None), texts, filled=False)
    assert not blank.remarks
    assert not any(row.waits or row.is_off for row in blank.blocks[0].rows)


def test_remarks_do_not_run_off_the_page() -> None:
    rows = [TypedRow(contract=row.contract, cells=(None,) * 4) for row in typed_rows()]
    data = paper_data(ladies(*rows), Texts("ru"), paper="a5", large=True)
    assert "И ещё замечаний: 42." in data.remarks
    assert printed(paper_pdf(data)).pages == 1


def typed_rows() -> list[TypedRow]:
    pad = typed_sheet(Random(3), load("ladies-book"), 12, ())
    return [row for row in pad.rows if isinstance(row, TypedRow)]


def test_what_was_called_stands_beside_its_deal() -> None:
    sale = Sale(seller=Seat(1), buyer=Seat(2), tricks=2)
    terms = (
        Terms(declarer=Seat(2), trump=Trump.SPADES, reversed=True, sale=sale),
        Terms(declarer=Seat(1), trump=Trump.NONE),
        Terms(declarer=Seat(3), written_off=True),
    )
    tally = (Taken(tricks=2),) * 4
    rows = [TakenRow(contract=ContractId.TRUMP, terms=each, tally=tally) for each in terms]
    data = paper_data(ladies(*rows), Texts("ru"))
    assert [(row.label.partition(": ")[2], row.declarer) for row in data.blocks[0].rows[:3]] == [
        ("♠, мизер, продана: Борис → Вера за 2", 2),
        ("бескозырка", 1),
        ("расписана", 3),
    ]
    assert data.legend == "• — кто сдаёт; * — кто заказал или объявил"


@pytest.mark.parametrize(
    ("preset", "says"),
    [
        (
            "kis-kis",
            "оставшиеся на руках: валет 2, дама 3, король 4, туз 11, остальные по числу. Дама",
        ),
        ("jokers", "двойка — 2, десятка — 10"),
        ("suit-auction", "За каждую карту названной масти 1 очко"),
        ("domino", "За каждую черву 1 очко"),
    ],
)
def test_every_blank_tells_its_prices(preset: str, says: str) -> None:
    pad = start_pad(load(preset, players=4), LONG, Seat(0))
    assert says in paper_data(pad, Texts("ru"), filled=False).subtitle
