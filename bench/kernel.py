"""The kernel's speed beside peers, in one run: `kingclub bench kernel`, or `python -m bench.kernel`.

Everything is measured per CPU-second of one thread on the same random deals, contract by contract.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import mean, median, quantiles
from time import process_time

from msgspec.structs import replace

from bench.referee import Figure
from kingclub.kernel import Belief, Position, Rules, Solver, play_deals, play_out
from kingclub.kernel.plain import plain_of
from kingclub.kernel.spec import rules_of
from kingclub.rules import Contract, Ruleset, load
from kingclub.scoring import Sale, Seat, Terms, Trump

FIFTEEN = (
    *("no-tricks", "no-boys", "no-girls", "no-hearts", "no-king", "no-last-two", "no-all"),
    *("take-tricks", "take-boys", "take-girls", "take-hearts", "take-king", "take-last-two", "take-all"),
    "trump",
)
MEGABYTES = 256
DEALS = 50
PLAYOUTS = 200_000
NOISE = 0.1


@dataclass(frozen=True)
class Bout:
    """One of the fifteen contracts, ready to be played by the kernel."""

    name: str
    ruleset: Ruleset
    contract: Contract
    terms: Terms
    rules: Rules

    def positions(self, deals: int, cards: int | None = None, seed: int = 1) -> Iterator[Position]:
        """Random deals of hands of `cards` cards (whole hands without), seat 0 on lead."""
        chance = Random(seed)
        pack = [card.index for card in self.ruleset.pack]
        size = self.ruleset.hand_size if cards is None else cards
        for _ in range(deals):
            dealt = chance.sample(pack, size * self.ruleset.players)
            hands = [dealt[size * seat : size * seat + size] for seat in range(self.ruleset.players)]
            yield Position(self.rules, [sum(1 << card for card in hand) for hand in hands])


def bouts() -> list[Bout]:
    """The fourteen contracts of the classic game, and a trump deal with diamonds."""
    found: list[Bout] = []
    for name in FIFTEEN:
        ruleset = load("ladies") if name == "trump" else load("king14-jacks")
        contract = next(law for contract, law in ruleset.contracts.items() if contract == name)
        terms = Terms(trump=Trump.DIAMONDS) if name == "trump" else Terms()
        found.append(Bout(name, ruleset, contract, terms, rules_of(ruleset, contract, terms)))
    return found


def called() -> list[Bout]:
    """The trump deal again, with a bid and with a sale that what is taken caps."""
    deals: list[Bout] = []
    for name, preset, switches, terms in (
        ("trump, three bid", "trump-auction", {}, Terms(declarer=Seat(0), bid=3)),
        (
            "trump, four sold",
            "ladies-book",
            {"sale_cap": "taken"},
            Terms(declarer=Seat(0), sale=Sale(seller=Seat(1), buyer=Seat(0), tricks=4)),
        ),
    ):
        ruleset = load(preset, switches=switches)
        contract = next(law for contract, law in ruleset.contracts.items() if contract == "trump")
        terms = replace(terms, trump=Trump.DIAMONDS)
        deals.append(Bout(name, ruleset, contract, terms, rules_of(ruleset, contract, terms)))
    return deals


def cpu_seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def cards_played(bout: Bout, deals: int) -> float:
    """How many cards a random deal takes: some contracts end early."""
    if not bout.contract.early_end:
        return len(bout.ruleset.pack)
    chance = Random(9)
    plays = 0
    for position in bout.positions(deals):
        while not position.is_over:
            legal = [card for card in range(54) if position.legal_cards >> card & 1]
            position.play(chance.choice(legal))
        plays += position.plays
    return plays / deals


def random_moves(found: Sequence[Bout]) -> list[float]:
    """Millions of cards per CPU-second: deals dealt, played at random and scored."""
    play_deals(found[0].rules, PLAYOUTS)  # the first touch of memory is not what is measured
    return [
        cards_played(bout, 500)
        * PLAYOUTS
        / cpu_seconds(lambda: play_deals(bout.rules, PLAYOUTS, seed=2))  # noqa: B023 - called at once
        / 1e6
        for bout in found
    ]


def rollouts(found: Sequence[Bout]) -> list[float]:
    """Microseconds for a whole deal by the policy of `plain` with noise."""
    times: list[float] = []
    for bout in found:
        plain = plain_of(bout.ruleset, bout.contract, bout.terms)
        positions = list(bout.positions(200))
        each = PLAYOUTS // len(positions)
        play_out(positions, 1, plain, NOISE)
        spent = min(cpu_seconds(lambda: play_out(positions, each, plain, NOISE)) for _ in range(3))  # noqa: B023
        times.append(spent / each / len(positions) * 1e6)
    return times


Solve = Callable[[Solver, Position], object]


def guarantee(solver: Solver, position: Position) -> object:
    return solver.guarantee(position)


def equilibrium(solver: Solver, position: Position) -> object:
    return solver.equilibrium(position)


def solve_times(bout: Bout, solve: Solve, deals: int, cards: int | None = None) -> list[float]:
    """Milliseconds for all first cards of each deal."""
    solver = Solver(MEGABYTES)
    solve(solver, next(bout.positions(1, cards, seed=99)))
    return [
        1e3 * cpu_seconds(lambda: solve(solver, position))  # noqa: B023 - called at once
        for position in bout.positions(deals, cards)
    ]


def belief_sample() -> float:
    """Microseconds for one world of the first trick, exactly uniform."""
    pack = [card.index for card in load("king14-jacks").pack]
    own, unseen = (sum(1 << card for card in cards) for cards in (pack[:8], pack[8:]))
    belief = Belief(unseen, [own, 0, 0, 0], [0, 8, 8, 8], [0, unseen, unseen, unseen])
    belief.sample(PLAYOUTS)
    return min(cpu_seconds(lambda: belief.sample(PLAYOUTS)) for _ in range(3)) / PLAYOUTS * 1e6


def percentile99(times: Sequence[float]) -> float:
    return quantiles(times, n=100, method="inclusive")[98]


def figures(deals: int = DEALS) -> list[Figure]:
    """Ours contract by contract, and pooled beside the peers'."""
    found, beside = bouts(), called()
    moves, plain = random_moves(found), rollouts(found)
    lines = [Figure(f"random {bout.name}", round(v, 1), "M cards/s") for bout, v in zip(found, moves)]
    lines += playout_peers(mean(moves))
    lines += [
        Figure(f"random {bout.name}", round(v, 1), "M cards/s")
        for bout, v in zip(beside, random_moves(beside))
    ]
    lines += [Figure(f"plain {bout.name}", round(v, 3), "µs/deal") for bout, v in zip(found, plain)]
    lines.append(Figure("plain, mean of contracts", round(mean(plain), 3), "µs/deal"))
    lines.append(Figure("belief sample", round(belief_sample(), 3), "µs/world"))
    for solve, count in ((guarantee, 4 * deals), (equilibrium, deals)):
        pooled: list[float] = []
        for bout in found:
            times = solve_times(bout, solve, count)
            pooled += times
            lines += spread(f"{solve.__name__} {bout.name}", times)
        lines += pooled_lines(solve.__name__, pooled, beside_peer=solve is guarantee)
        for bout in beside:
            lines += spread(f"{solve.__name__} {bout.name}", solve_times(bout, solve, count))
    return lines


