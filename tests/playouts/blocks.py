"""The text of `*.playouts` files: blocks of one small deal each with the numbers counted for it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import TypeAlias

from tests.playouts.brute_force import Count, Deal, count, format_card
from tests.playouts.brute_force_domino import count_domino
from tests.playouts.brute_force_kiskis import count_kiskis
from tests.playouts.tables import Card, parse_card

HERE = Path(__file__).parent
DEPTHS = (1, 4, 6, 8, 10, 12, 14, 16)

# Minimum, maximum and sum of one seat's points over all whole playouts.
Spread: TypeAlias = tuple[Fraction, Fraction, Fraction]


@dataclass
class Block:
    id: str
    deal: Deal
    plays: dict[int, int] = field(default_factory=dict[int, int])
    end: int | None = None
    points: dict[int, Spread] = field(default_factory=dict[int, Spread])


def recount(block: Block) -> Block:
    """The same block with the numbers that brute force gives now."""
    is_whole = block.end is not None and block.deal.contract != "kis-kis"
    depth = None if is_whole else max(block.plays)
    return block_from_count(block.id, block.deal, count_deal(block.deal, depth))


def count_deal(deal: Deal, depth: int | None = None, at_most: int = 10**9) -> Count:
    if deal.contract == "domino":
        return count_domino(deal, depth, at_most)
    if deal.contract == "kis-kis":
        return count_kiskis(deal, depth or max(DEPTHS), at_most)
    return count(deal, depth, at_most)


def block_from_count(name: str, deal: Deal, counted: Count) -> Block:
    deepest = len(counted.plays) - 1
    plays = {depth: counted.plays[depth] for depth in range(1, deepest + 1) if depth in (*DEPTHS, deepest)}
    if not counted.is_whole:
        return Block(name, deal, plays)
    points = {
        seat: (counted.minimum[seat], counted.maximum[seat], counted.total[seat]) for seat in deal.hands
    }
    return Block(name, deal, plays, counted.end, points)


def format_number(number: Fraction) -> str:
    return str(number) if number.denominator == 1 else str(float(number))


def format_cards(cards: list[Card]) -> str:
    return " ".join(format_card(card) for card in cards)


def format_pairs(pairs: dict[str, str]) -> str:
    return " ".join(f"{key}={value}" if value else key for key, value in pairs.items())


def format_block(block: Block) -> str:
    deal = block.deal
    lines = [f"id       {block.id}"]
    if deal.switches:
        lines.append(f"set      {format_pairs(deal.switches)}")
    lines.append(f"contract {deal.contract}")
    if deal.terms:
        lines.append(f"terms    {format_pairs(deal.terms)}")
    lines.append(f"dealer   {deal.dealer}")
    lines += [f"hand {seat} {format_cards(hand)}" for seat, hand in deal.hands.items()]
    if deal.stock:
        lines.append(f"stock  {format_cards(deal.stock)}")
    if deal.upcard is not None:
        lines.append(f"upcard {format_card(deal.upcard)}")
    lines += [f"plays {depth} {number}" for depth, number in block.plays.items()]
    if block.end is not None:
        lines.append(f"plays end {block.end}")
    for seat, spread in block.points.items():
        lines.append(f"points end {seat} {' '.join(format_number(number) for number in spread)}")
    return "\n".join(lines)


def parse_pairs(text: str) -> dict[str, str]:
    return {key: value for key, _, value in (pair.partition("=") for pair in text.split())}


def parse_block(preset: str, text: str) -> Block:
    block = Block("", Deal(preset, "", 0, {}))
    for line in text.splitlines():
        word, rest = line.split(maxsplit=1)
        if word == "id":
            block.id = rest
        elif word == "plays":
            depth, number = rest.split()
            if depth == "end":
                block.end = int(number)
            else:
                block.plays[int(depth)] = int(number)
        elif word == "points":
            _, seat, least, most, total = rest.split()
            block.points[int(seat)] = (Fraction(least), Fraction(most), Fraction(total))
        else:
            parse_deal_line(block.deal, word, rest)
    return block


def parse_deal_line(deal: Deal, word: str, rest: str) -> None:
    if word == "set":
        deal.switches = parse_pairs(rest)
    elif word == "contract":
        deal.contract = rest
    elif word == "terms":
        deal.terms = parse_pairs(rest)
    elif word == "dealer":
        deal.dealer = int(rest)
    elif word == "hand":
        seat, *cards = rest.split()
        deal.hands[int(seat)] = [parse_card(card) for card in cards]
    elif word == "stock":
        deal.stock = [parse_card(card) for card in rest.split()]
    elif word == "upcard":
        deal.upcard = parse_card(rest)
    else:
        raise ValueError(f"unknown word {word!r} in a playouts file")


def read_blocks(path: Path) -> Iterator[Block]:
    text = "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
    for part in text.strip().split("\n\n"):
        yield parse_block(path.stem, part.strip())


def playout_files() -> list[Path]:
    return sorted(HERE.glob("*.playouts"))
