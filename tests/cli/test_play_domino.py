"""Domino at the terminal: the stock, drawing, seven at a table, a hand that grows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from kingclub.cli.terminal.app import TableApp
from kingclub.cli.terminal.dialogs import Dialog
from kingclub.cli.terminal.felt import CallList
from kingclub.cli.terminal.hand_bar import HandBar
from kingclub.notation import judge_text
from kingclub.play import DealView, Draw, Reason
from kingclub.texts import LANGS, Lang, Texts
from tests.cli.table import local_table, said, shown, table_app

SIZE = (80, 24)


def has_to_draw(app: TableApp) -> bool:
    deal = app.table.view.deal
    return deal is not None and bool(deal.legal) and isinstance(deal.legal[0], Draw)


async def play_until_draw(pilot: Pilot[None], app: TableApp) -> None:
    for _ in range(300):
        await pilot.pause()
        if has_to_draw(app) and not isinstance(app.screen, Dialog):
            return
        await pilot.press("enter")
    raise AssertionError("no card had to be drawn")


@pytest.mark.parametrize("players", [2, 4, 7])
async def test_a_whole_game_by_keyboard(players: int, tmp_path: Path) -> None:
    app = table_app(local_table(tmp_path, preset="domino", players=players))
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(1500):
            if not app.is_running:
                break
            await pilot.press("enter")
    assert app.failure is None
    (file,) = tmp_path.glob("*.king")
    judgement = judge_text(file.read_bytes())[0]
    assert judgement.fault is None
    assert judgement.game is not None
    assert judgement.game.is_over


@pytest.mark.parametrize("lang", LANGS)
async def test_a_draw_is_asked_for_beside_the_trick_and_told(lang: Lang) -> None:
    app = table_app(local_table(preset="domino"), lang=lang)
    async with app.run_test(size=SIZE) as pilot:
        await play_until_draw(pilot, app)
        before = app.table.view
        assert before.deal is not None
        assert app.query_one("#trick").display
        assert app.query_one(CallList).option_count == 1
        assert said(app).endswith(app.words.must_draw(before.deal))
        assert Texts(lang).text("table-stock", count=before.deal.stock) in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        deal = app.table.view.deal
        assert deal is not None
        assert len(deal.hand) == len(before.deal.hand) + 1
        assert app.words.card(next(iter(deal.hand - before.deal.hand))) in said(app)


async def test_a_card_chosen_in_place_of_a_draw_says_why_not() -> None:
    app = table_app(local_table(preset="domino"))
    async with app.run_test(size=SIZE) as pilot:
        await play_until_draw(pilot, app)
        deal = app.table.view.deal
        assert deal is not None
        app.query_one(HandBar).action_pick(0)
        await pilot.pause()
        assert said(app) == app.words.refusal(Reason.MUST_DRAW, next(iter(deal.hand)), deal)
        assert app.table.view.deal == deal


@pytest.mark.parametrize("columns", [66, 80, 200])
async def test_a_hand_of_any_length_shows_the_chosen_card(columns: int) -> None:
    app = table_app(local_table(preset="domino", players=2))
    async with app.run_test(size=(columns, 24)) as pilot:
        await pilot.pause()
        hand = app.query_one(HandBar)
        hand.show_hand(deal_with_long_hand(app))
        for _ in range(30):
            hand.action_move(1)
            lines = str(hand.render()).split("\n")
            assert all(len(line) <= max(columns, hand.size.width) for line in lines)
            assert hand.cursor in hand.shown_places


def deal_with_long_hand(app: TableApp) -> DealView:
    """The person holds the whole pack."""
    deal = app.table.view.deal
    assert deal is not None
    return msgspec.structs.replace(deal, hand=app.table.view.ruleset.pack)
