"""The worked positions T1 to T4 and T6 of the rules page, and CASES 8 numbers 1, 2, 3, 5, 6 and 7."""

from __future__ import annotations

import pytest

from kingclub.rules import ContractId
from tests.play.positions import (
    D1,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    deal_of,
    legal_cards,
    lowest_legal,
    play_cards,
    play_out,
    points,
    tricks,
)

T1_TRICKS = [
    ("7♠ J♠ K♥ 9♠", SOUTH),
    ("7♣ 8♣ Q♣ 7♥", NORTH),
    ("7♦ 8♦ Q♦ J♦", SOUTH),
    ("9♣ K♣ 9♦ 8♠", WEST),
    ("K♦ 10♠ 10♦ 10♣", WEST),
    ("A♣ 10♥ 8♥ J♣", WEST),
    ("9♥ J♥ Q♥ Q♠", EAST),
    ("A♦ K♠ A♥ A♠", EAST),
]


@pytest.mark.parametrize(
    ("preset", "row"),
    [
        ("king14-kings", [-8, -40, -30, -18]),
        ("king14-jacks", [-8, -40, -34, -14]),
        ("king14-both", [-8, -40, -32, -16]),
    ],
)
def test_t1_everything_at_once(preset: str, row: list[float]) -> None:
    avoided = play_out(deal_of(preset, ContractId.NO_ALL, D1), lowest_legal)
    taken = play_out(deal_of(preset, ContractId.TAKE_ALL, D1), lowest_legal)
    assert tricks(avoided) == T1_TRICKS
    assert points(avoided) == row
    assert points(taken) == [-value for value in row]


def test_t2_the_king_deal_ends_with_its_king() -> None:
    deal = play_out(deal_of("king14-kings", ContractId.NO_KING, D1), lowest_legal)
    assert tricks(deal) == T1_TRICKS[:1]
    assert points(deal) == [0, 0, -16, 0]


def test_t3_hearts_without_a_duty_on_the_king() -> None:
    deal = play_out(deal_of("king14-kings", ContractId.NO_HEARTS, D1), lowest_legal)
    assert [trick for trick, _ in tricks(deal)] == [
        "7♠ J♠ 8♣ 9♠",
        "7♣ K♣ Q♣ 7♥",
        "J♦ 7♦ 8♦ Q♦",
        "9♣ A♣ 9♦ 8♠",
        "K♦ 10♠ 10♦ 10♣",
        "9♥ 10♥ 8♥ J♣",
        "A♠ Q♥ Q♠ K♥",
        "J♥ A♦ K♠ A♥",
    ]
    assert points(deal) == [-10, 0, 0, -6]


@pytest.mark.parametrize(
    ("preset", "contract", "count", "row"),
    [
        ("king14-kings", ContractId.NO_GIRLS, 7, [0, 0, -4, -12]),
        ("king14-kings", ContractId.NO_BOYS, 8, [0, 0, 0, -16]),
        ("king14-jacks", ContractId.NO_BOYS, 7, [0, 0, -8, -8]),
        ("king14-both", ContractId.NO_BOYS, 8, [0, 0, -4, -12]),
    ],
)
def test_t4_early_end(preset: str, contract: ContractId, count: int, row: list[float]) -> None:
    deal = play_out(deal_of(preset, contract, D1), lowest_legal)
    assert len(deal.tricks) == count
    assert points(deal) == row


REST = {EAST: "8♣ 10♣ 9♥", SOUTH: "8♠ 9♠ J♠", WEST: "8♦ 9♦ 10♦"}


@pytest.mark.parametrize(
    ("hand", "legal"),
    [("9♣ 7♥ K♥", {"9♣"}), ("7♥ K♥", {"7♥", "K♥"}), ("7♥ A♥", {"7♥", "A♥"})],
)
def test_t6_leading_hearts(hand: str, legal: set[str]) -> None:
    size = len(hand.split())
    rest = {seat: " ".join(cards.split()[:size]) for seat, cards in REST.items()}
    deal = deal_of("king14-kings", ContractId.NO_ALL, {NORTH: hand, **rest}, dealer=WEST)
    assert legal_cards(deal) == legal


