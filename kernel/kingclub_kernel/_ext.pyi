"""Legality, playouts, exact solvers and belief for trick-taking deals."""

from collections.abc import Sequence
import enum
from typing import Annotated

import numpy
from numpy.typing import NDArray


class HeartLead(enum.Enum):
    FREE = 0

    AFTER_BROKEN = 1

    BANNED = 2

class KingDuty(enum.Enum):
    FREE = 0

    FORCED = 1

    PENALTY = 2

class Spec:
    """What a deal pays and forbids; points are half points."""

    def __init__(self) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    __hash__: None = None

    @property
    def seats(self) -> int: ...

    @seats.setter
    def seats(self, arg: int, /) -> None: ...

    @property
    def pack(self) -> int: ...

    @pack.setter
    def pack(self, arg: int, /) -> None: ...

    @property
    def king_price(self) -> int: ...

    @king_price.setter
    def king_price(self, arg: int, /) -> None: ...

    @property
    def trick_price(self) -> int: ...

    @trick_price.setter
    def trick_price(self, arg: int, /) -> None: ...

    @property
    def last_tricks(self) -> int: ...

    @last_tricks.setter
    def last_tricks(self, arg: int, /) -> None: ...

    @property
    def last_price(self) -> int: ...

    @last_price.setter
    def last_price(self, arg: int, /) -> None: ...

    @property
    def trump(self) -> int: ...

    @trump.setter
    def trump(self, arg: int, /) -> None: ...

    @property
    def reversed(self) -> bool: ...

    @reversed.setter
    def reversed(self, arg: bool, /) -> None: ...

    @property
    def heart_lead(self) -> HeartLead: ...

    @heart_lead.setter
    def heart_lead(self, arg: HeartLead, /) -> None: ...

    @property
    def king_duty(self) -> KingDuty: ...

    @king_duty.setter
    def king_duty(self, arg: KingDuty, /) -> None: ...

    @property
    def king_under_ace(self) -> bool: ...

    @king_under_ace.setter
    def king_under_ace(self, arg: bool, /) -> None: ...

    @property
    def must_trump(self) -> bool: ...

    @must_trump.setter
    def must_trump(self, arg: bool, /) -> None: ...

    @property
    def joker_any_time(self) -> bool: ...

    @joker_any_time.setter
    def joker_any_time(self, arg: bool, /) -> None: ...

    @property
    def joker_loses_to_high_heart(self) -> bool: ...

    @joker_loses_to_high_heart.setter
    def joker_loses_to_high_heart(self, arg: bool, /) -> None: ...

    @property
    def early_end(self) -> bool: ...

    @early_end.setter
    def early_end(self, arg: bool, /) -> None: ...

    @property
    def declarer(self) -> int: ...

    @declarer.setter
    def declarer(self, arg: int, /) -> None: ...

    @property
    def owed_tricks(self) -> int: ...

    @owed_tricks.setter
    def owed_tricks(self, arg: int, /) -> None: ...

    @property
    def seller(self) -> int: ...

    @seller.setter
    def seller(self, arg: int, /) -> None: ...

    @property
    def aside_to_first_trick(self) -> bool: ...

    @aside_to_first_trick.setter
    def aside_to_first_trick(self, arg: bool, /) -> None: ...

    @property
    def card_price(self) -> tuple[int, ...]: ...

    @card_price.setter
    def card_price(self, arg: Sequence[int], /) -> None: ...

    @property
    def card_kind(self) -> tuple[int, ...]: ...

    @card_kind.setter
    def card_kind(self, arg: Sequence[int], /) -> None: ...

    @property
    def settled_points(self) -> tuple[int, ...]: ...

    @settled_points.setter
    def settled_points(self, arg: Sequence[int], /) -> None: ...

class Rules:
    """A checked Spec, ready to play by."""

    def __init__(self, spec: Spec) -> None: ...

    @property
    def spec(self) -> Spec:
        """A copy: to change it is to make other rules."""

    def __eq__(self, other: object, /) -> bool: ...

    __hash__: None = None

class Plain:
    """The policy of the bot `plain`, as numbers."""

    def __init__(self) -> None: ...

    def card(self, position: Position) -> int:
        """The card that `plain` plays here."""

    def __eq__(self, other: object, /) -> bool: ...

    __hash__: None = None

    @property
    def take(self) -> bool: ...

    @take.setter
    def take(self, arg: bool, /) -> None: ...

    @property
    def last_tricks(self) -> bool: ...

    @last_tricks.setter
    def last_tricks(self, arg: bool, /) -> None: ...

    @property
    def cards_only(self) -> bool: ...

    @cards_only.setter
    def cards_only(self, arg: bool, /) -> None: ...

    @property
    def priced(self) -> int: ...

    @priced.setter
    def priced(self, arg: int, /) -> None: ...

    @property
    def rank(self) -> tuple[int, ...]: ...

    @rank.setter
    def rank(self, arg: Sequence[int], /) -> None: ...

    @property
    def danger(self) -> tuple[int, ...]: ...

    @danger.setter
    def danger(self, arg: Sequence[int], /) -> None: ...

