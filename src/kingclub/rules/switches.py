"""The house rules that a table may turn: their names, values, and how they are read.

A preset offers those that its file lists under `[switches]`; the value there is its default.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kingclub.rules.errors import SwitchError, SwitchFault

SwitchValue = str | int | float | bool | tuple[str, ...]
"""A value as it stands in a file: a word, a number, on (True) or off (False), a list of contracts."""


class Switch(msgspec.Struct, frozen=True):
    """One house rule. An empty `values` means: a list of contracts, in the order wanted."""

    name: str
    values: tuple[SwitchValue, ...]
    any_number: bool = False
    """Any positive number is a value too, besides those listed."""


_ON_OFF = (True, False)

_ALL = (
    Switch("boys", ("kings", "jacks", "both")),
    Switch("king_discard", ("forced", "free", "penalty")),
    Switch("king_under_ace", ("free", "forced")),
    Switch("king_deals", ("listed", "all")),
    Switch("heart_lead", ("banned", "after-broken", "free")),
    Switch("last_two", (8, 6)),
    Switch("hearts_price", (2, 2.5)),
    Switch("removed", ("black-aces", "black-sevens")),
    Switch("stripped", ("two-of-clubs", "two-of-spades", "two-of-diamonds", "none")),
    Switch("yeralash", ("both", "negative", "none")),
    Switch("order", ()),
    Switch("trump_price", ("auto",), any_number=True),
    Switch("must_trump", _ON_OFF),
    Switch("miser", ("off", "any-trump", "no-trump-only")),
    Switch("no_trump", _ON_OFF),
    Switch("last_card", _ON_OFF),
    Switch("trade", _ON_OFF),
    Switch("write_off", _ON_OFF),
    Switch("sale", ("three-cards", "full-deal", "after-declaration")),
    Switch("sale_cap", ("none", "taken")),
    Switch("allow_unbalanced", _ON_OFF),
    Switch("first_dealer", ("lot", "first-ace")),
    Switch("first_lead", ("eldest", "caller")),
    Switch("order_list", ("ten", "fourteen")),
    Switch("tie_break", ("shared", "extra-deal")),
    Switch("settle", ("pairs", "average")),
    Switch("bidding", ("once", "until-passed")),
    Switch("stock_to_last", _ON_OFF),
    Switch("pack", (52, 36, 32)),
    Switch("jokers", (1, 2)),
    Switch("aside", ("out", "first-trick")),
    Switch("joker_any_time", _ON_OFF),
    Switch("joker_loses_to_high_heart", _ON_OFF),
    Switch("queen_held", ("sole-30", "every-30", "one-30", "add-30", "always-3")),
    Switch("recycle", ("flip", "shuffle")),
    Switch("upcard_acts", _ON_OFF),
    Switch("last_card_acts", _ON_OFF),
    Switch("voluntary_draw", _ON_OFF),
    Switch("exact_101_resets", _ON_OFF),
    Switch("floor_zero", _ON_OFF),
    Switch("packs", ("auto",), any_number=True),
)
SWITCHES: Mapping[str, Switch] = {switch.name: switch for switch in _ALL}
"""Every switch there is, by name."""

_WORDS = {
    "on": True,
    "true": True,
    "yes": True,
    "off": False,
    "false": False,
    "no": False,
}


def format_switch(value: SwitchValue) -> str:
    """The value as it is written on a command line and in a record."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value)


def parse_switch(name: str, value: object, offered: tuple[str, ...] = ()) -> SwitchValue:
    """The value of switch `name`, from a file's value or a command line's text.

    Raises SwitchError where there is no such switch or it can not take the value; `offered` are those
    that could have been meant.
    """
    switch = SWITCHES.get(name)
    if switch is None:
        raise SwitchError(
            SwitchFault.UNKNOWN_SWITCH,
            name,
            str(value),
            f"no game has a switch {name!r}; `kingclub rules ID` tells those of a game",
            offered,
        )
    read = _as_order(value) if not switch.values else _as_scalar(switch, value)
    if read is None:
        allowed = " | ".join(map(format_switch, switch.values)) or "a list of contracts"
        allowed += " | a number above 0" if switch.any_number else ""
        message = f"{name} can not be {value!r}; it is {allowed}"
        raise SwitchError(SwitchFault.BAD_VALUE, name, str(value), message)
    return read


def _as_scalar(switch: Switch, value: object) -> SwitchValue | None:
    for allowed in switch.values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
        if isinstance(value, str) and value == format_switch(allowed):
            return allowed
    if isinstance(value, str) and True in switch.values and type(switch.values[0]) is bool:
        return _WORDS.get(value.lower())
    if isinstance(value, (str, int, float)) and not isinstance(value, bool):
        return _as_number(switch, value)
    return None


def _as_number(switch: Switch, value: str | float) -> SwitchValue | None:
    try:
        number = float(value)
    except ValueError:
        return None
    for allowed in switch.values:
        if not isinstance(allowed, (str, bool, tuple)) and number == allowed:
            return allowed
    if switch.any_number and number > 0 and number * 2 == int(number * 2):
        return int(number) if number == int(number) else number
    return None


def _as_order(value: object) -> tuple[str, ...] | None:
    words: list[str]
    if isinstance(value, str):
        words = [word.strip() for word in value.split(",")]
    elif isinstance(value, (list, tuple)):
        words = [str(word) for word in value]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    else:
        return None
    return tuple(words)  # the programme, which knows its deals, judges them
