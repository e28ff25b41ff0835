"""What each seat took, counted from the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import KING_OF_HEARTS, SUIT_BITS, Suit
from kingclub.play.trick import Trick
from kingclub.rules import Ruleset
from kingclub.scoring import Taken, Tally

_HEART_BITS = SUIT_BITS[Suit.HEARTS]


def tally_tricks(ruleset: Ruleset, tricks: Sequence[Trick], hand_size: int) -> Tally:
    """The tally of these tricks; `hand_size` tells which of them are the last two."""
    taken = [0] * ruleset.players
    count = [0] * ruleset.players
    last = [0] * ruleset.players
    for number, trick in enumerate(tricks):
        winner = trick.winner
        count[winner] += 1
        last[winner] += number >= hand_size - 2
        for card in trick.cards:
            taken[winner] |= card.bit
    boys, girls = ruleset.boys.bits, ruleset.girls.bits
    return tuple(
        Taken(
            tricks=count[seat],
            hearts=(bits & _HEART_BITS).bit_count(),
            boys=(bits & boys).bit_count(),
            girls=(bits & girls).bit_count(),
            king=(bits & KING_OF_HEARTS.bit).bit_count(),
            last_two=last[seat],
        )
        for seat, bits in enumerate(taken)
    )
