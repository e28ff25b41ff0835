"""The whole-screen table, driven by keys and clicks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from kingclub.cli.terminal.app import MIN_COLUMNS, MIN_ROWS, TableApp
from kingclub.cli.terminal.card_picture import in_order
from kingclub.cli.terminal.dialogs import Dialog
from kingclub.cli.terminal.hand_bar import HandBar
from kingclub.cli.terminal.look import LookFile
from kingclub.cli.terminal.save_file import SaveFile
from kingclub.play import DealView
from kingclub.texts import LANGS, Lang
from tests.cli.table import local_table, said, shown, table_app

SIZE = (80, 24)


def deal_of(app: TableApp) -> DealView:
    deal = app.table.view.deal
    assert deal is not None
    return deal


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def press_until_refusal(pilot: Pilot[None], app: TableApp) -> DealView:
    """Plays on until some card may not be played."""
    for _ in range(200):
        deal = app.table.view.deal
        if not isinstance(app.screen, Dialog) and deal is not None and deal.refusals:
            return deal
        await press(pilot, "enter")
    raise AssertionError("no card was ever refused")


async def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    app = table_app(local_table(tmp_path, preset="short"))
    async with app.run_test(size=(MIN_COLUMNS, MIN_ROWS)) as pilot:
        for _ in range(400):
            if not app.is_running:
                break
            await pilot.press("enter")
    assert app.failure is None
    assert [file.name for file in tmp_path.glob("*.king")] == ["2026-11-30-1.king"]


@pytest.mark.parametrize("lang", LANGS)
async def test_a_card_that_may_not_be_played_says_why(lang: Lang) -> None:
    app = table_app(local_table(), lang=lang)
    async with app.run_test(size=SIZE) as pilot:
        deal = await press_until_refusal(pilot, app)
        card, reason = deal.refusals[0]
        app.query_one(HandBar).action_pick(in_order(deal, app.words).index(card))
        await pilot.pause()
        assert said(app) == app.words.refusal(reason, card, deal)
        assert app.table.view.deal == deal


async def test_a_digit_and_a_click_play_a_card() -> None:
    app = table_app(local_table())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        before = len(deal_of(app).hand)
        await press(pilot, "1", "2", "3", "4", "5", "6", "7", "8")
        by_digits = len(deal_of(app).hand)
        assert by_digits < before
        hand = app.query_one(HandBar)
        for column in range(0, hand.size.width, 3):
            await pilot.click(HandBar, offset=(column, 2))
            if len(deal_of(app).hand) < by_digits:
                return
    raise AssertionError("no click played a card")


async def test_the_seats_say_who_deals_leads_and_is_on_turn() -> None:
    app = table_app(local_table())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        table = shown(app)
    assert "Deal 1 of 14 · Take no tricks" in table
    assert "for each trick" in table
    assert table.count("dealer") == table.count("leads") == table.count("to play") == 1


async def test_the_last_trick_of_a_deal_is_looked_at_before_its_sheet() -> None:
    app = table_app(local_table(), pace="key")
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(60):
            view = app.table.view
            if view.deal is None and view.last_deal is not None:
                break
            await press(pilot, "space", "enter")
        assert not isinstance(app.screen, Dialog)
        assert "takes the trick" in said(app) or "take the trick" in said(app)
        await press(pilot, "space")
        assert isinstance(app.screen, Dialog)


async def test_the_sheet_is_the_whole_blank_and_goes_away() -> None:
    app = table_app(local_table(), lang="ru")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "l")
        assert isinstance(app.screen, Dialog)
        await press(pilot, "escape")
        assert not isinstance(app.screen, Dialog)
        await press(pilot, "д")  # the same key of a Russian keyboard
        assert isinstance(app.screen, Dialog)


async def test_bots_wait_while_the_sheet_is_read() -> None:
    app = table_app(local_table(), pace="short")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "l")
        before = app.table.game
        app.action_go_on()
        await pilot.pause()
        assert app.table.game == before
        await press(pilot, "escape")
        assert app.table.game != before


async def test_calls_are_chosen_from_a_list() -> None:
    app = table_app(local_table(preset="ordered"))
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(60):
            deal = app.table.view.deal
            if deal is not None and deal.contract is None and deal.turn == 0:
                break
            await press(pilot, "enter")
        assert app.query_one("#calls", OptionList).has_focus
        await press(pilot, "down", "enter")
        assert deal_of(app).contract is not None
        assert not app.query_one("#calls", OptionList).display


@pytest.mark.parametrize(("preset", "players"), [("jokers", 3), ("king3", 3), ("ladies-book", 4)])
async def test_every_table_fits(preset: str, players: int) -> None:
    app = table_app(local_table(preset=preset, players=players))
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(12):
            await press(pilot, "enter")
        assert app.query_one(HandBar).region.bottom <= SIZE[1]
        assert len(app.query("SeatBox")) == players


async def test_the_pace_waits_for_a_key_after_a_trick() -> None:
    app = table_app(local_table(), pace="key")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter")
        assert len(deal_of(app).tricks) == 1
        await press(pilot, "enter")  # no card goes while a trick is looked at
        assert len(deal_of(app).tricks) == 1
        await press(pilot, "space")
        assert deal_of(app).turn == 0 or len(deal_of(app).tricks) > 1


async def test_how_a_person_likes_the_table_is_remembered(tmp_path: Path) -> None:
    app = table_app(local_table(), lang="ru", folder=tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "b", "c", "s", "t")
        assert said(app) == "короткие паузы"
    look = LookFile(tmp_path).read()
    assert (look.letters, look.four_colours, look.high_first, look.pace) == ("latin", True, True, "short")


async def test_help_and_the_last_trick() -> None:
    app = table_app(local_table())
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "p")
        assert said(app) == "No trick has been taken in this deal."
        await press(pilot, "enter", "p")
        assert said(app).startswith("Last trick: ")
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Dialog)


async def test_a_small_terminal_says_so_and_comes_back() -> None:
    app = table_app(local_table())
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.pause()
        assert app.query_one("#small", Static).display
        assert not app.query_one(HandBar).display
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert app.query_one(HandBar).display


async def test_a_folder_that_is_deleted_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    table = local_table(folder)
    app = table_app(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shutil.rmtree(folder)
        await press(pilot, "enter")
        assert app.failure is None
        saved = SaveFile(folder).read()
    assert saved is not None
    assert saved.game == table.game


async def test_a_folder_that_can_not_be_made_again_stops_the_game_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    table = local_table(folder)
    app = table_app(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        before = table.game
        shutil.rmtree(folder)
        folder.write_text("a file in its place")
        await press(pilot, "enter")
    assert app.failure is not None
    assert table.game == before


async def test_ctrl_c_leaves(tmp_path: Path) -> None:
    app = table_app(local_table(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert not app.is_running


async def test_a_second_window_does_not_overwrite_the_first(tmp_path: Path) -> None:
    app = table_app(local_table(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        other = SaveFile(tmp_path)
        saved = other.read()
        assert saved is not None
        other.write(saved.game, "other", saved.names)
        written = other.path.read_bytes()
        await press(pilot, "enter")
    assert app.failure is not None
    assert "another window" in app.failure
    assert other.path.read_bytes() == written


async def test_a_long_hand_keeps_to_one_line() -> None:
    app = table_app(local_table(preset="jokers", players=3))
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        hand = app.query_one(HandBar)
        keys = hand.render_line(4).text.split()
        assert len(keys) == len(deal_of(app).hand)
        await pilot.resize_terminal(66, 24)
        await pilot.pause()
        assert not hand.display
