"""Kis-Kis: the worked positions, and each rule that a card or a switch makes (RULES 5)."""

from __future__ import annotations

from random import Random

import pytest

from kingclub.cards import parse_cards
from kingclub.play import Flip, Reason, Refused
from kingclub.rules import ContractId, SwitchError, SwitchFault
from kingclub.scoring import Seat, Sheet, SheetRow, losers, winners
from tests.play.kis_kis_positions import acted, dealt, held, legal, refused, row, ruleset

STOCK = "8♠ 9♠ 10♠ J♠ K♠"
FOUR = ["8♦ 9♦ 10♦", "K♥ 10♥ 9♥", "J♣ 7♥ Q♠", "K♣ J♥ Q♦"]


class TestOpening:
    """T19: the opening card is the dealer's first."""

    def test_t19_a_seven_makes_the_eldest_take_two_and_miss_his_turn(self) -> None:
        play = dealt(FOUR, STOCK, "7♣")
        assert held(play, 1) == "8♠ 9♠ 9♥ 10♥ K♥"
        assert play.turn == 2
        assert legal(play) == {"J♣", "7♥", "Q♠"}
        assert legal(acted(play, "J♣")) == {"K♣", "J♥", "Q♦"}

    def test_a_six_makes_him_take_one(self) -> None:
        play = dealt(FOUR, STOCK, "6♣")
        assert held(play, 1) == "8♠ 9♥ 10♥ K♥"
        assert play.turn == 2

    def test_an_ace_only_makes_him_miss_his_turn(self) -> None:
        play = dealt(FOUR, STOCK, "A♣")
        assert held(play, 1) == "9♥ 10♥ K♥"
        assert play.turn == 2

    def test_t19_with_a_queen_the_dealer_orders_a_suit(self) -> None:
        play = dealt(["8♦", "9♠ 8♦ Q♥ K♦", "7♥", "K♣"], STOCK, "Q♦")
        assert play.turn == 0
        assert legal(play) == {"♠", "♣", "♦", "♥"}
        assert legal(acted(play, "♠")) == {"9♠", "Q♥"}

    def test_t19_of_two_the_dealer_moves_after_a_seven(self) -> None:
        play = dealt(["8♦ 9♦", "K♥ 10♥"], STOCK, "7♣")
        assert held(play, 1) == "8♠ 9♠ 10♥ K♥"
        assert play.turn == 0

    def test_where_it_does_not_act_a_queen_asks_for_her_own_suit(self) -> None:
        play = dealt(["8♦", "9♠ 8♥ K♦", "7♥", "K♣"], STOCK, "Q♦", upcard_acts=False)
        assert play.turn == 1
        assert legal(play) == {"K♦"}
        assert held(dealt(FOUR, STOCK, "7♣", upcard_acts=False), 1) == "9♥ 10♥ K♥"

    def test_all_see_whose_turn_a_card_cost_and_how_many_he_drew(self) -> None:
        play = acted(dealt(["8♦ 6♣", "K♥ 10♥", "J♣ A♣", "J♥ A♥"], "8♠ 9♠ 10♠", "7♣"), "A♣", "6♣")
        assert [(each.after, each.seat, each.cards) for each in play.struck] == [
            (0, 1, 2),
            (1, 3, 0),
            (2, 1, 1),
        ]
        assert dealt(FOUR, STOCK, "8♣").struck == ()


class TestDrawing:
    """T20: who may draw, and what he may play then."""

    def test_t20_a_card_that_fits_must_be_played(self) -> None:
        play = dealt(["7♣", "8♥ Q♦ 9♣"], "10♠", "8♠")
        assert legal(play) == {"8♥", "Q♦"}
        assert refused(play, "draw") is Reason.MUST_PLAY
        assert refused(play, "pass") is Reason.MUST_PLAY
        assert refused(play, "9♣") is Reason.DOES_NOT_FIT

    def test_t20_a_queen_may_be_kept_back(self) -> None:
        assert legal(dealt(["7♣", "Q♦ 9♣"], "10♠", "8♠")) == {"Q♦", "draw"}

    def test_t20_a_drawn_card_that_fits_may_be_played_or_not(self) -> None:
        play = acted(dealt(["7♣", "Q♦ 9♣"], "10♠", "8♠"), "draw")
        assert legal(play) == {"10♠", "pass"}
        assert acted(play, "pass").turn == 0

    def test_t20_with_a_drawn_card_that_does_not_the_turn_ends(self) -> None:
        play = acted(dealt(["7♣", "Q♦ 9♣"], "9♦", "8♠"), "draw")
        assert legal(play) == {"pass"}
        assert refused(play, "Q♦") is Reason.ONLY_DRAWN_CARD
        assert refused(play, "9♦") is Reason.DOES_NOT_FIT
        assert refused(play, "draw") is Reason.ALREADY_DRAWN

    def test_a_drawn_queen_may_be_played_and_names_a_suit(self) -> None:
        play = acted(dealt(["7♣", "9♣"], "Q♦", "8♠"), "draw", "Q♦")
        assert refused(play, "9♣") is Reason.SUIT_DUE
        assert refused(play, "pass") is Reason.SUIT_DUE
        assert refused(play, "draw") is Reason.SUIT_DUE

    def test_passing_needs_a_draw_while_there_is_a_card(self) -> None:
        assert refused(dealt(["7♣", "9♣"], "Q♦", "8♠"), "pass") is Reason.DRAW_FIRST

    def test_where_nothing_can_be_drawn_a_queen_may_be_kept_back_by_passing(self) -> None:
        play = dealt(["7♣", "Q♦ 9♣"], "", "8♠")
        assert legal(play) == {"Q♦", "pass"}
        assert refused(play, "draw") is Reason.NOTHING_TO_DRAW

    def test_a_table_may_let_everybody_draw(self) -> None:
        play = dealt(["7♣", "8♥ Q♦ 9♣"], "10♠", "8♠", voluntary_draw=True)
        assert legal(play) == {"8♥", "Q♦", "draw"}
        assert refused(play, "pass") is Reason.MUST_PLAY


