"""From a ruleset's contract and the terms of a deal to the kernel's Spec, and from a Deal to a Position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingclub.cards import CARDS, HEARTS, KING_OF_HEARTS, Card, suit_set
from kingclub.kernel import HeartLead, KingDuty, Position, Rules, Spec
from kingclub.play import Deal
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Contract, Counting, KingDiscard, Ruleset, Winner
from kingclub.rules import HeartLead as HeartLeadRule
from kingclub.scoring import Terms

_HEART_LEAD = {
    HeartLeadRule.FREE: HeartLead.FREE,
    HeartLeadRule.AFTER_BROKEN: HeartLead.AFTER_BROKEN,
    HeartLeadRule.BANNED: HeartLead.BANNED,
}
_KING_DUTY = {
    KingDiscard.FREE: KingDuty.FREE,
    KingDiscard.FORCED: KingDuty.FORCED,
    KingDiscard.PENALTY: KingDuty.PENALTY,
}
_LAST_TRICKS = 2
_MOST_SEATS = 6
_NO_TRUMP = -1
_PENALTY = 2  # a point


def utility_sign(ruleset: Ruleset) -> int:
    """The kernel takes more to be better: where the lowest total wins, points are turned round."""
    return -1 if ruleset.winner is Winner.LOWEST else 1


def card_price(ruleset: Ruleset, contract: Contract, terms: Terms, card: Card) -> int:
    """Half points for taking this card, as the sheet has them: all that it is, added up (RULES 1.12)."""
    match contract.counting:
        case Counting.CARDS | Counting.HELD:
            return contract.card_prices[card.index]
        case Counting.PENALTY_SUIT:
            suit = terms.penalty_suit
            return 0 if suit is None else _PENALTY * (card in suit_set(suit))
        case Counting.ITEMS | Counting.ABOVE_BID | Counting.ITEMS_DRAWN:
            prices = contract.prices
            price = (
                prices.hearts * (card in HEARTS)
                + prices.boys * (card in ruleset.boys)
                + prices.girls * (card in ruleset.girls)
                + prices.king * (card is KING_OF_HEARTS)
            )
            return contract.sign * price


def card_kind(ruleset: Ruleset, contract: Contract, card: Card) -> int:
    """Which of the items that this contract prices the card is, as bits: a boy and a girl stay two plays."""
    prices = contract.prices
    items = (
        prices.hearts and card in HEARTS,
        prices.boys and card in ruleset.boys,
        prices.girls and card in ruleset.girls,
        prices.king and card is KING_OF_HEARTS,
    )
    return sum(1 << place for place, counts in enumerate(items) if counts)


def spec_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Spec:
    """What a deal of this contract on these terms pays and forbids."""
    sign = utility_sign(ruleset)
    prices, item_sign = contract.prices, sign * contract.sign
    switches = ruleset.switches
    suit = terms.trump.suit if terms.trump is not None else None
    spec = Spec()
    spec.seats = ruleset.players
    spec.pack = ruleset.pack.bits
    spec.card_price = [sign * card_price(ruleset, contract, terms, card) for card in CARDS]
    spec.card_kind = [card_kind(ruleset, contract, card) for card in CARDS]
    spec.king_price = item_sign * prices.king
    spec.trick_price = item_sign * prices.tricks
    spec.last_tricks = _LAST_TRICKS if prices.last_two else 0
    spec.last_price = item_sign * prices.last_two
    spec.trump = _NO_TRUMP if suit is None else int(suit)
    spec.reversed = terms.reversed
    spec.heart_lead = _HEART_LEAD[contract.heart_lead]
    spec.king_duty = _KING_DUTY[contract.king_discard]
    spec.king_under_ace = contract.king_under_ace
    spec.must_trump = contract.must_trump
    spec.joker_any_time = bool(switches.get("joker_any_time"))
    spec.joker_loses_to_high_heart = bool(switches.get("joker_loses_to_high_heart"))
    spec.early_end = contract.early_end
    spec.aside_to_first_trick = switches.get("aside") == "first-trick"
    spec.settled_points = [sign * points for points in settled_points(ruleset, contract, terms)]
    owed = owed_tricks(ruleset, contract, terms)
    if owed is not None:
        spec.declarer, spec.owed_tricks, spec.seller = owed.declarer, owed.tricks, owed.seller
    return spec


def settled_points(ruleset: Ruleset, contract: Contract, terms: Terms) -> list[int]:
    """What the calls gave each seat whatever is taken, as the sheet has it; six places."""
    points = [0] * _MOST_SEATS
    sale = terms.sale
    if contract.counting is Counting.PENALTY_SUIT and terms.declarer is not None:
        points[terms.declarer] = _PENALTY * (terms.bid or 0)
    elif contract.counting is Counting.ITEMS and sale is not None and not ruleset.calls.sale_cap_taken:
        worth = contract.sign * contract.prices.tricks * sale.tricks
        points[sale.seller], points[sale.buyer] = worth, -worth
    return points


@dataclass(frozen=True)
class OwedTricks:
    """The first tricks that a declarer takes, which count for the seller, or for nobody."""

    declarer: int
    tricks: int
    seller: int = -1


def owed_tricks(ruleset: Ruleset, contract: Contract, terms: Terms) -> OwedTricks | None:
    """A bid above which tricks count (RULES 2.8), or a sale that is capped by what is taken."""
    most, sale = ruleset.hand_size, terms.sale
    if contract.counting is Counting.ABOVE_BID and terms.declarer is not None:
        return OwedTricks(terms.declarer, min(terms.bid or 0, most))
    if contract.counting is Counting.ITEMS and sale is not None and ruleset.calls.sale_cap_taken:
        return OwedTricks(sale.buyer, min(sale.tricks, most), sale.seller)
    return None


def rules_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Rules:
    return Rules(spec_of(ruleset, contract, terms))


def position_of(deal: Deal, rules: Rules | None = None) -> Position:
    """The deal as it stands, all cards open; its plays can be undone to the first card.

    Its points are the row so far, and at the end the row; more is better. Raises ValueError while calls are
    made, after a deal that was written off, and in other forms than tricks.
    """
    play, dealt = deal.play, deal.dealt
    if not isinstance(play, TrickPlay):
        raise ValueError("this deal is not, or not yet, played for tricks")
    if rules is None:
        rules = rules_of(dealt.ruleset, deal.settled_contract, deal.terms)
    leader = play.tricks[0].leader if play.tricks else play.leader
    bonus = None if dealt.aside is not None else 0
    return replay(
        Position(rules, list(play.dealt), leader, bonus=bonus, begins=True),
        (each.card for each in play.actions),
    )


def replay(position: Position, cards: Iterable[Card]) -> Position:
    """The same position after these cards; raises ValueError where one is not legal."""
    for card in cards:
        position.play(card.index)
    return position
