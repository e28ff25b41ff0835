"""What is wrong with a row or a sheet, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingclub.rules import describe_fault
from kingclub.scorepad.doctor import Diagnosis, Mend, Place, RuledOut, Ruling, TotalOff
from kingclub.scorepad.fault import OF_POINTS, RowFault
from kingclub.scorepad.pad import Pad
from kingclub.scorepad.sheet_fault import SheetDataError
from kingclub.scoring import TotalKind
from kingclub.texts import Argument, Points, Texts, format_points, shown

_SHOWN_MENDS = 12


def names_of(pad: Pad, texts: Texts) -> list[str]:
    """What the seats are called; by their number where nobody wrote a name."""
    return [shown(name) or texts.text("seat", seat=seat) for seat, name in enumerate(pad.names, 1)]


def describe_row(fault: RowFault, names: list[str], texts: Texts) -> str:
    """One thing wrong with a row."""

    def number(count: int | None) -> Argument:
        return Points(count or 0) if fault.reason in OF_POINTS else count or 0

    return texts.text(
        f"row-{fault.reason}",
        name="" if fault.seat is None else names[fault.seat],
        item="" if fault.item is None else texts.text(f"pad-item-{fault.item}"),
        found=number(fault.found),
        wanted=number(fault.wanted),
        cards=fault.cards,
    )


def describe_rows(pad: Pad, names: list[str], texts: Texts) -> Iterator[str]:
    """All that is wrong with the rows, a line each."""
    for number, faults in pad.faults().items():
        contract = pad.contract_of(number)
        title = "" if contract is None else texts.text(f"contract-{contract}")
        row = texts.text("pad-row", number=number, contract=title)
        yield from (f"{row}: {describe_row(fault, names, texts)}" for fault in faults)


def describe_totals(totals: Iterable[TotalOff], names: list[str], texts: Texts) -> Iterator[str]:
    """The written totals that are not what their columns give, a line each."""
    for off in totals:
        place = _place(off.place, names, texts)
        yield texts.text(
            "doctor-total-off", place=place, written=Points(off.written), found=Points(off.found)
        )


def describe_sheet(error: SheetDataError, texts: Texts) -> str:
    """Why a file is no sheet, and where."""
    wanted = error.wanted if error.cause is None else describe_fault(error.cause, texts)
    said = texts.text(f"sheet-fault-{error.fault}", text=shown(error.text), wanted=wanted)
    if error.row is not None:
        return texts.text("sheet-at-row", row=error.row, said=said)
    if error.line is not None:
        return texts.text("sheet-at-line", line=error.line, said=said)
    return said


def total_name(kind: TotalKind, texts: Texts) -> str:
    """The name of a closing line."""
    match kind:
        case TotalKind.MINUS:
            return texts.text("sheet-minus")
        case TotalKind.PLUS:
            return texts.text("sheet-plus")
        case TotalKind.ALL:
            return texts.text("sheet-total")


def describe_diagnosis(diagnosis: Diagnosis, names: list[str], texts: Texts) -> Iterator[str]:
    """What the doctor says beyond the faults of single rows, a line each; nothing of a right sheet."""
    if diagnosis.is_right:
        return
    yield from describe_totals(diagnosis.totals, names, texts)
    if diagnosis.mends:
        yield _heading(diagnosis, texts)
        for mend in diagnosis.mends[:_SHOWN_MENDS]:
            yield f"  {_mend(mend, names, texts)}"
    if diagnosis.wrong == 1:
        yield from _ruled_out(diagnosis.ruled_out, names, texts)
    for unknown in diagnosis.unknown:
        yield texts.text(f"doctor-unknown-{unknown}")


def _ruled_out(ruled_out: Iterable[RuledOut], names: list[str], texts: Texts) -> Iterator[str]:
    """A line for each row: its cells by why they can not be what is wrong."""
    rows: dict[int, dict[Ruling, list[str]]] = {}
    for out in ruled_out:
        cell = f"{names[out.place.seat]} ({format_points(out.number)})"
        rows.setdefault(out.place.row, {}).setdefault(out.ruling, []).append(cell)
    for row, rulings in rows.items():
        groups = [
            texts.text(f"doctor-not-here-{ruling}", cells=", ".join(cells))
            for ruling, cells in rulings.items()
        ]
        yield texts.text("doctor-not-here", row=row, cells="; ".join(groups))


def _heading(diagnosis: Diagnosis, texts: Texts) -> str:
    is_certain = len(diagnosis.mends) == 1 and len(diagnosis.mends[0].ways) == 1
    if diagnosis.wrong == 1:
        return texts.text("doctor-one") if is_certain else texts.text("doctor-one-of")
    return texts.text("doctor-two") if is_certain else texts.text("doctor-two-of")


def _mend(mend: Mend, names: list[str], texts: Texts) -> str:
    """Each place with the number that it must hold; where several ways are open, only the places."""
    parts: list[str] = []
    for at, place in enumerate(mend.places):
        numbers = dict.fromkeys(way[at] for way in mend.ways)
        where = _place(place, names, texts)
        if len(mend.ways) > 1 and len(mend.places) > 1:
            parts.append(texts.text("doctor-suspect", place=where))
        else:
            listed = " / ".join(map(format_points, numbers))
            parts.append(texts.text("doctor-mend", place=where, numbers=listed))
    return "; ".join(parts)


def _place(place: Place, names: list[str], texts: Texts) -> str:
    name = names[place.seat]
    if place.total is not None:
        return texts.text("doctor-total", total=total_name(place.total, texts), name=name)
    return texts.text("doctor-cell", row=place.row, name=name)