class TestStock:
    """The discards become the stock when it is needed and empty."""

    def test_case_19_a_seven_with_one_card_in_the_stock(self) -> None:
        """CASES 8.19: one is taken, the discards are turned, the second is taken."""
        play = dealt(["7♦ K♣", "9♦ 7♥", "8♦ 8♣"], "A♠", "9♣")
        play = acted(play, "9♦", "8♦", "7♦")
        assert held(play, 1) == "A♠ 9♣ 7♥"  # what lay longest in the discards comes first
        assert " ".join(map(str, play.heap.stock)) == "9♦ 8♦"
        assert str(play.heap.top) == "7♦"
        assert isinstance(play.actions[-1], Flip)

    def test_too_few_cards_are_drawn_as_far_as_they_go(self) -> None:
        play = acted(dealt(["K♣", "7♣ 8♥", "9♥"], "", "9♣"), "7♣")
        assert held(play, 2) == "9♣ 9♥"
        assert play.turn == 0

    def test_shuffled_discards_are_left_to_chance(self) -> None:
        play = acted(dealt(["K♣", "9♦ 9♥", "8♦ 2♥"], "", "9♣", recycle="shuffle"), "9♦", "8♦")
        play = acted(play, "draw")
        assert play.to_shuffle
        assert not play.legal_actions()
        for wrong in ("9♣", "9♣ 9♣", "9♣ 8♦"):
            with pytest.raises(Refused) as refusal:
                play.act(Flip(parse_cards(wrong)))
            assert refusal.value.reason is Reason.NOT_THE_DISCARDS
        play = play.act(Flip(parse_cards("9♦ 9♣")))
        assert not play.to_shuffle
        assert play.turn == 0
        assert held(play, 0) == "K♣ 9♦"
        assert legal(play) == {"9♦", "pass"}

    def test_nothing_to_draw_and_all_pass_blocks_the_deal(self) -> None:
        play = dealt(["K♣", "Q♣ K♥", "J♥"], "", "9♠")
        play = acted(play, "pass", "pass")
        assert not play.is_over
        play = acted(play, "pass")
        assert play.is_over
        assert play.finisher is None
        assert row(["K♣", "Q♣ K♥", "J♥"]) == (4, 7, 2)

    def test_a_play_between_starts_the_count_again(self) -> None:
        play = acted(dealt(["K♣", "Q♣ K♥", "J♥"], "", "9♠"), "pass", "pass", "pass")
        assert play.is_over
        play = acted(dealt(["K♣ 8♠", "Q♣ K♥", "J♥"], "", "9♠"), "pass", "pass", "8♠")
        assert not play.is_over
        assert legal(play) == {"Q♣", "draw"}


class TestEnd:
    def test_an_empty_hand_ends_the_deal(self) -> None:
        play = acted(dealt(["K♣", "9♦", "J♥"], "8♠ 10♠", "9♠"), "9♦")
        assert play.is_over
        assert play.finisher == 1
        assert not play.legal_actions()
        assert refused(play, "pass") is Reason.NOT_NOW

    @pytest.mark.parametrize(("acts", "hand"), [(False, "J♥"), (True, "8♠ 10♠ J♥")])
    def test_the_last_seven_draws_only_where_the_table_says_so(self, acts: bool, hand: str) -> None:
        play = acted(dealt(["K♣", "7♠", "J♥"], "8♠ 10♠", "9♠", last_card_acts=acts), "7♠")
        assert play.is_over
        assert held(play, 2) == hand

    def test_the_last_seven_waits_for_the_shuffle(self) -> None:
        play = dealt(["K♣", "7♠", "J♥"], "8♠", "9♠", last_card_acts=True, recycle="shuffle")
        play = acted(play, "7♠")
        assert not play.is_over
        play = play.act(Flip(parse_cards("9♠")))
        assert play.is_over
        assert held(play, 2) == "8♠ 9♠ J♥"


