"""The referee gives the worked positions their written outcomes."""

from fractions import Fraction

import pytest

from kingclub.cards import parse_cards
from kingclub.play import Deal, Play
from kingclub.scoring import score
from tests.conformance.worked import Position, WorkedDeal, positions, worked_deals
from tests.playouts.blocks import format_cards
from tests.playouts.referee_deal import referee_deal
from tests.playouts.tables import Card


def play(deal: Deal, cards: list[Card]) -> Deal:
    for card in parse_cards(format_cards(cards)):
        assert deal.turn is not None
        deal = deal.act(Play(deal.turn, card))
    return deal


@pytest.mark.parametrize(
    "worked", worked_deals(), ids=lambda worked: f"{worked.source}, {worked.deal.preset}"
)
def test_a_worked_deal_gives_its_row(worked: WorkedDeal) -> None:
    deal = referee_deal(worked.deal)
    for leader, cards, _ in worked.tricks:
        assert deal.turn == leader - 1
        deal = play(deal, cards)
    takers = [trick.winner + 1 for trick in deal.tricks]
    assert takers == [taker for _, _, taker in worked.tricks]
    assert deal.is_over is worked.is_over
    row = score(deal.settled_contract, deal.final_terms(), deal.tally())
    assert [Fraction(half, 2) for half in row] == worked.row


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.source)
def test_the_legal_cards_are_those_written(position: Position) -> None:
    deal = play(referee_deal(position.deal), position.played)
    legal = {str(action.card) for action in deal.legal() if isinstance(action, Play)}
    assert legal == set(format_cards(list(position.legal)).split())
