"""Rules as data: presets, switches, contracts. No I/O beyond the package's own rule files."""

from kingclub.rules.catalogue import FIRST_PRESET, USUAL_PLAYERS, Entry, catalogue, usual_players
from kingclub.rules.contract import (
    Contract,
    ContractId,
    Counting,
    Form,
    HeartLead,
    Item,
    KingDiscard,
    Prices,
)
from kingclub.rules.errors import (
    PresetFileError,
    RulesError,
    SwitchError,
    SwitchFault,
    UnbalancedRuleset,
    UnknownPreset,
)
from kingclub.rules.kis_kis import KisKisRules, QueenHeld, WildPrice
from kingclub.rules.loader import load, resolve
from kingclub.rules.preset_file import parse_preset, preset_ids, read_preset
from kingclub.rules.programme import CallRules, Miser, PhaseName, SaleTime, Winner
from kingclub.rules.questions import Question, patience, questions
from kingclub.rules.ruleset import Ruleset, canonical, canonical_bytes
from kingclub.rules.source_texts import SourceText, source_texts
from kingclub.rules.switches import (
    SWITCHES,
    Switch,
    SwitchValue,
    format_switch,
    parse_switch,
)
from kingclub.rules.traits import Trait, trait_of
from kingclub.rules.wording import describe_fault, possible_values, switch_text

__all__ = [
    "FIRST_PRESET",
    "SWITCHES",
    "USUAL_PLAYERS",
    "CallRules",
    "Contract",
    "ContractId",
    "Counting",
    "Entry",
    "Form",
    "HeartLead",
    "Item",
    "KingDiscard",
    "KisKisRules",
    "Miser",
    "PhaseName",
    "PresetFileError",
    "Prices",
    "QueenHeld",
    "Question",
    "RulesError",
    "Ruleset",
    "SaleTime",
    "SourceText",
    "Switch",
    "SwitchError",
    "SwitchFault",
    "SwitchValue",
    "Trait",
    "UnbalancedRuleset",
    "UnknownPreset",
    "WildPrice",
    "Winner",
    "canonical",
    "canonical_bytes",
    "catalogue",
    "describe_fault",
    "format_switch",
    "load",
    "parse_preset",
    "parse_switch",
    "patience",
    "possible_values",
    "preset_ids",
    "questions",
    "read_preset",
    "resolve",
    "source_texts",
    "switch_text",
    "trait_of",
    "usual_players",
]
