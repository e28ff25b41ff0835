"""Fourteen-deal King (kings as boys) as a Python game for OpenSpiel.

Hands are bit sets and every table is worked out once: the peer is to be as fast as OpenSpiel's Python
interface lets a game be. Two games are registered: `python_king14` deals card by card, as OpenSpiel's own
card games do; `python_king14_shuffled` draws a whole deal as one sampled chance action.
The rules are those of `king14-kings`: heart-lead ban, forced discard of K♥, early end.
"""

from random import Random

import pyspiel

PLAYERS = 4
SUITS = "♠♣♦♥"
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = len(SUITS) * len(RANKS)
HAND = CARDS // PLAYERS
PACK = (1 << CARDS) - 1
SHUFFLE = 0
CHANCE = int(pyspiel.PlayerId.CHANCE)  # plain integers: the enum's members are slow to compare
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

ITEMS = ("tricks", "boys", "girls", "hearts", "king", "last two", "all")
CONTRACTS = len(ITEMS) * 2


def card_mask(*ranks: str, suits: str = SUITS) -> int:
    return sum(1 << (SUITS.index(suit) * 8 + RANKS.index(rank)) for suit in suits for rank in ranks)


HEARTS = card_mask(*RANKS, suits="♥")
KING = card_mask("K", suits="♥")
SUIT_MASKS = tuple(card_mask(*RANKS, suits=suit) for suit in SUITS)
SUIT_OF = tuple(card >> 3 for card in range(CARDS))

# The cards of one suit's eight bits, ascending, for every suit and every set of bits.
CARDS_OF = tuple(
    tuple([suit * 8 + rank for rank in range(8) if bits >> rank & 1] for bits in range(256))
    for suit in range(4)
)

COUNTED = (0, card_mask("K"), card_mask("Q"), HEARTS, KING, 0, 0)
PRICES = (0, 4, 4, 2, 16, 0, 0)
BANNED = (False, False, False, True, True, False, True)
FORCED = (False, False, False, False, True, False, True)
ENDS_EARLY = (False, True, True, True, True, False, False)


def points_of_cards(item: int) -> tuple[int, ...]:
    parts = range(len(ITEMS)) if ITEMS[item] == "all" else (item,)
    return tuple(sum(PRICES[part] for part in parts if COUNTED[part] >> card & 1) for card in range(CARDS))


def points_of_tricks(item: int) -> tuple[int, ...]:
    every = 2 if ITEMS[item] in ("tricks", "all") else 0
    last = 8 if ITEMS[item] in ("last two", "all") else 0
    return (every,) * (HAND - 2) + (every + last,) * 2


CARD_POINTS = tuple(points_of_cards(item) for item in range(len(ITEMS)))
TRICK_POINTS = tuple(points_of_tricks(item) for item in range(len(ITEMS)))


def game_type(name: str, chance_mode: pyspiel.GameType.ChanceMode) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name="Fourteen-deal King in Python",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"seed": 0},
    )


def game_info(chance_outcomes: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=CARDS,
        max_chance_outcomes=chance_outcomes,
        num_players=PLAYERS,
        min_utility=-192.0,
        max_utility=192.0,
        utility_sum=0.0,
        max_game_length=CONTRACTS * CARDS,
    )


DEALT_TYPE = game_type("python_king14", pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)
SHUFFLED_TYPE = game_type("python_king14_shuffled", pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC)


