"""A game that is not to be finished: it goes off its player's list, and nothing of it is lost."""

from __future__ import annotations

import msgspec

from kingclub.club import (
    Event,
    MemberActs,
    MemberPutsAway,
    Sitter,
    Table,
    TimePasses,
    decide,
    decode_event,
    encode_event,
    next_due_at,
    table_from,
    view,
)
from kingclub.club.events import Acted, GamePutAway, GameTakenUp, TableOpened
from kingclub.notation import format_record, judge_text, record_of_game
from tests.club.tables import ME, after, any_action, fresh, opening, until_mine


def put(table: Table, member: str = ME, *, is_away: bool = True) -> list[Event]:
    return decide(table, MemberPutsAway(member=member, is_away=is_away), 5000)


def my_turn(table: Table) -> MemberActs:
    return MemberActs(member=ME, prompt=table.prompt, action=any_action(view(table, ME)))


def with_two_members() -> Table:
    first, *rest = opening()
    assert isinstance(first, TableOpened)
    sitters = (Sitter(name="Me", member=ME), Sitter(name="You", member="you"), *first.sitters[2:])
    return table_from([msgspec.structs.replace(first, sitters=sitters), *rest])


def test_it_is_put_away_once_and_taken_up_once() -> None:
    table = until_mine(fresh())
    away = after(table, put(table))
    assert away.is_put_away
    assert put(away) == []
    assert put(table, is_away=False) == []
    assert not after(away, put(away, is_away=False)).is_put_away
    assert (away.prompt, away.game, away.is_over) == (table.prompt, table.game, False)
    assert next_due_at(away) == next_due_at(table)


def test_who_plays_on_has_taken_it_up() -> None:
    table = until_mine(fresh())
    table = after(table, put(table))
    events = decide(table, my_turn(table), 6000)
    assert [type(event) for event in events[:2]] == [GameTakenUp, Acted]
    assert not after(table, events).is_put_away


def test_it_goes_off_the_list_of_one_member_alone() -> None:
    table = with_two_members()
    mine = after(table, put(table))
    assert mine.put_away_by == {0}
    assert not mine.is_put_away
    assert after(mine, put(mine, "you")).is_put_away


def test_its_log_and_its_record_are_whole() -> None:
    log = opening("short")
    table = table_from(log)
    while not table.is_over:
        due_at = next_due_at(table)
        events = decide(table, TimePasses(), due_at) if due_at else put(table)
        events = events or decide(table, my_turn(table), 5000)
        log += events
        table = after(table, events)
    assert len([event for event in log if isinstance(event, GamePutAway)]) > 5
    assert table_from(map(decode_event, map(encode_event, log))) == table
    (judgement,) = judge_text(format_record(record_of_game(table.game, ["A", "B", "C", "D"])))
    assert (judgement.fault, judgement.game) == (None, table.game)
