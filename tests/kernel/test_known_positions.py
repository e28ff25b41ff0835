"""Positions whose values are known from elsewhere: a prototype that agreed with brute force, and hand play."""

import pytest

from kingclub.kernel import FIXED, Position, Rules, Solver, Ties
from kingclub.kernel.spec import rules_of
from kingclub.rules import load
from kingclub.scoring import Terms, Trump

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


# contract | table, by seat | hands of seats 0..3 | card: guarantee, mean, worst and best tie, in points
# Source: the prototype's list of verified positions (unique best card under every tie rule).
KNOWN = """
no-tricks | | h:AT c:A s:9 | h:8 s:QJ8 | h:J c:T98 | d:T c:J s:T7 | cA -2 -2 -2 -2, hT -6 -6 -6 -6, s9 -8 -8 -8 -8, hA -8 -8 -8 -8
take-tricks | | c:Q9 s:T7 | d:Q97 c:8 | d:K c:AKT | h:J d:JT c:J | s7 4 4 4 4, c9 0 0 0 0, cQ 0 0 0 0
no-boys | 2 d:8 c:9 | h:JT d:A9 | c:7 s:AKQ | d:K c:JT | h:97 s:8 | dA 0 0 0 0, d9 -8 -8 -8 -8
take-boys | | d:T9 c:J7 | h:KQ s:AK | h:7 d:Q s:J8 | h:JT c:T s:Q | cJ 4 7.33 4 12, c7 0 0 0 0, d9 0 0 0 0
no-girls | | h:Q d:KQJ | h:AT9 s:A | s:K987 | d:AT s:JT | dQ -4 -4 -4 -4, dJ -8 -8 -8 -8, dK -8 -8 -8 -8, hQ -8 -8 -8 -8
take-girls | 3 h:T | h:AKJ d:K | d:8 c:Q7 s:8 | h:98 d:J s:Q | h:Q7 d:Q | hJ 16 16 16 16, hK 8 11 8 12
no-hearts | | h:T c:J9 s:T | h:KJ7 d:K | h:Q d:AQ s:A | h:98 c:A7 | sT 0 0 0 0, c9 -14 -12.5 -14 -12
take-hearts | 2 d:A d:T | h:87 s:K9 | h:AT9 d:J | h:J d:K s:Q | h:KQ s:J | h7 6 9 8 10, s9 2 3 2 4, sK 0 0 0 0
no-king | | h:AT d:Q c:K | h:K8 d:A c:J | d:T9 c:9 s:A | h:QJ97 | cK 0 0 0 0, dQ -16 -16 -16 -16
take-king | | d:K c:QJ7 | h:QJ9 c:9 | h:8 d:AQ8 | h:AKT7 | cJ 16 16 16 16, c7 0 0 0 0, dK 0 0 0 0
no-last-two | | d:J c:J97 | c:T8 s:JT | d:97 c:KQ | h:Q97 d:8 | dJ 0 0 0 0, c7 -16 -16 -16 -16, c9 -16 -16 -16 -16, cJ -16 -16 -16 -16
take-last-two | 1 h:9 h:K h:T | h:A8 s:Q9 | c:987 | d:AT c:K | h:QJ d:J | hA 8 8 8 8, h8 0 0 0 0
no-all | | h:QJ s:T8 | h:97 s:Q7 | h:AKT s:A | h:8 s:KJ9 | sT -24 -14 -14 -14, s8 -52 -50 -52 -48
take-all | | d:J c:T8 s:T | h:A8 d:T c:Q | h:K9 d:9 c:J | h:QJT d:Q | sT 22 25.67 22 28, c8 0 0 0 0, dJ 0 0 0 0
trump | 2 c:T c:9 | h:8 c:AQ s:J | d:7 c:J s:T9 | d:T9 c:7 | d:K c:K s:8 | cQ 6 6 6 6, cA 3 3 3 3
"""


@pytest.mark.parametrize("line", KNOWN.strip().splitlines(), ids=lambda line: line.split(" | ")[0])
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
