"""The one way in which a record is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from kingclub.cards import format_cards
from kingclub.notation.calls import format_action, format_call
from kingclub.notation.record import (
    ActionLine,
    CallLine,
    DealRecord,
    FlipLine,
    GameRecord,
    Header,
    Move,
    ShownLine,
    TrickLine,
)
from kingclub.notation.source import quote
from kingclub.notation.tags import FORMAT_VERSION
from kingclub.notation.words import NO_CONTRACT, format_points
from kingclub.rules import format_switch

_BARE = re.compile(r"[!-~]+")


def format_record(*games: GameRecord) -> str:
    """The text of these games, in their order, ending with a line break."""
    return "\n".join("".join(f"{line}\n" for line in _game(game)) for game in games)


def _game(game: GameRecord) -> Iterator[str]:
    blocks: list[Iterable[str]] = [] if game.header is None else [_header(game.header)]
    blocks.extend(map(_deal, game.deals))
    if game.result is not None:
        blocks.append([f"result {format_points(game.result.points)}"])
    for place, block in enumerate(blocks):
        if place:
            yield ""
        yield from block


def _header(header: Header) -> Iterator[str]:
    yield f"[king {FORMAT_VERSION}]"
    yield _tag("rules", f"{header.preset} {header.version}")
    if header.switches:
        settings = (f"{name}={format_switch(value)}" for name, value in sorted(header.switches.items()))
        yield _tag("set", " ".join(settings))
    if header.hash is not None:
        yield _tag("hash", header.hash)
    names = " ".join(map(quote, header.names))
    yield _tag("seats", f"{len(header.names)}  {names}")
    if header.seed is not None:
        yield _tag("seed", header.seed if _is_bare(header.seed) else quote(header.seed))
    if header.commitment is not None:
        yield _tag("commitment", header.commitment)
    if header.date is not None:
        yield _tag("date", header.date.isoformat())


def _tag(name: str, text: str) -> str:
    return f"{name:<8} {text}"


def _is_bare(seed: str) -> bool:
    return bool(_BARE.fullmatch(seed)) and not seed.startswith(("#", '"'))


def _deal(deal: DealRecord) -> Iterator[str]:
    yield f"deal {deal.number} {deal.contract or NO_CONTRACT} dealer {deal.dealer + 1}"
    for seat, hand in enumerate(deal.hands, 1):
        yield f"hand {seat} {format_cards(hand.cards)}".rstrip()
    if deal.stock is not None:
        yield f"stock {format_cards(deal.stock.cards)}".rstrip()
    if deal.upcard is not None:
        yield f"upcard {format_cards(deal.upcard.cards)}"
    for move in deal.moves:
        yield format_move(move)
    if deal.row is not None:
        yield f"row  {format_points(deal.row.points)}"


def format_move(move: Move) -> str:
    """One line of a deal after its hands."""
    match move:
        case CallLine(action=call):
            return f"call {call.seat + 1} {format_call(call)}"
        case ShownLine(seat=seat, card=card):
            return f"shown {seat + 1} {card}"
        case TrickLine(leader=leader, cards=cards, winner=winner):
            taken = "" if winner is None else f" -> {winner + 1}"
            return f"trick {leader + 1} {format_cards(cards)}{taken}"
        case ActionLine(action=action):
            return format_action(action)
        case FlipLine(cards=cards):
            return f"flip {format_cards(cards)}"
