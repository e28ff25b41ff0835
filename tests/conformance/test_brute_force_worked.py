"""Brute force, which the playout counts stand on, gives the worked positions their written outcomes."""

import pytest

from tests.conformance.worked import Position, WorkedDeal, positions, worked_deals
from tests.playouts.brute_force import Deal, Trick, first_leader, is_over, legal_cards, points, winner
from tests.playouts.tables import Card


class Table:
    """A deal played card by card under the rules of the brute force."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.hands = {seat: list(hand) for seat, hand in deal.hands.items()}
        self.tricks: list[Trick] = [[]]
        self.turn = first_leader(deal)

    def legal(self) -> list[Card]:
        return legal_cards(self.deal, self.hands[self.turn], self.tricks)

    def play(self, card: Card) -> None:
        assert card in self.legal(), card
        self.hands[self.turn].remove(card)
        self.tricks[-1].append((self.turn, card))
        if len(self.tricks[-1]) == len(self.hands):
            self.turn = winner(self.deal, self.tricks[-1])
            self.tricks.append([])
        else:
            self.turn = self.turn % len(self.hands) + 1


@pytest.mark.parametrize(
    "worked", worked_deals(), ids=lambda worked: f"{worked.source}, {worked.deal.preset}"
)
def test_a_worked_deal_gives_its_row(worked: WorkedDeal) -> None:
    deal = worked.deal
    table = Table(deal)
    for leader, cards, taker in worked.tricks:
        assert not (len(table.tricks) > 1 and is_over(deal, table.hands))
        assert table.turn == leader
        for card in cards:
            table.play(card)
        assert table.turn == taker
    assert is_over(deal, table.hands) is worked.is_over
    assert list(points(deal, table.tricks[:-1]).values()) == worked.row


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.source)
def test_the_legal_cards_are_those_written(position: Position) -> None:
    table = Table(position.deal)
    for card in position.played:
        table.play(card)
    assert set(table.legal()) == position.legal
