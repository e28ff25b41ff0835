"""A bot at a table: it gets the view of its seat and answers with an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kingclub.bots import PlainBot, RandomBot
from kingclub.cards import CardSet, Suit
from kingclub.club.table import Table
from kingclub.play import Action, Declare, NameSuit, Pass, Play, Trade, View, view
from kingclub.scoring import Seat

BOTS = ("plain",)
"""The kinds of bot that may sit at a table."""


def bot_action(table: Table, seat: Seat) -> Action:
    """What the bot on `seat` does; it is its turn. The same table gives the same answer."""
    seen = view(table.game, seat)
    chosen_at = f"{table.bot_seed} {table.actions}"
    if any(card.is_joker for card in seen.ruleset.pack):  # `plain` knows no jokers
        return RandomBot(chosen_at).choose(seen)
    if seen.deal is not None and not any(isinstance(action, Play) for action in seen.deal.legal):
        return _call(seen, chosen_at)
    return PlainBot().choose(seen)


def _call(seen: View, seed: str) -> Action:
    """`plain` only plays cards; its calls are modest: no bid, no trade, the longest suit."""
    legal = seen.deal.legal if seen.deal is not None else ()
    hand = seen.deal.hand if seen.deal is not None else CardSet()
    modest = _modest(legal) or _longest_suit(legal, hand)
    return modest or RandomBot(seed).choose(seen)


def _modest(legal: Sequence[Action]) -> Action | None:
    return next((call for call in legal if _is_modest(call)), None)


def _is_modest(call: Action) -> bool:
    return isinstance(call, Pass) or (isinstance(call, Trade) and not call.agree)


def _longest_suit(legal: Sequence[Action], hand: CardSet) -> Action | None:
    lengths = Counter(card.suit for card in hand if not card.is_joker)
    named = [(lengths[suit], call) for call in legal if (suit := _suit(call)) is not None]
    return max(named, key=lambda pair: pair[0])[1] if named else None


def _suit(call: Action) -> Suit | None:
    if isinstance(call, NameSuit):
        return call.suit
    if isinstance(call, Declare) and call.trump is not None and not call.reversed:
        return call.trump.suit
    return None
