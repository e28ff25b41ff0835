"""Calls as words: `call 2 bid 3`, and the actions of the games without tricks: `2 play 9♦`."""

from __future__ import annotations

from collections.abc import Callable

from kingclub.cards import Suit
from kingclub.notation import words
from kingclub.notation.fault import Fault
from kingclub.notation.source import Line
from kingclub.play import Bid, Call, Declare, Draw, NameSuit, Offer, Order, Pass, Play, Trade, WriteOff
from kingclub.scoring import Seat, Trump

_DECLARED = "♠ | ♣ | ♦ | ♥ | no-trump | last-card | reversed"


def parse_call(line: Line) -> Call:
    """What a `call` line says; raises NotationError."""
    seat = words.seat(line, 1)
    verb = words.word(line, 2, " | ".join(_CALLS))
    if verb not in _CALLS:
        raise line.error(Fault.BAD_WORD, 2, " | ".join(_CALLS))
    arity, read = _CALLS[verb]
    if arity is not None:
        words.end(line, 3 + arity)
    return read(line, seat)


def _trade(line: Line, seat: Seat) -> Trade:
    answer = words.word(line, 3, "yes | no")
    if answer not in ("yes", "no"):
        raise line.error(Fault.BAD_WORD, 3, "yes | no")
    return Trade(seat, answer == "yes")


def _declare(line: Line, seat: Seat) -> Declare:
    named = words.word(line, 3, _DECLARED)
    is_reversed = named == "reversed" or len(line.words) > 4
    if len(line.words) > 4:
        words.literal(line, 4, "reversed")
    words.end(line, 5 if named != "reversed" else 4)
    if named == "last-card":
        return Declare(seat, last_card=True, reversed=is_reversed)
    if named == "no-trump":
        return Declare(seat, Trump.NONE, reversed=is_reversed)
    if named == "reversed":
        return Declare(seat, reversed=True)
    try:
        return Declare(seat, Trump.of(words.suit(line, 3)), reversed=is_reversed)
    except ValueError as error:
        raise line.error(Fault.BAD_WORD, 3, _DECLARED) from error


_CALLS: dict[str, tuple[int | None, Callable[[Line, Seat], Call]]] = {
    "order": (1, lambda line, seat: Order(seat, words.contract(line, 3))),
    "pass": (0, lambda line, seat: Pass(seat)),
    "bid": (1, lambda line, seat: Bid(seat, words.number(line, 3))),
    "trade": (1, _trade),
    "offer": (1, lambda line, seat: Offer(seat, words.number(line, 3))),
    "declare": (None, _declare),
    "write-off": (0, lambda line, seat: WriteOff(seat)),
    "suit": (1, lambda line, seat: NameSuit(seat, words.suit(line, 3))),
}
"""By the verb: how many words follow it, and how they are read."""


def format_call(action: Call) -> str:
    """The call without `call SEAT`; its verb is the tag of the action."""
    verb = str(type(action).__struct_config__.tag)
    return " ".join([verb, *_arguments(action)])


def _arguments(action: Call) -> list[str]:
    match action:
        case Order(contract=contract):
            return [contract]
        case Bid(amount=number) | Offer(tricks=number):
            return [str(number)]
        case Trade(agree=agree):
            return ["yes" if agree else "no"]
        case Declare():
            return _declared(action)
        case NameSuit(suit=suit):
            return [suit.symbol]
        case Pass() | WriteOff():
            return []


def _declared(action: Declare) -> list[str]:
    named: list[str] = []
    if action.last_card:
        named.append("last-card")
    elif action.trump is not None:
        named.append("no-trump" if action.trump is Trump.NONE else action.trump)
    return [*named, "reversed"] if action.reversed else named


def parse_action(line: Line) -> Play | Draw | Pass | NameSuit:
    """`2 play 9♦`, `3 draw`, `3 pass`, `4 suit ♠`; raises NotationError."""
    seat = words.seat(line, 0)
    known = "play | draw | pass | suit"
    match words.word(line, 1, known):
        case "play":
            words.end(line, 3)
            return Play(seat, words.card(line, 2))
        case "draw":
            words.end(line, 2)
            return Draw(seat)
        case "pass":
            words.end(line, 2)
            return Pass(seat)
        case "suit":
            words.end(line, 3)
            return NameSuit(seat, Suit(words.suit(line, 2)))
        case _:
            raise line.error(Fault.BAD_WORD, 1, known)


def format_action(action: Play | Draw | Pass | NameSuit) -> str:
    """The action with its seat."""
    match action:
        case Play(seat=seat, card=card):
            return f"{seat + 1} play {card}"
        case Draw(seat=seat):
            return f"{seat + 1} draw"
        case Pass(seat=seat):
            return f"{seat + 1} pass"
        case NameSuit(seat=seat, suit=suit):
            return f"{seat + 1} suit {suit.symbol}"
