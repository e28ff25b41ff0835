"""The lot and the shuffles that a seed makes; `docs/shuffle.md` defines them to the bit."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator

from kingclub.cards import Card, Rank
from kingclub.play.action import Chance, Flip, Lot, Shuffle
from kingclub.play.deal import Deal
from kingclub.play.game import Game
from kingclub.rules import Ruleset
from kingclub.scoring import Seat

_TWO_BYTES = 1 << 16


def chance(game: Game, seed: str) -> Chance:
    """The lot, the shuffle or the flip that is due in `game`, as `seed` makes it."""
    if game.first_dealer is None:
        return Lot(first_dealer(game.ruleset, seed))
    if game.deal is not None:
        return flip_due(game.deal, seed)
    return Shuffle(shuffled(game.ruleset.all_cards, seed, f"deal {game.number}"))


def flip_due(deal: Deal, seed: str) -> Flip:
    """The discards that become the stock, as `seed` shuffles them."""
    actions = () if deal.play is None else deal.play.actions
    flips = sum(isinstance(action, Flip) for action in actions)
    purpose = f"deal {deal.dealt.number} stock {flips + 1}"
    return Flip(shuffled(sorted(deal.to_shuffle), seed, purpose))


def first_dealer(ruleset: Ruleset, seed: str) -> Seat:
    """The first dealer by lot, or by the first ace turned up from the first seat on (RULES 1.1)."""
    if ruleset.switches.get("first_dealer") != "first-ace":
        return Seat(_below(ruleset.players, _draws(seed, "dealer")))
    turned = shuffled(ruleset.all_cards, seed, "dealer")
    place = next(place for place, card in enumerate(turned) if not card.is_joker and card.rank is Rank.ACE)
    return Seat(place % ruleset.players)


def shuffled(pack: Iterable[Card], seed: str, what: str) -> tuple[Card, ...]:
    """The pack, taken in the order of its cards, after Fisher and Yates' shuffle."""
    cards = list(pack)
    draws = _draws(seed, what)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, draws)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _draws(seed: str, what: str) -> Iterator[int]:
    """Two-byte numbers, big end first, from HMAC-SHA-256 of a counted message under the seed."""
    key = seed.encode()
    block = 0
    while True:
        digest = hmac.digest(key, f"kingclub 1 {what} {block}".encode(), "sha256")
        for place in range(0, len(digest), 2):
            yield digest[place] << 8 | digest[place + 1]
        block += 1


def _below(limit: int, draws: Iterator[int]) -> int:
    """A number under `limit`, all equally likely: numbers of the uneven tail are thrown away."""
    even = _TWO_BYTES - _TWO_BYTES % limit
    return next(draw for draw in draws if draw < even) % limit
