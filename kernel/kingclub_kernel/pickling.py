"""What goes to other processes, by `pickle`, and with it `copy`: by what it says."""

import copyreg
from collections.abc import Mapping

from kingclub_kernel._ext import Plain, Position, Rules, Spec

Filled = Spec | Plain
"""Made empty, then filled field by field."""


def filled(kind: type[Filled], fields: Mapping[str, object]) -> Filled:
    made = kind()
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def position_of(rules: Rules, text: str) -> Position:
    return Position.of_text(rules, text)


def take_apart_filled(whole: Filled) -> tuple[object, ...]:
    kind = type(whole)
    names = [name for name, member in vars(kind).items() if isinstance(member, property)]
    return filled, (kind, {name: getattr(whole, name) for name in names})


def take_apart_rules(rules: Rules) -> tuple[object, ...]:
    return Rules, (rules.spec,)


def take_apart_position(position: Position) -> tuple[object, ...]:
    """As it stands: the plays before it are left behind."""
    return position_of, (position.rules, str(position))


def register() -> None:
    copyreg.pickle(Spec, take_apart_filled)
    copyreg.pickle(Plain, take_apart_filled)
    copyreg.pickle(Rules, take_apart_rules)
    copyreg.pickle(Position, take_apart_position)
