"""`plain`, the frozen baseline that strength is measured against; it never changes.

It looks at its own hand, the trick on the table and the contract only.
"""

from __future__ import annotations

from kingclub.bots.bot import legal_actions
from kingclub.bots.danger import (
    Look,
    highest,
    least_dangerous,
    look,
    lowest,
    most_dangerous,
)
from kingclub.bots.plain_calls import choose_call
from kingclub.bots.plain_stock import choose_with_stock
from kingclub.cards import Card
from kingclub.play.action import Action, Play
from kingclub.play.view import View
from kingclub.rules import ContractId

_LAST_TWO = (ContractId.NO_LAST_TWO, ContractId.TAKE_LAST_TWO)
_SINGLE_CARDS = (
    ContractId.NO_BOYS,
    ContractId.NO_GIRLS,
    ContractId.NO_HEARTS,
    ContractId.NO_KING,
)
_EVERY_TRICK_PAYS = (
    ContractId.TAKE_TRICKS,
    ContractId.TRUMP,
    ContractId.TAKE_ALL,
    ContractId.TAKE_LAST_TWO,
)


class PlainBot:
    """Decides by a handful of fixed rules; no random source."""

    name = "plain"

    def choose(self, view: View) -> Action:
        legal = legal_actions(view)
        if len(legal) == 1:
            return legal[0]
        if view.ruleset.has_stock:
            return choose_with_stock(view, legal)
        plays = {action.card: action for action in legal if isinstance(action, Play)}
        if not plays:
            return choose_call(view, legal)
        return plays[choose_card(look(view), tuple(plays))]


def choose_card(look: Look, cards: tuple[Card, ...]) -> Card:
    """The card of `cards`, all legal, that `plain` plays."""
    if not look.on_table:
        return _lead(look, cards)
    if look.is_of(*_LAST_TWO) and look.tricks_left > 2:
        return most_dangerous(cards, look) if look.avoids else least_dangerous(cards, look)
    return _avoid(look, cards) if look.avoids else _take(look, cards)


def _lead(look: Look, cards: tuple[Card, ...]) -> Card:
    return max(cards, key=lambda card: (_lead_worth(look, card), -card.index))


def _lead_worth(look: Look, card: Card) -> int:
    rank = look.rank(card)
    if look.is_of(*_LAST_TWO) and look.tricks_left > 3:
        return 10 * rank if look.avoids else -10 * rank
    if look.avoids:
        return -10 * rank - look.length(card) - 60 * look.is_priced(card)
    held_back = look.is_priced(card) and not look.is_ace(card)
    return 10 * rank + look.length(card) - 60 * held_back


def _avoid(look: Look, cards: tuple[Card, ...]) -> Card:
    under = tuple(card for card in cards if not look.beats(card, look.winning))
    if not look.follows(cards[0]):
        return most_dangerous(under or cards, look)
    if under:
        return most_dangerous(under, look)
    if look.is_last and look.is_of(*_SINGLE_CARDS) and not look.holds_points:
        return highest(tuple(card for card in cards if not look.is_priced(card)) or cards, look)
    return highest(cards, look) if look.is_last else lowest(cards, look)


def _take(look: Look, cards: tuple[Card, ...]) -> Card:
    over = tuple(card for card in cards if look.beats(card, look.winning))
    if not over:
        return least_dangerous(cards, look)
    if look.is_last:
        takes = look.holds_points or look.is_of(*_EVERY_TRICK_PAYS)
        return lowest(over, look) if takes else least_dangerous(cards, look)
    best = highest(over, look)
    takes = look.is_ace(best) or look.holds_points
    return best if takes else least_dangerous(cards, look)