@pytest.mark.parametrize(
    ("contract", "switches", "lead", "legal"),
    [
        (ContractId.NO_ALL, {}, "8♦", {"K♥"}),
        (ContractId.NO_ALL, {"king_discard": "free"}, "8♦", {"A♠", "7♥", "K♥"}),
        (ContractId.NO_ALL, {}, "9♥", {"7♥", "K♥"}),
        (ContractId.NO_BOYS, {}, "8♦", {"A♠", "7♥", "K♥"}),
        (ContractId.NO_HEARTS, {}, "8♦", {"A♠", "7♥", "K♥"}),
        (ContractId.NO_HEARTS, {"king_deals": "all"}, "8♦", {"K♥"}),
    ],
)
def test_t6_a_follower_with_the_king(
    contract: ContractId, switches: dict[str, object], lead: str, legal: set[str]
) -> None:
    hands = {
        NORTH: "A♠ 7♥ K♥",
        EAST: "7♣ 8♣ 9♣",
        SOUTH: "7♠ 8♠ 9♠",
        WEST: f"{lead} 10♥ J♥",
    }
    if lead == "9♥":
        hands[WEST] = "9♥ 10♥ J♥"
    deal = play_cards(deal_of("king14-kings", contract, hands, dealer=SOUTH, switches=switches), lead)
    assert legal_cards(deal) == legal


@pytest.mark.parametrize(
    ("heart_lead", "before", "legal"),
    [
        ("banned", "", {"8♣"}),
        ("after-broken", "", {"8♣"}),
        ("free", "", {"7♥", "A♥", "8♣"}),
        ("after-broken", "10♠ 8♥ 8♠ 9♠", {"7♥", "A♥", "8♣"}),
        ("banned", "10♠ 8♥ 8♠ 9♠", {"8♣"}),
    ],
)
def test_case_1_the_lead_of_hearts(heart_lead: str, before: str, legal: set[str]) -> None:
    extra = " 10♠" if before else ""
    hands = {
        NORTH: "7♥ A♥ 8♣" + extra,
        EAST: "9♣ 10♣ 8♥ 9♥",
        SOUTH: "8♠ 7♣ 7♦ 8♦",
        WEST: "9♠ 9♦ 10♦ J♦",
    }
    if not before:
        hands = {seat: " ".join(cards.split()[:3]) for seat, cards in hands.items()}
    deal = deal_of(
        "king14-kings", ContractId.NO_HEARTS, hands, dealer=WEST, switches={"heart_lead": heart_lead}
    )
    assert legal_cards(play_cards(deal, before)) == legal


@pytest.mark.parametrize(
    ("discard", "legal"),
    [("forced", {"K♥"}), ("free", {"K♥", "A♣", "7♦"}), ("penalty", {"K♥", "A♣", "7♦"})],
)
def test_case_2_the_forced_king(discard: str, legal: set[str]) -> None:
    hands = {NORTH: "9♠ 10♠ J♠", EAST: "K♥ A♣ 7♦", SOUTH: "7♣ 8♣ 9♣", WEST: "8♦ 9♦ 10♦"}
    deal = deal_of("king14-kings", ContractId.NO_KING, hands, dealer=WEST, switches={"king_discard": discard})
    assert legal_cards(play_cards(deal, "9♠")) == legal


@pytest.mark.parametrize("contract", [ContractId.NO_KING, ContractId.NO_ALL])
def test_who_holds_the_king_back_pays_for_it_instead_of_the_taker(
    contract: ContractId,
) -> None:
    hands = {NORTH: "9♠ A♥", EAST: "K♥ A♣", SOUTH: "7♠ 8♥", WEST: "8♠ 9♥"}
    switches = {"king_discard": "penalty", "allow_unbalanced": "on"}
    deal = play_cards(deal_of("king14-kings", contract, hands, dealer=WEST, switches=switches), "9♠ A♣ 7♠ 8♠")
    deal = play_cards(deal, "A♥ K♥ 8♥ 9♥")
    king_deal = [0, -16, 0, 0]
    everything = [
        -(4 + 16 + 8 + 4),
        -16,
        0,
        0,
    ]  # two tricks, both of them last, four hearts, a king as a boy
    assert points(deal) == (king_deal if contract is ContractId.NO_KING else everything)


@pytest.mark.parametrize(("under_ace", "legal"), [("free", {"K♥", "8♥"}), ("forced", {"K♥"})])
def test_case_3_the_king_under_the_ace(under_ace: str, legal: set[str]) -> None:
    hands = {NORTH: "A♥ 10♥ J♥", EAST: "9♥ 7♠ 8♠", SOUTH: "K♥ 8♥ 7♣", WEST: "7♦ 8♦ 9♦"}
    deal = deal_of(
        "king14-kings", ContractId.NO_KING, hands, dealer=WEST, switches={"king_under_ace": under_ace}
    )
    assert legal_cards(play_cards(deal, "A♥ 9♥")) == legal


