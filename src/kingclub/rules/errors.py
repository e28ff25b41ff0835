"""What can be wrong with a ruleset.

RulesError
├── UnknownPreset       no preset of that name
├── SwitchError         a switch that the preset lacks, or a value that it can not take
├── PresetFileError     a rule file that can not be read; names file and key
└── UnbalancedRuleset   the points of the game do not sum to what they must
"""

from enum import StrEnum


class RulesError(ValueError):
    """Any fault of a preset or of a table's switches."""


class UnknownPreset(RulesError):
    """No rule file has this id; `known` lists those there are."""

    def __init__(self, preset: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no preset {preset!r}; there are: {', '.join(known)}")
        self.preset = preset
        self.known = known


class SwitchFault(StrEnum):
    """Why a switch is refused."""

    UNKNOWN_SWITCH = "unknown-switch"
    NOT_OFFERED = "not-offered"
    BAD_VALUE = "bad-value"
    BAD_ORDER = "bad-order"
    TOO_FEW_CARDS = "too-few-cards"
    BAD_PLAYERS = "bad-players"


class SwitchError(RulesError):
    """A switch that can not be set so; `switch` and `value` are what was asked for."""

    def __init__(
        self, fault: SwitchFault, switch: str, value: str, message: str, known: tuple[str, ...] = ()
    ) -> None:
        """`known` is what could have been asked for instead."""
        super().__init__(message)
        self.known = known
        self.fault = fault
        self.switch = switch
        self.value = value


class PresetFileError(RulesError):
    """A rule file that does not say what it must; the text names file and key."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file


class UnbalancedRuleset(RulesError):
    """The whole game does not sum to zero; `arithmetic` shows the sum."""

    def __init__(self, preset: str, arithmetic: str, mend: str, trump_price: str = "") -> None:
        """`trump_price` is what a trump trick would have to pay, where that is no price."""
        super().__init__(f"{preset} does not balance: {arithmetic}; {mend}")
        self.trump_price = trump_price
        self.preset = preset
        self.arithmetic = arithmetic
