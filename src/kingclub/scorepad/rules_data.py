"""A ruleset as plain data: all that a pad without Python needs to compute rows, checks and what is next.

Points are decimal numbers, seats count from 1 and cards are letters, as in files.
Behaviours stand there by name (`counting`); whoever reads this has one small function for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from kingclub.cards import CARDS, CardSet
from kingclub.rules import (
    Contract,
    ContractId,
    Counting,
    Form,
    Item,
    KingDiscard,
    Miser,
    QueenHeld,
    Ruleset,
    Winner,
)
from kingclub.scorepad.counts import counted_items, item_counts, overlaps, price
from kingclub.scoring import is_zero_sum

Number = int | float
Settle = Literal["pairs", "average"]


class ItemData(msgspec.Struct, frozen=True):
    """One thing that a contract counts: what one of it pays, without sign, and how many a deal holds."""

    price: Number
    count: int


class WildData(msgspec.Struct, frozen=True):
    """A card that fits anything: its high price, and what it costs who is left with it."""

    rank: str
    price: Number
    held: QueenHeld


class ContractData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One contract."""

    sign: int
    counting: Counting
    items: Mapping[Item, ItemData] = {}
    """Empty in the games that count cards."""
    overlaps: Sequence[Sequence[Item]] = ()
    """For each card that counts as several items at once: those items."""
    card_prices: Mapping[str, Number] = {}
    """By card, in the games that price single cards."""
    is_trump: bool = False
    may_hold_king: bool = False
    """Who kept the king of hearts back pays for it, in place of who took it."""
    early_end: bool = False
    wild: WildData | None = None
    """In the games that price what is left in the hands."""


class CallData(msgspec.Struct, frozen=True, kw_only=True):
    """What may be said before a deal, as far as a row shows it."""

    no_trump: bool
    last_card: bool
    miser: Miser
    trade: bool
    sale_cap_taken: bool
    write_off: bool
    passes: bool
    caller_leads: bool


class RulesData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One preset with its switches set, for one number of players."""

    form: Form
    players: int
    hand_size: int
    suits: Mapping[str, int]
    """How many cards of each suit are in play."""
    jokers: int
    aside: bool
    """One card is laid aside and counts for nobody."""
    programme: Sequence[ContractId]
    order_list: Sequence[ContractId]
    """What each player orders in a game, once for each entry; empty where the programme is fixed."""
    until: Number | None
    """The game ends after the deal in which somebody reaches this; null where deals are counted."""
    winner: Winner
    zero_sum: bool
    settle: Settle
    """How a game that does not sum to zero is paid: `pairs` or `average`."""
    extra_deal: bool
    """Another deal of the last contract while several share the best total."""
    calls: CallData
    contracts: Mapping[ContractId, ContractData]
    packs: int = 1
    """How many packs are played with: so often each card may be held."""
    floor_zero: bool = False
    """A total never falls below nothing."""
    resets_at: Number | None = None
    """A total that hits this exactly becomes nothing again."""


def rules_data(ruleset: Ruleset) -> RulesData:
    """What a pad needs of the ruleset; equal for rulesets that a pad can not tell apart."""
    out = bool(ruleset.aside) and ruleset.switches.get("aside") != "first-trick"
    return RulesData(
        form=ruleset.form,
        players=ruleset.players,
        hand_size=ruleset.hand_size,
        suits=_suits(ruleset.pack),
        jokers=sum(card.is_joker for card in ruleset.pack),
        aside=out,
        programme=ruleset.programme,
        order_list=ruleset.order_list,
        until=None if ruleset.until is None else decimal(ruleset.until),
        winner=ruleset.winner,
        zero_sum=is_zero_sum(ruleset),
        settle="average" if ruleset.switches.get("settle") == "average" else "pairs",
        extra_deal=ruleset.switches.get("tie_break") == "extra-deal",
        calls=_calls(ruleset),
        packs=ruleset.packs,
        floor_zero=ruleset.floor_zero,
        resets_at=None if ruleset.resets_at is None else decimal(ruleset.resets_at),
        contracts={contract: _contract(ruleset, law) for contract, law in sorted(ruleset.contracts.items())},
    )


def decimal(half_points: int) -> Number:
    """Half points as a file writes them."""
    return half_points // 2 if half_points % 2 == 0 else half_points / 2


def _suits(pack: CardSet) -> dict[str, int]:
    suits: dict[str, int] = {}
    for card in pack:
        if not card.is_joker:
            suits[card.suit.symbol] = suits.get(card.suit.symbol, 0) + 1
    return suits


def _calls(ruleset: Ruleset) -> CallData:
    calls = ruleset.calls
    return CallData(
        no_trump=calls.no_trump,
        last_card=calls.last_card,
        miser=calls.miser,
        trade=calls.trade,
        sale_cap_taken=calls.sale_cap_taken,
        write_off=calls.write_off,
        passes=calls.passes,
        caller_leads=calls.caller_leads,
    )


def _contract(ruleset: Ruleset, law: Contract) -> ContractData:
    counts = item_counts(ruleset)
    return ContractData(
        sign=law.sign,
        counting=law.counting,
        items={item: ItemData(decimal(price(law, item)), counts[item]) for item in counted_items(law)},
        overlaps=overlaps(ruleset, law),
        card_prices={str(CARDS[at]): decimal(half) for at, half in enumerate(law.card_prices) if half},
        is_trump=law.trump,
        may_hold_king=law.king_discard is KingDiscard.PENALTY,
        early_end=law.early_end,
        wild=None
        if law.wild is None
        else WildData(law.wild.rank.symbol, decimal(law.wild.price), law.wild.held),
    )
