"""The rule page of every game, in both languages: complete, and true to the rules that it is made from."""

from __future__ import annotations

import pytest

from kingclub.handbook import Bullets, Grid, Page, as_markdown, rule_page
from kingclub.rules import SWITCHES, RulesError, Ruleset, format_switch, load, preset_ids, read_preset
from kingclub.texts import LANGS, Lang, Texts

GAMES = [
    pytest.param(preset, int(players), id=f"{preset}-{players}")
    for preset in preset_ids()
    for players in sorted(read_preset(preset).players)
]
SECTIONS = ["what", "who", "dealing", "play", "prices", "bans", "early", "score", "example", "house"]


def page_of(ruleset: Ruleset, lang: Lang = "en") -> Page:
    return rule_page(ruleset, Texts(lang))


def text_of(page: Page, section: str) -> str:
    part = next(part for part in page.sections if part.id == section)
    return as_markdown(Page("", (part,)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_a_page_has_every_section(preset: str, players: int, lang: Lang):
    page = page_of(load(preset, players=players), lang)
    assert [part.id for part in page.sections if part.id not in ("calls", "not-covered")] == SECTIONS
    assert all(part.heading and part.blocks for part in page.sections)
    text = as_markdown(page)
    assert not [mark for mark in ("{", "}", "None", "  ") if mark in text]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_switch_of_the_preset_is_described(preset: str, players: int):
    ruleset = load(preset, players=players)
    house = text_of(page_of(ruleset), "house")
    for name, value in ruleset.switches.items():
        assert f"`{name}=…`" in house if name == "order" else f"`{name}={format_switch(value)}`" in house
        for other in SWITCHES[name].values:
            assert f"`{name}={format_switch(other)}`" in house


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_any_switch_may_be_turned_and_told(preset: str, players: int):
    for name in load(preset, players=players).switches:
        for value in SWITCHES[name].values:
            try:
                ruleset = load(preset, players=players, switches={name: value})
            except RulesError:
                continue
            for lang in LANGS:
                assert as_markdown(page_of(ruleset, lang))


def test_the_prices_are_those_of_the_rules():
    grid = next(
        block
        for part in page_of(load("king3", switches={"boys": "both"})).sections
        if part.id == "prices"
        for block in part.blocks
        if isinstance(block, Grid)
    )
    assert grid.rows[1] == ("2", "Take no boys", "2½ points for each king and jack", "−20")
    assert [row[-1] for row in grid.rows[:7]] == ["−20", "−20", "−20", "−16", "−20", "−20", "−116"]


def test_the_worked_trick_is_priced():
    example = text_of(page_of(load("king14-kings"), "ru"), "example")
    assert "| Не брать всё подряд | −28 |" in example
    assert "| Брать кинга | 16 |" in example


@pytest.mark.parametrize(
    ("switches", "told"),
    [
        ({"king_discard": "forced"}, "may not be held back"),
        ({"king_discard": "free"}, "need not go"),
        ({"king_discard": "penalty"}, "had better not"),
        ({"heart_lead": "free"}, "at any time"),
        ({"heart_lead": "after-broken"}, "before one has been played"),
        ({"king_under_ace": "forced"}, "can not hide from the ace"),
    ],
)
def test_the_bans_follow_the_switches(switches: dict[str, object], told: str):
    assert told in text_of(page_of(load("king14-kings", switches=switches)), "bans")


def test_calls_are_told_only_where_there_are_any():
    def has_calls(preset: str) -> bool:
        return any(part.id == "calls" for part in page_of(load(preset, players=4)).sections)

    assert not has_calls("king14-kings")
    assert all(map(has_calls, ("trump", "trump-auction", "ladies-book", "ordered-pass", "suit-auction")))


def test_what_a_ruleset_does_not_cover_is_told() -> None:
    for lang in LANGS:
        page = page_of(load("portuguese"), lang)
        assert page.sections[-1].id == "not-covered"
    assert "nulos" in text_of(page_of(load("portuguese")), "not-covered")
    assert all(part.id != "not-covered" for part in page_of(load("ladies")).sections)


def test_trade_and_miser_are_told_where_they_are_allowed():
    assert "miser" in text_of(page_of(load("ladies-book")), "calls").lower()
    assert "trade" not in text_of(page_of(load("ladies")), "calls")


def test_the_parts_of_markdown():
    page = page_of(load("king14-kings"))
    assert any(isinstance(block, Bullets) for part in page.sections for block in part.blocks)
    assert as_markdown(page).startswith("# Classic King, 14 deals\n\n## What it is\n\n")


def test_a_trick_of_the_example_is_worth_something_in_a_trump_deal():
    for preset, points in (("trump", 6), ("trump-auction", 6), ("ladies", 3), ("portuguese", 25)):
        example = text_of(page_of(load(preset, players=4), "ru"), "example")
        assert f"| Хвалёнка | {points} |" in example
    assert "only if it is above his bid" in text_of(page_of(load("trump-auction")), "example")


def test_a_row_is_less_by_the_card_laid_aside():
    jokers = page_of(load("jokers", players=3))
    assert "less the price of the card laid aside" in text_of(jokers, "score")
    taken = page_of(load("jokers", players=3, switches={"aside": "first-trick"}))
    assert "laid aside" not in text_of(taken, "score")
    suit = page_of(load("suit-auction", players=3, switches={"stripped": "none"}))
    assert "less 1" in text_of(suit, "score")


@pytest.mark.parametrize(
    ("stripped", "told"),
    [
        ("two-of-clubs", "with clubs named 12"),
        ("two-of-spades", "with spades named 12"),
        ("none", "13 and the bid"),
    ],
)
def test_the_suit_that_lacks_a_card_is_told(stripped: str, told: str):
    prices = text_of(page_of(load("suit-auction", players=3, switches={"stripped": stripped})), "prices")
    assert told in prices
    assert ("12 and the bid" in prices) is (stripped != "none")


def test_of_two_jokers_the_first_is_the_higher():
    assert "Of two jokers" in text_of(page_of(load("jokers", players=3)), "play")
    assert "Of two jokers" not in text_of(page_of(load("jokers", players=4)), "play")


@pytest.mark.parametrize(
    ("preset", "players", "count", "rest"),
    [
        ("jokers", 3, "52 карты", ", кроме 2♣ и 3♣, и ещё два джокера."),
        ("jokers", 4, "52 карты", ", кроме 2♣, и ещё один джокер."),
        ("suit-auction", 3, "51 карта", ", кроме 2♣."),
        ("suit-auction", 4, "52 карты", "."),
    ],
)
def test_the_pack_is_counted_whole(preset: str, players: int, count: str, rest: str):
    who = text_of(page_of(load(preset, players=players), "ru"), "who")
    assert f"В колоде {count}: от двойки до туза в каждой из четырёх мастей{rest}" in who


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_no_page_speaks_of_what_its_game_lacks(preset: str, players: int):
    ruleset = load(preset, players=players)
    page = page_of(ruleset)
    play = text_of(page, "play")
    assert ("if it is no joker" in play) is any(card.is_joker for card in ruleset.pack)
    assert ("if it is no trump" in play) is any(law.trump for law in ruleset.contracts.values())
    assert ("ranks of each suit" in text_of(page, "who")) is (ruleset.kis_kis is None)


def test_writing_off_is_told_in_tricks_and_points():
    book = text_of(page_of(load("ladies-book"), "ru"), "calls")
    assert "каждому записывают по 2 взятки (6 очков)." in book
    portuguese = text_of(page_of(load("portuguese"), "ru"), "calls")
    assert "каждому записывают по 3 взятки (75 очков); лишнюю взятку пишут первой руке." in portuguese


def test_miser_may_be_the_only_game_without_a_trump():
    alone = load("ladies-book", switches={"miser": "no-trump-only", "no_trump": False})
    calls = text_of(page_of(alone, "ru"), "calls")
    assert "бескозырк" not in calls
    assert "Ещё можно объявить мизер" in calls


def test_a_sale_after_the_declaration_leaves_it_as_it_is():
    sold = load("ladies-book", switches={"sale": "after-declaration"})
    calls = text_of(page_of(sold), "calls")
    assert "The declaration stands" in calls
    assert "need not declare" not in calls


def test_the_highest_bid_is_told():
    assert "8 at most" in text_of(page_of(load("trump-auction")), "calls")
    assert "77 at most" in text_of(page_of(load("suit-auction", players=4)), "calls")
