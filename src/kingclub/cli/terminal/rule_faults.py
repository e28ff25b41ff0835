"""What is wrong with the rules that a person asked for, or with saving, in his language."""

from __future__ import annotations

from kingclub.cli.terminal.save_file import SavedElsewhere, SaveError
from kingclub.rules import SWITCHES, RulesError, SwitchError, UnbalancedRuleset, UnknownPreset, format_switch
from kingclub.texts import Texts


def told(error: RulesError, texts: Texts) -> str:
    """One line: what is wrong, and what can be done."""
    match error:
        case UnknownPreset(preset=preset, known=known):
            return texts.text("terminal-fault-unknown-preset", name=preset, known=", ".join(known))
        case UnbalancedRuleset(arithmetic=arithmetic):
            return texts.text("terminal-fault-unbalanced", arithmetic=arithmetic)
        case SwitchError(fault=fault, switch=switch, value=value, known=known):
            named = ", ".join(known) or _values(switch)
            args = {"fault": str(fault), "switch": switch, "value": value, "known": named}
            return texts.text("terminal-fault-switch", **args)
        case _:
            return str(error)


def save_failure(error: SaveError, texts: Texts) -> str:
    """Why the game had to stop."""
    if isinstance(error, SavedElsewhere):
        return texts.text("terminal-saved-elsewhere", path=str(error))
    return texts.text("terminal-lost-folder", cause=str(error))


def _values(switch: str) -> str:
    return ", ".join(map(format_switch, SWITCHES[switch].values)) if switch in SWITCHES else ""
