"""The committed playout counts are what brute force gives today (a sample; derive.py compares all)."""

from pathlib import Path

import pytest

from tests.playouts.blocks import Block, format_block, parse_block, playout_files, read_blocks, recount
from tests.playouts.brute_force import Deal
from tests.playouts.brute_force_domino import DRAW, after, is_over, legal_steps, points, start
from tests.playouts.tables import TABLES, parse_card

SMALL = 400


def small_blocks() -> list[Block]:
    blocks = [block for path in playout_files() for block in read_blocks(path)]
    return [block for block in blocks if sum(block.plays.values()) < SMALL]


@pytest.mark.parametrize("block", small_blocks()[::3], ids=lambda block: block.id)
def test_committed_numbers_are_todays(block: Block) -> None:
    assert recount(block) == block


@pytest.mark.parametrize("path", playout_files(), ids=lambda path: path.stem)
def test_every_contract_of_a_preset_is_counted(path: Path) -> None:
    counted = {block.deal.contract for block in read_blocks(path)}
    assert counted == set(TABLES[path.stem][0].contracts)


@pytest.mark.parametrize("path", playout_files(), ids=lambda path: path.stem)
def test_ids_name_one_block_each(path: Path) -> None:
    ids = [block.id for block in read_blocks(path)]
    assert len(ids) == len(set(ids))
    assert all(name.startswith(f"{path.stem}/") for name in ids)


@pytest.mark.parametrize("path", playout_files(), ids=lambda path: path.stem)
def test_a_block_is_read_as_it_was_written(path: Path) -> None:
    for block in read_blocks(path):
        assert parse_block(path.stem, format_block(block)) == block


def test_domino_is_played_as_the_worked_position_is() -> None:
    hands = {1: "5♣", 2: "9♥", 3: "K♦ 3♥"}
    stock = [parse_card(card) for card in ["2♦", "7♣", "J♥"]]
    cards = {seat: [parse_card(card) for card in text.split()] for seat, text in hands.items()}
    deal = Deal("domino", "domino", 3, cards, stock=stock)
    table = start(deal)
    for step in ["5♣", "draw", "draw", "7♣", "draw", "3♥", "2♦", "K♦", "J♥", "9♥"]:
        assert not is_over(table)
        chosen = DRAW if step == DRAW else parse_card(step)
        assert chosen in legal_steps(table)
        table = after(table, chosen)
    assert is_over(table)
    assert list(points(deal, table).values()) == [0, 1, 2]
