"""The text record of games, `*.king`: strict parser, one way of printing, and the judge."""

from kingclub.notation.fault import Fault, NotationError
from kingclub.notation.judge import Judgement, judge, judge_text, ruleset_of
from kingclub.notation.parser import parse_record
from kingclub.notation.printer import format_record
from kingclub.notation.record import DealRecord, GameRecord, Header
from kingclub.notation.saving import changed_switches, record_of_deal, record_of_game

__all__ = [
    "DealRecord",
    "Fault",
    "GameRecord",
    "Header",
    "Judgement",
    "NotationError",
    "changed_switches",
    "format_record",
    "judge",
    "judge_text",
    "parse_record",
    "record_of_deal",
    "record_of_game",
    "ruleset_of",
]
