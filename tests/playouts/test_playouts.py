"""The referee plays every counted deal exactly as often as brute force does."""

from fractions import Fraction

import pytest

from kingclub.cards import Suit, parse_cards
from kingclub.play import Deal
from kingclub.rules import ContractId, load, preset_ids
from kingclub.scoring import Seat, Terms, Trump, score
from tests.playouts.blocks import Block, Spread, format_cards, playout_files, read_blocks

FILES = {path.stem: path for path in playout_files()}
KNOWN = [preset for preset in FILES if preset in preset_ids()]


def terms_of(pairs: dict[str, str]) -> Terms:
    suit = pairs.get("penalty_suit")
    return Terms(
        declarer=Seat(int(pairs["declarer"]) - 1) if "declarer" in pairs else None,
        trump=Trump(pairs["trump"]) if "trump" in pairs else None,
        reversed="reversed" in pairs,
        bid=int(pairs["bid"]) if "bid" in pairs else None,
        penalty_suit=Suit("♠♣♦♥".index(suit)) if suit else None,
    )


def start(block: Block) -> Deal:
    counted = block.deal
    ruleset = load(counted.preset, players=len(counted.hands), switches=counted.switches)
    contract = ruleset.contracts[ContractId(counted.contract)]
    hands = tuple(parse_cards(format_cards(hand)) for hand in counted.hands.values())
    return Deal.of_hands(ruleset, 1, Seat(counted.dealer - 1), contract, hands, terms_of(counted.terms))


class Recount:
    """The numbers of a block, counted through the referee."""

    def __init__(self, block: Block) -> None:
        self.deepest = max(block.plays)
        self.sequences = [0] * (self.deepest + 1)
        self.rows: list[tuple[int, ...]] = []
        self.visit(start(block), 0)

    def visit(self, deal: Deal, depth: int) -> None:
        self.sequences[depth] += 1
        if deal.is_over:
            self.rows.append(score(deal.contract, deal.final_terms(), deal.tally()))
        elif depth < self.deepest:
            for action in deal.legal():
                self.visit(deal.act(action), depth + 1)

    def spread(self, seat: int) -> Spread:
        """Least, most and sum of the points of `seat`, from 1."""
        points = [Fraction(row[seat - 1], 2) for row in self.rows]
        return min(points), max(points), sum(points, Fraction(0))


def test_every_preset_has_its_counts() -> None:
    assert set(preset_ids()) <= set(FILES)


@pytest.mark.parametrize("preset", KNOWN)
def test_the_referee_plays_as_brute_force_counts(preset: str) -> None:
    for block in read_blocks(FILES[preset]):
        recount = Recount(block)
        assert {depth: recount.sequences[depth] for depth in block.plays} == block.plays, block.id
        if block.end is not None:
            assert len(recount.rows) == block.end, block.id
            assert {seat: recount.spread(seat) for seat in block.points} == block.points, block.id
