"""The form of domino, rule by rule (RULES 4.1), and its worked position T15."""

from __future__ import annotations

import pytest

from kingclub.cards import Card, CardSet, parse_cards
from kingclub.play import Action, Deal, Draw, Game, Lot, Pass, Play, Reason, Refused, Shuffle, chance, view
from kingclub.play.view import DealView, deal_view
from kingclub.rules import ContractId, SwitchError, SwitchValue, load
from kingclub.scoring import Seat, check_sum
from tests.play.positions import legal_cards, points, tricks

A, B, C = Seat(0), Seat(1), Seat(2)
T15 = ("5♣", "9♥", "K♦ 3♥")


def deal_of(*hands: str, stock: str = "", leader: Seat = A, **switches: SwitchValue) -> Deal:
    """An ending of these hands, `leader` on lead."""
    ruleset = load("domino", players=len(hands), switches=switches)
    contract = ruleset.contracts[ContractId.DOMINO]
    dealer = Seat((leader - 1) % len(hands))
    cards = tuple(map(parse_cards, hands))
    return Deal.of_hands(ruleset, 1, dealer, contract, cards, stock=parse_cards(stock))


def done(deal: Deal, *words: str) -> Deal:
    """The deal after these actions of whoever is on turn: a card, or `draw`."""
    for word in words:
        deal = deal.act(action_of(deal, word))
    return deal


def action_of(deal: Deal, word: str) -> Action:
    assert deal.turn is not None
    return Draw(deal.turn) if word == "draw" else Play(deal.turn, parse_cards(word)[0])


def refused(deal: Deal, word: str) -> Reason:
    with pytest.raises(Refused) as error:
        deal.act(action_of(deal, word))
    return error.value.reason


def seen(deal: Deal) -> DealView:
    return deal_view(deal, deal.turn)


def test_t15_who_can_not_follow_draws_and_who_has_no_cards_is_out() -> None:
    deal = done(deal_of(*T15, stock="2♦ 7♣ J♥"), "5♣")
    assert deal.legal() == (Draw(B),)
    deal = done(deal, "draw", "draw")
    assert legal_cards(deal) == {"7♣"}
    deal = done(deal, "7♣")
    assert deal.legal() == (Draw(C),)
    deal = done(deal, "draw")
    assert legal_cards(deal) == {"K♦", "3♥", "J♥"}
    deal = done(deal, "3♥")
    assert tricks(deal) == [("5♣ 7♣ 3♥", B)]
    assert deal.turn == B
    deal = done(deal, "2♦")
    assert legal_cards(deal) == {"K♦"}
    deal = done(deal, "K♦", "J♥", "9♥")
    assert deal.is_over
    assert deal.legal() == ()
    assert points(deal) == [0, 1, 2]
    assert [trick.plays for trick in deal.tricks[1:]] == [
        ((B, *parse_cards("2♦")), (C, *parse_cards("K♦"))),
        ((C, *parse_cards("J♥")), (B, *parse_cards("9♥"))),
    ]


def test_anything_may_be_led_hearts_included() -> None:
    assert legal_cards(deal_of("2♥ A♠ 9♦", "3♥ K♠ 2♦")) == {"2♥", "A♠", "9♦"}


def test_the_leader_never_draws() -> None:
    assert refused(deal_of("2♥ 3♥", "3♠ 4♠", stock="5♠"), "draw") is Reason.CAN_LEAD


def test_who_can_follow_follows_and_does_not_draw() -> None:
    deal = done(deal_of("2♥ 3♥", "4♥ 4♠", stock="5♠"), "2♥")
    assert refused(deal, "draw") is Reason.CAN_FOLLOW
    assert refused(deal, "4♠") is Reason.MUST_FOLLOW
    assert seen(deal).refusals == ((parse_cards("4♠")[0], Reason.MUST_FOLLOW),)


def test_who_can_not_follow_draws_before_he_plays() -> None:
    deal = done(deal_of("2♥ 3♥", "4♦ 4♠", stock="5♠ 6♥"), "2♥")
    assert refused(deal, "4♠") is Reason.MUST_DRAW
    assert {reason for _, reason in seen(deal).refusals} == {Reason.MUST_DRAW}
    assert refused(deal, "6♥") is Reason.NOT_IN_HAND
    deal = done(deal, "draw", "draw")
    assert refused(deal, "draw") is Reason.CAN_FOLLOW
    assert legal_cards(deal) == {"6♥"}


def test_without_a_stock_any_card_may_be_played() -> None:
    deal = done(deal_of("2♥ 3♥", "4♦ 4♠"), "2♥")
    assert legal_cards(deal) == {"4♦", "4♠"}
    assert refused(deal, "draw") is Reason.STOCK_EMPTY


def test_another_seat_or_another_action_is_refused() -> None:
    deal = done(deal_of("2♥ 3♥", "4♦ 4♠", stock="5♠"), "2♥")
    for action, reason in ((Draw(A), Reason.NOT_YOUR_TURN), (Pass(B), Reason.NOT_NOW)):
        with pytest.raises(Refused) as error:
            deal.act(action)
        assert error.value.reason is reason


