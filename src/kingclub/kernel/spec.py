"""From a ruleset's contract and the terms of a deal to the kernel's Spec, and from a Deal to a Position."""

from __future__ import annotations

from kingclub.cards import CARDS, HEARTS, KING_OF_HEARTS, Card
from kingclub.kernel import HeartLead, KingDuty, Position, Rules, Spec
from kingclub.play import Deal
from kingclub.rules import Contract, KingDiscard, Ruleset
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
_NO_TRUMP = -1


def card_price(ruleset: Ruleset, contract: Contract, card: Card) -> int:
    """Half points, with sign, for taking this card: all items that it is, added up (RULES 1.12)."""
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
    prices, sign = contract.prices, contract.sign
    suit = terms.trump.suit if terms.trump is not None else None
    spec = Spec()
    spec.seats = ruleset.players
    spec.pack = ruleset.pack.bits
    spec.card_price = [card_price(ruleset, contract, card) for card in CARDS]
    spec.card_kind = [card_kind(ruleset, contract, card) for card in CARDS]
    spec.king_price = sign * prices.king
    spec.trick_price = sign * prices.tricks
    spec.last_tricks = _LAST_TRICKS if prices.last_two else 0
    spec.last_price = sign * prices.last_two
    spec.trump = _NO_TRUMP if suit is None else int(suit)
    spec.reversed = terms.reversed
    spec.heart_lead = _HEART_LEAD[contract.heart_lead]
    spec.king_duty = _KING_DUTY[contract.king_discard]
    spec.king_under_ace = contract.king_under_ace
    spec.must_trump = contract.must_trump
    spec.early_end = contract.early_end
    return spec


def rules_of(ruleset: Ruleset, contract: Contract, terms: Terms) -> Rules:
    return Rules(spec_of(ruleset, contract, terms))


def position_of(deal: Deal, rules: Rules | None = None) -> Position:
    """The deal as it stands, all cards open; its points are those still to come."""
    phase = deal.phase
    return Position(
        rules_of(deal.dealt.ruleset, deal.contract, deal.terms) if rules is None else rules,
        list(phase.hands),
        phase.leader,
        [card.index for card in phase.on_table],
        hearts_broken=phase.hearts_broken,
        king_held_back=phase.held_king is not None,
    )