class KingState(pyspiel.State):
    """One game of fourteen deals; deal n is dealt by player n mod 4 and its eldest leads."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.points = [0] * PLAYERS
        self.contract = -1
        self.start_deal()

    def start_deal(self) -> None:
        self.contract += 1
        self.item = self.contract % len(ITEMS)
        self.sign = -1 if self.contract < len(ITEMS) else 1
        self.hands = [0] * PLAYERS
        self.unplayed = PACK
        self.undealt = PACK
        self.turn = (self.contract + 1) % PLAYERS
        self.tricks = 0
        self.played = 0
        self.led = 0
        self.best = 0
        self.taker = 0
        self.cost = 0

    # The interface of OpenSpiel.

    def current_player(self) -> int:
        if self.contract == CONTRACTS:
            return TERMINAL
        if self.undealt:
            return CHANCE
        return self.turn

    def is_terminal(self) -> bool:
        return self.contract == CONTRACTS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = cards_in(self.undealt)
        chance = 1.0 / len(cards)
        return [(card, chance) for card in cards]

    def _legal_actions(self, player: int) -> list[int]:
        hand = self.hands[player]
        if self.played:
            following = hand & SUIT_MASKS[self.led]
            if following:
                return CARDS_OF[self.led][following >> self.led * 8]
            if hand & KING and FORCED[self.item]:
                return cards_in(KING)
        elif BANNED[self.item]:
            return cards_in(hand & ~HEARTS or hand)
        return cards_in(hand)

    def _apply_action(self, action: int) -> None:
        if self.undealt:
            self.deal(action)
        else:
            self.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        name = RANKS[action & 7] + SUITS[SUIT_OF[action]]
        return f"deal {name}" if player == CHANCE else name

    def returns(self) -> list[float]:
        return [float(points) for points in self.points]

    def __str__(self) -> str:
        hands = " | ".join(
            " ".join(self._action_to_string(0, card) for card in cards_in(hand)) for hand in self.hands
        )
        return f"deal {self.contract + 1} turn {self.turn} points {self.points} hands {hands}"

    # The rules.

    def deal(self, card: int) -> None:
        self.hands[self.turn] |= 1 << card
        self.undealt ^= 1 << card
        self.turn = (self.turn + 1) % PLAYERS

    def play(self, card: int) -> None:
        bit = 1 << card
        self.hands[self.turn] ^= bit
        self.unplayed ^= bit
        self.cost += CARD_POINTS[self.item][card]
        suit = SUIT_OF[card]
        if not self.played:
            self.led = suit
        if not self.played or (suit == self.led and card > self.best):
            self.best = card
            self.taker = self.turn
        self.played += 1
        if self.played == PLAYERS:
            self.finish_trick()
        else:
            self.turn = (self.turn + 1) % PLAYERS

    def finish_trick(self) -> None:
        self.points[self.taker] += self.sign * (self.cost + TRICK_POINTS[self.item][self.tricks])
        self.turn = self.taker
        self.tricks += 1
        self.played = 0
        self.cost = 0
        if self.tricks == HAND or (ENDS_EARLY[self.item] and not self.unplayed & COUNTED[self.item]):
            self.start_deal()


class ShuffledKingState(KingState):
    """The same game with one sampled chance action a deal."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.random = Random(game.get_parameters().get("seed", 0))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(SHUFFLE, 1.0)]

    def deal(self, card: int) -> None:
        cards = list(range(CARDS))
        self.random.shuffle(cards)
        for seat in range(PLAYERS):
            self.hands[(self.turn + seat) % PLAYERS] = sum(1 << dealt for dealt in cards[seat::PLAYERS])
        self.undealt = 0


class KingGame(pyspiel.Game):
    def __init__(self, params: dict[str, int] | None = None) -> None:
        super().__init__(DEALT_TYPE, game_info(CARDS), params or {})

    def new_initial_state(self) -> KingState:
        return KingState(self)


class ShuffledKingGame(pyspiel.Game):
    def __init__(self, params: dict[str, int] | None = None) -> None:
        super().__init__(SHUFFLED_TYPE, game_info(1), params or {})

    def new_initial_state(self) -> ShuffledKingState:
        return ShuffledKingState(self)


def cards_in(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    spades, clubs, diamonds, hearts = CARDS_OF
    return spades[cards & 255] + clubs[cards >> 8 & 255] + diamonds[cards >> 16 & 255] + hearts[cards >> 24]


pyspiel.register_game(DEALT_TYPE, KingGame)
pyspiel.register_game(SHUFFLED_TYPE, ShuffledKingGame)
