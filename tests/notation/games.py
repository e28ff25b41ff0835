"""Games of bots, whole or stopped, and the texts of their records."""

from __future__ import annotations

from collections.abc import Mapping

from kingclub.bots import Bot, PlainBot, RandomBot
from kingclub.notation import format_record, record_of_game
from kingclub.play import Game, chance, view
from kingclub.rules import Ruleset, load

NAMES = ("Анна", "Zed", "bot plain", "C", "5", "6", "7", "8", "9", "10")


def played_game(
    ruleset: Ruleset, seed: str, *, bot: Bot | None = None, deals: int | None = None, actions: int = 100_000
) -> Game:
    """A game of one kind of bot, to its end or until so many deals or actions are over."""
    player = bot or RandomBot(seed)
    game = Game(ruleset)
    for _ in range(actions):
        if game.is_over or len(game.finished) == deals:
            break
        if game.turn is None:
            game = game.act(chance(game, seed))
        else:
            game = game.act(player.choose(view(game, game.turn)))
    return game


def record_text(
    preset: str,
    seed: str = "s1",
    *,
    players: int | None = None,
    deals: int | None = None,
    switches: Mapping[str, object] | None = None,
) -> str:
    """The record of a game of `plain`."""
    ruleset = load(preset, players=players, switches=switches)
    game = played_game(ruleset, seed, bot=PlainBot(), deals=deals)
    return format_record(record_of_game(game, NAMES[: game.ruleset.players], seed=seed))


LONE_DEAL = """\
deal 7 no-all dealer 1
hand 1 9♠ 10♠ A♠ Q♣ 7♦ 9♦ 10♥ J♥
hand 2 7♠ 8♠ 8♦ 10♦ A♦ 7♥ 8♥ Q♥
hand 3 J♠ Q♠ K♠ 7♣ 9♣ 10♣ J♣ Q♦
hand 4 8♣ K♣ A♣ J♦ K♦ 9♥ K♥ A♥
trick 2 7♠ J♠ K♥ 9♠ -> 3
trick 3 7♣ 8♣ Q♣ 7♥ -> 1
trick 1 7♦ 8♦ Q♦ J♦ -> 3
trick 3 9♣ K♣ 9♦ 8♠ -> 4
trick 4 K♦ 10♠ 10♦ 10♣ -> 4
trick 4 A♣ 10♥ 8♥ J♣ -> 4
trick 4 9♥ J♥ Q♥ Q♠ -> 2
trick 2 A♦ K♠ A♥ A♠ -> 2
row  1:-8 2:-40 3:-30 4:-18
"""
"""The worked deal of everything at once, as a file of its own."""
