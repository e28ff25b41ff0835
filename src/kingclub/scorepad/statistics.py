"""What people have written over their own sheets, by contract; games of different rules are never mixed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from kingclub.rules import ContractId, Ruleset
from kingclub.scorepad.pad import Pad


class ContractFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One person in all deals of one contract; half points."""

    person: str
    contract: ContractId
    deals: int
    total: int
    best: int
    worst: int


class PersonFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One person over whole games; half points."""

    person: str
    games: int
    wins: int
    total: int


class RulesFigures(msgspec.Struct, frozen=True, kw_only=True):
    """All sheets of one ruleset."""

    ruleset: Ruleset
    people: tuple[PersonFigures, ...]
    contracts: tuple[ContractFigures, ...]


def figures(pads: Iterable[Pad]) -> tuple[RulesFigures, ...]:
    """By ruleset, in the order of the sheets. People are told apart by their names as written."""
    by_rules: dict[str, list[Pad]] = {}
    for pad in pads:
        by_rules.setdefault(pad.ruleset.hash, []).append(pad)
    return tuple(_of_rules(sheets) for sheets in by_rules.values())


def _of_rules(pads: list[Pad]) -> RulesFigures:
    ruleset = pads[0].ruleset
    deals: dict[tuple[str, ContractId], list[int]] = {}
    for pad in pads:
        for person, contract, half in _cells(pad):
            deals.setdefault((person, contract), []).append(half)
    people = dict.fromkeys(name for pad in pads for name in pad.names)
    place = {contract: at for at, contract in enumerate(ContractId)}
    rank = {person: at for at, person in enumerate(people)}
    order = sorted(deals, key=lambda key: (rank[key[0]], place[key[1]]))
    return RulesFigures(
        ruleset=ruleset,
        people=tuple(_person(pads, person) for person in people),
        contracts=tuple(_contract(pads[0], *key, deals[key]) for key in order),
    )


def _cells(pad: Pad) -> Iterator[tuple[str, ContractId, int]]:
    for number, row in enumerate(pad.rows, 1):
        if row is not None:
            for name, half in zip(pad.names, pad.cells_of(number)):
                if half is not None:
                    yield name, row.contract, half


def _contract(pad: Pad, person: str, contract: ContractId, halves: list[int]) -> ContractFigures:
    low, high = min(halves), max(halves)
    best, worst = (low, high) if pad.is_lowest_best else (high, low)
    return ContractFigures(
        person=person, contract=contract, deals=len(halves), total=sum(halves), best=best, worst=worst
    )


def _person(pads: list[Pad], person: str) -> PersonFigures:
    """Only games that are over count as games; a sheet that two seats share a name on counts for both."""
    over = [
        (pad, seat) for pad in pads if pad.is_over for seat, name in enumerate(pad.names) if name == person
    ]
    return PersonFigures(
        person=person,
        games=len(over),
        wins=sum(seat in pad.winners for pad, seat in over),
        total=sum(pad.total()[seat] for pad, seat in over),
    )
