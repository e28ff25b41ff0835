"""From a table and what is wanted of it to the events that follow, or to why nothing does."""

from __future__ import annotations

import hashlib

import msgspec

from kingclub.cards import CardTextError, format_cards, parse_card
from kingclub.club.bot_seat import bot_action
from kingclub.club.due import next_due_at
from kingclub.club.events import (
    Acted,
    ChanceHappened,
    DealAcknowledged,
    Event,
    GamePutAway,
    GameTakenUp,
    MemberId,
    Moment,
    PaceChanged,
    Sitter,
    TableOpened,
    TrickAcknowledged,
)
from kingclub.club.messages import MakeCall, Nay, Pace, PlayCard, SetPace, TableAction, Tap
from kingclub.club.spoken_calls import Spoken, call_view
from kingclub.club.table import Table, evolve, opened, switch_texts
from kingclub.play import Action, Flip, Lot, Play, Reason, Refused, chance
from kingclub.rules import Ruleset
from kingclub.scoring import Seat


class Declined(Exception):
    """The command changes nothing; `code` says why."""

    def __init__(self, code: Nay | Reason) -> None:
        super().__init__(str(code))
        self.code = code


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table. Ids and seeds are drawn by whoever asks."""

    table: str
    ruleset: Ruleset
    sitters: tuple[Sitter, ...]
    seed: str
    bot_seed: str
    pace: Pace


class MemberActs(msgspec.Struct, frozen=True, kw_only=True):
    """A member answers a prompt, or sets the pace."""

    member: MemberId
    prompt: str
    action: TableAction


class MemberPutsAway(msgspec.Struct, frozen=True, kw_only=True):
    """A member does not mean to finish the game; with `is_away` false he does after all."""

    member: MemberId
    is_away: bool


class TimePasses(msgspec.Struct, frozen=True, kw_only=True):
    """Do all that is due by now."""


MemberCommand = MemberActs | MemberPutsAway
TableCommand = MemberCommand | TimePasses


def commitment(seed: str) -> str:
    """What is shown of a seed before the game."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


def open_table(wish: OpenTable, now: Moment) -> list[Event]:
    """The opening, the lot and the first shuffle; raises ValueError where the seats do not fit the rules."""
    ruleset = wish.ruleset
    if len(wish.sitters) != ruleset.players:
        raise ValueError(f"{ruleset.players} seats are needed, there are {len(wish.sitters)}")
    opening = TableOpened(
        at=now,
        table=wish.table,
        preset=ruleset.preset,
        version=ruleset.version,
        players=ruleset.players,
        switches=switch_texts(ruleset),
        rules_hash=ruleset.hash,
        rules=ruleset,
        sitters=wish.sitters,
        seed=wish.seed,
        commitment=commitment(wish.seed),
        bot_seed=wish.bot_seed,
        pace=wish.pace,
    )
    return [opening, *_dealt(opened(opening), now)]


def decide(table: Table, command: TableCommand, now: Moment) -> list[Event]:
    """The events that the command makes, none where there is nothing to do; raises Declined."""
    if isinstance(command, TimePasses):
        return _due(table, now)
    seat = table.seat_of(command.member)
    if seat is None:
        raise Declined(Nay.NOT_SEATED)
    if isinstance(command, MemberPutsAway):
        return _put_away(table, seat, now, is_away=command.is_away)
    events = _answered(table, seat, command, now)
    return [*_put_away(table, seat, now, is_away=False), *events] if events else []


def _put_away(table: Table, seat: Seat, now: Moment, *, is_away: bool) -> list[Event]:
    """Who plays on has taken the game up by that."""
    if is_away == (seat in table.put_away_by):
        return []
    return [GamePutAway(at=now, seat=seat + 1) if is_away else GameTakenUp(at=now, seat=seat + 1)]


