"""Writes `examples/`: whole games of bots, every kind of deal and of record in them.

`python tools/write_examples.py` rewrites all; an example is an archive, so that is only for a new format.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from kingclub.bots import Bot, PlainBot, RandomBot
from kingclub.notation import format_record, record_of_game
from kingclub.play import Game, chance, view
from kingclub.rules import load

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
DAY = date(2026, 11, 30)


@dataclass(frozen=True)
class Example:
    """A game to be played; it stops after `actions` where they are given."""

    file: str
    preset: str
    players: int = 4
    seed: str = "kingclub"
    switches: Mapping[str, object] = field(default_factory=dict[str, object])
    has_random_bots: bool = False
    actions: int = 100_000


EXAMPLE_GAMES = (
    Example("king14-kings", "king14-kings"),
    Example("king14-jacks", "king14-jacks"),
    Example("king14-jacks-printed", "king14-jacks-printed"),
    Example("king14-both", "king14-both"),
    Example("king3", "king3", players=3),
    Example("king3-sevens", "king3-sevens", players=3),
    Example("king3-half-points", "king3", players=3, switches={"boys": "both", "hearts_price": 2.5}),
    Example(
        "king14-kings-penalty",
        "king14-kings",
        switches={"king_discard": "penalty", "heart_lead": "after-broken"},
        has_random_bots=True,
    ),
    Example("king14-jacks-short", "king14-jacks", switches={"yeralash": "none", "first_dealer": "first-ace"}),
    Example("king14-kings-stopped", "king14-kings", actions=140),
    Example("ordered-three", "ordered", players=3, has_random_bots=True),
    Example("ordered-pass", "ordered-pass", has_random_bots=True),
    Example("trump", "trump", has_random_bots=True),
    Example("trump-auction", "trump-auction", has_random_bots=True),
    Example("ladies-book", "ladies-book", has_random_bots=True),
    Example("jokers-three", "jokers", players=3, has_random_bots=True),
    Example("suit-auction", "suit-auction", has_random_bots=True),
    Example("domino", "domino"),
    Example(
        "domino-six",
        "domino",
        players=6,
        switches={"stock_to_last": True, "pack": 36},
        has_random_bots=True,
    ),
    Example("kis-kis", "kis-kis"),
    Example(
        "kis-kis-ten",
        "kis-kis",
        players=10,
        switches={"recycle": "shuffle", "packs": 2, "last_card_acts": True},
        has_random_bots=True,
    ),
    Example("kis-kis-two-shuffled", "kis-kis", players=2, switches={"recycle": "shuffle"}),
)


def example_text(example: Example) -> str:
    """The record of the game."""
    bots: list[Bot] = [
        RandomBot(f"{example.seed} {seat}") if example.has_random_bots else PlainBot()
        for seat in range(example.players)
    ]
    game = Game(load(example.preset, players=example.players, switches=example.switches))
    for _ in range(example.actions):
        if game.is_over:
            break
        turn = game.turn
        game = game.act(chance(game, example.seed) if turn is None else bots[turn].choose(view(game, turn)))
    names = [f"bot {bot.name}" for bot in bots]
    return format_record(record_of_game(game, names, seed=example.seed, day=DAY))


def main() -> None:
    EXAMPLES.mkdir(exist_ok=True)
    for example in EXAMPLE_GAMES:
        (EXAMPLES / f"{example.file}.king").write_text(example_text(example), encoding="utf-8")


if __name__ == "__main__":
    main()
