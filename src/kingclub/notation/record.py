"""The record of a game as data. Seats are 0 to n-1 here and 1 to n in the text; points are half points.

Records are equal when they say the same, wherever it stood in a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from kingclub.cards import Card
from kingclub.notation.source import NOWHERE, Line
from kingclub.play import Call, Draw, NameSuit, Pass, Play
from kingclub.rules import ContractId, SwitchValue
from kingclub.scoring import Row, Seat


@dataclass(frozen=True, kw_only=True)
class _Placed:
    at: Line = field(default=NOWHERE, compare=False, repr=False)
    """Where it stands in its file."""


@dataclass(frozen=True)
class CallLine(_Placed):
    """`call 2 bid 3`."""

    action: Call


@dataclass(frozen=True)
class ShownLine(_Placed):
    """`shown 2 A♦`: a card that is dealt face up and settles the trump."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TrickLine(_Placed):
    """`trick 2 7♠ J♠ K♥ 9♠ -> 3`; no winner while cards are missing."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


@dataclass(frozen=True)
class ActionLine(_Placed):
    """`2 play 9♦`, in the games without the order of tricks."""

    action: Play | Draw | Pass | NameSuit


@dataclass(frozen=True)
class FlipLine(_Placed):
    """`flip 9♦ 7♣`: the discards have become the stock, top first."""

    cards: tuple[Card, ...]


Move = CallLine | ShownLine | TrickLine | ActionLine | FlipLine


@dataclass(frozen=True)
class PointsLine(_Placed):
    """`row 1:-8 …` or `result 1:0 …`."""

    points: Row


@dataclass(frozen=True)
class CardsLine(_Placed):
    """`hand 1 9♠ …`, `stock 2♦ …` or `upcard 7♣`, in the order dealt."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class DealRecord(_Placed):
    """One deal; without a row it is not over yet."""

    number: int
    contract: ContractId | None
    """None while it is still to be ordered."""
    dealer: Seat
    hands: tuple[CardsLine, ...] = ()
    stock: CardsLine | None = None
    upcard: CardsLine | None = None
    moves: tuple[Move, ...] = ()
    row: PointsLine | None = None


@dataclass(frozen=True, kw_only=True)
class Header(_Placed):
    """The tags of a game."""

    preset: str
    version: int
    switches: Mapping[str, SwitchValue] = field(default_factory=dict[str, SwitchValue])
    """Those that differ from the preset."""
    hash: str | None = None
    names: tuple[str, ...]
    """By seat, as the players chose them; bots as `bot NAME`."""
    seed: str | None = None
    commitment: str | None = None
    """`sha256:` and the digest of the seed's UTF-8 bytes, where the seed is not revealed yet."""
    date: date | None = None
    tags: Mapping[str, Line] = field(default_factory=dict[str, Line], compare=False, repr=False)
    """Where each tag stands."""


@dataclass(frozen=True)
class GameRecord(_Placed):
    """A game, or deals that stand alone where there is no header."""

    header: Header | None
    deals: tuple[DealRecord, ...] = ()
    result: PointsLine | None = None
    end: Line = field(default=NOWHERE, compare=False, repr=False)
    """What follows it: the next game, or the line after the last."""
