"""What each seat took, counted from the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import KING_OF_HEARTS, SUIT_BITS, CardSet, Suit
from kingclub.play.trick import Trick
from kingclub.rules import Contract, Counting, Ruleset
from kingclub.scoring import Seat, Taken, Tally, Terms

_HEART_BITS = SUIT_BITS[Suit.HEARTS]


def tally_tricks(
    ruleset: Ruleset,
    contract: Contract,
    tricks: Sequence[Trick],
    hand_size: int,
    besides: Sequence[tuple[Seat, CardSet]] = (),
) -> Tally:
    """The tally of these tricks; `hand_size` tells which of them are the last two.

    `besides` are cards that go to a seat without lying in a trick.
    """
    by_card = ruleset.has_stock or contract.counting in (Counting.CARDS, Counting.PENALTY_SUIT)
    taken = [0] * ruleset.players
    count = [0] * ruleset.players
    last = [0] * ruleset.players
    for number, trick in enumerate(tricks):
        winner = trick.winner
        count[winner] += 1
        last[winner] += number >= hand_size - 2
        for card in trick.cards:
            taken[winner] |= card.bit
    for seat, cards in besides:
        taken[seat] |= cards.bits
    boys, girls = ruleset.boys.bits, ruleset.girls.bits
    return tuple(
        Taken(
            tricks=count[seat],
            hearts=(bits & _HEART_BITS).bit_count(),
            boys=(bits & boys).bit_count(),
            girls=(bits & girls).bit_count(),
            king=(bits & KING_OF_HEARTS.bit).bit_count(),
            last_two=last[seat],
            cards=CardSet(bits) if by_card else CardSet(),
        )
        for seat, bits in enumerate(taken)
    )


def tally_written_off(ruleset: Ruleset, terms: Terms) -> Tally:
    """Equal tricks to each, and what does not divide to the declarer (RULES 3)."""
    each, left = divmod(ruleset.hand_size, ruleset.players)
    return tuple(Taken(tricks=each + left * (seat == terms.declarer)) for seat in range(ruleset.players))
