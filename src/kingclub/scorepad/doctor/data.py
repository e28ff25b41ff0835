"""A diagnosis as plain data: seats and rows from 1, decimal points."""

from __future__ import annotations

from kingclub.scorepad.doctor.diagnosis import Diagnosis
from kingclub.scorepad.doctor.paper import Place
from kingclub.scorepad.row_data import Plain
from kingclub.scorepad.rules_data import decimal


def diagnosis_data(diagnosis: Diagnosis) -> Plain:
    """What `kingclub pad --json` prints under `doctor`."""
    return {
        "rows": [
            {"row": r.row, "sum": decimal(r.found), "check": decimal(r.wanted), "off": decimal(r.off)}
            for r in diagnosis.rows
        ],
        "cells": [
            {**place_data(c.place), "number": _number(c.found), "why": str(c.reason)} for c in diagnosis.cells
        ],
        "totals": [
            {
                **place_data(t.place),
                "written": decimal(t.written),
                "sum": decimal(t.found),
                "off": decimal(t.off),
            }
            for t in diagnosis.totals
        ],
        "wrong": diagnosis.wrong,
        "mends": [
            {
                "places": [place_data(place) for place in mend.places],
                "ways": [[decimal(number) for number in way] for way in mend.ways],
            }
            for mend in diagnosis.mends
        ],
        "ruled_out": [
            {**place_data(r.place), "number": decimal(r.number), "why": str(r.ruling)}
            for r in diagnosis.ruled_out
        ],
        "unknown": [str(each) for each in diagnosis.unknown],
    }


def place_data(place: Place) -> Plain:
    """A cell by row and seat, a written total by its line and seat."""
    seat = place.seat + 1
    return (
        {"row": place.row, "seat": seat} if place.total is None else {"total": str(place.total), "seat": seat}
    )


def _number(half: int | None) -> int | float | None:
    return None if half is None else decimal(half)
