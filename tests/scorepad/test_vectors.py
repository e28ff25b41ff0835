"""The rows that Python and the page both compute: fresh, and each gives what its vector says."""

from __future__ import annotations

import gzip
from collections import Counter
from functools import cache

import msgspec
import pytest

from kingclub.rules import ContractId, Counting, Ruleset, load
from kingclub.scorepad import TakenRow, start_pad
from kingclub.scorepad.row import points_of
from kingclub.scorepad.row_check import check_of
from kingclub.scorepad.row_data import RowFile, row_data, row_from_data
from kingclub.scorepad.rules_data import decimal
from kingclub.scoring import Seat
from tools.pad_vectors import COUNT, SEED, TARGET, Vector, VectorFile, text_of, vectors


@cache
def committed() -> VectorFile:
    return msgspec.json.decode(gzip.decompress(TARGET.read_bytes()), type=VectorFile)


@cache
def rules(place: int) -> Ruleset:
    named = committed().rules[place]
    return msgspec.convert(named, Named).load()


class Named(msgspec.Struct):
    id: str
    players: int
    switches: dict[str, str]

    def load(self) -> Ruleset:
        return load(self.id, players=self.players, switches=self.switches)


def row_of(vector: Vector) -> TakenRow:
    ruleset = rules(vector.rules)
    dealer = Seat((vector.dealer - 1 + vector.number - 1) % ruleset.players)
    row = row_from_data(ruleset, msgspec.convert(vector.row, RowFile), dealer)
    assert isinstance(row, TakenRow)
    return row


@pytest.mark.slow
def test_the_vectors_are_fresh() -> None:
    fresh = text_of(vectors(SEED, COUNT))
    assert gzip.decompress(TARGET.read_bytes()) == fresh, "run `python -m tools.pad_vectors`"


def test_another_seed_gives_other_vectors() -> None:
    assert vectors("another", 300).vectors != vectors(SEED, 300).vectors


@pytest.mark.slow
def test_each_row_gives_what_its_vector_says() -> None:
    for vector in committed().vectors:
        ruleset, row = rules(vector.rules), row_of(vector)
        pad = start_pad(ruleset, (), Seat(vector.dealer - 1))
        faults = list(dict.fromkeys(str(fault.reason) for fault in pad.faults_of(vector.number, row)))
        assert faults == (vector.faults or []), vector
        assert row_data(ruleset, row) == vector.row
        if not faults:
            points = points_of(ruleset, row)
            assert [decimal(half) for half in points] == vector.points
            assert decimal(sum(points)) == decimal(check_of(ruleset, row) or 0) == vector.check
            assert pad.leader_of(vector.number, row.terms) + 1 == vector.leader
            assert pad.dealer_of(vector.number + 1) + 1 == vector.next_dealer


def test_every_contract_and_every_behaviour_is_among_the_vectors() -> None:
    file = committed()
    right = [vector for vector in file.vectors if vector.faults is None]
    contracts = Counter(str(vector.row["contract"]) for vector in right)
    played = {contract for place in range(len(file.rules)) for contract in rules(place).contracts}
    assert contracts.keys() == played
    behaviours = {rules(v.rules).contracts[ContractId(str(v.row["contract"]))].counting for v in right}
    assert behaviours == set(Counting)
    assert len(file.vectors) == COUNT
    assert len(file.vectors) - len(right) > 500
