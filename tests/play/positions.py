"""Shared positions: the common deal of the worked examples, and how it is played card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingclub.cards import Card, parse_cards
from kingclub.play import Deal, Play
from kingclub.rules import ContractId, load
from kingclub.scoring import Seat, Terms, score

NORTH, EAST, SOUTH, WEST = (Seat(seat) for seat in range(4))
D1 = {
    NORTH: "9♠ 10♠ A♠ Q♣ 7♦ 9♦ 10♥ J♥",
    EAST: "7♠ 8♠ 8♦ 10♦ A♦ 7♥ 8♥ Q♥",
    SOUTH: "J♠ Q♠ K♠ 7♣ 9♣ 10♣ J♣ Q♦",
    WEST: "8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥",
}


def deal_of(
    preset: str,
    contract: ContractId,
    hands: Mapping[Seat, str],
    *,
    dealer: Seat = NORTH,
    terms: Terms | None = None,
    switches: Mapping[str, object] | None = None,
) -> Deal:
    """A deal of these hands, ready to play."""
    ruleset = load(preset, switches=switches)
    cards = tuple(parse_cards(hands[Seat(seat)]) for seat in range(len(hands)))
    return Deal.of_hands(ruleset, 1, dealer, ruleset.contracts[contract], cards, terms)


def play_out(deal: Deal, choose: Callable[[Deal], Card]) -> Deal:
    """Plays the deal to its end."""
    while deal.turn is not None:
        deal = deal.act(Play(deal.turn, choose(deal)))
    return deal


def play_cards(deal: Deal, cards: str) -> Deal:
    """Plays these cards, each by the seat whose turn it is."""
    for card in parse_cards(cards):
        assert deal.turn is not None
        deal = deal.act(Play(deal.turn, card))
    return deal


def lowest_legal(deal: Deal) -> Card:
    """The policy of the worked sequences: lowest rank first, ties ♠ ♣ ♦ ♥."""
    cards = [action.card for action in deal.legal() if isinstance(action, Play)]
    return min(cards, key=lambda card: (card.rank, card.suit))


def points(deal: Deal) -> list[float]:
    """The row by seat, in whole points."""
    return [half / 2 for half in score(deal.settled_contract, deal.final_terms(), deal.tally())]


def tricks(deal: Deal) -> list[tuple[str, int]]:
    """Each trick's cards in the order played, and its winner."""
    return [(" ".join(map(str, trick.cards)), trick.winner) for trick in deal.tricks]


def legal_cards(deal: Deal) -> set[str]:
    return {str(action.card) for action in deal.legal() if isinstance(action, Play)}
