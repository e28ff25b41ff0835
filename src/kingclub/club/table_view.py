"""A table as one viewer may see it: all that a page draws. No card of another hand is ever in it."""

from __future__ import annotations

from typing import Literal

import msgspec

Points = float
"""Decimal points with sign, as in files: 7.5."""

SeatNumber = int
"""1..n clockwise."""


class _Data(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    pass


class Title(_Data, frozen=True, kw_only=True):
    """A name in both languages."""

    ru: str
    en: str


class SeatView(_Data, frozen=True, kw_only=True):
    """One place at the table."""

    seat: SeatNumber
    name: str
    kind: Literal["human", "bot"]
    bot_name: str | None = None
    """Of a bot that goes by a known name, the id of the text that tells it: `bot-name-ID`."""
    cards: int
    """How many are held."""
    tricks: int
    """How many have been taken in this deal."""


class HandCard(_Data, frozen=True, kw_only=True):
    """A card of the viewer's own hand."""

    card: str
    legal: bool
    """May be played now. False for all when it is not the viewer's turn to play."""
    reason: str | None
    """On the viewer's turn, why it may not: a reason of the referee, `must-follow` …"""


class TableCard(_Data, frozen=True, kw_only=True):
    """A card that somebody played, or showed."""

    seat: SeatNumber
    card: str


class TrickView(_Data, frozen=True, kw_only=True):
    """A finished trick, the lead first."""

    leader: SeatNumber
    cards: list[TableCard]
    winner: SeatNumber


class Price(_Data, frozen=True, kw_only=True):
    """What one of an item pays in this deal.

    `item` is tricks, hearts, boys, girls, king or last_two, a card (`Q♥`) where single cards are priced,
    a rank (`Q`) where those left in the hand are, or suit: any card of the penalty suit.
    """

    item: str
    points: Points


class CallView(_Data, frozen=True, kw_only=True):
    """A call, made or to be made, or a card drawn; only what its kind needs is set."""

    kind: Literal["order", "pass", "bid", "declare", "write-off", "trade", "offer", "suit", "draw"]
    contract: str | None = None
    """Of `order`."""
    amount: int | None = None
    """Of `bid`, and the tricks of `offer`."""
    trump: str | None = None
    """Of `declare`: ♠ ♣ ♦ ♥ or none."""
    last_card: bool = False
    reversed: bool = False
    agree: bool | None = None
    """Of `trade`."""
    suit: str | None = None


class CallChoice(_Data, frozen=True, kw_only=True):
    """A call that the viewer may make now."""

    index: int
    call: CallView


class CallMade(_Data, frozen=True, kw_only=True):
    """A call of this deal."""

    seat: SeatNumber
    call: CallView


class DeedView(_Data, frozen=True, kw_only=True):
    """Something that a seat did: a card laid, what is said or drawn, or a turn lost to the card before."""

    seat: SeatNumber
    card: str | None = None
    call: CallView | None = None
    struck: int | None = None
    """Of a turn lost, how many cards were drawn for it."""


class HeapView(_Data, frozen=True, kw_only=True):
    """The heap of Кис-Кис."""

    top: str
    """The card on top."""
    cards: int
    """How many lie there, the top one included."""
    ordered: str | None
    """♠ ♣ ♦ ♥: the suit ordered with the queen on top."""
    naming: bool
    """Who is on turn has laid a queen and orders a suit."""
    drawn: bool
    """Who is on turn has drawn a card: he plays that one or passes."""
    deeds: list[DeedView]
    """What was done last, the latest at the end; two rounds at most."""


class SaleView(_Data, frozen=True, kw_only=True):
    """The right to declare, sold for tricks."""

    seller: SeatNumber
    buyer: SeatNumber
    tricks: int


class TermsView(_Data, frozen=True, kw_only=True):
    """What the calls settled."""

    declarer: SeatNumber | None = None
    trump: str | None = None
    """♠ ♣ ♦ ♥ or none; null where it is not settled, or the deal has no trump at all."""
    reversed: bool = False
    last_card: bool = False
    bid: int | None = None
    sale: SaleView | None = None
    written_off: bool = False
    penalty_suit: str | None = None
    hearts_in_stock: int | None = None
    """Hearts that nobody drew; only of a finished deal."""
    held_king: SeatNumber | None = None
    queen_out: SeatNumber | None = None
    """Who went out with a queen, in Кис-Кис."""


class ProgrammeRow(_Data, frozen=True, kw_only=True):
    """A line of the blank sheet, printed before the game."""

    number: int
    contract: str
    check: Points | None
    """Null where the calls of the deal, or its cards, decide it."""


class Row(_Data, frozen=True, kw_only=True):
    """A finished deal on the sheet."""

    number: int
    contract: str
    dealer: SeatNumber
    points: list[Points]
    """By seat."""
    check: Points
    """What the points must add up to."""
    right: bool
    declarer: SeatNumber | None
    """Who ordered the deal, or named its trump or suit."""


class Total(_Data, frozen=True, kw_only=True):
    """A closing line: by seat, and what it must add up to."""

    points: list[Points]
    check: Points
    right: bool


class Totals(_Data, frozen=True, kw_only=True):
    """The closing lines of the blank; the halves are null where the game has none."""

    minus: Total | None
    plus: Total | None
    all: Total


class TakenView(_Data, frozen=True, kw_only=True):
    """How many of each item a seat took in a deal."""

    tricks: int
    hearts: int
    boys: int
    girls: int
    king: int
    last_two: int
    cards: list[str]
    """Where cards are priced one by one, those that cost something; in Кис-Кис those left in the hand."""


class LastDealView(_Data, frozen=True, kw_only=True):
    """The deal before this one; all of it was open at the table."""

    number: int
    contract: str
    dealer: SeatNumber
    terms: TermsView
    tally: list[TakenView]
    points: list[Points]
    check: Points


class TableView(_Data, frozen=True, kw_only=True):
    """The whole of it."""

    table: str
    status: Literal["calls", "play", "trick", "deal", "over"]
    """`trick`: a finished trick still lies. `deal`: a deal is over, the next waits for a tap.

    `over`: the game is.
    """
    prompt: str
    """Names the decision that is due; a command answers it."""
    pace: Literal["none", "fast", "normal", "slow", "tap"]
    awaits: Literal["you", "other", "bot", "tap", "nobody"]
    """Who has to do something.

    `nobody`: a pause that ends by itself (a tap ends it too), or the game is over.
    """
    you: SeatNumber | None
    """Null for an onlooker."""
    preset: str
    title: Title
    switches: dict[str, str]
    """Those that differ from the preset."""
    seats: list[SeatView]
    deal_number: int
    deals: int | None
    """In the whole game; null where points end it."""
    form: Literal["tricks", "domino", "kis-kis"]
    """How a deal is played."""
    contract: str | None
    """Null until it has been ordered."""
    prices: list[Price]
    boys: str
    """kings, jacks or both: what a price for a boy speaks of; empty where there are none."""
    terms: TermsView
    dealer: SeatNumber
    eldest: SeatNumber
    leader: SeatNumber | None
    """Who led, or has to lead, to the trick."""
    turn: SeatNumber | None
    """Who has to act; while a finished trick lies, who will lead to the next."""
    hand: list[HandCard]
    table_cards: list[TableCard]
    """The trick that lies, the lead first; in Кис-Кис the card on top of the heap."""
    taker: SeatNumber | None
    """While a finished trick lies, who takes it."""
    last_trick: TrickView | None
    """The last that was taken in this deal, the one that still lies included."""
    heap: HeapView | None
    """In Кис-Кис, while a deal is played."""
    stock: int
    """How many cards can still be drawn; 0 in the form of tricks."""
    calls: list[CallChoice]
    """What the viewer may call now, or may do without a card: draw."""
    calls_made: list[CallMade]
    lists: list[list[str]]
    """By seat, the contracts still to be ordered; empty where none are."""
    shown: TableCard | None
    """The last card that showed the trump."""
    programme: list[ProgrammeRow]
    """The blank sheet; empty where contracts are ordered."""
    sheet: list[Row]
    totals: Totals
    lowest_wins: bool
    """Points are penalties."""
    last_deal: LastDealView | None
    over: bool
    winners: list[SeatNumber]
    losers: list[SeatNumber]
    """In the game that names a loser."""
    commitment: str
    """`sha256:` of the seed that all deals of this game come from."""
    seed: str | None
    """The seed itself, once the game is over."""
