"""What a table answers to commands: events, or a code and no change."""

from __future__ import annotations

import msgspec
import pytest

from kingclub.club import (
    Declined,
    MemberActs,
    Table,
    TimePasses,
    commitment,
    decide,
    decode_event,
    encode_event,
    evolve,
    next_due_at,
    table_from,
    view,
)
from kingclub.club.events import Acted, TrickAcknowledged
from kingclub.club.messages import MakeCall, Nay, Pace, PlayCard, SetPace, TableAction, Tap
from kingclub.play import Reason
from kingclub.rules import catalogue
from tests.club.tables import ME, act, after, any_action, fresh, opening, step, until_mine


def code_of(table: Table, action: TableAction, *, prompt: str | None = None, member: str = ME) -> str:
    wish = MemberActs(member=member, prompt=table.prompt if prompt is None else prompt, action=action)
    with pytest.raises(Declined) as declined:
        decide(table, wish, 5000)
    return declined.value.code


def lying(pace: Pace = Pace.NORMAL) -> Table:
    """A finished trick lies on the table."""
    table = fresh(pace=pace)
    while not table.trick_lies:
        table = step(table)
    return table


@pytest.mark.parametrize(
    ("preset", "players"), [(entry.id, players) for entry in catalogue() for players in entry.players]
)
def test_every_preset_is_played_to_its_end_and_its_log_gives_the_same_table(
    preset: str, players: int
) -> None:
    log = opening(preset, players=players, pace=Pace.NONE)
    table = table_from(log)
    while not table.is_over:
        now = table.changed_at + 1
        seen = view(table, ME)
        due = decide(table, TimePasses(), now)
        wish = MemberActs(member=ME, prompt=table.prompt, action=any_action(seen)) if not due else None
        events = decide(table, wish, now) if wish is not None else due
        log += events
        table = after(table, events)
    assert table_from(map(decode_event, map(encode_event, log))) == table
    assert view(table, ME).totals.all.right


def test_the_seed_is_shown_only_once_the_game_is_over_and_fits_its_commitment() -> None:
    table = fresh("short", pace=Pace.NONE)
    assert view(table, ME).seed is None
    assert b"kingclub" not in msgspec.json.encode(view(table, ME).commitment)
    while not table.is_over:
        assert view(table, ME).seed is None
        table = step(table)
    seed = view(table, ME).seed
    assert seed is not None
    assert commitment(seed) == view(table, ME).commitment


def test_a_late_second_click_meets_another_prompt() -> None:
    table = until_mine(fresh())
    prompt, action = table.prompt, any_action(view(table, ME))
    table = act(table, action)
    assert code_of(table, action, prompt=prompt) == Nay.STALE_PROMPT


def test_a_forged_card_is_refused_with_its_reason() -> None:
    table = until_mine(fresh())
    held = {card.card for card in view(table, ME).hand}
    foreign = next(str(card) for card in table.game.ruleset.pack if str(card) not in held)
    assert code_of(table, PlayCard(card=foreign)) == Reason.NOT_IN_HAND
    assert code_of(table, PlayCard(card="Z♠")) == Nay.BAD_CARD


def test_nobody_acts_for_another_seat() -> None:
    table = fresh()
    while table.bot_turn is None:
        table = step(table)
    assert code_of(table, PlayCard(card="7♠")) == Nay.NOT_YOUR_TURN
    assert code_of(table, PlayCard(card="7♠"), member="stranger") == Nay.NOT_SEATED


def test_a_call_out_of_the_list_is_no_call() -> None:
    table = until_mine(fresh())
    assert code_of(table, MakeCall(index=0)) == Nay.BAD_CALL
    assert code_of(table, MakeCall(index=-1)) == Nay.BAD_CALL


def test_a_tap_takes_the_trick_away_before_its_time() -> None:
    table = lying()
    assert not act(table, Tap()).trick_lies
    assert code_of(act(table, Tap()), Tap()) == Nay.NOT_NOW


def test_a_card_played_while_the_trick_lies_takes_it_away() -> None:
    table = lying()
    while table.game.turn != 0 or not table.trick_lies:
        table = step(table)
    wish = MemberActs(member=ME, prompt=table.prompt, action=any_action(view(table, ME)))
    card = PlayCard(card=next(card.card for card in view(table, ME).hand if card.legal))
    events = decide(table, msgspec.structs.replace(wish, action=card), 9000)
    assert [type(event) for event in events] == [TrickAcknowledged, Acted]


def test_a_second_tap_does_not_hide_the_end_of_a_deal() -> None:
    table = fresh(pace=Pace.TAP)
    while not (table.trick_lies and table.deal_waits):
        table = step(table)
    prompt = table.prompt
    table = act(table, Tap())
    assert view(table, ME).status == "deal"
    assert code_of(table, Tap(), prompt=prompt) == Nay.STALE_PROMPT


def test_with_tap_nothing_is_due_while_a_trick_lies() -> None:
    assert next_due_at(lying(Pace.TAP)) is None
    assert view(lying(Pace.TAP), ME).awaits == "tap"
    assert next_due_at(lying(Pace.SLOW)) == lying(Pace.SLOW).changed_at + 2600


def test_another_pace_holds_from_now_on() -> None:
    table = lying(Pace.TAP)
    table = act(table, SetPace(pace=Pace.FAST), prompt="any")
    assert next_due_at(table) == table.changed_at + 700
    assert decide(table, MemberActs(member=ME, prompt="", action=SetPace(pace=Pace.FAST)), 0) == []


def test_with_no_pace_all_that_is_due_happens_at_once() -> None:
    table = until_mine(fresh(pace=Pace.NONE))
    wish = MemberActs(member=ME, prompt=table.prompt, action=any_action(view(table, ME)))
    table = after(table, decide(table, wish, 2000))
    table = after(table, decide(table, TimePasses(), 2000))
    assert next_due_at(table) is None
    assert decide(table, TimePasses(), 99999) == []


def test_events_are_numbered_without_a_gap() -> None:
    log = opening()
    table = table_from(log)
    assert table.seq == len(log) == 3
    event = decide(table, TimePasses(), 10**9) or decide(
        table, MemberActs(member=ME, prompt=table.prompt, action=any_action(view(table, ME))), 10**9
    )
    assert evolve(table, event[0]).seq == 4
