"""Bids and sales: tricks that a declarer owes, points that calls settled, a card laid aside."""

import random

import numpy as np
import pytest

from kingclub.cards import CARDS, CardSet, Suit
from kingclub.kernel import Position, Rules, Solver, Spec, play_out, play_worlds
from kingclub.kernel.knowledge import knowledge_of
from kingclub.kernel.plain import plain_of
from kingclub.kernel.spec import position_of, rules_of, utility_sign
from kingclub.play import Deal, Game, view
from kingclub.rules import SwitchValue, load
from kingclub.scoring import Sale, Seat, Terms, Trump, score
from tests.kernel import naive
from tests.kernel.differential import Setting, random_deal
from tests.kernel.naive import State
from tests.kernel.test_known_positions import cards

SELLER, BUYER = Seat(0), Seat(1)


def setting(preset: str, contract: str, terms: Terms, players: int = 4, **switches: SwitchValue) -> Setting:
    ruleset = load(preset, players=players, switches=switches)
    law = next(law for name, law in ruleset.contracts.items() if name == contract)
    return Setting(ruleset, law, terms, rules_of(ruleset, law, terms))


def auction(bid: int) -> Setting:
    return setting("trump-auction", "trump", Terms(trump=Trump.DIAMONDS, declarer=Seat(0), bid=bid))


def sold(tricks: int, cap: str = "taken") -> Setting:
    terms = Terms(trump=Trump.DIAMONDS, declarer=BUYER, sale=Sale(seller=SELLER, buyer=BUYER, tricks=tricks))
    return setting("ladies-book", "trump", terms, sale_cap=cap)


def aside() -> Setting:
    return setting("jokers", "jokers", Terms(), 3, aside="first-trick")


def held(*hands: str) -> list[int]:
    return [sum(1 << card for card in cards(hand)) for hand in hands]


def true_values(position: Position, owed: int) -> tuple[dict[int, int], dict[int, int]]:
    """Guarantee and equilibrium of an ending by the slow second opinion."""
    hands = tuple(
        frozenset(card.index for card in CARDS if hand >> card.index & 1) for hand in position.hands
    )
    state = State(position.rules.spec, hands, position.leader, owed=owed)
    return naive.guarantee(state), naive.equilibrium(state, "mean")


def test_a_declarer_is_paid_above_his_bid_only():
    owed = 3 - 2  # two of three tricks bid are taken
    hands = held("s:7 c:9A", "h:JQA", "s:89 h:9", "c:J d:9A")
    position = Position(auction(3).rules, hands, 3, owed=owed)
    jack, nine, ace = cards("c:J")[0], *cards("d:9A")
    values = dict(Solver().equilibrium(position))
    assert values == true_values(position, owed)[1]
    assert values[nine] == values[ace] > values[jack]


def test_a_capped_sale_pays_the_seller_what_the_buyer_takes():
    """The buyer has taken three of the five tricks so far: one more of the four he bought is owed."""
    hands = held("c:JQ d:Q", "c:7K h:A", "s:J c:9A", "c:T h:TQ")
    position = Position(sold(4).rules, hands, 0, owed=1)
    guarantee, equilibrium = dict(Solver().guarantee(position)), dict(Solver().equilibrium(position))
    assert (guarantee, equilibrium) == true_values(position, 1)
    so_far = 6 * 2 + 6 * 3  # the seller's own tricks, and the buyer's
    jack, queen, red = *cards("c:JQ"), *cards("d:Q")
    assert {card: so_far + points for card, points in guarantee.items()} == {jack: 42, queen: 42, red: 36}


@pytest.mark.parametrize("bid", [1, 3, 8])
def test_the_rows_of_playouts_are_the_sheets(bid: int):
    """All playouts of a deal that is nearly over, against every way to end it."""
    chance = random.Random(bid)
    for found in (auction(bid), sold(bid), sold(bid, "none")):
        deal = random_deal(chance, found)
        while len(deal.tricks) < found.ruleset.hand_size - 2:
            deal = deal.act(chance.choice(deal.legal()))
        rows = play_out([position_of(deal)], 200, seed=bid)[0]
        assert {tuple(map(int, row)) for row in rows} == endings_of(deal)


