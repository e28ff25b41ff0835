"""Every game with any house rules: cards swapped out of a seat's sight change nothing that it is sent."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kingclub.cards import Card, format_cards, parse_cards
from kingclub.club import (
    Event,
    MemberActs,
    OpenTable,
    Sitter,
    Table,
    decide,
    evolve,
    next_due_at,
    open_table,
    opened,
    table_from,
    view,
    what,
)
from kingclub.club.events import Acted, ChanceHappened, TableOpened, TrickAcknowledged
from kingclub.club.messages import Pace, Tap
from kingclub.club.spoken_calls import Spoken, call_view
from kingclub.play import Flip, Play, Refused, chance
from kingclub.rules import Ruleset
from tests.club.tables import ME, with_shuffle
from tests.strategies import rulesets


def played_log(ruleset: Ruleset, random: Random, pace: Pace, steps: int) -> list[Event]:
    """A log in which every seat, mine included, has done whatever it may; it ends within a deal."""
    bots = tuple(Sitter(name=f"bot {seat}", bot="plain") for seat in range(2, ruleset.players + 1))
    wish = OpenTable(
        table="t",
        ruleset=ruleset,
        sitters=(Sitter(name="Me", member=ME), *bots),
        seed=str(random.random()),
        bot_seed="bots",
        pace=pace,
    )
    log = open_table(wish, 1000)
    table = table_from(log)
    for moment in range(2000, 2000 + steps):
        events = any_step(table, random, moment)
        for event in events:
            table = evolve(table, event)
        log += events
        if table.is_over:
            break
    return log


def any_step(table: Table, random: Random, now: int) -> list[Event]:
    if table.trick_lies:
        return [TrickAcknowledged(at=now, by="time")]
    if table.deal_waits:
        return decide(table, MemberActs(member=ME, prompt=table.prompt, action=Tap()), now)
    if table.game.awaits_flip:
        flip = chance(table.game, table.seed)
        assert isinstance(flip, Flip)
        return [ChanceHappened(at=now, flip=format_cards(flip.cards))]
    action = random.choice(table.game.legal())
    if isinstance(action, Play):
        return [Acted(at=now, seat=action.seat + 1, card=str(action.card))]
    assert isinstance(action, Spoken)
    return [Acted(at=now, seat=action.seat + 1, call=call_view(action))]


def last_shuffle(log: list[Event]) -> int:
    return max(place for place, event in enumerate(log) if isinstance(event, ChanceHappened) and event.cards)


def unseen(table: Table, pack: list[Card]) -> list[Card]:
    """What I have neither held nor seen played or shown in this deal."""
    seen = msgspec.json.encode(view(table, ME)).decode()
    deal = table.game.deal
    assert deal is not None
    lain = {str(card) for trick in deal.tricks for card in trick.cards} | {str(deal.dealt.upcard)}
    actions = () if deal.play is None else deal.play.actions
    lain |= {str(action.card) for action in actions if isinstance(action, Play)}
    return [card for card in pack if f'"{card}"' not in seen and str(card) not in lain]


def stream(log: list[Event], start: int) -> list[tuple[bytes, int | None]]:
    """All that I receive from the event at `start` on, and when the table then moves by itself."""
    opening, *later = log
    assert isinstance(opening, TableOpened)
    table = opened(opening)
    sent: list[tuple[bytes, int | None]] = []
    for place, event in enumerate(later, 1):
        table = evolve(table, event)
        if place >= start:
            frame = msgspec.json.encode([what(event, table), view(table, ME)])
            sent.append((frame, next_due_at(table)))
    return sent


@settings(
    deadline=None, max_examples=300, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)
@given(
    ruleset=rulesets(),
    seed=st.integers(0, 2**32),
    pace=st.sampled_from(list(Pace)),
    steps=st.integers(0, 120),
)
def test_what_a_seat_can_not_see_changes_no_byte_and_no_moment(
    ruleset: Ruleset, seed: int, pace: Pace, steps: int
) -> None:
    random = Random(seed)
    log = played_log(ruleset, random, pace, steps)
    table = table_from(log)
    assume(table.game.deal is not None)
    start = last_shuffle(log)
    shuffle = log[start]
    assert isinstance(shuffle, ChanceHappened)
    pack = list(parse_cards(shuffle.cards or ""))
    hidden = unseen(table, pack)
    assume(len(hidden) >= 2)
    first, second = (pack.index(card) for card in random.sample(hidden, 2))
    pack[first], pack[second] = pack[second], pack[first]
    other = [*log[:start], *with_shuffle(log[start:], pack)]
    try:
        other_stream = stream(other, start)
    except Refused:
        assume(False)  # with the cards swapped that log could not have come about
        return
    assert stream(log, start) == other_stream
