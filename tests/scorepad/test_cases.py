"""The worked inputs of people's sheets, in `tests/golden/pad/cases.json`: the page reads the same file."""

from __future__ import annotations

from base64 import b64decode
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
import pytest

from kingclub.cards import CardTextError, format_cards, parse_cards
from kingclub.rules import ContractId, Ruleset, UnbalancedRuleset, load
from kingclub.scorepad import Pad, RowRefused, SheetDataError, parse_csv, parse_sheet, points_of, start_pad
from kingclub.scorepad.doctor import diagnose, diagnosis_data
from kingclub.scorepad.row import TakenRow
from kingclub.scorepad.row_data import RowFile, cells_data, cells_from_data, row_from_data
from kingclub.scorepad.rules_data import decimal, rules_data
from kingclub.scoring import Seat, Taken, Terms, TotalKind, balances, is_zero_sum, settle
from tools.pad_golden import (
    CASES,
    DOCTOR,
    FINDER,
    MEANS,
    MONEY,
    RULES,
    CaseRules,
    doctor_text,
    finder_text,
    means_text,
    money_text,
    rules_text,
)

Case = dict[str, Any]

GOLDEN: Case = msgspec.json.decode(CASES.read_bytes())
SICK: list[Case] = msgspec.json.decode(DOCTOR.read_bytes())


@cache
def rules(name: str) -> Ruleset:
    return msgspec.json.decode(CASES.read_bytes(), type=CaseRules).rules[name].load()


def cases(kind: str) -> list[Any]:
    each: list[Case] = GOLDEN[kind]
    return [pytest.param(case, id=f"{case['case']}-{place}") for place, case in enumerate(each)]


def sheet(ruleset: Ruleset, case: Case) -> Pad:
    pad = start_pad(ruleset, (), Seat(0))
    rows = [
        None if row is None else row_from_data(ruleset, msgspec.convert(row, RowFile), pad.dealer_of(number))
        for number, row in enumerate(case["rows"], 1)
    ]
    written = {
        kind: cells_from_data(ruleset, msgspec.convert(points, dict[str, float]))
        for kind, points in case.get("totals", {}).items()
    }
    totals = msgspec.structs.replace(pad.written_totals, **written)
    return msgspec.structs.replace(pad, rows=tuple(rows), written_totals=totals)


def test_the_golden_files_are_fresh() -> None:
    assert RULES.read_text(encoding="utf-8") == rules_text(), "run `python -m tools.pad_golden`"
    assert FINDER.read_text(encoding="utf-8") == finder_text(), "run `python -m tools.pad_golden`"
    assert MONEY.read_text(encoding="utf-8") == money_text(), "run `python -m tools.pad_golden`"


def test_the_means_of_both_languages_are_fresh() -> None:
    assert MEANS.read_text(encoding="utf-8") == means_text(), "run `python -m tools.pad_golden`"
    assert DOCTOR.read_text(encoding="utf-8") == doctor_text(), "run `python -m tools.pad_golden`"


@pytest.mark.parametrize("case", cases("rows"))
def test_a_row_entered_by_what_was_taken(case: Case) -> None:
    ruleset = rules(case["rules"])
    row = row_from_data(ruleset, msgspec.convert(case["row"], RowFile), Seat(0))
    assert isinstance(row, TakenRow)
    assert not start_pad(ruleset, (), Seat(0)).faults_of(case["number"], row)
    assert [decimal(half) for half in points_of(ruleset, row)] == case["points"]


@pytest.mark.parametrize("case", cases("sheets"))
def test_what_the_doctor_says_of_a_sheet(case: Case) -> None:
    says = diagnosis_data(diagnose(sheet(rules(case["rules"]), case)))
    assert {key: says[key] for key in case["says"]} == case["says"]


@pytest.mark.parametrize("case", SICK, ids=lambda case: case["rules"]["id"])
def test_what_the_doctor_says_of_a_sheet_at_random(case: Case) -> None:
    named = case["rules"]
    ruleset = load(named["id"], players=named["players"], switches=named["switches"])
    assert diagnosis_data(diagnose(sheet(ruleset, case))) == case["says"]


@pytest.mark.parametrize("case", cases("programmes"))
def test_what_a_programme_sums_to(case: Case) -> None:
    ruleset = rules(case["rules"])
    deals = ruleset.order_list or ruleset.programme
    assert sum(ruleset.contracts[contract].total for contract in deals) == 2 * case["sum"]
    assert is_zero_sum(ruleset) is case["zero_sum"]


