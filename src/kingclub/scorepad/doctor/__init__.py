"""The sheet doctor: an old sheet as bare numbers, and which of them can not be right."""

from kingclub.scorepad.doctor.data import diagnosis_data, place_data
from kingclub.scorepad.doctor.diagnosis import (
    CellOff,
    Diagnosis,
    Mend,
    RowOff,
    RuledOut,
    Ruling,
    TotalOff,
    Unknown,
    diagnose,
    totals_off,
)
from kingclub.scorepad.doctor.paper import Place

__all__ = [
    "CellOff",
    "Diagnosis",
    "Mend",
    "Place",
    "RowOff",
    "RuledOut",
    "Ruling",
    "TotalOff",
    "Unknown",
    "diagnose",
    "diagnosis_data",
    "place_data",
    "totals_off",
]
