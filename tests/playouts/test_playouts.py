"""The referee plays every counted deal exactly as often as brute force does."""

from fractions import Fraction

import pytest

from kingclub.play import Deal
from kingclub.rules import preset_ids
from kingclub.scoring import score
from tests.playouts.blocks import Block, Spread, playout_files, read_blocks
from tests.playouts.referee_deal import referee_deal

FILES = {path.stem: path for path in playout_files()}


class Recount:
    """The numbers of a block, counted through the referee."""

    def __init__(self, block: Block) -> None:
        self.deepest = max(block.plays)
        self.sequences = [0] * (self.deepest + 1)
        self.rows: list[tuple[int, ...]] = []
        self.visit(referee_deal(block.deal), 0)

    def visit(self, deal: Deal, depth: int) -> None:
        self.sequences[depth] += 1
        if deal.is_over:
            self.rows.append(score(deal.settled_contract, deal.final_terms(), deal.tally()))
        elif depth < self.deepest:
            for action in deal.legal():
                self.visit(deal.act(action), depth + 1)

    def spread(self, seat: int) -> Spread:
        """Least, most and sum of the points of `seat`, from 1."""
        points = [Fraction(row[seat - 1], 2) for row in self.rows]
        return min(points), max(points), sum(points, Fraction(0))


def test_every_preset_has_its_counts() -> None:
    assert set(preset_ids()) == set(FILES)


@pytest.mark.parametrize("preset", FILES)
def test_the_referee_plays_as_brute_force_counts(preset: str) -> None:
    for block in read_blocks(FILES[preset]):
        recount = Recount(block)
        assert {depth: recount.sequences[depth] for depth in block.plays} == block.plays, block.id
        if block.end is not None:
            assert len(recount.rows) == block.end, block.id
            assert {seat: recount.spread(seat) for seat in block.points} == block.points, block.id
