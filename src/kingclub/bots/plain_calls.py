"""What `plain` calls before play; frozen like the rest of it."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import CardSet, Suit
from kingclub.play.action import Action, Bid, Declare, NameSuit, Order, Pass, Trade
from kingclub.play.view import View


def choose_call(view: View, legal: Sequence[Action]) -> Action:
    """Passes every auction, names its longest suit, orders as the preset lists, never sells or writes off."""
    hand = view.deal.hand if view.deal is not None else CardSet()
    passes = [action for action in legal if isinstance(action, Pass)]
    orders = [action for action in legal if isinstance(action, Order)]
    if orders:
        return orders[0]
    if passes:
        return passes[0]
    for action in legal:
        match action:
            case Trade(agree=False) | Bid():
                return action
            case Declare(trump=trump, reversed=False) if trump is not None:
                if trump.suit is longest_suit(hand):
                    return action
            case NameSuit(suit=suit) if suit is longest_suit(hand):
                return action
            case _:
                continue
    return legal[0]


def longest_suit(hand: CardSet) -> Suit:
    """The suit with most cards, then with the higher ranks, then the first of ♠ ♣ ♦ ♥."""

    def weight(suit: Suit) -> tuple[int, int, int]:
        cards = [card for card in hand if not card.is_joker and card.suit is suit]
        return len(cards), sum(card.rank for card in cards), -suit

    return max(Suit, key=weight)
