"""The shape of `kingclub replay --json`, which tools outside depend on."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kingclub.notation import judge_text, report
from kingclub.rules import Ruleset, load
from kingclub.texts import Texts
from tests.notation.games import LONE_DEAL, record_text


def reported(text: str | bytes, rules: Ruleset | None = None) -> dict[str, Any]:
    """The report of the first game, as a reader of JSON gets it."""
    return json.loads(msgspec.json.encode(report(judge_text(text, rules)[0], Texts("en"))))


def test_a_deal_alone():
    data = reported(LONE_DEAL, load("king14-kings"))
    assert data == {
        "rules": "king14-kings",
        "version": 1,
        "switches": {},
        "hash": load("king14-kings").hash,
        "deals": [
            {
                "no": 7,
                "contract": "no-all",
                "dealer": 1,
                "terms": {},
                "tally": {
                    "1": {"tricks": 1, "hearts": 1, "boys": 0, "girls": 1, "king": 0, "last_two": 0},
                    "2": {"tricks": 2, "hearts": 4, "boys": 1, "girls": 2, "king": 0, "last_two": 2},
                    "3": {"tricks": 2, "hearts": 1, "boys": 1, "girls": 1, "king": 1, "last_two": 0},
                    "4": {"tricks": 3, "hearts": 2, "boys": 2, "girls": 0, "king": 0, "last_two": 0},
                },
                "row": {"1": -8, "2": -40, "3": -30, "4": -18},
            }
        ],
        "totals": {"1": -8, "2": -40, "3": -30, "4": -18},
        "over": True,
        "winners": [],
        "faults": [],
    }


def test_a_whole_game_names_its_winners():
    data = reported(record_text("king3", switches={"boys": "both"}))
    best = max(data["totals"].values())
    assert data["over"] is True
    assert data["switches"] == {"boys": "both"}
    assert data["winners"] == [int(seat) for seat, total in data["totals"].items() if total == best]


def test_half_points_are_decimal():
    text = record_text("king3", switches={"boys": "both"}, deals=2)
    assert any(points % 1 == 0.5 for points in reported(text)["deals"][1]["row"].values())


def test_a_fault_is_told_with_what_was_right_before_it():
    text = record_text("king14-kings", deals=3).replace("deal 3 no-girls", "deal 3 no-boys")
    data = reported(text)
    assert len(data["deals"]) == 2
    assert data["over"] is False
    line = text.split("\n").index(next(raw for raw in text.split("\n") if raw.startswith("deal 3"))) + 1
    assert data["faults"] == [
        {
            "line": line,
            "column": 8,
            "reason": "wrong-contract",
            "text": "This deal is not “no-boys” but: no-girls",
        }
    ]


def test_a_file_that_is_no_record_has_a_report_too():
    data = reported(b"")
    assert (data["rules"], data["deals"], data["totals"], data["over"]) == (None, [], {}, False)
