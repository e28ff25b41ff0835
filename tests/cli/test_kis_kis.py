"""Kis-Kis at the table in the terminal: line by line, and on the screen."""

from __future__ import annotations

from io import StringIO

import pytest

from kingclub.bots import PlainBot
from kingclub.cli.terminal.felt import CallList
from kingclub.cli.terminal.heap_box import HeapBox
from kingclub.cli.terminal.heap_words import done_line
from kingclub.cli.terminal.line_mode import LineMode
from kingclub.cli.terminal.look import Look
from kingclub.cli.terminal.seat_box import SeatBox
from kingclub.cli.terminal.wording import Wording
from kingclub.scoring import Seat
from kingclub.texts import LANGS, Lang, Texts
from tests.cli.table import local_table, table_app


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_whole_game_line_by_line(lang: Lang, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    table = local_table(preset="kis-kis", players=players)
    lines = LineMode(table, Wording(Texts(lang), Look()), StringIO("1\n" * 2000))
    assert lines.play()
    printed = capsys.readouterr().out
    words = Texts(lang)
    assert words.text("action-draw") in printed
    assert words.text("table-nothing-left") in printed
    assert words.text("game-lost", names="") in printed


@pytest.mark.parametrize("players", [2, 4, 10])
async def test_every_seat_and_the_heap_are_on_the_screen(players: int) -> None:
    app = table_app(local_table(preset="kis-kis", players=players))
    async with app.run_test(size=(80, 26)) as pilot:
        await pilot.pause()
        boxes = list(app.query(SeatBox))
        assert len(boxes) == players
        for box in (*boxes, app.query_one(HeapBox)):
            region = box.region
            assert region.width > 0
            assert region.height > 0
            assert app.screen.region.contains_region(region), box


async def test_a_whole_game_by_keyboard() -> None:
    table = local_table(preset="kis-kis", players=3)
    app = table_app(table)
    async with app.run_test(size=(80, 26)) as pilot:
        for _ in range(600):
            if table.view.is_over:
                break
            calls = app.query_one(CallList)
            await pilot.press("enter" if calls.has_focus or table.is_persons_turn else "space")
    assert table.view.is_over


def test_what_a_card_costs_is_told_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    table = local_table(preset="kis-kis", players=3)
    assert LineMode(table, Wording(Texts("ru"), Look()), StringIO("1\n" * 2000)).play()
    printed = capsys.readouterr().out
    lost = [
        struck
        for finished in table.game.finished
        if finished.deal.play is not None and (heap := finished.deal.play.laid().heap) is not None
        for struck in heap.struck
    ]
    assert lost
    mine = sum(struck.seat == 0 for struck in lost)
    assert printed.count("Вы пропускаете ход") == mine
    assert 0 <= len(lost) - mine - printed.count(" пропускает ход") <= len(table.game.finished)
    assert printed.count("Остались на руках:") == len(table.game.finished)
    assert "Вы берёте ." not in printed
    assert " заказывает " in printed
    assert "базар" not in printed


def test_what_the_others_did_tells_whose_turn_was_lost() -> None:
    table = local_table(preset="kis-kis", players=3)
    words, told = Wording(Texts("ru"), Look()), 0
    while not table.view.is_over:
        deal = table.view.deal
        if deal is not None and deal.heap is not None:
            seats = [getattr(act, "seat", None) for act in deal.heap.history]
            since = max((number for number, seat in enumerate(seats, 1) if seat == 0), default=0)
            lost = [struck for struck in deal.heap.struck if struck.after >= since]
            line = done_line(words, deal.heap, Seat(0))
            assert line.count("пропуска") == len(lost)
            told += len(lost)
        if deal is None or not table.is_persons_turn:
            table.step()
        else:
            table.act(PlainBot().choose(table.view))
    assert told > 0


def test_rows_have_names_and_an_empty_answer_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = local_table(preset="kis-kis", players=3)
    LineMode(table, Wording(Texts("ru"), Look()), StringIO("\n" + "1\n" * 300)).play()
    printed = capsys.readouterr().out
    assert printed.count("Пустой ответ") == 1
    row = next(line for line in printed.splitlines() if line.startswith("= 1 |"))
    assert [cell.split(":")[0] for cell in row.split(" | ")[2:]] == ["вы", "бот 2", "бот 3", "Очки"]
