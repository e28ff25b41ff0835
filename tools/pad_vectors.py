"""Writes `tests/scorepad/vectors.json.gz`, rows and what they must give: `python -m tools.pad_vectors`.

Python and the page read the same file. A vector names its rules by place in `rules`; `row` is as in a
sheet file. Where the row can be, `points`, `check` and who deals next follow from it; else `faults` are
the reasons against it.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from kingclub.rules import Ruleset, format_switch
from kingclub.scorepad import RowFault, points_of, start_pad
from kingclub.scorepad.row_check import check_of
from kingclub.scorepad.row_data import row_data
from kingclub.scorepad.rules_data import decimal
from kingclub.scoring import Seat
from tests.scorepad.random_rows import damaged, random_row, random_ruleset

TARGET = Path(__file__).resolve().parents[1] / "tests" / "scorepad" / "vectors.json.gz"
COUNT = 10_000
RULESETS = 250
SEED = "vectors"
DAMAGED_SHARE = 0.2


class Vector(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row as deal `number` of a sheet whose deal 1 is dealt by seat `dealer`."""

    rules: int
    number: int
    dealer: int
    row: dict[str, object]
    points: list[int | float] | None = None
    check: int | float | None = None
    leader: int | None = None
    next_dealer: int | None = None
    faults: list[str] | None = None


class VectorFile(msgspec.Struct, frozen=True):
    """The whole file."""

    seed: str
    rules: list[dict[str, object]]
    vectors: list[Vector]


def vectors(seed: str, count: int) -> VectorFile:
    """So many rows; the same seed always gives the same."""
    random = Random(seed)
    rulesets = [random_ruleset(random) for _ in range(RULESETS)]
    made = [_vector(random, place % RULESETS, rulesets[place % RULESETS]) for place in range(count)]
    return VectorFile(seed, [named_rules(ruleset) for ruleset in rulesets], made)


def named_rules(ruleset: Ruleset) -> dict[str, object]:
    """The preset and all its switches, as the vectors name a ruleset."""
    switches = {name: format_switch(value) for name, value in ruleset.switches.items()}
    return {"id": ruleset.preset, "players": ruleset.players, "switches": switches}


def _vector(random: Random, place: int, ruleset: Ruleset) -> Vector:
    number = random.randint(1, ruleset.deals or 20)
    dealer = Seat(random.randrange(ruleset.players))
    pad = start_pad(ruleset, (), dealer)
    row = random_row(random, ruleset, pad.contract_of(number), pad.dealer_of(number))
    if random.random() < DAMAGED_SHARE:
        row = damaged(random, ruleset, row)
    faults = pad.faults_of(number, row)
    data = row_data(ruleset, row)
    if faults:
        return Vector(place, number, dealer + 1, data, faults=list(_reasons(faults)))
    return Vector(
        place,
        number,
        dealer + 1,
        data,
        points=[decimal(half) for half in points_of(ruleset, row)],
        check=decimal(check_of(ruleset, row) or 0),
        leader=pad.leader_of(number, row.terms) + 1,
        next_dealer=pad.dealer_of(number + 1) + 1,
    )


def _reasons(faults: tuple[RowFault, ...]) -> Iterator[str]:
    yield from dict.fromkeys(str(fault.reason) for fault in faults)


def text_of(file: VectorFile) -> bytes:
    """A vector a line."""
    head = msgspec.json.encode({"seed": file.seed, "rules": file.rules})[:-1]
    lines = [msgspec.json.encode(each) for each in file.vectors]
    return head + b',"vectors":[\n' + b",\n".join(lines) + b"\n]}\n"


def main() -> None:
    TARGET.write_bytes(gzip.compress(text_of(vectors(SEED, COUNT)), 9, mtime=0))


if __name__ == "__main__":
    main()
