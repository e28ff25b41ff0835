"""How the time of the solvers grows with the cards left: writes docs/kernel-times.svg."""

import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from bench.kernel import Bout, bouts, equilibrium, guarantee, solve_times

# matplotlib is installed for measuring only.
mpl: Any = import_module("matplotlib")
mpl.use("svg")
plt: Any = import_module("matplotlib.pyplot")

TARGET = Path(__file__).resolve().parents[1] / "docs" / "kernel-times.svg"
CARDS = range(2, 9)
DEALS = 11


def curve(bout: Bout, solve: object) -> list[float]:
    chosen = guarantee if solve is guarantee else equilibrium
    return [median(solve_times(bout, chosen, DEALS, cards)) for cards in CARDS]


def main() -> int:
    mpl.rcParams["svg.hashsalt"] = "kingclub"  # the same file for the same numbers
    figure, axes = plt.subplots(1, 2, figsize=(11, 5), sharey=True)
    for place, (axis, solve) in enumerate(zip(axes, (guarantee, equilibrium))):
        colours: dict[str, str] = {}  # one for what is avoided and what is taken
        for bout in bouts():
            style = "--" if bout.contract.sign < 0 else "-"
            item = bout.name.removeprefix("no-").removeprefix("take-")
            colour = colours.setdefault(item, f"C{len(colours)}")
            axis.plot(list(CARDS), curve(bout, solve), style, color=colour, label=bout.name)
        axis.set(title=solve.__name__, xlabel="cards in each hand", yscale="log")
        axis.grid(alpha=0.3)
        if place == 0:
            axis.set_ylabel("CPU ms, all first cards, median")
            axis.legend(fontsize=7, ncols=2)
    figure.tight_layout()
    figure.savefig(TARGET, metadata={"Date": None})
    return 0


if __name__ == "__main__":
    sys.exit(main())
