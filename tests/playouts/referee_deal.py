"""The referee's deal for a deal of the brute force: the one place where the two meet."""

from kingclub import play
from kingclub.cards import Suit, parse_card, parse_cards
from kingclub.rules import ContractId, load
from kingclub.scoring import Seat, Terms, Trump
from tests.playouts.blocks import format_cards
from tests.playouts.brute_force import Deal, format_card
from tests.playouts.tables import SUITS


def referee_deal(deal: Deal) -> play.Deal:
    ruleset = load(deal.preset, players=len(deal.hands), switches=deal.switches)
    if deal.contract not in ruleset.contracts:  # a deal that the preset leaves out by default
        switches = {**deal.switches, "yeralash": "both"}
        ruleset = load(deal.preset, players=len(deal.hands), switches=switches)
    contract = ruleset.contracts[ContractId(deal.contract)]
    hands = tuple(parse_cards(format_cards(hand)) for hand in deal.hands.values())
    upcard = None if deal.upcard is None else parse_card(format_card(deal.upcard))
    return play.Deal.of_hands(
        ruleset,
        1,
        Seat(deal.dealer - 1),
        contract,
        hands,
        terms_of(deal.terms),
        parse_cards(format_cards(deal.stock)),
        upcard,
    )


def terms_of(pairs: dict[str, str]) -> Terms:
    suit = pairs.get("penalty_suit")
    return Terms(
        declarer=Seat(int(pairs["declarer"]) - 1) if "declarer" in pairs else None,
        trump=Trump(pairs["trump"]) if "trump" in pairs else None,
        reversed="reversed" in pairs,
        bid=int(pairs["bid"]) if "bid" in pairs else None,
        penalty_suit=Suit(SUITS.index(suit)) if suit else None,
    )
