"""The worked positions with calls: T7, T10 to T12, T14, T17, T18, T24 and T26 of the rules page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from kingclub.cards import Card, CardSet, Suit, parse_cards
from kingclub.play import (
    Action,
    Bid,
    Deal,
    Declare,
    Game,
    Lot,
    NameSuit,
    Offer,
    Order,
    Pass,
    Play,
    Reason,
    Refused,
    Shuffle,
    Trade,
    WriteOff,
    chance,
    view,
)
from kingclub.play.calls import Ordering
from kingclub.rules import ContractId, PhaseName, Ruleset, UnbalancedRuleset, load
from kingclub.scoring import Seat, Taken, Terms, Trump, score
from tests.play.positions import (
    D1,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    deal_of,
    legal_cards,
    lowest_legal,
    play_cards,
    play_out,
    points,
    tricks,
)
from tests.strategies import play_at_random


def shuffle_of(
    ruleset: Ruleset, dealer: Seat, hands: Sequence[Sequence[Card]], packets: Sequence[int]
) -> Shuffle:
    """The pack from which these hands come, dealt in these packets."""
    pack: list[Card] = []
    at = 0
    for packet in packets:
        for step in range(1, ruleset.players + 1):
            pack.extend(hands[(dealer + step) % ruleset.players][at : at + packet])
        at += packet
    return Shuffle(tuple(pack))


def trump_deal(preset: str, first: dict[Seat, str] | None = None, **switches: object) -> Deal:
    """The first trump deal of D1, dealer north; `first` are the cards that a seat gets first."""
    ruleset = load(preset, switches=switches)
    hands = [list(parse_cards(D1[Seat(seat)])) for seat in range(4)]
    for seat, cards in (first or {}).items():
        early = list(parse_cards(cards))
        hands[seat] = early + [card for card in hands[seat] if card not in early]
    number = ruleset.programme.index(ContractId.TRUMP) + 1
    stops = PhaseName.DEAL_THREE in ruleset.trump_phases
    packets = [1, 1, 1, *ruleset.after_stop] if stops else [ruleset.packet] * (8 // ruleset.packet)
    return Deal.start(ruleset, number, NORTH, shuffle_of(ruleset, NORTH, hands, packets))


def act(deal: Deal, *actions: Action) -> Deal:
    for action in actions:
        deal = deal.act(action)
    return deal


def refusal(deal: Deal, action: Action) -> Reason:
    with pytest.raises(Refused) as refused:
        deal.act(action)
    return refused.value.reason


T7_TRICKS = [
    ("7♠ J♠ J♦ 9♠", WEST),
    ("8♣ Q♣ 8♦ 7♣", EAST),
    ("7♥ Q♦ 9♥ 10♥", SOUTH),
    ("9♣ K♣ 7♦ 10♦", EAST),
    ("8♠ Q♠ K♦ 10♠", WEST),
    ("K♥ J♥ 8♥ 10♣", WEST),
    ("A♣ 9♦ A♦ J♣", EAST),
    ("Q♥ K♠ A♥ A♠", WEST),
]


@pytest.mark.parametrize(("preset", "row"), [("ladies", [0, 9, 3, 12]), ("trump", [0, 18, 6, 24])])
def test_t7_a_trump_deal(preset: str, row: list[float]) -> None:
    deal = act(trump_deal(preset), Declare(EAST, Trump.DIAMONDS))
    assert legal_cards(play_cards(deal, "7♠ J♠")) == {"J♦", "K♦"}
    deal = play_out(deal, lowest_legal)
    assert tricks(deal) == T7_TRICKS
    assert points(deal) == row


def test_must_trump_may_be_switched_off() -> None:
    deal = act(trump_deal("ladies", must_trump="off"), Declare(EAST, Trump.DIAMONDS))
    assert len(legal_cards(play_cards(deal, "7♠ J♠"))) == 8


def test_three_cards_are_seen_before_trump_is_named() -> None:
    deal = trump_deal("ladies")
    assert str(deal.hand(EAST)) == "7♠ 8♠ 8♦"
    assert [len(deal.hand(Seat(seat))) for seat in range(4)] == [3, 3, 3, 3]
    assert len(act(deal, Declare(EAST, Trump.SPADES)).hand(EAST)) == 8


@pytest.mark.parametrize("hand_size", [8, 10])
def test_t10_writing_off(hand_size: int) -> None:
    if hand_size == 8:
        deal = act(trump_deal("ladies-book"), WriteOff(EAST))
    else:
        ruleset = load("ladies-short", players=3, switches={"write_off": "on"})
        game = Game(ruleset).act(Lot(Seat(2)))
        deal = Deal.start(ruleset, 8, Seat(2), Shuffle(tuple(ruleset.pack)))
        assert game.dealer == 2
        deal = act(deal, WriteOff(Seat(0)))
    assert deal.is_over
    assert points(deal) == ([6, 6, 6, 6] if hand_size == 8 else [20, 15, 15])


def test_t11_an_auction_for_trump() -> None:
    deal = trump_deal("trump-auction")
    assert refusal(deal, Bid(EAST, 0)) is Reason.BID_TOO_LOW
    deal = act(deal, Bid(EAST, 1), Pass(SOUTH), Bid(WEST, 2))
    assert refusal(deal, Bid(NORTH, 2)) is Reason.BID_TOO_LOW
    assert refusal(deal, Bid(SOUTH, 3)) is Reason.NOT_YOUR_TURN
    deal = act(deal, Pass(NORTH), Bid(EAST, 3), Pass(WEST), Declare(EAST, Trump.SPADES))
    deal = play_out(deal, lowest_legal)
    assert [winner for _, winner in tricks(deal)] == [SOUTH, EAST, SOUTH, NORTH, SOUTH, NORTH, SOUTH, SOUTH]
    assert points(deal) == [12, 0, 30, 0]
    other = msgspec.structs.replace(deal.terms, declarer=SOUTH)
    assert score(deal.settled_contract, other, deal.tally()) == (24, 12, 24, 0)


def test_t11_three_passes_bind_the_dealer_to_one() -> None:
    deal = act(trump_deal("trump-auction"), Pass(EAST), Pass(SOUTH), Pass(WEST))
    assert deal.turn == NORTH
    assert deal.terms == Terms(declarer=NORTH, bid=1)
    deal = play_out(act(deal, Declare(NORTH, Trump.SPADES)), lowest_legal)
    assert points(deal) == [6, 6, 30, 0]


def test_t12_trump_by_the_last_card() -> None:
    deal = trump_deal("trump", {EAST: "7♠ 8♠ 8♦ 10♦ 7♥ 8♥ Q♥ A♦"})
    deal = act(deal, Declare(EAST, last_card=True))
    assert deal.terms.trump is Trump.DIAMONDS
    game = msgspec.structs.replace(Game(deal.dealt.ruleset, NORTH), deal=deal)
    shown = view(game, WEST).deal
    assert shown is not None
    assert shown.shown == (EAST, parse_cards("A♦")[0])
    assert points(play_out(deal, lowest_legal)) == [0, 18, 6, 24]


def test_the_reversed_ranks_of_miser() -> None:
    hands = {NORTH: "A♣", EAST: "7♣", SOUTH: "K♣", WEST: "10♣"}
    terms = Terms(declarer=EAST, trump=Trump.NONE, reversed=True)
    deal = play_out(deal_of("ladies-book", ContractId.TRUMP, hands, terms=terms), lowest_legal)
    assert tricks(deal) == [("7♣ K♣ 10♣ A♣", EAST)]


def test_a_sale_moves_tricks_to_the_seller_and_the_right_to_declare_to_the_buyer() -> None:
    deal = act(trump_deal("ladies-book"), Trade(EAST, True), Offer(SOUTH, 1), Pass(WEST), Offer(NORTH, 2))
    assert refusal(deal, Offer(SOUTH, 2)) is Reason.BID_TOO_LOW
    deal = act(deal, Pass(SOUTH))
    assert deal.turn == NORTH
    assert refusal(deal, WriteOff(NORTH)) is Reason.NOT_OFFERED
    deal = act(deal, Declare(NORTH, Trump.DIAMONDS))
    assert deal.turn == EAST  # the eldest leads all the same
    assert points(play_out(deal, lowest_legal)) == [-6, 15, 3, 12]


def test_a_sale_may_be_capped_at_what_the_buyer_took() -> None:
    deal = act(trump_deal("ladies-book", sale_cap="taken"), Trade(EAST, True), Offer(SOUTH, 4), Pass(WEST))
    deal = act(deal, Pass(NORTH), Declare(SOUTH, Trump.DIAMONDS))
    assert points(play_out(deal, lowest_legal)) == [0, 12, 0, 12]


def test_who_agreed_to_trade_and_got_no_offer_declares() -> None:
    deal = act(trump_deal("ladies-book"), Trade(EAST, True), Pass(SOUTH), Pass(WEST), Pass(NORTH))
    assert deal.turn == EAST
    assert refusal(deal, WriteOff(EAST)) is Reason.NOT_OFFERED
    assert act(deal, Declare(EAST, Trump.HEARTS, reversed=True)).terms.sale is None


@pytest.mark.parametrize("sale", ["three-cards", "full-deal", "after-declaration"])
def test_the_sale_comes_when_the_table_wants_it(sale: str) -> None:
    deal = trump_deal("ladies-book", sale=sale)
    if sale == "after-declaration":
        deal = act(deal, Declare(EAST, Trump.DIAMONDS))
    assert len(deal.hand(EAST)) == (8 if sale == "full-deal" else 3)
    deal = act(deal, Trade(EAST, True), Pass(SOUTH), Pass(WEST), Offer(NORTH, 1))
    if sale != "after-declaration":
        deal = act(deal, Declare(NORTH, Trump.DIAMONDS))
    assert deal.terms.declarer == NORTH
    assert points(play_out(deal, lowest_legal)) == [-3, 12, 3, 12]


@pytest.mark.parametrize(
    ("switches", "count"),
    [
        ({}, 6),
        ({"no_trump": "off"}, 5),
        ({"no_trump": "off", "last_card": "off"}, 4),
        ({"miser": "any-trump"}, 12),
        ({"miser": "no-trump-only"}, 7),
        ({"write_off": "on"}, 7),
    ],
)
def test_what_may_be_declared(switches: dict[str, object], count: int) -> None:
    assert len(trump_deal("ladies", None, **switches).legal()) == count


def test_t14_the_last_caller_must_order() -> None:
    ruleset = load("ordered-pass", players=4)
    game = Game(ruleset).act(Lot(NORTH))
    game = game.act(chance(game, "t14"))
    for seat in (EAST, SOUTH, WEST):
        game = game.act(Pass(seat))
    assert game.deal is not None
    assert refusal(game.deal, Pass(NORTH)) is Reason.MUST_CALL
    game = game.act(Order(NORTH, ContractId.NO_KING))
    assert game.turn == EAST
    while game.deal is not None:
        game = game.act(game.legal()[0])
    game = game.act(chance(game, "t14"))
    assert game.turn == SOUTH
    assert refusal(next_of(game), Order(SOUTH, ContractId.TRUMP)) is Reason.NOT_IN_LIST


def next_of(game: Game) -> Deal:
    assert game.deal is not None
    return game.deal


def test_t14_seats_without_games_are_skipped() -> None:
    lists = ((), (ContractId.TAKE_ALL,), (), ())
    ordering = Ordering.start((EAST, SOUTH, WEST, NORTH), lists, passes=True)
    assert ordering.legal() == (Order(EAST, ContractId.TAKE_ALL),)
    lists = ((), (ContractId.TAKE_ALL,), (), (ContractId.NO_ALL,))
    ordering = Ordering.start((SOUTH, WEST, NORTH, EAST), lists, passes=True)
    assert ordering.legal() == (Order(WEST, ContractId.NO_ALL), Pass(WEST))


@pytest.mark.parametrize(
    ("preset", "players", "deals"),
    [("ordered", 4, 40), ("ordered", 3, 30), ("ordered-pass", 4, 56), ("ordered-pass", 3, 42)],
)
def test_t14_every_list_is_used_up(preset: str, players: int, deals: int) -> None:
    game = play_at_random(Game(load(preset, players=players)), "lists")
    assert len(game.finished) == deals
    assert game.order_lists == ((),) * players
    assert sum(game.sheet.total()) == 0


@pytest.mark.parametrize(
    ("trick", "place", "worth"),
    [
        ("4♥ Jo1 10♥ 9♥", 1, 43),
        ("8♥ Jo1 J♥ 3♥", 2, 42),
        ("A♠ Jo1 K♠ 2♠", 1, 20),
        ("5♠ Jo1 A♥ K♠", 1, 34),
        ("Jo1 7♥ Q♥ A♣", 2, 39),
        ("9♥ J♦ Jo1 2♥", 2, 31),
    ],
)
def test_t17_tricks_with_a_joker(trick: str, place: int, worth: int) -> None:
    assert joker_trick(trick) == (place, worth)


def test_t17_the_older_rule_of_high_hearts() -> None:
    assert joker_trick("5♠ Jo1 A♥ K♠", joker_loses_to_high_heart="on") == (2, 34)


def joker_trick(trick: str, **switches: object) -> tuple[int, float]:
    """The place of the card that takes the trick, and its points."""
    ruleset = load("jokers", players=4, switches=switches)
    hands = tuple((card,) for card in parse_cards(trick))
    deal = Deal.of_hands(ruleset, 1, Seat(3), ruleset.contracts[ContractId.JOKERS], hands)
    deal = play_cards(deal, trick)
    (winner,) = (taken for _, taken in tricks(deal))
    return winner, points(deal)[winner]


@pytest.mark.parametrize(("led", "legal"), [("2♠", {"5♠"}), ("2♥", {"Jo1"}), ("2♦", {"Jo1", "5♠", "9♣"})])
def test_t17_following_with_a_joker(led: str, legal: set[str]) -> None:
    ruleset = load("jokers", players=4)
    texts = (f"{led} 3♦ 4♦", "Jo1 5♠ 9♣", "6♠ 7♠ 8♠", "6♣ 7♣ 8♣")
    hands = tuple(map(parse_cards, texts))
    deal = Deal.of_hands(ruleset, 1, Seat(3), ruleset.contracts[ContractId.JOKERS], hands)
    assert legal_cards(play_cards(deal, led)) == legal


def test_jokers_for_three_lay_a_card_aside() -> None:
    game = play_at_random(Game(load("jokers", players=3)), "aside")
    for finished in game.finished:
        aside = finished.terms.aside
        assert aside is not None
        worth = finished.deal.settled_contract.card_prices[aside.index]
        assert sum(finished.row.points) == 2 * 144 - worth
    first_trick = play_at_random(Game(load("jokers", players=3, switches={"aside": "first-trick"})), "aside")
    assert all(sum(row.points) == 2 * 144 for row in first_trick.sheet.rows)
    one = play_at_random(Game(load("jokers", players=3, switches={"jokers": 1})), "aside")
    assert all(sum(row.points) == 2 * 124 for row in one.sheet.rows)


def test_t18_an_auction_in_penalty_points() -> None:
    ruleset = load("suit-auction", players=4)
    deal = Deal.start(ruleset, 1, SOUTH, Shuffle(tuple(ruleset.pack)))
    deal = act(deal, Bid(WEST, 2), Pass(NORTH), Bid(EAST, 5), Pass(SOUTH), NameSuit(EAST, Suit.CLUBS))
    assert deal.turn == EAST  # who bid leads
    clubs = [card for card in ruleset.pack if card.suit is Suit.CLUBS]
    tally = tuple(Taken(cards=clubs_of(clubs, *each)) for each in ((0, 0), (0, 1), (1, 10), (10, 13)))
    assert score(deal.settled_contract, deal.terms, tally) == (0, 12, 18, 6)


def clubs_of(clubs: list[Card], first: int, last: int) -> CardSet:
    return CardSet.of(clubs[first:last])


def test_t18_all_pass_makes_hearts_the_penalty_suit() -> None:
    ruleset = load("suit-auction", players=3)
    deal = Deal.start(ruleset, 1, Seat(2), Shuffle(tuple(ruleset.pack)))
    deal = act(deal, Pass(Seat(0)), Pass(Seat(1)), Pass(Seat(2)))
    assert deal.terms == Terms(penalty_suit=Suit.HEARTS)
    assert deal.turn == 0
    named = act(Deal.start(ruleset, 1, Seat(2), Shuffle(tuple(ruleset.pack))), Bid(Seat(0), 4))
    named = act(named, Pass(Seat(1)), Pass(Seat(2)), NameSuit(Seat(0), Suit.CLUBS))
    named = play_out(named, lambda deal: next(each.card for each in deal.legal() if isinstance(each, Play)))
    assert sum(points(named)) == 12 + 4


def test_t18_the_game_ends_at_77() -> None:
    game = play_at_random(Game(load("suit-auction", players=4)), "until")
    totals = game.sheet.total()
    assert max(totals) >= 2 * 77
    assert [totals[seat] for seat in game.winners] == [min(totals)] * len(game.winners)


def test_t24_without_yeralash() -> None:
    ladies = load("ladies", switches={"yeralash": "none"})
    assert ladies.deals == 10
    assert ladies.hash != load("short").hash
    trump = load("trump", switches={"yeralash": "none"})
    assert trump.contracts[ContractId.TRUMP].prices.tricks == 2 * 3
    with pytest.raises(UnbalancedRuleset, match="= 96"):
        load("trump", switches={"yeralash": "none", "trump_price": 6})
    load("trump", switches={"yeralash": "none", "trump_price": 6, "allow_unbalanced": "on"})


def test_t26_the_order_of_the_blank() -> None:
    assert load("ladies-blank").programme[7:9] == (ContractId.TAKE_ALL, ContractId.TRUMP)
    assert load("ladies-blank").programme[4] is ContractId.NO_KING
    assert load("ladies").programme[4] is ContractId.NO_LAST_TWO


@pytest.mark.parametrize(("heart_lead", "legal"), [("free", {"Jo1", "5♥", "9♣"}), ("banned", {"9♣"})])
def test_leading_a_joker_is_leading_a_heart(heart_lead: str, legal: set[str]) -> None:
    ruleset = load("jokers", players=4, switches={"heart_lead": heart_lead})
    texts = ("Jo1 5♥ 9♣", "6♠ 7♠ 8♠", "6♣ 7♣ 8♣", "2♦ 3♦ 4♦")
    hands = tuple(map(parse_cards, texts))
    deal = Deal.of_hands(ruleset, 1, Seat(3), ruleset.contracts[ContractId.JOKERS], hands)
    assert legal_cards(deal) == legal


@pytest.mark.parametrize("stripped", ["two-of-clubs", "two-of-spades", "two-of-diamonds", "none"])
def test_three_may_strip_any_black_or_red_two_or_lay_a_card_aside(stripped: str) -> None:
    ruleset = load("suit-auction", players=3, switches={"stripped": stripped})
    assert (len(ruleset.pack), ruleset.hand_size, ruleset.aside) == (
        52 if stripped == "none" else 51,
        17,
        stripped == "none",
    )
    game = play_at_random(Game(ruleset), f"strip {stripped}")
    assert not game.sheet.faults()
    for finished in game.finished:
        suit = finished.terms.penalty_suit
        left = ruleset.pack - (
            CardSet() if finished.terms.aside is None else CardSet.of((finished.terms.aside,))
        )
        assert finished.row.check / 2 == sum(card.suit is suit for card in left) + (finished.terms.bid or 0)