def test_who_has_no_cards_is_out_and_the_next_on_the_left_leads() -> None:
    deal = done(deal_of("A♠", "2♠ 2♦", "3♠ 3♦"), "A♠", "2♠", "3♠")
    assert deal.tricks[-1].winner == A
    assert deal.turn == B
    assert seen(deal).trick_seats == (B, C)
    assert done(deal, "2♦", "3♦").is_over


def test_a_trick_taken_with_the_last_card_is_his() -> None:
    deal = done(deal_of("A♠", "2♥ 2♦", "3♠ 3♦"), "A♠", "2♥", "3♠")
    assert points(deal)[A] == 1


def test_a_sole_survivor_adds_his_hand_and_the_stock_is_dead() -> None:
    deal = done(deal_of("2♠", "3♠ 4♥ 5♥", stock="6♥ 7♦"), "2♠", "3♠")
    assert deal.is_over
    assert points(deal) == [0, 2]
    assert deal.final_terms().hearts_in_stock == 1
    assert deal.tally()[B].cards == CardSet.of(parse_cards("2♠ 3♠ 4♥ 5♥"))


def test_the_stock_goes_to_the_survivor_where_the_table_says_so() -> None:
    deal = done(deal_of("2♠", "3♠ 4♥ 5♥", stock="6♥ 7♦", stock_to_last=True), "2♠", "3♠")
    assert points(deal) == [0, 3]
    assert deal.final_terms().hearts_in_stock == 0


def test_without_a_survivor_nobody_takes_the_stock() -> None:
    deal = done(deal_of("2♠", "3♠", stock="6♥ 7♦", stock_to_last=True), "2♠", "3♠")
    assert deal.is_over
    assert points(deal) == [0, 0]
    assert deal.final_terms().hearts_in_stock == 1


@pytest.mark.parametrize("players", range(2, 8))
def test_six_cards_each_and_the_rest_is_the_stock(players: int) -> None:
    ruleset = load("domino", players=players)
    pack = tuple(ruleset.pack)
    game = Game(ruleset).act(Lot(A)).act(Shuffle(pack))
    assert game.deal is not None
    dealt = game.deal.dealt
    assert {len(hand) for hand in dealt.hands} == {6}
    assert dealt.stock == pack[6 * players :]
    assert dealt.hands[dealt.eldest] == pack[: 6 * players : players]
    assert game.turn == dealt.eldest
    shown = view(game, A).deal
    assert shown is not None
    assert shown.stock == 52 - 6 * players


def test_the_check_is_thirteen_less_the_hearts_left_in_the_stock() -> None:
    game = Game(load("domino", players=3))
    while not game.finished:
        game = game.act(chance(game, "check") if game.awaits_chance else game.legal()[0])
    finished = game.finished[0]
    left = finished.terms.hearts_in_stock
    assert left is not None
    assert finished.row.check == 2 * (13 - left)
    assert finished.row.is_right
    law = game.ruleset.contracts[ContractId.DOMINO]
    assert check_sum(law, finished.terms, finished.tally) == finished.row.check


def test_the_game_ends_after_the_deal_in_which_somebody_has_31() -> None:
    game = Game(load("domino", players=4))
    while not game.is_over:
        before = game.sheet.total()
        game = game.act(chance(game, "31") if game.awaits_chance else game.legal()[0])
        assert max(before) < 62
    totals = game.sheet.total()
    assert max(totals) >= 62
    assert [totals[seat] for seat in game.winners] == [min(totals)] * len(game.winners)


@pytest.mark.parametrize(("pack", "stock"), [(36, 12), (32, 8)])
def test_a_smaller_pack(pack: int, stock: int) -> None:
    ruleset = load("domino", players=4, switches={"pack": pack})
    assert len(ruleset.pack) == pack
    assert len(ruleset.pack) - 4 * ruleset.hand_size == stock


def test_a_pack_that_is_too_small_is_refused() -> None:
    with pytest.raises(SwitchError, match="7 times 6 cards"):
        load("domino", players=7, switches={"pack": 36})


def held_by(deal: Deal, viewer: Seat | None) -> set[Card]:
    return set(deal_view(deal, viewer).hand)


def test_a_drawn_card_is_seen_by_him_who_drew_it() -> None:
    deal = done(deal_of("2♥ 3♥", "4♦ 4♠", "5♦ 5♠", stock="6♠ 6♥"), "2♥", "draw")
    assert str(CardSet.of(held_by(deal, B))) == "4♠ 6♠ 4♦"
    assert not held_by(deal, None)
    for viewer in (A, C, None):
        shown = deal_view(deal, viewer)
        assert shown.hand_sizes == (1, 3, 2)
        assert shown.stock == 1
        assert "6♠" not in repr(shown)
