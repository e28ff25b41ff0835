"""The worked deals of the rules, played by the kernel: everybody plays his lowest legal card."""

import pytest

from kingclub.cards import CARDS, KING_OF_HEARTS
from kingclub.kernel import (
    Position,
    Rules,
    Solver,
    Spec,
    knowledge_of,
    play_deals,
    play_out,
    position_of,
)
from kingclub.kernel.spec import rules_of
from kingclub.play import Deal, Game, Play, view
from kingclub.rules import load
from kingclub.scoring import Seat, Terms, Trump
from tests.kernel.test_known_positions import cards

# Seats N, E, S, W; east leads.
D1 = ("s:9TA c:Q d:79 h:TJ", "s:78 d:8TA h:78Q", "s:JQK c:79TJ d:Q", "c:8KA d:JK h:9KA")
EAST = 1


def position(rules: Rules) -> Position:
    return Position(rules, [sum(1 << card for card in cards(hand)) for hand in D1], EAST)


def rules(preset: str, contract: str, terms: Terms | None = None) -> Rules:
    ruleset = load(preset)
    law = next(law for name, law in ruleset.contracts.items() if name == contract)
    return rules_of(ruleset, law, terms or Terms())


def play_lowest(position: Position) -> list[float]:
    """Points by seat; lowest rank first, ties ♠ ♣ ♦ ♥."""
    while not position.is_over:
        legal = [card for card in range(52) if position.legal_cards >> card & 1]
        position.play(min(legal, key=lambda card: (card % 13, card)))
    return [half / 2 for half in position.points]


@pytest.mark.parametrize(
    ("preset", "contract", "points"),
    [
        ("king14-kings", "no-all", [-8, -40, -30, -18]),
        ("king14-jacks", "no-all", [-8, -40, -34, -14]),
        ("king14-both", "no-all", [-8, -40, -32, -16]),
        ("king14-kings", "take-all", [8, 40, 30, 18]),
        ("king14-kings", "no-king", [0, 0, -16, 0]),
        ("king14-kings", "no-hearts", [-10, 0, 0, -6]),
        ("king14-kings", "no-girls", [0, 0, -4, -12]),
        ("king14-kings", "no-boys", [0, 0, 0, -16]),
        ("king14-jacks", "no-boys", [0, 0, -8, -8]),
        ("king14-both", "no-boys", [0, 0, -4, -12]),
    ],
)
def test_a_worked_deal(preset: str, contract: str, points: list[float]):
    assert play_lowest(position(rules(preset, contract))) == points


@pytest.mark.parametrize(("preset", "points"), [("ladies", [0, 9, 3, 12]), ("trump", [0, 18, 6, 24])])
def test_a_worked_trump_deal(preset: str, points: list[float]):
    assert play_lowest(position(rules(preset, "trump", Terms(trump=Trump.DIAMONDS)))) == points


def test_a_king_deal_ends_with_the_trick_that_holds_the_king():
    found = position(rules("king14-kings", "no-king"))
    play_lowest(found)
    assert found.plays == 4


def test_the_legal_cards_of_the_rules_examples():
    all_rules = rules("king14-kings", "no-all")

    def legal(hand: str, trick: str = "", contract: Rules = all_rules) -> set[int]:
        held, led = cards(hand), cards(trick)
        free = [card for card in range(5, 52) if card % 13 >= 5 and card not in held and card not in led]
        if led:  # the leader comes first and holds the suit he led: who has another may not lead hearts
            free.sort(key=lambda card: card // 13 != led[0] // 13)
        hands = [sum(1 << card for card in held), 0, 0, 0]
        for seat in (3, 1, 2):
            size = len(held) - (1 if led and seat == 3 else 0)
            hands[seat] = sum(1 << free.pop(0) for _ in range(size))
        found = Position(contract, hands, 3 if led else 0, led)
        return {card for card in range(52) if found.legal_cards >> card & 1}

    assert legal("h:K7 c:9") == set(cards("c:9"))
    assert legal("h:K7") == set(cards("h:K7"))
    assert legal("h:K7 s:A", "d:8") == set(cards("h:K"))
    assert legal("h:K7 s:A", "h:9") == set(cards("h:K7"))
    assert legal("h:K7 s:A", "d:8", rules("king14-kings", "no-hearts")) == set(cards("h:K7 s:A"))


def test_a_deal_in_which_nothing_is_priced_ends_with_its_first_trick():
    """No K♥ in an ending: the referee has the first trick played, and so has the kernel."""
    ruleset = load("king14-kings")
    law = next(law for name, law in ruleset.contracts.items() if name == "no-king")
    hands = tuple(tuple(CARDS[card] for card in cards(hand)) for hand in ("s:9T", "s:78", "s:JQ", "s:KA"))
    deal = Deal.of_hands(ruleset, 1, Seat(0), law, hands)
    for _ in range(4):
        found = position_of(deal)
        assert found.turn == deal.turn
        assert Position.of_text(found.rules, str(found)) == found
        assert {card for card, _ in Solver().guarantee(found)} == {
            play.card.index for play in deal.legal() if isinstance(play, Play)
        }
        seen = view(Game(ruleset, Seat(0), (), deal), Seat(1))
        assert knowledge_of(seen).position([deal.hand(Seat(seat)).bits for seat in range(4)]) == found
        deal = deal.act(deal.legal()[0])
    assert deal.is_over
    assert position_of(deal).is_over


def test_what_lies_aside_is_paid_where_nothing_else_is_priced():
    """The referee's early end waits for the first trick, which the card aside goes with."""
    hands = [sum(1 << card for card in cards(hand)) for hand in ("s:KA", "c:KA", "d:KA")]
    spec = Spec()
    spec.seats, spec.early_end, spec.aside_to_first_trick = 3, True, True
    spec.pack = sum(hands) | KING_OF_HEARTS.bit
    spec.card_price = [-16 * (card is KING_OF_HEARTS) for card in CARDS]
    rules = Rules(spec)
    assert set(play_deals(rules, 500, seed=1).sum(axis=1)) == {-16}
    assert play_out([Position(rules, hands, begins=True)]).tolist() == [[[-16, 0, 0]]]
