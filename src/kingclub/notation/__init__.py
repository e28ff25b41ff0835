"""The text record of games, `*.king`: strict parser, one way of printing, and the judge."""

from kingclub.notation.fault import Fault, NotationError
from kingclub.notation.judge import Judgement, judge, judge_text, ruleset_of
from kingclub.notation.misshapen import Misshapen, ShapeFault, misshapen
from kingclub.notation.parser import parse_record
from kingclub.notation.printer import format_record
from kingclub.notation.record import DealRecord, GameRecord, Header
from kingclub.notation.report import is_over, report, tally_data, terms_data
from kingclub.notation.saving import changed_switches, record_of_deal, record_of_game
from kingclub.notation.wording import describe

__all__ = [
    "DealRecord",
    "Fault",
    "GameRecord",
    "Header",
    "Judgement",
    "Misshapen",
    "NotationError",
    "ShapeFault",
    "changed_switches",
    "describe",
    "format_record",
    "is_over",
    "judge",
    "judge_text",
    "misshapen",
    "parse_record",
    "record_of_deal",
    "record_of_game",
    "report",
    "ruleset_of",
    "tally_data",
    "terms_data",
]
