"""The club: tables as event logs. Pure: no I/O, no clock, no framework; `now` is an argument."""

from kingclub.club.decide import (
    Declined,
    MemberActs,
    MemberCommand,
    MemberPutsAway,
    OpenTable,
    TableCommand,
    TimePasses,
    commitment,
    decide,
    open_table,
)
from kingclub.club.due import next_due_at
from kingclub.club.events import Event, MemberId, Moment, Sitter, decode_event, encode_event
from kingclub.club.table import BrokenLog, Table, evolve, opened, switch_texts, table_from
from kingclub.club.view import view, what

__all__ = [
    "BrokenLog",
    "Declined",
    "Event",
    "MemberActs",
    "MemberCommand",
    "MemberId",
    "MemberPutsAway",
    "Moment",
    "OpenTable",
    "Sitter",
    "Table",
    "TableCommand",
    "TimePasses",
    "commitment",
    "decide",
    "decode_event",
    "encode_event",
    "evolve",
    "next_due_at",
    "open_table",
    "opened",
    "switch_texts",
    "table_from",
    "view",
    "what",
]
