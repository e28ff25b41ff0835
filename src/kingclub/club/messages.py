"""What goes over the wire: frames from the page and to the page, and a table as one viewer may see it.

Plain data for drawing. Seats are 1..n, cards are record text (`10♥`), points are decimal numbers with sign.
Names are camelCase in JSON; every frame carries its kind in `type`, every action in `kind`.
`client/src/messages.generated.ts` is made from this file by `python -m kingclub.web.schema`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from kingclub.club.table_view import TableView

Channel = str
"""`table:ID`."""


class Pace(StrEnum):
    """How fast bots play, and how long a finished trick lies; depends on nothing else."""

    NONE = "none"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    TAP = "tap"
    """As normal, and every finished trick waits for a tap."""


class Nay(StrEnum):
    """Why a command changed nothing. A refusal of the referee has its own reason instead."""

    STALE_PROMPT = "stale-prompt"
    """The command answers a decision that is no longer asked."""
    NOT_SEATED = "not-seated"
    NO_TABLE = "no-table"
    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    BAD_CARD = "bad-card"
    """The text is no card."""
    BAD_CALL = "bad-call"
    """There is no call of that index."""
    BAD_FRAME = "bad-frame"
    NOT_SAVED = "not-saved"
    """The store could not write: nothing has happened, try again."""


class Farewell(StrEnum):
    """Why the server closes a socket."""

    BAD_FRAME = "bad-frame"
    SLOW = "slow"
    """The page did not read fast enough; it should connect again."""
    TOO_MANY = "too-many"
    """More frames than any person sends."""
    STOPPING = "stopping"


class _Action(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", tag_field="kind", forbid_unknown_fields=True
):
    pass


class PlayCard(_Action, frozen=True, kw_only=True, tag="play"):
    """A card of `hand`. While a finished trick still lies it takes the trick away too."""

    card: str


class MakeCall(_Action, frozen=True, kw_only=True, tag="call"):
    """One of `calls`, by its index."""

    index: int


class Tap(_Action, frozen=True, kw_only=True, tag="tap"):
    """The finished trick has been seen, or the finished deal; legal while `status` is `trick` or `deal`."""


class SetPace(_Action, frozen=True, kw_only=True, tag="pace"):
    """Another pace from now on. Answers no prompt: `prompt` is not looked at."""

    pace: Pace


TableAction = PlayCard | MakeCall | Tap | SetPace


class _Frame(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", tag_field="type", forbid_unknown_fields=True
):
    pass


class Hello(_Frame, frozen=True, kw_only=True, tag="hello"):
    """The first frame of a page."""

    tab: str = ""
    """An id of this tab, for the logs."""


class Sub(_Frame, frozen=True, kw_only=True, tag="sub"):
    """Listen to a channel. The answer is an `ev` at its head, or nothing where the page has that already."""

    channel: Channel
    epoch: str = ""
    seq: int = 0


class Command(_Frame, frozen=True, kw_only=True, tag="command"):
    """Do this. Sent again with the same `id` it gets the old answer."""

    id: str
    channel: Channel
    prompt: str
    """The `prompt` of the view that this answers."""
    action: TableAction


class Ping(_Frame, frozen=True, kw_only=True, tag="ping"):
    """Are you there, and where?"""


FromClient = Hello | Sub | Command | Ping


class Welcome(_Frame, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`."""

    version: str
    member: str
    """A public id of the member; two tabs of one person have the same."""


class What(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What has just happened: for animation and the spoken line only, never for state."""

    kind: Literal[
        "snapshot", "opened", "dealt", "played", "called", "drew", "flipped", "acknowledged", "pace"
    ]
    seat: int | None = None
    card: str | None = None
    took: int | None = None
    """The seat that took the trick which this card finished."""


class Ev(_Frame, frozen=True, kw_only=True, tag="ev"):
    """The whole view after event `seq`. Dense: a page that misses a seq subscribes again."""

    channel: Channel
    epoch: str
    seq: int
    what: What
    view: TableView


class Here(_Frame, frozen=True, kw_only=True, tag="here"):
    """The seats whose people are connected now, bots left out. Sent after a sub and at every change.

    No event of the log: it has no seq, and one that is lost is mended by the next.
    """

    channel: Channel
    seats: list[int]


class Ack(_Frame, frozen=True, kw_only=True, tag="ack"):
    """The command is saved; its last event is `seq`."""

    id: str
    seq: int


class Nack(_Frame, frozen=True, kw_only=True, tag="nack"):
    """The command changed nothing. `code` is a `Nay` or a reason of the referee (`must-follow` …)."""

    id: str
    code: str


class Pong(_Frame, frozen=True, kw_only=True, tag="pong"):
    """By channel, the seq of its head: silence hides no gap."""

    heads: dict[Channel, int]


class Saves(_Frame, frozen=True, kw_only=True, tag="saves"):
    """Whether the server can write; after `hello` only where it can not. Meanwhile no game goes on."""

    works: bool


class Bye(_Frame, frozen=True, kw_only=True, tag="bye"):
    """The server closes this socket after it."""

    code: Farewell


ToClient = Welcome | Ev | Here | Ack | Nack | Pong | Saves | Bye
