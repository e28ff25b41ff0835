"""Positions whose values are known from elsewhere: from a prototype that agreed with brute force."""

from pathlib import Path

import pytest

from kingclub.kernel import FIXED, Position, Rules, Solver, Ties
from kingclub.kernel.spec import rules_of
from kingclub.rules import load
from kingclub.scoring import Terms, Trump

FILE = Path(__file__).with_name("known_positions.txt")
LETTERS = "23456789TJQKA"


def cards(text: str) -> list[int]:
    """`h:AT c:A` as card numbers."""
    found: list[int] = []
    for part in text.split():
        suit, _, ranks = part.partition(":")
        found += [13 * "scdh".index(suit) + LETTERS.index(rank) for rank in ranks]
    return found


def rules(contract: str) -> Rules:
    trump = Terms(trump=Trump("♦")) if contract == "trump" else Terms()
    ruleset = load("king14-jacks")
    if contract != "trump":
        return rules_of(ruleset, ruleset.contracts[contract], trump)  # pyright: ignore[reportArgumentType]
    spec = rules_of(ruleset, ruleset.contracts["take-tricks"], trump).spec  # pyright: ignore[reportArgumentType]
    spec.trick_price, spec.must_trump = 6, True
    return Rules(spec)


KNOWN = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("line", KNOWN, ids=lambda line: line.split(" | ")[0])
def test_a_verified_position(line: str):
    contract, table, *hands, expected = (part.strip() for part in line.split("|"))
    leader, _, trick = table.partition(" ")
    held = [sum(1 << card for card in cards(hand)) for hand in hands]
    position = Position(rules(contract), held, int(leader or 0), cards(trick))
    solver = Solver(megabytes=1)
    found = [dict(solver.guarantee(position))] + [
        {card: value / FIXED for card, value in solver.equilibrium(position, ties)}
        for ties in (Ties.MEAN, Ties.AGAINST, Ties.IN_FAVOUR)
    ]
    for item in expected.split(", "):
        name, *points = item.split()
        card = cards(f"{name[0]}:{name[1]}")[0]
        assert [values[card] / 2 for values in found] == pytest.approx([float(p) for p in points], abs=0.005)
