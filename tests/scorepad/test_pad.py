"""The pad of one game: rows by what was taken, what comes next, mending, undoing, files."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingclub.cards import Suit
from kingclub.play import Game
from kingclub.rules import ContractId, Item, Ruleset, load, preset_ids
from kingclub.scorepad import (
    Pad,
    RowReason,
    RowRefused,
    SheetDataError,
    TakenRow,
    TypedRow,
    format_csv,
    format_sheet,
    names_in,
    parse_csv,
    parse_number,
    parse_sheet,
    start_pad,
)
from kingclub.scorepad.pad import Change
from kingclub.scorepad.wording import describe_sheet
from kingclub.scoring import Sale, Seat, Taken, Terms, TotalKind, Trump
from kingclub.texts import Texts
from tests.scorepad.random_rows import random_row
from tests.scorepad.sheets import NAMES, random_pad
from tests.strategies import SEEDS, play_at_random, rulesets


def taken(contract: str, *seats: Taken, terms: Terms | None = None) -> TakenRow:
    return TakenRow(contract=ContractId(contract), terms=terms or Terms(), tally=seats)


def tricks(*counts: int) -> tuple[Taken, ...]:
    return tuple(Taken(tricks=count) for count in counts)


def refusal(pad: Pad, number: int, row: TakenRow | TypedRow) -> list[RowReason]:
    with pytest.raises(RowRefused) as refused:
        pad.write(number, row)
    return [fault.reason for fault in refused.value.faults]


def ladies(**switches: str) -> Pad:
    return start_pad(load("ladies-book", switches=switches), NAMES, Seat(0))


def test_a_row_is_written_by_what_was_taken_and_the_next_deal_follows() -> None:
    pad = ladies()
    assert (pad.next_number, pad.contract_of(1), pad.dealer_of(1), pad.leader_of(1)) == (1, "no-tricks", 0, 1)
    pad = pad.write(1, taken("no-tricks", *tricks(1, 5, 0, 2)))
    assert pad.cells_of(1) == (-4, -20, 0, -8)
    assert (pad.next_number, pad.contract_of(2), pad.dealer_of(2), pad.leader_of(2)) == (2, "no-hearts", 1, 2)
    assert pad.total() == (-4, -20, 0, -8)
    assert pad.check_total() == pad.check_of(1) == -32


def test_a_game_that_points_have_ended_has_no_next_deal() -> None:
    pad = start_pad(load("suit-auction", players=4), NAMES, Seat(0))
    contract = pad.ruleset.programme[0]
    row = TypedRow(contract=contract, cells=(200, 0, 0, 0))
    assert msgspec.structs.replace(pad, rows=(row,)).next_number == 1


def test_once_all_deals_are_played_the_next_is_one_that_was_left() -> None:
    pad = ladies()
    rows = [None] * 12
    pad = msgspec.structs.replace(pad, rows=tuple(rows))
    assert pad.next_number == 1
    assert refusal(pad, 13, taken("no-tricks", *tricks(1, 5, 0, 2))) == ["no-such-row"]


@pytest.mark.parametrize(
    ("number", "row", "reasons"),
    [
        (1, taken("no-tricks", *tricks(1, 5, 0, 1)), ["too-few"]),
        (1, taken("no-tricks", *tricks(1, 5, 0, 3)), ["too-many"]),
        (1, taken("no-tricks", *tricks(1, 5, 2)), ["seat-count"]),
        (1, taken("no-hearts", *(Taken(hearts=2) for _ in range(4))), ["other-deal"]),
        (3, taken("no-boys", *(Taken(boys=1) for _ in range(4))), ["no-such-row"]),
        (1, taken("no-tricks", *tricks(2, 2, 2, 2), terms=Terms(bid=3)), ["not-offered"]),
        (
            1,
            taken("no-tricks", *tricks(2, 2, 2, 2), terms=Terms(written_off=True, declarer=Seat(1))),
            ["not-offered"],
        ),
    ],
)
def test_a_row_that_can_not_be_is_refused_with_the_reason(
    number: int, row: TakenRow, reasons: list[str]
) -> None:
    assert refusal(ladies(), number, row) == reasons


def everything(*seats: tuple[int, ...]) -> tuple[Taken, ...]:
    items = ("tricks", "hearts", "boys", "girls", "king", "last_two")
    return tuple(msgspec.structs.replace(Taken(), **dict(zip(items, counts))) for counts in seats)


@pytest.mark.parametrize(
    ("seats", "reasons"),
    [
        (((8, 8, 4, 4, 1, 2), (0,) * 6, (0,) * 6, (0,) * 6), []),
        (((7, 8, 4, 4, 1, 2), (1,) + (0,) * 5, (0,) * 6, (0,) * 6), []),
        (((8, 7, 4, 4, 1, 2), (0, 1, 0, 0, 0, 0), (0,) * 6, (0,) * 6), ["too-few-tricks"]),
        (((7, 8, 4, 4, 1, 0), (1, 0, 0, 0, 0, 2), (0,) * 6, (0,) * 6), ["too-few-tricks"]),
        # The king is a heart: who has no heart has no king.
        (((4, 8, 2, 2, 0, 1), (4, 0, 2, 2, 1, 1), (0,) * 6, (0,) * 6), ["can-not-be"]),
        # Four hearts, three girls and three boys are at least eight cards: two tricks, not one.
        (((1, 4, 3, 3, 0, 1), (7, 4, 1, 1, 1, 1), (0,) * 6, (0,) * 6), ["can-not-be"]),
    ],
)  # fmt: skip
def test_everything_at_once_is_checked_together(
    seats: tuple[tuple[int, ...], ...], reasons: list[str]
) -> None:
    pad = ladies()
    row = taken("no-all", *everything(*seats))
    assert [fault.reason for fault in pad.faults_of(7, row)] == reasons


def test_a_sale_moves_tricks_and_can_be_refused() -> None:
    pad = ladies()
    seller = pad.leader_of(8)
    buyer = Seat((seller + 1) % 4)
    sale = Sale(seller=seller, buyer=buyer, tricks=3)
    row = taken("trump", *tricks(2, 2, 2, 2), terms=Terms(declarer=buyer, trump=Trump.HEARTS, sale=sale))
    assert pad.faults_of(8, row) == ()
    before = load("ladies-book").contracts[ContractId.TRUMP].prices.tricks
    cells = msgspec.structs.replace(pad, rows=(*[None] * 7, row)).cells_of(8)
    assert cells[buyer] == (2 - 3) * before
    assert cells[seller] == (2 + 3) * before
    to_himself = msgspec.structs.replace(row, terms=Terms(sale=Sale(seller=seller, buyer=seller, tricks=1)))
    assert [fault.reason for fault in pad.faults_of(8, to_himself)] == ["bad-sale"]
    literal = start_pad(load("ladies"), NAMES, Seat(0))
    assert [fault.reason for fault in literal.faults_of(8, row)] == ["not-offered"]


def test_a_sale_under_the_cap_hands_over_no_more_than_was_taken() -> None:
    pad = ladies(sale_cap="taken")
    seller = pad.leader_of(8)
    buyer = Seat((seller + 1) % 4)
    counts = [0] * 4
    counts[buyer], counts[seller] = 1, 7
    sale = Sale(seller=seller, buyer=buyer, tricks=3)
    row = taken("trump", *tricks(*counts), terms=Terms(declarer=buyer, sale=sale))
    cells = msgspec.structs.replace(pad, rows=(*[None] * 7, row)).cells_of(8)
    assert (cells[buyer], cells[seller]) == (0, 8 * 6)


def test_an_auction_sums_to_what_was_given_up() -> None:
    pad = start_pad(load("trump-auction"), NAMES, Seat(0))
    row = taken("trump", *tricks(2, 1, 5, 0), terms=Terms(declarer=Seat(1), bid=3))
    assert pad.faults_of(8, row) == ()
    placed = msgspec.structs.replace(pad, rows=(*[None] * 7, row))
    assert placed.cells_of(8) == (24, 0, 60, 0)
    assert placed.check_of(8) == sum((24, 0, 60, 0))
    no_bid = msgspec.structs.replace(row, terms=Terms())
    assert [fault.reason for fault in pad.faults_of(8, no_bid)] == ["no-bidder", "bad-bid"]


def test_a_penalty_suit_counts_the_cards_and_the_bid() -> None:
    ruleset = load("suit-auction", players=4)
    pad = start_pad(ruleset, NAMES, Seat(2))
    clubs = [card for card in ruleset.pack if card.suit is Suit.CLUBS and not card.is_joker]
    hands = (clubs[:3], clubs[3:3], clubs[3:4], clubs[4:])
    cards = [Taken(cards=type(ruleset.pack).of(each)) for each in hands]
    terms = Terms(declarer=Seat(2), bid=5, penalty_suit=Suit.CLUBS)
    pad = pad.write(1, taken("suit", *cards, terms=terms))
    assert pad.cells_of(1) == (6, 0, 12, 18)
    assert pad.check_of(1) == 36
    assert refusal(pad, 2, taken("suit", *cards[:3], Taken(), terms=terms)) == ["cards-missing"]
    assert refusal(pad, 2, taken("suit", *cards[:3], cards[0], terms=terms)) == [
        "card-twice",
        "cards-missing",
    ]


def test_blank_is_not_zero() -> None:
    pad = ladies()
    cells = (-32, None, 0, 0)
    assert refusal(pad, 1, TypedRow(contract=ContractId.NO_TRICKS, cells=cells)) == ["blank"]
    assert pad.write(1, TypedRow(contract=ContractId.NO_TRICKS, cells=(-32, 0, 0, 0))).total() == (
        -32,
        0,
        0,
        0,
    )


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ((32, 0, 0, 0), "wrong-sign"),
        ((-34, 0, 0, 0), "too-much"),
        ((-1, -31, 0, 0), "wrong-step"),
        ((-30, 0, 0, 0), "wrong-sum"),
    ],
)
def test_a_number_that_can_not_be_is_refused(cells: tuple[int, ...], reason: str) -> None:
    assert reason in refusal(ladies(), 1, TypedRow(contract=ContractId.NO_TRICKS, cells=cells))


def test_a_row_left_for_later_stays_marked_and_keeps_the_game_open() -> None:
    pad = start_pad(load("king14-kings", switches={"yeralash": "none"}), NAMES, Seat(0))
    pad = pad.leave(1)
    for number in range(2, 13):
        contract = pad.contract_of(number)
        pad = pad.write(number, random_row(Random(number), pad.ruleset, contract, pad.dealer_of(number)))
    assert pad.left_for_later == (1,)
    assert not pad.is_over
    pad = pad.write(1, taken("no-tricks", *tricks(8, 0, 0, 0)))
    assert pad.is_over
    assert sum(pad.total()) == pad.check_total() == 0


def test_any_row_can_be_mended_and_the_history_keeps_what_was() -> None:
    old, new = taken("no-tricks", *tricks(8, 0, 0, 0)), taken("no-tricks", *tricks(0, 8, 0, 0))
    pad = ladies().write(1, old).leave(2)
    mended = pad.write(1, new)
    assert mended.total() == (0, -32, 0, 0)
    assert mended.history[-1] == Change(1, old)
    assert mended.undo() == pad
    assert mended.undo().undo().undo() == ladies()
    assert ladies().undo() == ladies()


def test_undo_of_a_row_that_waited_leaves_it_waiting() -> None:
    pad = ladies().leave(1)
    assert pad.write(1, taken("no-tricks", *tricks(8, 0, 0, 0))).undo() == pad


def test_numbers_that_were_typed_are_taken_back_one_by_one() -> None:
    """As the page writes them: a cell far below, a total typed twice, the cell made blank again."""
    text = """{"rules": "ladies-book", "players": ["a", "b", "c", "d"], "totals": {"minus": {"1": -8}},
        "history": [{"row": 3, "rows": 0}, {"total": "minus"}, {"total": "minus", "written": {"1": 8}},
                    {"row": 3, "was": {"contract": "no-boys", "points": {"1": -8}}, "rows": 3}]}"""
    pad = parse_sheet(text)
    assert parse_sheet(format_sheet(pad)) == pad
    assert [row is not None for row in pad.undo().rows] == [False, False, True]
    assert pad.undo().undo().written_totals.minus == (16, None, None, None)
    assert pad.undo().undo().undo().written_totals.minus is None
    assert pad.undo().undo().undo().undo() == start_pad(pad.ruleset, "abcd", Seat(0))


def test_each_orders_from_his_own_list() -> None:
    pad = start_pad(load("ordered", players=4), NAMES, Seat(0))
    row = taken("no-king", Taken(king=1), Taken(), Taken(), Taken(), terms=Terms(declarer=Seat(1)))
    assert pad.contract_of(1) is None
    pad = pad.write(1, row)
    assert ContractId.NO_KING not in pad.orders_left(Seat(1))
    assert ContractId.NO_KING in pad.orders_left(Seat(2))
    for number in (2, 3, 4):
        pad = pad.leave(number)
    assert refusal(pad, 5, row) == ["not-in-list"]
    assert pad.write(1, row) == msgspec.structs.replace(pad, history=pad.write(1, row).history)
    assert refusal(pad, 2, msgspec.structs.replace(row, terms=Terms())) == ["no-declarer"]


@given(rulesets(tuple(each for each in preset_ids() if each != "domino")), SEEDS)
def test_a_game_played_at_the_table_can_be_written_on_the_pad(ruleset: Ruleset, seed: str) -> None:
    game = play_at_random(Game(ruleset), seed, 150)
    if game.first_dealer is None:
        return
    pad = start_pad(ruleset, (), game.first_dealer)
    for finished in game.finished:
        row = TakenRow(contract=finished.row.contract, terms=finished.terms, tally=finished.tally)
        assert pad.dealer_of(finished.row.number) == finished.row.dealer
        pad = pad.write(finished.row.number, row)
        assert pad.cells_of(finished.row.number) == finished.row.points
        assert pad.check_of(finished.row.number) == finished.row.check
    for kind in TotalKind:
        assert pad.total(kind) == game.sheet.total(kind)
    assert pad.winners == game.winners
    assert parse_sheet(format_sheet(pad)) == pad


@given(st.integers(0, 2**32))
def test_a_file_of_a_sheet_reads_as_it_was_written(seed: int) -> None:
    pad = random_pad(Random(seed))
    text = format_sheet(pad)
    assert parse_sheet(text) == pad
    assert format_sheet(parse_sheet(text)) == text


@given(st.integers(0, 2**32))
def test_a_table_of_a_sheet_reads_as_it_was_written(seed: int) -> None:
    pad = random_pad(Random(seed))
    text = format_csv(pad)
    read = parse_csv(text, pad.ruleset, pad.first_dealer)
    assert read.names == pad.names
    assert [read.cells_of(number) for number in range(1, len(pad.rows) + 1)] == [
        pad.cells_of(number) for number in range(1, len(pad.rows) + 1)
    ]
    assert format_csv(read) == text


@pytest.mark.parametrize(
    ("text", "half"),
    [
        ("-7.5", -15),
        ("−7½", -15),
        ("7,5", 15),
        ("½", 1),
        ("−½", -1),
        (".5", 1),
        ("", None),
        (" 12 ", 24),
        ("0", 0),
        ("-0", 0),
    ],
)
def test_numbers_as_people_write_them(text: str, half: int | None) -> None:
    assert parse_number(text) == half


@pytest.mark.parametrize("text", ["x", "7.25", "½½", "1 2", "-", "nan", "inf", "1e3", "1_0", "٣", "½-"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(SheetDataError):
        parse_number(text)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ('"rules": "kings"', "Игры «kings» нет"),
        ('"rules": 1', "То, что записано в «rules»"),
        ('"names": []', "«names» в листе не бывает"),
        ('"dealer": 5', "Места 5 нет: места — от 1 до 4."),
        ('"rows": [{"points": {}}]', "Не хватает «contract»"),
        ('"rows": [{"contract": "take-king", "points": {}}]', "Строка 1. В этой игре нет сдачи «take-king»."),
        ('"rows": [{"contract": "no-king", "tally": {"5": {}}}]', "Строка 1. Места 5 нет"),
        ('"rows": [{"contract": "no-king", "tally": {"1": {"kings": 1}}}]', "«kings» в листе не бывает"),
        ('"rows": [{"contract": "no-king", "tally": {"1": {"king": -1}}}]', "меньше, чем ничего"),
        ('"rows": [{"contract": "no-king", "tally": {"1": {"cards": ["K"]}}}]', "«K» — не карта"),
        ('"rows": [{"contract": "no-king", "tally": {"1": {"cards": ["Kh", "К♥"]}}}]', "K♥ записано дважды"),
        ('"rows": [null, {"contract": "no-king", "points": {"1": 0.3}}]', "Строка 2. «0.3» — не число очков"),
        ('"rows": [{"contract": "no-king", "points": {"1": 1e308}}]', "не число очков"),
        ('"rows": [{"contract": "no-king"}]', "либо взятое (tally), либо числа (points)"),
        ('"version": 2', "по правилам версии 2, а у этой программы версия 1"),
        ('"history": [{"row": 99}]', "В истории названа строка 99, а строк 12"),
        ('"history": [{"row": 1, "rows": -1}]', "В истории названа строка -1, а строк 12"),
    ],
)
def test_a_file_that_is_no_sheet_says_why(change: str, says: str) -> None:
    sheet = {"rules": '"ladies"', "players": '["a", "b", "c", "d"]'}
    key, _, value = change.partition(": ")
    body = ",".join(f'"{name}": {text}' for name, text in {**sheet, key.strip('"'): value}.items())
    with pytest.raises(SheetDataError) as refused:
        parse_sheet("{" + body + "}")
    assert says in describe_sheet(refused.value, Texts("ru"))


def test_a_sheet_with_a_number_that_pages_once_took_is_read() -> None:
    was = '{"contract": "no-tricks", "points": {"1": -999999}}'
    text = (
        '{"rules": "ladies", "players": ["a", "b", "c", "d"], "rows": ['
        + was.replace("-999999", "-4")
        + '], "history": [{"row": 1}, {"row": 1, "was": '
        + was
        + "}]}"
    )
    before = parse_sheet(text).undo()
    assert before.cells_of(1)[0] == -1_999_998
    assert parse_sheet(format_sheet(before)).cells_of(1) == before.cells_of(1)


TABLE = ["deal,contract,a,b,c,check", "1,no-tricks,-10,-6,-4,-20", ",all,-10,-6,-4,-20"]


@pytest.mark.parametrize(
    ("line", "written", "says"),
    [
        (0, "Deal,contract,a,b,c,check", "Line 1: It should be “deal,contract,”"),
        (1, "1,no-tricks,-10,-6,-4", "Line 2: There are 5 cells; 6 were expected."),
        (1, "2,no-tricks,-10,-6,-4,-20", "Line 2: Deal “2” stands where deal 1 should."),
        (1, "1,kings,-10,-6,-4,-20", "Line 2: This game has no deal “kings”."),
        (1, "1,no-tricks,-10,six,-4,-20", "Line 2: “six” is no number of points"),
        (1, "1,no-tricks,-10,nan,-4,-20", "“nan” is no number"),
        (1, "1,no-tricks,-10,1e400,-4,-20", "“1e400” is no number"),
        (1, "1,no-tricks,-10,99999999999,-4,-20", "“99999999999” is no number"),
        (1, '1,no-tricks,"-10,-6,-4,-20', "The quotation marks are not in pairs."),
        (2, ",sum,-10,-6,-4,-20", "Line 3: A line without a deal is minus, plus or all, not “sum”."),
        (1, ",all,-10,-6,-4,-20", "Line 3: The line “all” stands there twice."),
        (2, ",all,-10,-6,x,-20", "Line 3: “x” is no number"),
    ],
)
def test_a_table_that_is_no_sheet_says_why(line: int, written: str, says: str) -> None:
    text = "\n".join([*TABLE[:line], written, *TABLE[line + 1 :]])
    with pytest.raises(SheetDataError) as refused:
        parse_csv(text, load("king3"), Seat(0))
    assert says in describe_sheet(refused.value, Texts("en"))


def test_a_table_whose_numbers_have_commas_has_semicolons_between_its_cells() -> None:
    """As a spreadsheet writes it where people write 7,5."""
    text = "\ufeffdeal;contract;a;b;c;check\n1;no-tricks;-10,5;-6;-3,5;-20\n"
    pad = parse_csv(text, load("king3"), Seat(0))
    assert pad.cells_of(1) == (-21, -12, -7)
    assert names_in(text) == ("a", "b", "c")


def test_items_are_those_of_the_tally() -> None:
    """The pad prices by name: every item is a field of what was taken."""
    assert {str(item) for item in Item} <= set(Taken.__struct_fields__)
