"""What the loader makes of rule files and switches, and what it refuses."""

from __future__ import annotations

import pytest

from kingclub.rules import (
    ContractId,
    HeartLead,
    KingDiscard,
    PresetFileError,
    RulesError,
    SwitchError,
    SwitchFault,
    UnbalancedRuleset,
    UnknownPreset,
    canonical_bytes,
    load,
    parse_preset,
    resolve,
)

PARENT = """
id = "house"
version = 1
form = "tricks"
sources = ["us"]
winner = "highest"
programme = ["no-tricks", "take-tricks"]
[title]
ru = "Дом"
en = "House"
[players.4]
lowest = 7
[prices]
tricks = 2
[switches]
allow_unbalanced = false
"""
CHILD = """
id = "child"
version = 1
extends = "house"
sources = ["us"]
[title]
ru = "Дитя"
en = "Child"
"""


def read(child: str = CHILD, parent: str = PARENT) -> None:
    resolve(parse_preset({"house": parent, "child": child}, "child"), None, {})


def test_a_variant_states_only_what_differs() -> None:
    read()
    read(CHILD + "[prices]\ntricks = 2.5\n")


@pytest.mark.parametrize(
    ("child", "named"),
    [
        (CHILD.replace("version = 1", ""), "version"),
        (CHILD.replace('"child"', '"other"', 1), "id"),
        (CHILD.replace('"house"', '"nowhere"'), "nowhere"),
        (CHILD.replace('"house"', '"child"'), "circle"),
        (CHILD + "[prices]\ntrick = 2\n", "trick"),
        (CHILD + "[prices]\ntricks = 'two'\n", "prices.tricks"),
        (CHILD + "[prices]\ntricks = 0.3\n", "prices.tricks"),
        (CHILD + "[switches]\nnonsense = 1\n", "switches.nonsense"),
        (CHILD + "[switches]\nboys = 'queens'\n", "switches.boys"),
        (CHILD + "[players.3]\nlowest = 7\n", "players.3"),
        (CHILD + "[players.4]\nlowest = 7\nremoved = ['Z♠']\n", "players.4.removed"),
        (CHILD + "= broken", "line"),
        ("without = ['boys']\n" + CHILD, "boys"),
    ],
)
def test_a_faulty_file_is_named_with_its_key(child: str, named: str) -> None:
    with pytest.raises(PresetFileError) as refused:
        read(child)
    assert named in str(refused.value)
    assert ".toml" in str(refused.value)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ("tricks = 2", "girls = 2", "prices.tricks"),
        ("tricks = 2", "tricks = nan", "prices.tricks"),
        ("tricks = 2", "tricks = inf", "prices.tricks"),
        ("tricks = 2", "tricks = 1e30", "prices.tricks"),
        ("tricks = 2", "tricks = 2.3", "prices.tricks"),
        ("lowest = 7", "lowest = 15", "lowest"),
        ("[players.4]", "[players.0]", "players"),
        ("[players.4]", "[players.x]", "players"),
        ('winner = "highest"', 'winner = "highest"\npacket = 0', "packet"),
    ],
)
def test_a_number_that_can_not_be_is_named_with_file_and_key(before: str, after: str, key: str) -> None:
    with pytest.raises(PresetFileError, match=rf"house\.toml: .*{key}"):
        resolve(parse_preset({"house": PARENT.replace(before, after)}, "house"), None, {})


def test_what_does_not_balance_shows_the_sum() -> None:
    with pytest.raises(UnbalancedRuleset) as refused:
        load("king14-kings", switches={"yeralash": "negative"})
    assert refused.value.arithmetic == "6×−16 − 96 + 6×16 = −96"
    assert load("king14-kings", switches={"yeralash": "negative", "allow_unbalanced": "on"}).deals == 13


@pytest.mark.parametrize("preset", ["ladies", "trump", "ordered"])
def test_six_for_the_last_two_balances_with_no_whole_trump_price(preset: str) -> None:
    with pytest.raises(UnbalancedRuleset, match="no whole price"):
        load(preset, players=4, switches={"last_two": 6})


@pytest.mark.parametrize(
    ("switches", "fault"),
    [
        ({"nonsense": "on"}, SwitchFault.UNKNOWN_SWITCH),
        ({"trade": "on"}, SwitchFault.NOT_OFFERED),
        ({"boys": "queens"}, SwitchFault.BAD_VALUE),
        ({"last_two": 7}, SwitchFault.BAD_VALUE),
        ({"last_two": True}, SwitchFault.BAD_VALUE),
        ({"order": "no-king"}, SwitchFault.BAD_ORDER),
    ],
)
def test_a_switch_is_refused_with_its_reason(switches: dict[str, object], fault: SwitchFault) -> None:
    with pytest.raises(SwitchError) as refused:
        load("king14-kings", switches=switches)
    assert refused.value.fault is fault
    assert refused.value.switch == next(iter(switches))


def test_a_pack_too_small_to_deal_from_is_refused_with_the_cards_needed() -> None:
    with pytest.raises(SwitchError) as refused:
        load("domino", players=7, switches={"pack": 36})
    assert refused.value.fault is SwitchFault.TOO_FEW_CARDS
    assert (refused.value.switch, refused.value.value, refused.value.known) == ("pack", "36", ("42",))


def test_unknown_games_and_wrong_numbers_of_players() -> None:
    with pytest.raises(UnknownPreset) as unknown:
        load("king99")
    assert "king14-kings" in unknown.value.known
    for players in (None, 5):
        with pytest.raises(SwitchError) as refused:
            load("ordered", players=players)
        assert refused.value.fault is SwitchFault.BAD_PLAYERS


@pytest.mark.parametrize("value", ["on", "true", True])
def test_on_may_be_written_in_several_ways(value: object) -> None:
    assert load("ladies", switches={"trade": value}).hash == load("ladies", switches={"trade": "on"}).hash


def test_half_points_are_exact() -> None:
    ruleset = load("king3", switches={"hearts_price": "2.5", "boys": "both"})
    assert ruleset.contracts[ContractId.NO_ALL].total == -2 * 120
    assert ruleset.contracts[ContractId.NO_HEARTS].prices.hearts == 5


def test_duties_hold_in_the_listed_deals_only() -> None:
    laws = load("king14-kings", switches={"king_discard": "penalty"}).contracts
    assert laws[ContractId.NO_KING].king_discard is KingDiscard.PENALTY
    assert laws[ContractId.TAKE_KING].king_discard is KingDiscard.FORCED  # a charge would break the sum
    assert laws[ContractId.NO_HEARTS].king_discard is KingDiscard.FREE
    assert laws[ContractId.NO_HEARTS].heart_lead is HeartLead.BANNED
    assert laws[ContractId.NO_TRICKS].heart_lead is HeartLead.FREE


def test_the_hash_follows_the_rules_and_nothing_else() -> None:
    plain = load("king14-kings")
    assert plain.hash == load("king14-kings", switches={"boys": "kings"}).hash
    assert plain.hash != load("king14-kings", switches={"boys": "jacks"}).hash
    assert canonical_bytes(plain) == canonical_bytes(load("king14-kings"))


def test_every_fault_is_a_rules_error() -> None:
    for fault in (PresetFileError, SwitchError, UnbalancedRuleset, UnknownPreset):
        assert issubclass(fault, RulesError)
