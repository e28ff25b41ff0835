"""The score pad for people with real cards: a sheet kept by what was taken, its checks, its doctor."""

from kingclub.scorepad.cell import cell_values, row_checks
from kingclub.scorepad.fault import RowFault, RowReason, RowRefused
from kingclub.scorepad.pad import Change, Pad, WrittenTotals, start_pad
from kingclub.scorepad.row import Cells, PadRow, TakenRow, TypedRow, points_of
from kingclub.scorepad.row_data import LARGEST_READ, LARGEST_TYPED
from kingclub.scorepad.row_marks import declarer_of, marks_of
from kingclub.scorepad.rules_data import RulesData, rules_data
from kingclub.scorepad.rules_patches import PresetData, patched, preset_data
from kingclub.scorepad.sheet_csv import format_csv, names_in, parse_csv, parse_number
from kingclub.scorepad.sheet_fault import SheetDataError, SheetFault
from kingclub.scorepad.sheet_file import format_sheet, parse_sheet
from kingclub.scorepad.sheet_text import LARGEST_FILE, text_in

__all__ = [
    "LARGEST_FILE",
    "LARGEST_READ",
    "LARGEST_TYPED",
    "Cells",
    "Change",
    "Pad",
    "PadRow",
    "PresetData",
    "RowFault",
    "RowReason",
    "RowRefused",
    "RulesData",
    "SheetDataError",
    "SheetFault",
    "TakenRow",
    "TypedRow",
    "WrittenTotals",
    "cell_values",
    "declarer_of",
    "format_csv",
    "format_sheet",
    "marks_of",
    "names_in",
    "parse_csv",
    "parse_number",
    "parse_sheet",
    "patched",
    "points_of",
    "preset_data",
    "row_checks",
    "rules_data",
    "start_pad",
    "text_in",
]