@pytest.mark.parametrize(("plays", "row"), [("A♥ K♥ 7♠ 7♦", [-16, 0, 0, 0]), ("7♥ K♥ 7♠ 7♦", [0, -16, 0, 0])])
def test_case_5_a_hand_of_hearts_may_lead_them(plays: str, row: list[float]) -> None:
    hands = {NORTH: "A♥ 7♥", EAST: "K♥ 7♣", SOUTH: "7♠ 8♠", WEST: "7♦ 8♦"}
    deal = deal_of("king14-kings", ContractId.NO_KING, hands, dealer=WEST)
    assert legal_cards(deal) == {"A♥", "7♥"}
    assert legal_cards(play_cards(deal, plays[:2])) == {"K♥"}
    deal = play_cards(deal, plays)
    assert deal.is_over
    assert points(deal) == row


@pytest.mark.parametrize(
    ("preset", "early", "late"),
    [("king14-jacks", -26, -34), ("king14-kings", -30, -38), ("king14-both", -28, -36)],
)
def test_case_6_one_trick_of_everything(preset: str, early: float, late: float) -> None:
    ending = {NORTH: "K♠", EAST: "7♥", SOUTH: "J♣", WEST: "K♥"}
    last = play_cards(deal_of(preset, ContractId.NO_ALL, ending, dealer=WEST), "K♠ 7♥ J♣ K♥")
    assert points(last) == [late, 0, 0, 0]
    longer = {
        NORTH: "K♠ 7♦ 8♦",
        EAST: "7♥ 7♣ 8♣",
        SOUTH: "J♣ 9♣ 10♣",
        WEST: "K♥ 9♦ 10♦",
    }
    first = play_cards(deal_of(preset, ContractId.NO_ALL, longer, dealer=WEST), "K♠ 7♥ J♣ K♥")
    assert points(first) == [early, 0, 0, 0]


CASE_7 = {
    NORTH: "Q♠ A♠ 8♣ 9♣ 10♦ K♦ J♥ Q♥",
    EAST: "7♠ 7♣ Q♣ K♣ A♣ Q♦ A♦ 7♥",
    SOUTH: "10♠ K♠ 10♣ 7♦ 9♦ 8♥ 9♥ 10♥",
    WEST: "8♠ 9♠ J♠ J♣ 8♦ J♦ K♥ A♥",
}
CASE_7_PLAYS = (
    "7♠ 10♠ 8♠ A♠ 8♣ 7♣ 10♣ J♣ 8♦ 10♦ Q♦ 9♦ Q♣ 7♦ K♥ 9♣ K♣ 8♥ 9♠ K♦ A♣ 9♥ J♠ Q♥ A♦ 10♥ J♦ Q♠ 7♥ K♠ A♥ J♥"
)


@pytest.mark.parametrize(
    ("preset", "contract", "row", "count"),
    [
        ("king14-kings", ContractId.NO_ALL, [-2, -72, 0, -22], 8),
        ("king14-jacks", ContractId.NO_ALL, [-2, -68, 0, -26], 8),
        ("king14-both", ContractId.NO_ALL, [-2, -70, 0, -24], 8),
        ("king14-kings", ContractId.NO_TRICKS, [-2, -10, 0, -4], 8),
        ("king14-kings", ContractId.NO_HEARTS, [0, -10, 0, -6], 8),
        ("king14-kings", ContractId.NO_GIRLS, [0, -16, 0, 0], 7),
        ("king14-kings", ContractId.NO_KING, [0, -16, 0, 0], 4),
        ("king14-jacks", ContractId.NO_BOYS, [0, -8, 0, -8], 8),
        ("king14-kings", ContractId.NO_BOYS, [0, -12, 0, -4], 8),
        ("king14-both", ContractId.NO_BOYS, [0, -10, 0, -6], 8),
        ("king14-kings", ContractId.NO_LAST_TWO, [0, -8, 0, -8], 8),
    ],
)
def test_case_7_a_full_deal(preset: str, contract: ContractId, row: list[float], count: int) -> None:
    plays = " ".join(CASE_7_PLAYS.split()[: 4 * count])
    deal = play_cards(deal_of(preset, contract, CASE_7), plays)
    assert deal.is_over
    assert [winner for _, winner in tricks(deal)] == [
        NORTH,
        WEST,
        EAST,
        EAST,
        EAST,
        EAST,
        EAST,
        WEST,
    ][:count]
    assert points(deal) == row
