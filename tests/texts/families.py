"""Families of messages: ids that the source builds from an enum, so that no id stands there whole.

A new family is one line here. Its members come from the enum itself: a new member without its text fails,
and so does a text whose member has gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingclub.cli.app import COMMANDS, SUBCOMMANDS, make_app
from kingclub.cli.help_page import SHARED, WHOLE, option_of
from kingclub.cli.terminal.app import KEYS
from kingclub.club.bot_names import BOT_NAMES
from kingclub.notation import Fault, ShapeFault
from kingclub.play.refusal import Reason
from kingclub.rules import questions, source_texts
from kingclub.rules.contract import ContractId, Item
from kingclub.rules.switches import SWITCHES
from kingclub.scorepad import RowReason, SheetFault
from kingclub.scorepad.doctor import Ruling, Unknown
from kingclub.texts import Texts


def _help_subjects() -> Iterator[str]:
    """The program, its commands, and every option that one of them has."""
    yield from (WHOLE, *COMMANDS, *(option_of(WHOLE, name) for name in SHARED))
    app = make_app(Texts("en"))
    for command in COMMANDS:
        for argument in app[command].assemble_argument_collection():
            yield option_of(command, argument.name.lstrip("-").lower())
        for below in SUBCOMMANDS.get(command, ()):
            yield f"{command}-{below}"
            for argument in app[command][below].assemble_argument_collection():
                yield option_of(f"{command}-{below}", argument.name.lstrip("-").lower())


FAMILIES: dict[str, Iterable[str]] = {
    "body-fault-{}": ShapeFault,
    "bot-name-{}": BOT_NAMES,
    "contract-{}": ContractId,
    "contract-{}-short": ContractId,
    "doctor-not-here-{}": Ruling,
    "doctor-ruled-out-{}": Ruling,
    "doctor-unknown-{}": Unknown,
    "fault-{}": Fault,
    "find-answer-{}": [f"{question.id}-{answer}" for question in questions() for answer in question.answers],
    "find-help-{}": [question.id for question in questions()],
    "find-question-{}": [question.id for question in questions()],
    "help-{}": tuple(_help_subjects()),
    "pad-item-{}": Item,
    "price-{}": Item,
    "row-{}": RowReason,
    "refusal-{}": Reason,
    "sheet-fault-{}": SheetFault,
    "source-{}": [text.id for text in source_texts()],
    "switch-{}": SWITCHES,
    "terminal-key-{}": KEYS.values(),
    "switch-{}-value": SWITCHES,
}

FAMILY_ARGUMENTS: dict[str, set[str]] = {
    "body-fault-{}": {"field"},
    "doctor-not-here-{}": {"cells"},
    "doctor-ruled-out-{}": {"place", "number"},
    "refusal-{}": {"card", "suit"},
    "sheet-fault-{}": {"text", "wanted"},
    "row-{}": {"name", "item", "found", "wanted", "cards"},
    "switch-{}-value": {"value"},
    "fault-{}": {"text", "wanted"},
    "price-{}": {"points", "boys"},
}
"""What a caller gives to every member of a family, whether its text needs it or not; nothing if not here."""


def members(shape: str) -> set[str]:
    """The ids of a family."""
    return {shape.format(str(member)) for member in FAMILIES[shape]}
