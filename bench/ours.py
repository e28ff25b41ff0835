"""Our own referee, driven as the peers are."""

from collections.abc import Callable, Mapping

from bench.slices import PlayGame
from kingclub.cards import Card
from kingclub.play import Game, Lot, Shuffle
from kingclub.rules import Ruleset, load
from kingclub.scoring import Seat


def referee_driver(preset: str, switches: Mapping[str, object] | None = None) -> PlayGame:
    """Whole games of `preset` by `Game.legal()` and `Game.act()`, the lot and the shuffles among them."""
    ruleset = load(preset, switches=switches)

    def play_game(chance: Callable[[], float]) -> int:
        game = Game(ruleset).act(Lot(Seat(int(chance() * ruleset.players))))
        actions = 1
        while (legal := game.legal()) or game.awaits_chance:
            if legal:
                game = game.act(legal[int(chance() * len(legal))])
            else:
                game = game.act(shuffle(ruleset, chance))
            actions += 1
        return actions

    return play_game


def shuffle(ruleset: Ruleset, chance: Callable[[], float]) -> Shuffle:
    """Fisher and Yates' shuffle from the driver's own chance; the shuffle from a seed is not measured."""
    cards: list[Card] = list(ruleset.pack)
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return Shuffle(tuple(cards))
