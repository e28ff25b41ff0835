"""The solvers against brute force, as long as wanted.

python -m tests.kernel.solvers --endings 10000 --seed 1
"""

from __future__ import annotations

import argparse
import random
from itertools import islice

from kingclub.kernel import FIXED, Rules, Solver, Ties
from tests.kernel import naive
from tests.kernel.endings import endings, position_of

TIES = {"mean": Ties.MEAN, "against": Ties.AGAINST, "in_favour": Ties.IN_FAVOUR}


def compare(state: naive.State, rules: Rules, solver: Solver) -> None:
    """All five values of every legal card equal brute force, and lie in their order."""
    position = position_of(state, rules)
    assert position.legal_cards == sum(1 << card for card in state.legal), str(position)
    guarantee, ceiling = dict(solver.guarantee(position)), dict(solver.ceiling(position))
    assert guarantee == naive.guarantee(state), str(position)
    assert ceiling == naive.ceiling(state), str(position)
    for name, ties in TIES.items():
        values = dict(solver.equilibrium(position, ties))
        assert values == naive.equilibrium(state, name), str(position)
        for card, value in values.items():
            assert guarantee[card] * FIXED <= value <= ceiling[card] * FIXED, str(position)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    solver = Solver(megabytes=16)
    for state, rules in islice(endings(random.Random(arguments.seed), 3), arguments.endings):
        compare(state, rules, solver)
    print(f"{arguments.endings} endings, no difference")


if __name__ == "__main__":
    main()
