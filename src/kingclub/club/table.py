"""A table: what its log has come to. `evolve` is the only way from one value to the next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import msgspec

from kingclub.cards import parse_card, parse_cards
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
from kingclub.club.messages import Pace
from kingclub.club.spoken_calls import call_from_view
from kingclub.notation import changed_switches
from kingclub.play import Action, Chance, Flip, Game, Lot, Play, Shuffle
from kingclub.rules import RulesError, Ruleset, format_switch, load
from kingclub.scoring import Seat


class BrokenLog(ValueError):
    """A log that can not be: its rules are not what they were, or it does not begin with its opening."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """All knowledge of a table; no viewer may see it."""

    id: str
    switches: dict[str, str]
    """Those that differed from the preset when the table was opened."""
    sitters: tuple[Sitter, ...]
    seed: str
    commitment: str
    bot_seed: str
    pace: Pace
    game: Game
    seq: int
    """How many events its log has."""
    actions: int = 0
    """How many of them the referee has judged."""
    trick_lies: bool = False
    """A finished trick has not been taken away yet."""
    deal_waits: bool = False
    """A finished deal has not been looked at yet."""
    put_away_by: frozenset[Seat] = frozenset()
    """The members who do not mean to finish the game."""
    changed_at: Moment

    @property
    def prompt(self) -> str:
        """Names the decision that is due: another after every action, and for the end of a deal."""
        ends_deal = self.deal_waits and not self.trick_lies
        return f"{self.actions}{'.deal' if ends_deal else ''}"

    def seat_of(self, member: MemberId | None) -> Seat | None:
        """Where the member sits; None for an onlooker."""
        found = (seat for seat, sitter in enumerate(self.sitters) if member and sitter.member == member)
        return next(map(Seat, found), None)

    @property
    def is_over(self) -> bool:
        """The game is over and its last trick has been taken away."""
        return self.game.is_over and not self.trick_lies

    @property
    def is_put_away(self) -> bool:
        """No member means to finish the game; any of them may still go on."""
        members = frozenset(Seat(seat) for seat, each in enumerate(self.sitters) if each.member is not None)
        return bool(members) and members == self.put_away_by

    @property
    def bot_turn(self) -> Seat | None:
        """The bot that is to act now; None where nobody is, or a person."""
        turn = self.game.turn
        if turn is None or self.trick_lies or self.deal_waits:
            return None
        return turn if self.sitters[turn].bot is not None else None


def table_from(events: Iterable[Event]) -> Table:
    """The table whose whole log this is; raises BrokenLog."""
    log = iter(events)
    opening = next(log, None)
    if not isinstance(opening, TableOpened):
        raise BrokenLog("a table's log begins with its opening")
    return reduce(evolve, log, opened(opening))


def opened(event: TableOpened) -> Table:
    """The table right after its opening; raises BrokenLog where its rules can not be had any more."""
    return Table(
        id=event.table,
        switches=event.switches,
        sitters=event.sitters,
        seed=event.seed,
        commitment=event.commitment,
        bot_seed=event.bot_seed,
        pace=event.pace,
        game=Game(_rules_of(event)),
        seq=1,
        changed_at=event.at,
    )


def _rules_of(event: TableOpened) -> Ruleset:
    if event.rules is not None:
        return event.rules
    try:
        ruleset = load(event.preset, players=event.players, switches=event.switches)
    except RulesError as error:
        raise BrokenLog(str(error)) from error
    if ruleset.hash != event.rules_hash:
        raise BrokenLog(f"the rules of {event.preset} are not those that table {event.table} was opened with")
    return ruleset


def switch_texts(ruleset: Ruleset) -> dict[str, str]:
    """The switches that differ from the preset, as a record writes them."""
    return {name: format_switch(value) for name, value in changed_switches(ruleset).items()}


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event of its log; raises Refused or BrokenLog where it can not follow."""
    next_seq = msgspec.structs.replace(table, seq=table.seq + 1)
    match event:
        case ChanceHappened():
            return _after(next_seq, _chance(event), event.at)
        case Acted():
            return _after(next_seq, _action(event), event.at)
        case TrickAcknowledged():
            return msgspec.structs.replace(next_seq, trick_lies=False, changed_at=event.at)
        case DealAcknowledged():
            return msgspec.structs.replace(next_seq, deal_waits=False, changed_at=event.at)
        case PaceChanged():
            return msgspec.structs.replace(next_seq, pace=event.pace)
        case GamePutAway() | GameTakenUp():
            return msgspec.structs.replace(next_seq, put_away_by=_put_away_by(table, event))
        case TableOpened():
            raise BrokenLog(f"table {table.id} is opened twice")


def _put_away_by(table: Table, event: GamePutAway | GameTakenUp) -> frozenset[Seat]:
    seat = {Seat(event.seat - 1)}
    return table.put_away_by | seat if isinstance(event, GamePutAway) else table.put_away_by - seat


def _chance(event: ChanceHappened) -> Chance:
    if event.dealer is not None:
        return Lot(Seat(event.dealer - 1))
    if event.flip is not None:
        return Flip(parse_cards(event.flip))
    return Shuffle(parse_cards(event.cards or ""))


def _action(event: Acted) -> Action:
    seat = Seat(event.seat - 1)
    if event.card is not None:
        return Play(seat, parse_card(event.card))
    if event.call is not None:
        return call_from_view(event.call, seat)
    raise BrokenLog("an action is a card or a call")


def _after(table: Table, action: Action, at: Moment) -> Table:
    game = table.game.act(action)
    ends_deal = len(game.finished) > len(table.game.finished)
    return msgspec.structs.replace(
        table,
        game=game,
        actions=table.actions + 1,
        trick_lies=_ends_trick(table.game, game),
        deal_waits=ends_deal and not game.is_over,
        changed_at=at,
    )


def _ends_trick(before: Game, after: Game) -> bool:
    if before.deal is None:
        return False
    deal = after.deal if after.deal is not None else after.finished[-1].deal
    return len(deal.tricks) > len(before.deal.tricks)
