"""The referee's speed beside peers, in one run: `kingclub bench referee`, or `python -m bench.referee`."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from bench.ours import referee_driver
from bench.slices import SLICE_SECONDS, PlayGame, interleaved

UNIT = "actions per CPU-second"
OURS = "referee king14-kings"
SLICES = 9


@dataclass(frozen=True)
class Figure:
    """One line of a benchmark; without a peer the last three are None. A ratio above 1: we are ahead."""

    name: str
    value: float
    unit: str = UNIT
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


Drivers: TypeAlias = dict[str, PlayGame]


def referee_drivers() -> Drivers:
    return {OURS: referee_driver("king14-kings"), "referee king3": referee_driver("king3")}


def openspiel_drivers() -> Drivers:
    native = import_module("bench.peers.openspiel_native")
    import_module("bench.peers.openspiel_king")
    driver: Callable[[str], PlayGame] = native.openspiel_driver
    drivers = {
        "King as a Python game for OpenSpiel, one shuffle a deal": driver("python_king14_shuffled"),
        "King as a Python game for OpenSpiel, dealt card by card": driver("python_king14"),
    }
    scale: Drivers = native.native_drivers()
    return drivers | {f"OpenSpiel's C++ {name}, for scale": play for name, play in scale.items()}


def rlcard_drivers() -> Drivers:
    driver: Callable[[], PlayGame] = import_module("bench.peers.rlcard_nearest").bridge_driver
    return {"RLCard's bridge": driver()}


PEERS: dict[str, tuple[str, Callable[[], Drivers]]] = {
    "OpenSpiel": ("pyspiel", openspiel_drivers),
    "RLCard": ("rlcard", rlcard_drivers),
}


def missing_peers() -> list[str]:
    return [name for name, (module, _) in PEERS.items() if find_spec(module) is None]


def figures(slices: int = SLICES, seconds: float = SLICE_SECONDS) -> list[Figure]:
    """Ours, then one figure for every peer; a peer that is not installed has no value and says so."""
    ours = referee_drivers()
    peers: Drivers = {}
    missing = missing_peers()
    for name, (_, drivers) in PEERS.items():
        if name not in missing:
            peers |= drivers()
    speeds = interleaved([*ours.values(), *peers.values()], slices, seconds)
    own = dict(zip(ours, speeds))
    value = own[OURS]
    found = [Figure(name, round(speed)) for name, speed in own.items()]
    for name, speed in zip(peers, speeds[len(ours) :]):
        found.append(Figure(OURS, round(value), UNIT, name, round(speed), round(value / speed, 2)))
    return found + [Figure(OURS, round(value), UNIT, f"{name}: not installed") for name in missing]


def show(figures: Sequence[Figure]) -> str:
    lines: list[str] = []
    for figure in figures:
        if figure.peer is None:
            lines.append(f"{figure.value:>10,.0f}         {figure.name} ({figure.unit})")
        elif figure.peer_value is None:
            lines.append(f"{'–':>10}         {figure.peer}")
        else:
            lines.append(f"{figure.peer_value:>10,.0f}  {figure.ratio:>5}  {figure.peer}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--slices", type=int, default=SLICES, help="alternating slices for each game")
    parser.add_argument("--seconds", type=float, default=SLICE_SECONDS, help="CPU-seconds of a slice")
    arguments = parser.parse_args()
    for name in missing_peers():
        print(f"{name} is not installed: run with `uv run --group bench`.", file=sys.stderr)
    found = figures(arguments.slices, arguments.seconds)
    if arguments.json:
        print(json.dumps({"figures": [asdict(figure) for figure in found]}, ensure_ascii=False, indent=2))
    else:
        print(show(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