def spread(name: str, times: Sequence[float]) -> list[Figure]:
    return [
        Figure(f"{name}, median", round(median(times), 3), "ms"),
        Figure(f"{name}, 99th percentile", round(percentile99(times), 2), "ms"),
    ]


def pooled_lines(name: str, pooled: Sequence[float], *, beside_peer: bool) -> list[Figure]:
    value = median(pooled)
    peer: tuple[str | None, float | None] = (None, None)
    if beside_peer:
        peer = endplay_times()
    lines = [
        Figure(
            f"{name}, pooled median",
            round(value, 3),
            "ms",
            peer[0],
            None if peer[1] is None else round(peer[1], 3),
            None if peer[1] is None else round(peer[1] / value, 2),
        )
    ]
    return [*lines, Figure(f"{name}, pooled 99th percentile", round(percentile99(pooled), 1), "ms")]


def playout_peers(value: float) -> list[Figure]:
    name = "random, mean of contracts"
    if find_spec("pyspiel") is None:
        return [Figure(name, round(value, 1), "M cards/s", "OpenSpiel: not installed")]
    speeds: dict[str, float] = import_module("bench.peers.openspiel_rollouts").rollout_speeds()
    return [
        Figure(name, round(value, 1), "M cards/s", peer, round(speed, 2), round(value / speed, 1))
        for peer, speed in speeds.items()
    ]


def endplay_times() -> tuple[str, float | None]:
    """The two-sided double-dummy solve of eight cards each, all first cards."""
    if find_spec("endplay") is None:
        return "endplay: not installed", None
    times: list[float] = import_module("bench.peers.double_dummy").solve_times(8, 60)
    return "endplay's double-dummy solver, 8 cards each, two sides", median(times)


def show(found: Sequence[Figure]) -> str:
    lines: list[str] = []
    for figure in found:
        line = f"{figure.value:>10,.3f} {figure.unit:<10} {figure.name}"
        if figure.ratio is not None:
            line += f"   ({figure.peer}: {figure.peer_value:,.3f}, ratio {figure.ratio})"
        lines.append(line if figure.peer is None or figure.ratio is not None else f"{line}   ({figure.peer})")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals a contract for the equilibrium")
    arguments = parser.parse_args()
    found = figures(arguments.deals)
    if arguments.json:
        print(json.dumps({"figures": [asdict(figure) for figure in found]}, ensure_ascii=False, indent=2))
    else:
        print(show(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