class Position:
    """A deal in play with all cards open."""

    def __init__(self, rules: Rules, hands: Sequence[int], leader: int = 0, trick: Sequence[int] = [], *, hearts_broken: bool = False, king_held_back: bool = False, bonus: int | None | None = None, owed: int | None | None = None, points: Sequence[int] = [], begins: bool = False) -> None: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def seats(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def leader(self) -> int: ...

    @property
    def winner(self) -> int:
        """Who wins the trick as it lies; before the lead the leader."""

    @property
    def hands(self) -> list[int]: ...

    @property
    def trick(self) -> list[int]: ...

    @property
    def points(self) -> list[int]:
        """Half points of each seat so far."""

    @property
    def tricks_left(self) -> int: ...

    @property
    def owed(self) -> int:
        """Tricks that the declarer still owes."""

    @property
    def bonus(self) -> int:
        """What the trick on the table brings besides its cards."""

    @property
    def hearts_broken(self) -> bool: ...

    @property
    def king_held_back(self) -> bool: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def legal_cards(self) -> int: ...

    @property
    def plays(self) -> int:
        """How many plays can be undone."""

    def play(self, card: int) -> None: ...

    def undo(self) -> None: ...

    def copy(self) -> Position: ...

    def __copy__(self) -> Position: ...

    def __deepcopy__(self, memo: dict) -> Position: ...

    def count_plays(self, depth: int, watch: Watch | None = None) -> int:
        """
        Legal sequences of `depth` plays, or shorter ones that end the deal; raises Cancelled.
        """

    @staticmethod
    def of_text(rules: Rules, text: str) -> Position:
        """What `str` says of a position, read back."""

    def __str__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    __hash__: None = None

def play_out(positions: Sequence[Position], repeats: int = 1, plain: Plain | None = None, noise: float = 0.0, seed: int = 0, threads: int = 1) -> NDArray[numpy.int32]:
    """Points by (position, repeat, seat) after playing to the end."""

def play_deals(rules: Rules, deals: int, plain: Plain | None = None, noise: float = 0.0, seed: int = 0, threads: int = 1) -> NDArray[numpy.int32]:
    """Points by (deal, seat) of whole random deals; seat 0 leads."""

def play_worlds(position: Position, worlds: Annotated[NDArray[numpy.uint64], dict(shape=(None, None), order='C', device='cpu', writable=False)], cards: Sequence[int], repeats: int = 1, plain: Plain | None = None, noise: float = 0.0, evaded: int = 0, seed: int = 0, threads: int = 1) -> NDArray[numpy.int32]:
    """
    Points by (world, card, repeat, seat): each card played in each world, then to the end.
    """

class Cancelled(Exception):
    pass

class Watch:
    """Follows a search from another thread, and can stop it."""

    def __init__(self) -> None: ...

    def cancel(self) -> None: ...

    @property
    def is_cancelled(self) -> bool: ...

    @property
    def nodes(self) -> int:
        """Positions looked at, in thousands at a time, in all its searches."""

    @property
    def cards_done(self) -> int:
        """First cards whose value is known, in the search that runs or ran last."""

    @property
    def cards(self) -> int:
        """First cards to be valued, in that search."""

class Ties(enum.Enum):
    MEAN = 0

    AGAINST = 1

    IN_FAVOUR = 2

FIXED: int = 829440

class Solver:
    """Exact values over open cards; one thread at a time."""

    def __init__(self, megabytes: int = 64) -> None:
        """
        The memory of a search; while it grows, for a moment half as much again.
        """

    def guarantee(self, position: Position, watch: Watch | None = None) -> list[tuple[int, int]]:
        """(card, half points): all others against."""

    def ceiling(self, position: Position, watch: Watch | None = None) -> list[tuple[int, int]]:
        """(card, half points): all others for the seat."""

    def equilibrium(self, position: Position, ties: Ties = Ties.MEAN, watch: Watch | None = None) -> list[tuple[int, int]]:
        """(card, half points * FIXED): each for himself."""

    @property
    def nodes(self) -> int:
        """Of the last search; 0 where it was stopped."""

class NoWorld(Exception):
    pass

class Belief:
    """
    All ways to deal the unseen cards that respect what each place may hold.
    """

    def __init__(self, unseen: int, known: Sequence[int], hidden: Sequence[int], may: Sequence[int]) -> None: ...

    @property
    def count(self) -> int:
        """The exact number of worlds."""

    def sample(self, worlds: int, seed: int = 0, threads: int = 1) -> NDArray[numpy.uint64]:
        """Hands by (world, place), each world drawn uniformly; raises NoWorld."""

    def enumerate(self, most: int) -> NDArray[numpy.uint64]:
        """Hands by (world, place) of the first `most` worlds; raises NoWorld."""

class Evidence:
    """What the cards played tell."""

    @property
    def may_hold(self) -> list[int]: ...

    @property
    def evaded(self) -> int:
        """Seats (bits) that have held K♥ back if they hold it."""

    @property
    def hearts_broken(self) -> bool: ...

    @property
    def turn(self) -> int: ...

def evidence_of(rules: Rules, leader: int, plays: Sequence[int]) -> Evidence:
    """From all cards of the deal so far, in order."""
