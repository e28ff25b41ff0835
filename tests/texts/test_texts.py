"""What a person reads: languages, plurals, points, cases, and what happens to a wrong id."""

import re

import pytest

from kingclub.cards import Rank, Suit
from kingclub.texts import LANGS, Lang, Points, TextError, Texts, format_points, negotiate
from tests.texts.messages import messages


@pytest.mark.parametrize(
    ("half_points", "russian", "english"),
    [
        (2, "1 очко", "1 point"),
        (4, "2 очка", "2 points"),
        (5, "2½ очка", "2½ points"),
        (10, "5 очков", "5 points"),
        (22, "11 очков", "11 points"),
        (42, "21 очко", "21 points"),
        (1, "½ очка", "½ points"),
        (0, "0 очков", "0 points"),
        (-2, "−1 очко", "−1 point"),
        (-5, "−2½ очка", "−2½ points"),
        (-192, "−96 очков", "−96 points"),
    ],
)
def test_points_agree_with_their_word(half_points: int, russian: str, english: str) -> None:
    assert Texts("ru").text("points-amount", points=Points(half_points)) == russian
    assert Texts("en").text("points-amount", points=Points(half_points)) == english


@pytest.mark.parametrize(("half_points", "shown"), [(15, "7½"), (-15, "−7½"), (-1, "−½"), (1, "½"), (0, "0")])
def test_points_are_printed_with_a_half_and_a_proper_minus(half_points: int, shown: str) -> None:
    assert format_points(half_points) == shown


def test_a_russian_card_puts_its_suit_in_the_genitive() -> None:
    texts = Texts("ru")
    assert texts.text("card-name", rank="king", suit="hearts") == "король червей"
    assert texts.text("card-name", rank="ten", suit="diamonds") == "десятка бубен"


def test_every_suit_and_rank_has_its_russian_word() -> None:
    texts = Texts("ru")
    suits = {texts.text("suit-name", suit=suit.name.lower()) for suit in Suit}
    ranks = {texts.text("rank-name", rank=rank.name.lower()) for rank in Rank}
    assert all(re.fullmatch("[а-яё]+", word) for word in suits | ranks)


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_can_be_filled_in(lang: Lang) -> None:
    texts = Texts(lang)
    for key, message in messages(lang).items():
        text = texts.text(key, **dict.fromkeys(message.arguments, 3))
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text, "an isolation mark"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(TextError, match="no-such-text"):
        Texts("en").text("no-such-text")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="name"):
        Texts("en").text("turn")


@pytest.mark.parametrize(
    ("lang", "environ", "chosen"),
    [
        ("ru", {"LANG": "en_GB.UTF-8"}, "ru"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru", "LANG": "C"}, "ru"),
        (None, {"LANG": "ru.UTF-8"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_locale(
    lang: str | None, environ: dict[str, str], chosen: str
) -> None:
    assert negotiate(lang, environ) == chosen


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(ValueError, match="ru, en"):
        negotiate("de", {})
