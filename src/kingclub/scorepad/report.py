"""A pad as plain data, as `kingclub pad --json` prints it: seats from 1, decimal points."""

from __future__ import annotations

import msgspec

from kingclub.notation import changed_switches
from kingclub.scorepad.doctor import Diagnosis, diagnosis_data
from kingclub.scorepad.fault import OF_POINTS, RowFault
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.row_data import Plain, cells_data
from kingclub.scorepad.rules_data import decimal
from kingclub.scorepad.wording import describe_row, names_of
from kingclub.scoring import TotalKind
from kingclub.texts import Texts


def is_right(pad: Pad, diagnosis: Diagnosis) -> bool:
    """Whether nothing on the sheet is wrong; a row left for later is not."""
    return diagnosis.is_right and not pad.faults()


def pad_report(pad: Pad, diagnosis: Diagnosis, texts: Texts) -> Plain:
    """Rows, totals, what is next, and all that is wrong."""
    ruleset = pad.ruleset
    return {
        "rules": ruleset.preset,
        "version": ruleset.version,
        "switches": changed_switches(ruleset),
        "players": pad.names,
        "rows": [_row(pad, number) for number in range(1, len(pad.rows) + 1)],
        "totals": {str(kind): cells_data(pad.total(kind)) for kind in TotalKind},
        "left": pad.left_for_later,
        "next": None if pad.is_over else _next(pad),
        "over": pad.is_over,
        "winners": [seat + 1 for seat in pad.winners] if is_right(pad, diagnosis) else [],
        "faults": [
            {"row": number} | _fault(pad, fault, texts)
            for number, faults in pad.faults().items()
            for fault in faults
        ],
        "doctor": diagnosis_data(diagnosis),
    }


def _row(pad: Pad, number: int) -> Plain | None:
    if pad.rows[number - 1] is None:
        return None
    check = pad.check_of(number)
    return {
        "no": number,
        "contract": pad.contract_of(number),
        "dealer": pad.dealer_of(number) + 1,
        "row": cells_data(pad.cells_of(number)),
        "check": None if check is None else decimal(check),
    }


def _next(pad: Pad) -> Plain:
    number = pad.next_number
    return {
        "no": number,
        "contract": pad.contract_of(number),
        "dealer": pad.dealer_of(number) + 1,
        "leader": pad.leader_of(number) + 1,
    }


def _fault(pad: Pad, fault: RowFault, texts: Texts) -> Plain:
    numbers = {"found": fault.found, "wanted": fault.wanted}
    if fault.reason in OF_POINTS:
        numbers = {key: None if half is None else decimal(half) for key, half in numbers.items()}
    data: Plain = {
        "reason": str(fault.reason),
        "seat": None if fault.seat is None else fault.seat + 1,
        "item": fault.item,
        **numbers,
        "cards": fault.cards or None,
        "text": describe_row(fault, names_of(pad, texts), texts),
    }
    return {key: msgspec.to_builtins(value) for key, value in data.items() if value is not None}