class TestPoints:
    def test_t22_hands_are_counted(self) -> None:
        assert row(["", "Q♠", "Q♥ 6♦", "A♣ K♦"]) == (0, 30, 9, 15)
        assert row(["", "Q♠", "Q♥ 6♦", "A♣ K♦"], queen_out=0) == (-30, 30, 9, 15)

    @pytest.mark.parametrize(
        ("rule", "points"),
        [("sole-30", 20), ("every-30", 47), ("one-30", 47), ("add-30", 50), ("always-3", 20)],
    )
    def test_case_19_a_queen_among_others(self, rule: str, points: int) -> None:
        assert row(["", "Q♦ 6♣ A♠", "K♥ J♠"], queen_out=0, queen_held=rule) == (-30, points, 6)

    @pytest.mark.parametrize(
        ("rule", "points"),
        [("sole-30", 6), ("every-30", 60), ("one-30", 33), ("add-30", 36), ("always-3", 6)],
    )
    def test_two_queens(self, rule: str, points: int) -> None:
        assert row(["", "Q♦ Q♣"], queen_held=rule) == (0, points)

    @pytest.mark.parametrize(("rule", "points"), [("add-30", 33), ("every-30", 30), ("always-3", 3)])
    def test_a_sole_queen(self, rule: str, points: int) -> None:
        assert row(["", "Q♦"], queen_held=rule) == (0, points)

    def test_all_cards_are_240_a_pack(self) -> None:
        rules = ruleset(10)
        assert rules.packs == 2
        assert len(rules.all_cards) == 72
        assert next(iter(rules.contracts.values())).total == 2 * 480


class TestGame:
    def test_t22_several_are_over_the_limit(self) -> None:
        rules = ruleset()
        totals = tuple(2 * points for points in (101, 105, 40, 29))
        assert winners(rules, totals) == (3,)
        assert losers(rules, totals) == (1,)

    def test_equal_totals_lose_together(self) -> None:
        assert losers(ruleset(), (204, 30, 204, 8)) == (0, 2)


class TestEqualCards:
    """Of several packs a card may be held twice."""

    def test_one_of_them_is_played(self) -> None:
        play = dealt(["K♣", "9♦ 9♦ 9♦", "J♥"], "8♠ 10♠", "9♠")
        assert legal(play) == {"9♦"}
        assert held(acted(play, "9♦"), 1) == "9♦ 9♦"

    def test_the_drawn_one_is_like_the_other(self) -> None:
        play = acted(dealt(["K♣", "9♦ J♥", "J♥"], "9♦ 10♠", "8♠"), "draw")
        assert held(play, 1) == "9♦ 9♦ J♥"
        assert legal(play) == {"pass"}

    def test_many_players_need_many_packs(self) -> None:
        assert [ruleset(players).packs for players in (2, 9, 10, 21, 22, 50)] == [1, 1, 2, 2, 3, 5]


def test_cards_are_conserved_in_random_deals() -> None:
    random = Random("kis-kis")
    for number in range(200):
        rules = ruleset(random.randint(2, 12), recycle=random.choice(["flip", "shuffle"]))
        cards = list(rules.all_cards)
        random.shuffle(cards)
        hands = [" ".join(map(str, cards[3 * seat : 3 * seat + 3])) for seat in range(rules.players)]
        rest = cards[3 * rules.players :]
        switches = {"recycle": rules.switches["recycle"]}
        play = dealt(hands, " ".join(map(str, rest[1:])), str(rest[0]), number % rules.players, **switches)
        while not play.is_over:
            if play.to_shuffle:
                play = play.act(
                    Flip(tuple(random.sample(play.heap.discards[:-1], len(play.heap.discards) - 1)))
                )
                continue
            play = play.act(random.choice(play.legal_actions()))
            lying = [card for hand in play.heap.hands for card in hand]
            lying += [*play.heap.stock, *play.heap.discards]
            assert sorted(lying) == sorted(cards)


def test_totals_may_stop_at_nothing_or_start_again() -> None:
    assert total([10, -30, 5], floor_zero=False, resets=False) == -15
    assert total([10, -30, 5], floor_zero=True, resets=False) == 5
    assert total([60, 41, 7], floor_zero=False, resets=False) == 108
    assert total([60, 41, 7], floor_zero=False, resets=True) == 7


def total(points: list[int], *, floor_zero: bool, resets: bool) -> int:
    rules = ruleset(2, floor_zero=floor_zero, exact_101_resets=resets)
    rows = tuple(
        SheetRow(
            number=number,
            contract=ContractId.KIS_KIS,
            dealer=Seat(0),
            points=(2 * each, 0),
            check=2 * each,
        )
        for number, each in enumerate(points, 1)
    )
    return Sheet.of(rules, rows).total()[0] // 2


@pytest.mark.parametrize(
    ("packs", "accepted"), [("1", False), ("2", True), ("20", True), ("21", False), ("2.5", False)]
)
def test_the_packs_asked_for_must_be_enough_and_no_mountain(packs: str, accepted: bool) -> None:
    if accepted:
        assert ruleset(12, packs=packs).packs == int(packs)
        return
    with pytest.raises(SwitchError) as refusal:
        ruleset(12, packs=packs)
    assert refusal.value.fault is SwitchFault.BAD_VALUE
    assert refusal.value.known == ("auto", "2–20")
