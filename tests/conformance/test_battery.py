"""One battery for every preset: what a rule file must bring before it is a game of this project.

Random play, records and secrecy have whole test modules of their own, with any house rules turned
(`tests/play`, `tests/notation`, `tests/club`); here each preset, for each number of its players, passes
through all of them once as it stands.
"""

from __future__ import annotations

from random import Random

import pytest

from kingclub.cards import parse_cards
from kingclub.club import table_from
from kingclub.club.events import ChanceHappened
from kingclub.club.messages import Pace
from kingclub.handbook import as_markdown, rule_page
from kingclub.notation import format_record, judge_text, parse_record, record_of_game
from kingclub.play import Game, Refused
from kingclub.rules import catalogue, load, preset_ids, read_preset
from kingclub.scoring import Seat
from kingclub.texts import LANGS, Lang, Texts
from tests.club.tables import fresh, step, with_shuffle
from tests.club.test_secrecy_presets import last_shuffle, played_log, stream, unseen
from tests.golden.sheet_file import SCORES, read_sheet
from tests.notation.games import NAMES, played_game
from tests.play.test_properties import check_cards, check_sheet, play_by_choices
from tests.playouts.blocks import HERE as PLAYOUTS
from tests.playouts.blocks import read_blocks
from tests.strategies import play_at_random

GAMES = [
    pytest.param(preset, int(players), id=f"{preset}-{players}")
    for preset in preset_ids()
    for players in sorted(read_preset(preset).players, key=int)
]
DEALS = 12
"""Of a game that is long or has no set number of deals."""
SWAPS = 12
MOST_TRIES = 300

for_every_game = pytest.mark.parametrize(("preset", "players"), GAMES)
for_every_preset = pytest.mark.parametrize("preset", preset_ids())


@for_every_game
def test_it_loads_and_is_listed(preset: str, players: int) -> None:
    ruleset = load(preset, players=players)
    entry = next(entry for entry in catalogue() if entry.id == preset)
    assert (ruleset.players, ruleset.version) == (players, entry.version)
    assert players in entry.players
    assert entry.sources
    assert set(entry.title) == {"ru", "en"}


@for_every_game
def test_a_random_game_ends_and_adds_up(preset: str, players: int) -> None:
    for seed in ("a", "b"):
        game = Game(load(preset, players=players))
        for part in range(2_000):
            if game.is_over:
                break
            game = play_at_random(game, f"{seed} {part}", 25)
            if game.deal is not None:
                check_cards(game.deal)
        assert game.is_over
        assert game.winners
        check_sheet(game)


@for_every_game
def test_turning_the_table_turns_the_result(preset: str, players: int) -> None:
    ruleset = load(preset, players=players)
    plain, turned = (play_by_choices(ruleset, "turned", Seat(seat)) for seat in (0, 1))
    assert plain.sheet.rows
    for row, other in zip(plain.sheet.rows, turned.sheet.rows, strict=True):
        assert other.points == (row.points[-1], *row.points[:-1])


@for_every_game
def test_a_record_holds_it_all(preset: str, players: int) -> None:
    ruleset = load(preset, players=players)
    game = played_game(ruleset, "record", deals=DEALS)
    text = format_record(record_of_game(game, NAMES[:players], seed="record"))
    assert format_record(*parse_record(text)) == text
    judgement = judge_text(text)[0]
    assert judgement.fault is None
    assert (judgement.ruleset, judgement.game) == (ruleset, game)


@for_every_game
def test_nothing_unseen_reaches_a_seat(preset: str, players: int) -> None:
    """Two cards that I have not seen change places in the pack: all that I am sent stays the same bytes."""
    ruleset, random = load(preset, players=players), Random(preset)
    compared = 0
    for _ in range(MOST_TRIES):
        log = played_log(ruleset, random, Pace.NONE, random.randrange(60))
        table = table_from(log)
        start = last_shuffle(log)
        shuffle = log[start]
        assert isinstance(shuffle, ChanceHappened)
        pack = list(parse_cards(shuffle.cards or ""))
        hidden = unseen(table, pack) if table.game.deal is not None else []
        if len(hidden) < 2:
            continue
        one, other = (pack.index(card) for card in random.sample(hidden, 2))
        pack[one], pack[other] = pack[other], pack[one]
        try:
            sent = stream([*log[:start], *with_shuffle(log[start:], pack)], start)
        except Refused:
            continue  # with the cards swapped that log could not have come about
        assert stream(log, start) == sent
        compared += 1
        if compared == SWAPS:
            return
    pytest.fail(f"only {compared} swaps could be compared")


@for_every_game
def test_a_table_of_the_club_plays_it(preset: str, players: int) -> None:
    table = fresh(preset, players=players, pace=Pace.NONE)
    for _ in range(120):
        if table.is_over:
            break
        table = step(table)
    assert table.is_over or table.game.deal is not None


@pytest.mark.parametrize("lang", LANGS)
@for_every_game
def test_its_rules_can_be_read(preset: str, players: int, lang: Lang) -> None:
    page = rule_page(load(preset, players=players), Texts(lang))
    told = {part.id for part in page.sections}
    assert {"what", "who", "dealing", "play", "prices", "score", "example", "house"} <= told
    text = as_markdown(page)
    assert not [mark for mark in ("{", "}", "None") if mark in text]
    assert (text.count("ё") + text.count("и") > 20) is (lang == "ru")


@for_every_preset
def test_it_has_a_golden_sheet(preset: str) -> None:
    sheets = sorted((SCORES / preset).glob("*.sheet"))
    assert sheets, f"tests/golden/scores/{preset}/ has no sheet"
    assert all(read_sheet(file).rows for file in sheets)


@for_every_preset
def test_it_has_its_playout_counts(preset: str) -> None:
    file = PLAYOUTS / f"{preset}.playouts"
    assert file.is_file(), f"tests/playouts/{preset}.playouts is not there"
    counted = {block.deal.contract for block in read_blocks(file)}
    players = min(map(int, read_preset(preset).players))
    assert counted >= {str(contract) for contract in load(preset, players=players).contracts}
