"""The whole-screen table, driven by keys and clicks."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from textual.widgets import OptionList, Static

from kingclub.cli.terminal.app import TableApp
from kingclub.cli.terminal.dialogs import Dialog
from kingclub.cli.terminal.hand_bar import HandBar, in_order
from kingclub.cli.terminal.local_table import LocalTable, names_of
from kingclub.cli.terminal.save_file import SaveFile
from kingclub.cli.terminal.seat_box import SeatBox
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Game
from kingclub.rules import load
from kingclub.texts import Lang, Texts


def table_app(
    folder: Path | None = None,
    *,
    preset: str = "king14-kings",
    players: int = 4,
    pace: str = "none",
    lang: Lang = "en",
) -> TableApp:
    ruleset = load(preset, players=players)
    names = names_of("me", "plain", players)
    file = None if folder is None else SaveFile(folder)
    table = LocalTable(Game(ruleset), "screen", names, file)
    words = Wording(Texts(lang), names, cyrillic=lang == "ru")
    return TableApp(table, words, pace=pace, today=lambda: date(2026, 11, 30))


def said(app: TableApp) -> str:
    return str(app.query_one("#said", Static).render())


async def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    app = table_app(tmp_path, preset="jokers")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(400):
            if not app.is_running:
                break
            await pilot.press("enter")
            await pilot.pause()
    assert app.return_value is None
    assert [file.name for file in tmp_path.glob("*.king")] == ["2026-11-30-1.king"]


async def test_a_card_that_may_not_be_played_says_why() -> None:
    app = table_app(lang="ru")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            deal = app.table.view.deal
            if isinstance(app.screen, Dialog) or deal is None or not deal.refusals:
                await pilot.press("enter")
                await pilot.pause()
                continue
            card, _ = deal.refusals[0]
            app.query_one(HandBar).action_pick(in_order(deal).index(card))
            await pilot.pause()
            assert said(app).endswith(".")
            assert app.table.view.deal == deal
            return
    raise AssertionError("no card was ever refused")


async def test_the_sheet_lies_over_the_table_and_goes_away() -> None:
    app = table_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Dialog)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Dialog)


async def test_calls_are_chosen_from_a_list() -> None:
    app = table_app(preset="ordered")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(40):
            deal = app.table.view.deal
            if deal is not None and deal.contract is None and deal.turn == 0:
                break
            await pilot.press("enter")
            await pilot.pause()
        options = app.query_one("#calls", OptionList)
        assert options.has_focus
        await pilot.press("down", "enter")
        await pilot.pause()
        deal = app.table.view.deal
        assert deal is not None
        assert deal.contract is not None


async def test_the_pace_waits_for_a_key_after_a_trick() -> None:
    app = table_app(pace="key")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        first = app.table.view.deal
        assert first is not None
        assert len(first.tricks) == 1
        await pilot.press("space")
        await pilot.pause()
        second = app.table.view.deal
        assert second is not None
        assert second.turn == 0 or len(second.tricks) > 1


async def test_letters_colours_pace_last_trick_and_help() -> None:
    app = table_app(lang="ru")
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("b", "c", "t", "p"):
            await pilot.press(key)
            await pilot.pause()
        assert said(app)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, Dialog)


async def test_a_small_terminal_says_so_and_comes_back() -> None:
    app = table_app()
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.pause()
        assert app.query_one("#small", Static).display
        assert not app.query_one(HandBar).display
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.query_one(HandBar).display


async def test_the_trick_that_ends_a_deal_is_seen() -> None:
    app = table_app(pace="key")
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table.game.finished:
            await pilot.press("enter" if app.table.is_persons_turn else "space")
            await pilot.pause()
            if app.table.is_persons_turn:
                await pilot.press("space")
                await pilot.pause()
        assert not isinstance(app.screen, Dialog)
        (finished,) = app.table.game.finished
        shown = [str(box.render()) for box in app.query(SeatBox)]
        assert all(any(str(card) in box for box in shown) for card in finished.deal.tricks[-1].cards)
        assert "Deal 1" in str(app.query_one("#title", Static).render())
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, Dialog)


async def test_the_keys_answer_under_a_russian_keyboard() -> None:
    app = table_app(lang="ru")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("д")
        await pilot.pause()
        assert isinstance(app.screen, Dialog)
        await pilot.press("д", "з")
        await pilot.pause()
        assert not isinstance(app.screen, Dialog)
        assert said(app)


async def test_a_long_hand_keeps_to_one_line() -> None:
    app = table_app(preset="jokers", players=3)
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        hand = app.query_one(HandBar)
        assert hand.render_line(1).text.strip().startswith(("1", "▲"))
        await pilot.resize_terminal(66, 24)
        await pilot.pause()
        assert not hand.display
