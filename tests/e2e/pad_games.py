"""The games whose rows are kept on a page, and what each row must be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kingclub.rules import load
from kingclub.scorepad import Pad, TakenRow, start_pad
from kingclub.scoring import Seat
from tests.scorepad.random_rows import random_row

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
MOST_TRIES = 2_000
Wanted = Callable[[TakenRow], bool]


def anything(row: TakenRow) -> bool:
    return True


def plain(row: TakenRow) -> bool:
    return row.terms.sale is None and not row.terms.written_off and not row.terms.reversed


def holds_both_copies(row: TakenRow) -> bool:
    """One card of two packs twice in a hand."""
    return any(len(set(taken.held)) < len(taken.held) for taken in row.tally)


GAMES: dict[str, tuple[str, dict[str, str], int, tuple[Wanted, ...], int]] = {
    "sale, write-off and miser": (
        "ladies-book",
        {},
        7,
        (
            lambda row: row.terms.sale is not None and row.terms.sale.tricks > 1 and not row.terms.reversed,
            lambda row: row.terms.written_off,
            lambda row: row.terms.reversed and row.terms.sale is None,
            plain,
        ),
        7,
    ),
    "orders": ("ordered", {}, 0, (anything,) * 4, 7),
    "orders with passes": ("ordered-pass", {}, 0, (anything,) * 4, 6),
    "auction in tricks": ("trump-auction", {}, 7, (anything,) * 3, 7),
    "suit auction": (
        "suit-auction",
        {},
        0,
        (lambda row: row.terms.declarer is not None, lambda row: row.terms.declarer is None, anything),
        16,
    ),
    "jokers": ("jokers", {}, 0, (anything,) * 2, 13),
    "domino": ("domino", {}, 0, (anything,) * 3, 5),
    "Kis-Kis": ("kis-kis", {}, 0, (lambda row: row.terms.queen_out is not None, anything, anything), 11),
    "Kis-Kis of two packs": ("kis-kis", {"packs": "2"}, 0, (holds_both_copies, anything), 10),
}
"""By what is tried: preset, switches, deals left for later before, what each deal must be, most taps."""


def played(random: Random, empty: Pad, wanted: tuple[Wanted, ...]) -> Pad:
    """With a deal after `empty` for each that is wanted."""
    pad = empty
    for is_wanted in wanted:
        pad = pad.write(pad.next_number, row_that_is(random, pad, is_wanted))
    return pad


def row_that_is(random: Random, pad: Pad, is_wanted: Wanted) -> TakenRow:
    """One that could be, after which the game goes on."""
    number = pad.next_number
    contract = pad.ruleset.contract_of_deal(number) and pad.contract_of(number)
    for _ in range(MOST_TRIES):
        row = random_row(random, pad.ruleset, contract, pad.dealer_of(number))
        if is_wanted(row) and not pad.faults_of(number, row) and not pad.write(number, row).is_over:
            return row
    raise AssertionError(f"no such row of deal {number}")


def empty_sheet(random: Random, what: str) -> Pad:
    """A sheet of the game, those deals left for later that are not tried."""
    preset, switches, left, _, _ = GAMES[what]
    players = 3 if preset == "jokers" else 4
    ruleset = load(preset, players=players, switches=switches)
    pad = start_pad(ruleset, NAMES[:players], Seat(random.randrange(players)))
    for number in range(1, left + 1):
        pad = pad.leave(number)
    return pad