@pytest.mark.parametrize("case", cases("refused"))
def test_a_programme_that_does_not_balance_is_refused(case: Case) -> None:
    with pytest.raises(UnbalancedRuleset, match="96"):
        load(case["id"], players=case["players"], switches=case["switches"])


@pytest.mark.parametrize("case", cases("contracts"))
def test_what_a_contract_sums_to(case: Case) -> None:
    ruleset = rules(case["rules"])
    data = rules_data(ruleset).contracts[ContractId(case["contract"])]
    counted = sum(item.price * item.count for item in data.items.values())
    assert ruleset.contracts[ContractId(case["contract"])].total == 2 * case["total"]
    assert data.sign * counted == case["total"]


@pytest.mark.parametrize("case", cases("packs"))
def test_a_pack_is_counted_not_typed(case: Case) -> None:
    data = rules_data(rules(case["rules"]))
    assert (data.suits, data.hand_size) == (case["suits"], case["hand_size"])


@pytest.mark.parametrize("case", cases("orders"))
def test_a_contract_can_be_ordered_as_often_as_the_list_has_it(case: Case) -> None:
    pad = start_pad(rules(case["rules"]), (), Seat(0))
    seat = Seat(case["seat"] - 1)

    def ordered(contract: str) -> TakenRow:
        takes_it = (Taken(king=1), *(Taken(),) * (len(pad.names) - 1))
        return TakenRow(contract=ContractId(contract), terms=Terms(declarer=seat), tally=takes_it)

    def own(pad: Pad) -> Pad:
        """The pad at the seat's next deal."""
        while pad.leader_of(pad.next_number) != seat:
            pad = pad.leave(pad.next_number)
        return pad

    for contract in case["ordered"]:
        pad = own(pad)
        pad = pad.write(pad.next_number, ordered(contract))
    pad = own(pad)
    if case["refused"] is None:
        pad.write(pad.next_number, ordered(case["then"]))
        return
    with pytest.raises(RowRefused) as refused:
        pad.write(pad.next_number, ordered(case["then"]))
    assert [str(fault.reason) for fault in refused.value.faults] == [case["refused"]]


@pytest.mark.parametrize("case", cases("letters"))
def test_letters_of_either_alphabet(case: Case) -> None:
    if "refused" not in case:
        assert format_cards(parse_cards(case["text"])) == case["cards"]
        return
    with pytest.raises(CardTextError) as refused:
        parse_cards(case["text"])
    assert refused.value.fault.value == case["refused"]


@pytest.mark.parametrize("case", cases("settling"))
def test_the_fewest_payments(case: Case) -> None:
    points = [Fraction(each) for each in case["points"]]
    if "totals" in case:
        totals = [2 * each for each in case["totals"]]
        assert balances(load("suit-auction", players=len(totals)), totals) == tuple(points)
    settlement = settle(points, Fraction(1))
    assert len(settlement.payments) == case["payments"]
    received = [0] * len(points)
    for payment in settlement.payments:
        assert payment.coins > 0
        received[payment.payer] -= payment.coins
        received[payment.payee] += payment.coins
    assert received == case["points"] == list(settlement.coins)


@pytest.mark.parametrize("case", cases("tables"))
def test_a_table_where_people_left_the_minus_out(case: Case) -> None:
    pad = parse_csv("\n".join(case["table"]), rules(case["rules"]), Seat(0))
    numbers = [list(cells_data(pad.cells_of(number)).values()) for number in range(1, len(pad.rows) + 1)]
    assert numbers == case["rows"]
    written = {kind: cells_data(cells) for kind in TotalKind if (cells := pad.written_totals.of(kind))}
    assert written == case["totals"]
    assert diagnose(pad).wrong == 0


@pytest.mark.parametrize("case", GOLDEN["files"])
def test_a_file_that_is_no_sheet_is_told_as_the_page_tells_it(case: Case) -> None:
    content = b64decode(case["base64"]) if "base64" in case else str(case["file"]).encode()
    with pytest.raises(SheetDataError) as refused:
        parse_sheet(content)
    assert refused.value.fault == case["fault"]
    if "text" in case:
        assert refused.value.text == case["text"]
