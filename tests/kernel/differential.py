"""Referee and kernel side by side over random part-played deals of every trick-taking preset.

    python -m tests.kernel.differential --positions 1000000 --seed 1

plays that many positions and stops at the first difference.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from kingclub.cards import Suit
from kingclub.kernel import Position, Rules
from kingclub.kernel.spec import position_of, rules_of, utility_sign
from kingclub.play import Deal, Play
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import (
    SWITCHES,
    Contract,
    Counting,
    Form,
    RulesError,
    Ruleset,
    SwitchValue,
    Winner,
    load,
    preset_ids,
    read_preset,
)
from kingclub.rules.preset_file import for_players
from kingclub.scoring import Sale, Seat, Terms, Trump, score

_BEYOND_THE_RULES = 0.25
"""How often a trump is named where the rules know none: the law must be the same all the same."""


@dataclass(frozen=True)
class Setting:
    """A contract of a ruleset on terms, with the kernel's view of it."""

    ruleset: Ruleset
    contract: Contract
    terms: Terms
    rules: Rules


def settings(chance: random.Random) -> Iterator[Setting]:
    """Random switches, contracts and terms of random trick-taking presets, without end."""
    presets = [preset for preset in preset_ids() if read_preset(preset).form is Form.TRICKS]
    while True:
        ruleset = random_ruleset(chance, chance.choice(presets))
        contract = ruleset.contracts[chance.choice(sorted(ruleset.contracts))]
        terms = Terms()
        if contract.counting is Counting.PENALTY_SUIT:
            declarer, bid = random_seat(chance, ruleset), chance.randint(0, 8)
            terms = Terms(penalty_suit=chance.choice(list(Suit)), declarer=declarer, bid=bid)
        elif contract.counting is Counting.ABOVE_BID:
            declarer, bid = random_seat(chance, ruleset), chance.randint(1, ruleset.hand_size)
            terms = Terms(trump=chance.choice(list(Trump)), declarer=declarer, bid=bid)
        elif ruleset.winner is Winner.LOWEST:
            pass
        elif contract.trump or chance.random() < _BEYOND_THE_RULES:
            terms = random_trump_terms(chance, ruleset)
            contract = msgspec.structs.replace(contract, must_trump=chance.random() < 0.7)
        yield Setting(ruleset, contract, terms, rules_of(ruleset, contract, terms))


def random_trump_terms(chance: random.Random, ruleset: Ruleset) -> Terms:
    """A trump deal, sold as often as not where rights are traded."""
    terms = Terms(trump=chance.choice(list(Trump)), reversed=chance.random() < 0.3)
    if not ruleset.calls.trade or chance.random() < 0.5:
        return terms
    seller, buyer = map(Seat, chance.sample(range(ruleset.players), 2))
    sale = Sale(seller=seller, buyer=buyer, tricks=chance.randint(1, ruleset.hand_size))
    return msgspec.structs.replace(terms, declarer=buyer, sale=sale)


def random_seat(chance: random.Random, ruleset: Ruleset) -> Seat:
    return Seat(chance.randrange(ruleset.players))


def random_ruleset(chance: random.Random, preset: str) -> Ruleset:
    players = int(chance.choice(sorted(read_preset(preset).players)))
    file = for_players(read_preset(preset), players)
    while True:
        switches: dict[str, SwitchValue] = {}
        for name in file.switches:
            values = SWITCHES[name].values
            if values and chance.random() < 0.5:
                switches[name] = chance.choice(values)
            if name == "trump_price":
                switches[name] = "auto"
        try:
            return load(preset, players=players, switches=switches)
        except RulesError:
            continue  # a combination that does not balance


def random_deal(chance: random.Random, setting: Setting) -> Deal:
    cards = list(setting.ruleset.pack)
    chance.shuffle(cards)
    size, players = setting.ruleset.hand_size, setting.ruleset.players
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players))
    dealer = Seat(chance.randrange(players))
    deal = Deal.of_hands(setting.ruleset, 1, dealer, setting.contract, hands, setting.terms)
    if not setting.ruleset.aside:
        return deal
    return msgspec.structs.replace(deal, dealt=msgspec.structs.replace(deal.dealt, aside=cards[-1]))


def play_both(chance: random.Random, setting: Setting) -> int:
    """One deal by random legal cards on both sides; returns how many positions were compared."""
    deal = random_deal(chance, setting)
    position = position_of(deal, setting.rules)
    compare(deal, position, setting.rules)
    path = [(str(position), position.legal_cards)]
    count_after = chance.randrange(len(deal.dealt.ruleset.pack))
    while not deal.is_over:
        if position.plays == count_after:
            depth = chance.randint(1, 3)
            assert position.count_plays(depth) == referee_count(deal, depth), str(position)
        play = chance.choice(deal.legal())
        assert isinstance(play, Play)
        deal = deal.act(play)
        position.play(play.card.index)
        compare(deal, position, setting.rules)
        path.append((str(position), position.legal_cards))
    sign = utility_sign(setting.ruleset)
    row = score(deal.settled_contract, deal.final_terms(), deal.tally())
    assert tuple(sign * points for points in position.points) == row
    for text, legal in reversed(path):
        assert (str(position), position.legal_cards) == (text, legal)
        if position.plays:
            position.undo()
    return len(path)


def referee_count(deal: Deal, depth: int) -> int:
    if depth == 0 or deal.is_over:
        return 1
    plays = [action for action in deal.legal() if isinstance(action, Play)]
    return sum(referee_count(deal.act(play), depth - 1) for play in plays)


def compare(deal: Deal, position: Position, rules: Rules) -> None:
    phase = deal.play
    assert isinstance(phase, TrickPlay)
    assert position.is_over == deal.is_over, str(position)
    assert position.legal_cards == phase.legal, str(position)
    assert position.hands == [phase.hand(Seat(seat)).bits for seat in range(position.seats)], str(position)
    assert position.trick == [card.index for card in phase.on_table], str(position)
    if not deal.is_over:
        assert position.turn == phase.turn, str(position)
        assert position.leader == phase.leader, str(position)
        assert position_of(deal, rules) == position, str(position)
    assert Position.of_text(rules, str(position)) == position, str(position)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    compared = 0
    for setting in settings(chance):
        for _ in range(10):
            compared += play_both(chance, setting)
        if compared >= arguments.positions:
            break
    print(f"{compared} positions, no difference")


if __name__ == "__main__":
    main()