def _answered(table: Table, seat: Seat, command: MemberActs, now: Moment) -> list[Event]:
    if isinstance(command.action, SetPace):
        pace = command.action.pace
        return [PaceChanged(at=now, pace=pace)] if pace is not table.pace else []
    if command.prompt != table.prompt:
        raise Declined(Nay.STALE_PROMPT)
    if isinstance(command.action, Tap):
        return _tapped(table, now)
    return _acted(table, seat, command.action, now)


def _tapped(table: Table, now: Moment) -> list[Event]:
    if table.trick_lies:
        return [TrickAcknowledged(at=now, by="member")]
    if not table.deal_waits:
        raise Declined(Nay.NOT_NOW)
    seen = DealAcknowledged(at=now)
    return [seen, *_dealt(evolve(table, seen), now)]


def _acted(table: Table, seat: Seat, wish: PlayCard | MakeCall, now: Moment) -> list[Event]:
    if table.game.turn is None:
        raise Declined(Nay.NOT_NOW)
    if table.game.turn != seat:
        raise Declined(Nay.NOT_YOUR_TURN)
    action = _played(seat, wish) if isinstance(wish, PlayCard) else _called(table, wish)
    try:
        table.game.act(action)
    except Refused as refused:
        raise Declined(refused.reason) from refused
    taken: list[Event] = [TrickAcknowledged(at=now, by="member")] if table.trick_lies else []
    return [*taken, *_done(table, action, seat, now)]


def _played(seat: Seat, wish: PlayCard) -> Action:
    try:
        return Play(seat, parse_card(wish.card))
    except CardTextError as error:
        raise Declined(Nay.BAD_CARD) from error


def _called(table: Table, wish: MakeCall) -> Action:
    calls = [action for action in table.game.legal() if isinstance(action, Spoken)]
    if not 0 <= wish.index < len(calls):
        raise Declined(Nay.BAD_CALL)
    return calls[wish.index]


def _done(table: Table, action: Action, seat: Seat, now: Moment) -> list[Event]:
    """The action, and the shuffle that it needs: the discards are shuffled where the stock is used up."""
    event = _event(action, seat, now)
    may_flip = table.game.ruleset.has_upcard
    if not may_flip or not table.game.act(action).awaits_flip:
        return [event]
    before = msgspec.structs.replace(table, trick_lies=False)
    return [event, *_dealt(evolve(before, event), now)]


def _event(action: Action, seat: Seat, now: Moment) -> Acted:
    if isinstance(action, Play):
        return Acted(at=now, seat=seat + 1, card=str(action.card))
    if isinstance(action, Spoken):
        return Acted(at=now, seat=seat + 1, call=call_view(action))
    raise TypeError(f"{action} is neither a card nor a call")


def _dealt(table: Table, now: Moment) -> list[Event]:
    """The lot where it has not fallen yet, and the shuffle."""
    events: list[Event] = []
    while table.game.awaits_chance:
        action = chance(table.game, table.seed)
        if isinstance(action, Lot):
            event = ChanceHappened(at=now, dealer=action.dealer + 1)
        elif isinstance(action, Flip):
            event = ChanceHappened(at=now, flip=format_cards(action.cards))
        else:
            event = ChanceHappened(at=now, cards=format_cards(action.cards))
        events.append(event)
        table = evolve(table, event)
    return events


def _due(table: Table, now: Moment) -> list[Event]:
    """Several things may be due at once: with no pace at all, whole tricks of bots."""
    events: list[Event] = []
    while (due_at := next_due_at(table)) is not None and due_at <= now:
        for event in _next_due(table, now):
            events.append(event)
            table = evolve(table, event)
    return events


def _next_due(table: Table, now: Moment) -> list[Event]:
    if table.trick_lies:
        return [TrickAcknowledged(at=now, by="time")]
    seat = table.bot_turn
    if seat is None:
        raise ValueError("nothing is due while a person has to act")
    return _done(table, bot_action(table, seat), seat, now)
