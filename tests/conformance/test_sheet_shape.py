"""The sheet of each game in the shape its players know: its halves, and who ordered a deal."""

from __future__ import annotations

import pytest

from kingclub.cli.terminal import sheet_lines
from kingclub.cli.terminal.look import Look
from kingclub.cli.terminal.wording import Wording
from kingclub.club.sheet_part import rows, totals
from kingclub.play import Deal, Game, Order, View, view
from kingclub.rules import load, preset_ids, read_preset
from kingclub.scoring import Seat
from kingclub.texts import Texts
from tests.strategies import play_at_random

PENALTIES = {"domino", "jokers", "kis-kis", "suit-auction"}
"""Games of which every point is one against its player."""
WORDS = Wording(Texts("en"), Look())


def seen_after(preset: str, players: int, deals: int) -> View:
    return view(after_deals(preset, players, deals), Seat(0))


def after_deals(preset: str, players: int, deals: int) -> Game:
    game = Game(load(preset, players=players))
    while len(game.finished) < deals:
        game = play_at_random(game, f"shape {len(game.finished)}", steps=1)
    return game


@pytest.mark.parametrize("preset", preset_ids())
def test_only_a_game_of_two_halves_shows_them(preset: str) -> None:
    players = min(map(int, read_preset(preset).players))
    seen = view(Game(load(preset, players=players)), Seat(0))
    told = totals(seen.sheet)
    titles = [line[1] for line in sheet_lines.totals(WORDS, seen)]
    if preset in PENALTIES:
        assert (told.minus, told.plus, titles) == (None, None, ["Total"])
    else:
        assert told.minus is not None
        assert told.plus is not None
        assert titles == ["Total (−)", "Total (+)", "Total"]


@pytest.mark.parametrize("preset", ["ordered", "ordered-pass"])
def test_who_ordered_a_deal_is_in_its_row(preset: str) -> None:
    game = after_deals(preset, 4, 4)
    seen = view(game, Seat(0))
    orderers = [orderer(finished.deal) for finished in game.finished]
    assert [row.declarer for row in rows(seen.sheet)] == [seat + 1 for seat in orderers]
    marked = [
        [seat for seat, cell in enumerate(line[2:-1]) if cell.startswith("* ")]
        for line in sheet_lines.played(WORDS, seen)
    ]
    assert marked == [[seat] for seat in orderers]
    assert sheet_lines.legend(WORDS, seen) == "* who ordered or declared"


def orderer(deal: Deal) -> Seat:
    (order,) = [call for call in deal.calls if isinstance(call, Order)]
    return order.seat


def test_where_nobody_orders_nobody_is_marked() -> None:
    seen = seen_after("king14-kings", 4, 2)
    assert [row.declarer for row in rows(seen.sheet)] == [None, None]
    assert sheet_lines.legend(WORDS, seen) == ""


def test_what_is_being_played_is_no_more_to_be_ordered() -> None:
    game = after_deals("ordered", 4, 3)
    before = game.order_lists
    while game.deal is None or game.deal.contract is None:
        game = play_at_random(game, "shape", steps=1)
    deal = view(game, Seat(0)).deal
    assert deal is not None
    declarer = deal.terms.declarer
    assert declarer is not None
    assert deal.contract is not None
    gone = [*deal.lists[declarer], deal.contract.id]
    assert sorted(gone) == sorted(before[declarer])
    others = [seat for seat in range(4) if seat != declarer]
    assert [deal.lists[seat] for seat in others] == [before[seat] for seat in others]
