"""Card letters: CASES 8.20, both alphabets, and what is refused."""

from __future__ import annotations

import pytest

from kingclub.cards import CARDS, CardFault, CardTextError, parse_card, parse_cards, parse_suit


def test_case_20_the_script_of_a_letter_decides() -> None:
    assert [str(card) for card in parse_cards("Т♠ К♠ Д♠ В♠ 10♠")] == ["A♠", "K♠", "Q♠", "J♠", "10♠"]
    assert str(parse_card("T♠")) == "10♠"


@pytest.mark.parametrize("text", ["Тs", "Дh", "10с", "TТ♠", "А♠"])
def test_a_card_that_mixes_alphabets_is_refused(text: str) -> None:
    with pytest.raises(CardTextError, match="Latin and Cyrillic") as refused:
        parse_card(text)
    assert refused.value.fault is CardFault.MIXED_ALPHABETS
    assert refused.value.text == text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CardFault.NO_RANK),
        ("Q", CardFault.NO_SUIT),
        ("10", CardFault.NO_SUIT),
        ("1♠", CardFault.NO_RANK),
        ("11♠", CardFault.NO_RANK),
        ("D♠", CardFault.NO_RANK),
        ("Jo3", CardFault.NO_SUIT),
    ],
)
def test_what_is_no_card_says_why(text: str, fault: CardFault) -> None:
    with pytest.raises(CardTextError) as refused:
        parse_card(text)
    assert refused.value.fault is fault


@pytest.mark.parametrize("text", ["qh", "QH", "Qh", "Q♥", "Д♥", "д♥"])
def test_either_case_and_suit_letters(text: str) -> None:
    assert str(parse_card(text)) == "Q♥"


def test_every_card_reads_as_it_prints() -> None:
    assert all(parse_card(str(card)) is card for card in CARDS)


def test_a_suit_by_symbol_or_letter() -> None:
    assert parse_suit("♦") is parse_suit("D") is parse_suit("d")
    with pytest.raises(ValueError, match="not a suit"):
        parse_suit("x")
