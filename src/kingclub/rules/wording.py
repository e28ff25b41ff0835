"""House rules in words, and what is wrong with those that a table asks for, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.rules.errors import RulesError, SwitchError, UnbalancedRuleset, UnknownPreset
from kingclub.rules.switches import SWITCHES, SwitchValue, format_switch
from kingclub.texts import Argument, Points, Texts


def switch_text(name: str, value: SwitchValue, texts: Texts) -> str:
    """What the value of a house rule means."""
    shown: Argument = format_switch(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        shown = Points(int(value * 2))
    return texts.text(f"switch-{name}-value", value=shown)


def describe_fault(error: RulesError, texts: Texts) -> str:
    """One line: what is wrong, and what can be done."""
    match error:
        case UnknownPreset(preset=preset, known=known):
            return texts.text("rules-unknown-preset", name=preset, known=", ".join(known))
        case UnbalancedRuleset(arithmetic=arithmetic):
            return texts.text("rules-unbalanced", arithmetic=arithmetic)
        case SwitchError(fault=fault, switch=switch, value=value):
            named = ", ".join(possible_values(error, texts))
            args = {"fault": str(fault), "switch": switch, "value": value, "known": named}
            return texts.text("rules-switch", **args)
        case _:
            return str(error)  # a faulty rule file: its author reads English


def possible_values(error: SwitchError, texts: Texts) -> Sequence[str]:
    """What could have been asked for instead."""
    switch = SWITCHES.get(error.switch)
    if error.known or switch is None:
        return error.known
    number = [texts.text("rules-any-number")] if switch.any_number else []
    return [*map(format_switch, switch.values), *number]
