"""Specs, rules and positions go to other processes: `pickle`, and with it `copy`, by what they say."""

import copyreg
from collections.abc import Mapping

from kingclub_kernel._ext import Position, Rules, Spec

FIELDS = tuple(name for name in vars(Spec) if not name.startswith("_"))


def spec_of(fields: Mapping[str, object]) -> Spec:
    spec = Spec()
    for name, value in fields.items():
        setattr(spec, name, value)
    return spec


def position_of(rules: Rules, text: str) -> Position:
    return Position.of_text(rules, text)


def take_apart_spec(spec: Spec) -> tuple[object, ...]:
    return spec_of, ({name: getattr(spec, name) for name in FIELDS},)


def take_apart_rules(rules: Rules) -> tuple[object, ...]:
    return Rules, (rules.spec,)


def take_apart_position(position: Position) -> tuple[object, ...]:
    """As it stands: the plays before it are left behind."""
    return position_of, (position.rules, str(position))


def register() -> None:
    copyreg.pickle(Spec, take_apart_spec)
    copyreg.pickle(Rules, take_apart_rules)
    copyreg.pickle(Position, take_apart_position)
