"""What is written in a table's log: enough to play the game again, card by card. Never sent to a page."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingclub.club.messages import Pace
from kingclub.club.table_view import CallView
from kingclub.rules import Ruleset

Moment = int
"""Milliseconds since 1970, of the server's clock."""

MemberId = str


class Sitter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on one seat: a member, or a bot of this kind."""

    name: str
    member: MemberId | None = None
    bot: str | None = None


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    at: Moment


class TableOpened(_Event, frozen=True, kw_only=True, tag="opened"):
    """The rules, who sits where, and the seed of all deals: hidden until the game is over."""

    table: str
    preset: str
    version: int
    players: int
    switches: dict[str, str]
    """Those that differ from the preset, as a record writes them."""
    rules_hash: str
    rules: Ruleset | None = None
    """The rules themselves, so that this game goes on when the preset has moved on. Older logs lack them."""
    sitters: tuple[Sitter, ...]
    seed: str
    commitment: str
    bot_seed: str
    """What bots draw from; it has nothing to do with `seed`."""
    pace: Pace


class ChanceHappened(_Event, frozen=True, kw_only=True, tag="chance"):
    """The lot fell on a dealer (1..n), the pack was shuffled, or the discards were, to be the stock."""

    dealer: int | None = None
    cards: str | None = None
    flip: str | None = None
    """The new stock, top first."""


class Acted(_Event, frozen=True, kw_only=True, tag="acted"):
    """A seat (1..n) played a card or made a call."""

    seat: int
    card: str | None = None
    call: CallView | None = None


class TrickAcknowledged(_Event, frozen=True, kw_only=True, tag="trick-seen"):
    """The finished trick no longer lies: somebody tapped, or its time was over."""

    by: Literal["member", "time"]


class DealAcknowledged(_Event, frozen=True, kw_only=True, tag="deal-seen"):
    """The finished deal has been looked at; the next one may be dealt."""


class PaceChanged(_Event, frozen=True, kw_only=True, tag="pace"):
    """Another pace from now on."""

    pace: Pace


class GamePutAway(_Event, frozen=True, kw_only=True, tag="put-away"):
    """A member (seat 1..n) does not mean to finish the game: it no longer stands among his."""

    seat: int


class GameTakenUp(_Event, frozen=True, kw_only=True, tag="taken-up"):
    """He goes on after all."""

    seat: int


Event = (
    TableOpened
    | ChanceHappened
    | Acted
    | TrickAcknowledged
    | DealAcknowledged
    | PaceChanged
    | GamePutAway
    | GameTakenUp
)

_DECODER = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> bytes:
    return msgspec.json.encode(event)


def decode_event(data: bytes) -> Event:
    """Raises msgspec.ValidationError where `data` is no event."""
    return _DECODER.decode(data)