def endings_of(deal: Deal) -> set[tuple[int, ...]]:
    if deal.is_over:
        sign = utility_sign(deal.dealt.ruleset)
        row = score(deal.settled_contract, deal.final_terms(), deal.tally())
        return {tuple(sign * points for points in row)}
    return {row for action in deal.legal() for row in endings_of(deal.act(action))}


def king_held_back() -> Setting:
    return setting("king14-kings", "no-king", Terms(), king_discard="penalty")


@pytest.mark.parametrize("found", [auction(2), sold(5), sold(2, "none"), aside(), king_held_back()])
def test_a_seat_that_knows_all_sees_the_deal(found: Setting):
    """From a view with the true hands the position is the one of the deal, at every card."""
    deal = random_deal(random.Random(7), found)
    chance = random.Random(8)
    while not deal.is_over:
        knowledge = knowledge_of(view(Game(found.ruleset, deal.dealt.dealer, (), deal), Seat(1)))
        hands = [deal.hand(Seat(seat)).bits for seat in range(found.ruleset.players)]
        assert knowledge.position(hands) == position_of(deal)
        deal = deal.act(chance.choice(deal.legal()))


@pytest.mark.parametrize("found", [auction(2), sold(5), aside(), king_held_back()])
def test_a_world_is_played_out_as_the_deal_itself(found: Setting):
    """What is still to come, though the position is of another world: king and card aside lie elsewhere."""
    chance = random.Random(9)
    plain = plain_of(found.ruleset, found.contract, found.terms)
    for _ in range(6):
        deal = random_deal(chance, found)
        while not deal.is_over:
            knowledge = knowledge_of(view(Game(found.ruleset, deal.dealt.dealer, (), deal), deal.turn))
            other = knowledge.position(knowledge.sample(1, chance.randrange(99))[0])
            hands = np.array([[deal.hand(Seat(s)).bits for s in range(found.ruleset.players)]], np.uint64)
            card = chance.choice(list(CardSet(other.legal_cards))).index
            rows = play_worlds(other, hands, [card], plain=plain, evaded=knowledge.evidence.evaded)
            true = position_of(deal)
            so_far = np.array(true.points)
            true.play(card)
            assert (rows - other.points == play_out([true], plain=plain) - so_far).all()
            deal = deal.act(chance.choice(deal.legal()))


def test_a_king_held_back_is_paid_for_by_its_holder():
    """K♥ lies on the table, and seat 2 has held it back: from the view as from the deal."""
    rules = king_held_back().rules
    hands = held("s:9", "h:7", "h:8A", "d:A")
    trick = cards("d:9 s:8 h:K")
    position = Position(rules, hands, 3, trick, king_held_back=True)
    world = np.array([hands], np.uint64)
    rows = play_worlds(position, world, cards("h:8"), evaded=0b11)
    assert rows.reshape(-1).tolist() == [0, -32, 0, 0]


def test_plain_plays_out_a_sold_deal():
    found = sold(3)
    deal = random_deal(random.Random(3), found)
    plain = plain_of(found.ruleset, found.contract, found.terms)
    row = play_out([position_of(deal)], plain=plain)[0][0]
    while not deal.is_over:
        card = CARDS[plain.card(position_of(deal))]
        deal = deal.act(next(action for action in deal.legal() if getattr(action, "card", None) is card))
    assert tuple(map(int, row)) == score(found.contract, deal.final_terms(), deal.tally())


def test_what_is_bid_for_a_suit_is_paid_whatever_is_taken():
    terms = Terms(penalty_suit=Suit.HEARTS, declarer=Seat(2), bid=5)
    found = setting("suit-auction", "suit", terms)
    assert found.rules.spec.settled_points == (0, 0, 2 * 5 * utility_sign(found.ruleset), 0, 0, 0)


def refused(**fields: int) -> str:
    spec = Spec()
    spec.pack = (1 << 52) - 1
    for name, value in fields.items():
        setattr(spec, name, value)
    with pytest.raises(ValueError, match=":") as caught:
        Rules(spec)
    return str(caught.value)


def test_calls_that_make_no_sense_are_refused():
    assert refused(owed_tricks=3).startswith("declarer")
    assert refused(owed_tricks=3, declarer=4).startswith("declarer")
    assert refused(owed_tricks=3, declarer=1, seller=1).startswith("seller")
    assert refused(owed_tricks=-1, declarer=1).startswith("owed_tricks")
