"""Rows that can not be, each refused with the reason that is the real one."""

from __future__ import annotations

import pytest

from kingclub.cards import parse_cards
from kingclub.rules import ContractId, load
from kingclub.scorepad import Pad, RowFault, TakenRow, TypedRow, start_pad
from kingclub.scorepad.wording import describe_row
from kingclub.scoring import Sale, Seat, Taken, Terms, Trump
from kingclub.texts import Texts
from tests.scorepad.sheets import NAMES

FIRST = Seat(1)
"""The first hand of deal 1."""
EVEN = (Taken(tricks=2),) * 4


def faults(pad: Pad, number: int, terms: Terms, tally: tuple[Taken, ...] = EVEN) -> list[RowFault]:
    contract = pad.contract_of(number) or ContractId.TRUMP
    return list(pad.faults_of(number, TakenRow(contract=contract, terms=terms, tally=tally)))


def pad_of(preset: str, **switches: str) -> Pad:
    return start_pad(load(preset, players=4, switches=switches), NAMES, Seat(0))


def test_where_nobody_may_pass_the_first_hand_orders() -> None:
    pad = pad_of("ordered")
    assert faults(pad, 1, Terms(declarer=FIRST, trump=Trump.NONE)) == []
    for other in map(Seat, (0, 2, 3)):
        [fault] = faults(pad, 1, Terms(declarer=other))
        assert (fault.reason, fault.seat) == ("not-orderer", FIRST)
    assert faults(pad, 2, Terms(declarer=Seat(2))) == []
    typed = TypedRow(contract=ContractId.NO_KING, cells=(-32, 0, 0, 0), terms=Terms(declarer=Seat(0)))
    assert [fault.reason for fault in pad.faults_of(1, typed)] == ["not-orderer"]


def test_where_an_order_may_be_passed_on_anybody_orders() -> None:
    pad = pad_of("ordered-pass")
    tally = (Taken(king=1), Taken(), Taken(), Taken())
    for seat in map(Seat, range(4)):
        row = TakenRow(contract=ContractId.NO_KING, terms=Terms(declarer=seat), tally=tally)
        assert pad.faults_of(1, row) == ()


def test_a_trump_deal_is_declared_by_the_first_hand_or_who_bought_it() -> None:
    pad = pad_of("ladies-book")
    first = pad.leader_of(8)
    other = Seat((first + 1) % 4)
    assert faults(pad, 8, Terms(declarer=first)) == faults(pad, 8, Terms()) == []
    assert [fault.seat for fault in faults(pad, 8, Terms(declarer=other))] == [first]
    sale = Sale(seller=first, buyer=other, tricks=2)
    assert faults(pad, 8, Terms(declarer=other, sale=sale)) == []
    assert [fault.reason for fault in faults(pad, 1, Terms(declarer=FIRST))] == ["not-offered"]


@pytest.mark.parametrize(
    ("terms", "reasons"),
    [
        (Terms(last_card=True), []),
        (Terms(last_card=True, trump=Trump.CLUBS), []),
        (Terms(trump=Trump.NONE), []),
        (Terms(last_card=True, trump=Trump.NONE), ["last-card-suit"]),
        (Terms(written_off=True, declarer=FIRST), []),
        (Terms(written_off=True, declarer=FIRST, trump=Trump.CLUBS), ["written-off-played"]),
        (Terms(written_off=True, declarer=FIRST, reversed=True), ["written-off-played"]),
        (
            Terms(written_off=True, declarer=Seat(2), sale=Sale(seller=FIRST, buyer=Seat(2), tricks=1)),
            ["written-off-played"],
        ),
        (Terms(written_off=True), ["no-declarer"]),
        (Terms(written_off=True, declarer=Seat(3)), ["not-declarer"]),
    ],
)
def test_terms_that_do_not_go_together(terms: Terms, reasons: list[str]) -> None:
    pad = pad_of("ladies-book", no_trump="on")
    assert pad.leader_of(9) == FIRST
    assert [fault.reason for fault in faults(pad, 9, terms)] == reasons


@pytest.mark.parametrize(
    ("hands", "queen_out", "says"),
    [
        (("", "6♥", "7♣", "8♦"), None, []),
        (("", "6♥", "7♣", "8♦"), 0, []),
        (("", "", "", ""), None, ["It is not written who was left with which cards."]),
        (("", "", "", ""), 0, ["It is not written who was left with which cards."]),
        (("", "6♥", "7♣", ""), 0, ["2 players are without cards, but only one goes out."]),
        (
            ("9♣", "6♥", "7♣", ""),
            0,
            [f"{NAMES[0]} is said to have gone out with a queen, but still holds cards."],
        ),
        (
            ("9♣", "6♥", "7♣", "8♦"),
            None,
            [
                "Nobody went out. That happens only in a blocked deal, and then the hands hold 35 cards; "
                "4 are written."
            ],
        ),
    ],
)
def test_a_hand_of_kis_kis_is_refused_in_words_of_its_own(
    hands: tuple[str, ...], queen_out: int | None, says: list[str]
) -> None:
    pad = pad_of("kis-kis")
    tally = tuple(Taken(held=tuple(parse_cards(hand))) for hand in hands)
    terms = Terms() if queen_out is None else Terms(queen_out=Seat(queen_out))
    found = faults(pad, 1, terms, tally)
    assert [describe_row(fault, list(NAMES), Texts("en")) for fault in found] == says


def test_a_blocked_deal_of_kis_kis_has_all_cards_but_one_in_the_hands() -> None:
    pad = pad_of("kis-kis")
    cards = tuple(pad.ruleset.all_cards)[1:]
    tally = tuple(Taken(held=cards[seat::4]) for seat in range(4))
    assert faults(pad, 1, Terms(), tally) == []


def test_who_won_the_bidding_is_asked_in_the_words_of_the_bidding() -> None:
    [fault, _] = faults(pad_of("trump-auction"), 8, Terms())
    assert describe_row(fault, list(NAMES), Texts("ru")) == "Не записано, кто выиграл торговлю."
