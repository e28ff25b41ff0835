"""Referee and kernel agree; the long run is `python -m tests.kernel.differential`."""

import random
from itertools import islice

import pytest

from kingclub.bots.danger import Look
from kingclub.bots.plain import choose_card
from kingclub.cards import CARDS, CardSet, suit_set
from kingclub.kernel.plain import plain_of
from kingclub.kernel.spec import position_of
from kingclub.play import Deal, Play
from kingclub.play.trick_play import TrickPlay
from tests.kernel.differential import play_both, random_deal, referee_count, settings


@pytest.mark.parametrize("seed", range(8))
def test_legality_winner_points_and_end_are_the_referees(seed: int):
    chance = random.Random(seed)
    for setting in islice(settings(chance), 25):
        play_both(chance, setting)


@pytest.mark.parametrize("seed", range(4))
def test_playout_counts_are_the_referees(seed: int):
    chance = random.Random(seed)
    for setting in islice(settings(chance), 4):
        deal = random_deal(chance, setting)
        for _ in range(3 * setting.ruleset.players + chance.randrange(4)):
            if not deal.is_over:
                deal = deal.act(chance.choice(deal.legal()))
        for depth in range(5):
            assert position_of(deal).count_plays(depth) == referee_count(deal, depth)


def look(deal: Deal) -> Look:
    """What the bot sees, without a game around the deal."""
    phase, trump = deal.play, deal.terms.trump
    assert isinstance(phase, TrickPlay)
    suit = trump.suit if trump is not None else None
    return Look(
        ruleset=deal.dealt.ruleset,
        contract=deal.settled_contract,
        hand=phase.hand(phase.turn),
        on_table=phase.on_table,
        tricks_left=len(phase.hand(phase.turn)),
        trump=CardSet() if suit is None else suit_set(suit),
        penalty_suit=deal.terms.penalty_suit,
        reversed=deal.terms.reversed,
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_kernels_copy_of_plain_plays_as_the_bot(seed: int):
    chance = random.Random(seed)
    for setting in islice(settings(chance), 25):
        deal = random_deal(chance, setting)
        plain = plain_of(setting.ruleset, setting.contract, setting.terms)
        while not deal.is_over:
            plays = [action for action in deal.legal() if isinstance(action, Play)]
            cards = tuple(play.card for play in plays)
            wanted = cards[0] if len(cards) == 1 else choose_card(look(deal), cards)
            chosen = CARDS[plain.card(position_of(deal, setting.rules))]
            assert chosen is wanted
            card = chosen if chance.random() < 0.7 else chance.choice(cards)
            deal = deal.act(plays[cards.index(card)])
