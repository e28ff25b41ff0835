"""Why the rules that a person puts together can not be played, said at the switch that causes it."""

from __future__ import annotations

from collections.abc import Mapping

from kingclub.rules import (
    RulesError,
    Ruleset,
    SwitchError,
    SwitchFault,
    UnbalancedRuleset,
    UnknownPreset,
    describe_fault,
    load,
    possible_values,
)
from kingclub.texts import Texts
from kingclub.web.bodies import Checked, RulesProblem
from kingclub.web.both_languages import Tell, both
from kingclub.web.problems import ProblemError

Switches = Mapping[str, str]

_PERMISSION = "allow_unbalanced"


def asked_rules(preset: str, players: int | None, switches: Switches) -> Ruleset:
    """The rules as they are asked for; raises ProblemError."""
    try:
        return load(preset, players=players, switches=switches)
    except UnknownPreset as error:
        raise _problem("unknown-preset", error) from error
    except RulesError as error:
        raise _problem("bad-switch", error) from error


def check(preset: str, players: int | None, switches: Switches) -> Checked:
    """What is wrong with these rules, if anything is; raises ProblemError where there is no such preset."""
    try:
        load(preset, players=players, switches=switches)
    except UnknownPreset as error:
        raise _problem("unknown-preset", error) from error
    except SwitchError as error:
        return Checked(problem=RulesProblem(switches=[error.switch], text=both(_switch_text(error))))
    except RulesError as error:
        causes = _causes(preset, players, switches)
        return Checked(problem=RulesProblem(switches=causes, text=both(_sum_text(error, preset, players))))
    return Checked(problem=None)


def _problem(code: str, error: RulesError) -> ProblemError:
    return ProblemError(code, str(error), both(lambda texts: describe_fault(error, texts)))


def _causes(preset: str, players: int | None, switches: Switches) -> list[str]:
    """Those of which one alone, left as usual, would mend the rules; all of them where none would."""
    changed = [name for name in switches if name != _PERMISSION]
    alone = [name for name in changed if _loads(preset, players, _without(switches, name))]
    return alone or changed


def _without(switches: Switches, name: str) -> dict[str, str]:
    return {other: value for other, value in switches.items() if other != name}


def _loads(preset: str, players: int | None, switches: Switches) -> bool:
    try:
        load(preset, players=players, switches=switches)
    except RulesError:
        return False
    return True


def _switch_text(error: SwitchError) -> Tell:
    if error.fault is SwitchFault.BAD_ORDER:
        return lambda texts: texts.text("house-bad-order")
    if error.fault is SwitchFault.TOO_FEW_CARDS:
        needed = ", ".join(error.known)
        return lambda texts: texts.text("house-too-few-cards", value=error.value, known=needed)
    if error.fault is SwitchFault.BAD_PLAYERS:
        return lambda texts: texts.text("house-bad-players", known=", ".join(error.known))
    if error.fault is SwitchFault.BAD_VALUE:
        return lambda texts: texts.text("house-bad-value", value=error.value, known=_known(error, texts))
    return lambda texts: describe_fault(error, texts)


def _known(error: SwitchError, texts: Texts) -> str:
    """Without the word of the rule file that the page says in a sentence of its own."""
    return ", ".join(value for value in possible_values(error, texts) if value != "auto")


def _sum_text(error: RulesError, preset: str, players: int | None) -> Tell:
    if not isinstance(error, UnbalancedRuleset):
        return lambda texts: texts.text("house-refused", reason=str(error))
    if error.trump_price:
        price = error.trump_price
        return lambda texts: texts.text("house-no-price", arithmetic=error.arithmetic, price=price)
    may = "on" if _loads(preset, players, {_PERMISSION: "on"}) else "off"
    return lambda texts: texts.text("house-unbalanced", arithmetic=error.arithmetic, may=may)
