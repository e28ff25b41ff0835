"""Nothing that a viewer may not know is in what he is sent, nor in when it is sent."""

from __future__ import annotations

import msgspec
import pytest

from kingclub.cards import parse_cards
from kingclub.club import Event, Table, next_due_at, table_from, view
from kingclub.club.events import ChanceHappened
from kingclub.club.messages import Pace
from tests.club.tables import ME, fresh, opening, step, with_shuffle


def swapped(log: list[Event], first: int, second: int) -> list[Event]:
    """The same log, with the last cards dealt to two bots exchanged."""
    shuffle = next(event for event in log if isinstance(event, ChanceHappened) and event.cards)
    cards = list(parse_cards(shuffle.cards or ""))
    cards[first], cards[second] = cards[second], cards[first]
    return with_shuffle(log, cards)


def others_places(log: list[Event]) -> list[int]:
    """Places in the pack that go to seats 2 to 4; seat 1 is the viewer."""
    dealer = next(event.dealer for event in log if isinstance(event, ChanceHappened) and event.dealer)
    seats = [(dealer + place) % 4 for place in range(32)]  # one at a time from the eldest
    return [place for place, seat in enumerate(seats) if seat != 0]


def what_i_get(table: Table) -> tuple[bytes, int | None]:
    return msgspec.json.encode(view(table, ME)), next_due_at(table)


@pytest.mark.parametrize("pace", list(Pace))
def test_cards_swapped_out_of_sight_change_no_byte_and_no_moment(pace: Pace) -> None:
    log = opening(pace=pace)
    places = others_places(log)
    plain, other = table_from(log), table_from(swapped(log, places[0], places[1]))
    assert plain.game != other.game
    assert what_i_get(plain) == what_i_get(other)


def test_a_whole_deal_differs_only_once_a_swapped_card_is_played() -> None:
    log = opening()
    places = others_places(log)
    for second in places[1:6]:
        compare_until_seen(table_from(log), table_from(swapped(log, places[0], second)))


def compare_until_seen(plain: Table, other: Table) -> None:
    """Both tables go on alike until the bots, who see their own cards, play differently."""
    while plain.game.deal is not None and other.game.deal is not None:
        assert what_i_get(plain) == what_i_get(other)
        plain, other = step(plain), step(other)
        if view(plain, ME).table_cards != view(other, ME).table_cards:
            assert next_due_at(plain) == next_due_at(other)
            return


def test_no_card_of_another_hand_is_in_any_view_of_a_deal() -> None:
    table = fresh(pace=Pace.FAST)
    while table.game.deal is not None:
        deal = table.game.deal
        sent = msgspec.json.encode(view(table, ME)).decode()
        mine = msgspec.json.encode(view(table, None)).decode()
        for seat in range(1, 4):
            assert not [card for card in deal.hand(seat) if f'"{card}"' in sent]  # pyright: ignore[reportArgumentType]
        assert not [card for card in deal.hand(0) if f'"{card}"' in mine]  # pyright: ignore[reportArgumentType]
        table = step(table)


def test_an_onlooker_and_a_stranger_see_the_same() -> None:
    table = fresh()
    assert view(table, None) == view(table, "stranger")
    assert view(table, None).hand == []
    assert view(table, None).you is None
