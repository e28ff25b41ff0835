"""Every pair of values that two house rules of a preset can have, in some ruleset, and deals of each.

    python -m tests.conformance.covering [DEALS]    200 deals each, if no number is given

Which rulesets: a covering array by allpairspy. One that is refused (it does not balance, or the two do not go
together) is tried once more with `allow_unbalanced`; pairs that no accepted ruleset has are counted apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations

from allpairspy import AllPairs

from kingclub.play import Game
from kingclub.rules import SWITCHES, Ruleset, SwitchValue, load, preset_ids, read_preset
from tests.play.test_properties import check_cards, check_sheet
from tests.strategies import loaded, play_at_random

DEALS = 200
Settings = dict[str, SwitchValue]
Pair = frozenset[tuple[str, SwitchValue]]


def offered(preset: str, players: int) -> dict[str, tuple[SwitchValue, ...]]:
    """The house rules that have a choice of values; a list of deals has none."""
    names = load(preset, players=players).switches
    return {name: SWITCHES[name].values for name in names if len(SWITCHES[name].values) > 1}


def settings(preset: str, players: int) -> list[Settings]:
    """The rows of the covering array."""
    values = offered(preset, players)
    if len(values) < 2:
        return [{name: value} for name, each in values.items() for value in each]
    return [dict(zip(values, row, strict=True)) for row in AllPairs([*values.values()])]


def accepted(preset: str, players: int) -> Iterator[Ruleset]:
    """The rulesets of the array that can be played, and one for each pair that is then still missing."""
    rows = settings(preset, players)
    missing = {pair for row in rows for pair in pairs(row)}
    for row in rows:
        ruleset = with_balance(preset, players, row)
        if ruleset is not None:
            missing -= set(pairs(row))
            yield ruleset
    for pair in sorted(missing, key=repr):
        ruleset = with_balance(preset, players, dict(pair))
        if ruleset is not None:
            yield ruleset


def with_balance(preset: str, players: int, row: Settings) -> Ruleset | None:
    ruleset = loaded(preset, players, row)
    if ruleset is None and "allow_unbalanced" in offered(preset, players):
        ruleset = loaded(preset, players, row | {"allow_unbalanced": True})
    return ruleset


def pairs(row: Settings) -> list[Pair]:
    return [frozenset(pair) for pair in combinations(row.items(), 2)]


def play_deals(ruleset: Ruleset, deals: int) -> int:
    """So many deals at random, game after game, every invariant checked; gives the deals played."""
    played = 0
    for number in range(deals):
        if played >= deals:
            break
        game = Game(ruleset)
        step = 0
        while not game.is_over and played + len(game.finished) < deals:
            step += 1
            assert step < 4_000, f"a game of {ruleset.preset} with {ruleset.switches} does not end"
            game = play_at_random(game, f"covering {number} {step}", 17)
            if game.deal is not None:
                check_cards(game.deal)
        if game.is_over:
            check_sheet(game)
        assert not game.sheet.faults()
        played += len(game.finished)
    return played


def games() -> list[tuple[str, int]]:
    return [
        (preset, int(players))
        for preset in preset_ids()
        for players in sorted(read_preset(preset).players, key=int)
    ]


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    rulesets = total = 0
    for preset, players in games():
        for ruleset in accepted(preset, players):
            rulesets += 1
            total += play_deals(ruleset, deals)
        print(
            f"{preset} for {players}: {rulesets} rulesets, {total} deals so far, no broken invariant",
            flush=True,
        )


if __name__ == "__main__":
    main()
