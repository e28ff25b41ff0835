"""`plain` decides as its definition says: one position for each rule."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kingclub.bots import PlainBot, RandomBot, legal_actions
from kingclub.cards import parse_cards
from kingclub.play import Bid, Deal, Declare, Draw, Game, Lot, Order, Pass, Play, Trade, chance, view
from kingclub.rules import ContractId, load, preset_ids, read_preset
from kingclub.scoring import Seat, Terms, Trump
from tests.play.positions import EAST, NORTH, SOUTH, WEST, deal_of, play_cards
from tests.strategies import play_at_random

LOW = {NORTH: "7♦ 8♦ 9♦", EAST: "7♠ 8♠ 9♠", SOUTH: "7♣ 8♣ 9♣", WEST: "10♣ J♣ Q♣"}


def chosen(
    contract: ContractId, hands: Mapping[Seat, str], cards: str, dealer: Seat, terms: Terms | None = None
) -> str:
    """What `plain` plays after these cards."""
    preset = "ladies" if contract is ContractId.TRUMP else "king14-kings"
    deal = play_cards(deal_of(preset, contract, hands, dealer=dealer, terms=terms), cards)
    assert deal.turn is not None
    action = PlainBot().choose(view(Game(deal.dealt.ruleset, dealer, (), deal), deal.turn))
    assert isinstance(action, Play)
    return str(action.card)


@pytest.mark.parametrize(
    ("contract", "hand", "card"),
    [
        (ContractId.NO_TRICKS, "7♠ A♠ 9♦", "7♠"),
        (ContractId.NO_HEARTS, "K♣ 8♥ 9♥", "K♣"),
        (ContractId.TAKE_TRICKS, "7♠ A♠ 9♦", "A♠"),
        (ContractId.TAKE_GIRLS, "Q♠ 7♦ 8♦", "8♦"),
        (ContractId.TAKE_BOYS, "K♠ 7♦ 8♦", "8♦"),
    ],
)
def test_leading(contract: ContractId, hand: str, card: str) -> None:
    assert (
        chosen(
            contract, {**LOW, NORTH: hand, EAST: "7♣ 8♣ 9♣", SOUTH: "10♣ J♣ Q♣", WEST: "8♠ 9♠ 10♠"}, "", WEST
        )
        == card
    )


@pytest.mark.parametrize(
    ("led", "hand", "choice"),
    [
        ("", "3♠ 2♦ A♠", "2♦"),
        ("", "2♦ 2♠ 3♥", "2♠"),
        ("Q♠", "2♦ A♠ 3♠", "3♠"),
        ("2♥", "2♦ A♠ 3♠", "draw"),
    ],
)
def test_domino_is_played_from_the_lowest_card_that_is_legal(led: str, hand: str, choice: str) -> None:
    ruleset = load("domino", players=2)
    dealer = Seat(1) if led else Seat(0)
    hands = (parse_cards(f"{led} K♣"), parse_cards(hand))
    law = ruleset.contracts[ContractId.DOMINO]
    deal = play_cards(Deal.of_hands(ruleset, 1, dealer, law, hands, stock=parse_cards("9♥")), led)
    action = PlainBot().choose(view(Game(ruleset, dealer, (), deal), Seat(1)))
    assert action == (Draw(Seat(1)) if choice == "draw" else Play(Seat(1), parse_cards(choice)[0]))


FOUR = {NORTH: "7♦ A♦ 8♠ 9♠", EAST: "8♦ 9♦ 7♠ 10♠", SOUTH: "10♦ J♦ J♠ Q♠", WEST: "7♣ 8♣ 9♣ 10♣"}


def test_the_last_two_are_led_to_from_high_cards_first() -> None:
    assert chosen(ContractId.NO_LAST_TWO, FOUR, "", WEST) == "A♦"
    assert chosen(ContractId.TAKE_LAST_TWO, FOUR, "", WEST) == "7♦"


@pytest.mark.parametrize(
    ("contract", "follower", "card"),
    [
        (ContractId.NO_TRICKS, "8♦ 9♦ K♦", "9♦"),  # the most dangerous that does not take
        (ContractId.NO_TRICKS, "J♦ K♦ A♦", "J♦"),  # all take, and it is not the last to play: the lowest
        (ContractId.NO_GIRLS, "Q♠ A♠ K♣", "Q♠"),  # void: the most dangerous
        (ContractId.NO_KING, "A♥ A♠ K♣", "A♥"),
        (ContractId.TAKE_TRICKS, "8♦ J♦ A♦", "A♦"),  # an ace takes
        (ContractId.TAKE_TRICKS, "8♦ J♦ K♦", "8♦"),  # not an ace, and nothing priced lies there
    ],
)
def test_following_as_the_second_to_play(contract: ContractId, follower: str, card: str) -> None:
    hands = {NORTH: "10♦ 7♣ 8♣", EAST: follower, SOUTH: "7♠ 8♠ 9♠", WEST: "9♣ 10♣ J♣"}
    assert chosen(contract, hands, "10♦", WEST) == card


@pytest.mark.parametrize(
    ("contract", "last", "card"),
    [
        (ContractId.NO_TRICKS, "J♦ K♦ A♦", "A♦"),  # it takes anyhow: with the highest
        (ContractId.NO_BOYS, "J♦ K♦ A♦", "A♦"),
        (ContractId.NO_BOYS, "J♦ K♦ 8♣", "J♦"),  # the highest that is not priced
        (ContractId.TAKE_TRICKS, "8♦ J♦ A♦", "J♦"),  # the lowest that takes
    ],
)
def test_following_as_the_last_to_play(contract: ContractId, last: str, card: str) -> None:
    hands = {NORTH: "10♦ 7♣ 9♣", EAST: "9♦ 7♠ 8♠", SOUTH: "7♦ 9♠ 10♠", WEST: last}
    assert chosen(contract, hands, "10♦ 9♦ 7♦", WEST) == card


def test_a_trump_takes_a_plain_trick() -> None:
    terms = Terms(declarer=NORTH, trump=Trump.SPADES)
    hands = {NORTH: "10♦ 7♣ 9♣", EAST: "9♦ 7♠ 8♠", SOUTH: "7♦ 9♠ 10♠", WEST: "J♠ Q♠ 8♣"}
    assert chosen(ContractId.TRUMP, hands, "10♦ 9♦ 7♦", WEST, terms) == "J♠"


def asked(preset: str, players: int, seed: str) -> Game:
    """A game in which the first seat has to call."""
    game = Game(load(preset, players=players)).act(Lot(Seat(players - 1)))
    return game.act(chance(game, seed))


def test_it_orders_as_the_preset_lists() -> None:
    game = asked("ordered", 4, "order")
    assert PlainBot().choose(view(game, Seat(0))) == Order(Seat(0), ContractId.NO_TRICKS)


def test_it_passes_every_auction() -> None:
    game = asked("suit-auction", 4, "auction")
    assert PlainBot().choose(view(game, Seat(0))) == Pass(Seat(0))


def test_it_never_sells_writes_off_or_declares_anything_but_its_longest_suit() -> None:
    game = play_at_random(Game(load("ladies-book")), "calls", 1)
    declared = 0
    while not game.is_over:
        if game.turn is None:
            game = game.act(chance(game, "calls"))
            continue
        action = PlainBot().choose(view(game, game.turn))
        assert action not in (Trade(game.turn, True),)
        assert not isinstance(action, Bid)
        if isinstance(action, Declare):
            declared += 1
            assert action.trump not in (None, Trump.NONE)
            assert not action.reversed
            assert not action.last_card
        game = game.act(action)
    assert declared == 4


@pytest.mark.parametrize("preset", preset_ids())
def test_bots_play_every_game_to_its_end(preset: str) -> None:
    for players in map(int, read_preset(preset).players):
        game = Game(load(preset, players=players))
        while not game.is_over and len(game.finished) < 12:
            if game.turn is None:
                game = game.act(chance(game, "bots"))
            else:
                game = game.act(PlainBot().choose(view(game, game.turn)))
        assert game.finished


def test_a_bot_is_asked_only_on_its_turn() -> None:
    game = asked("king14-kings", 4, "turn")
    with pytest.raises(ValueError, match="turn"):
        legal_actions(view(game, Seat(1)))


def test_the_same_seed_makes_the_same_choices() -> None:
    seen = view(asked("king14-kings", 4, "random"), Seat(0))
    one, other = RandomBot("a"), RandomBot("a")
    assert [one.choose(seen) for _ in range(20)] == [other.choose(seen) for _ in range(20)]
    assert len({repr(one.choose(seen)) for _ in range(60)}) > 1
