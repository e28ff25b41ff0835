"""The order of the deals, and the phases of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from kingclub.rules.contract import ContractId


class Winner(StrEnum):
    """Which total wins a game."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class PhaseName(StrEnum):
    """A step of a deal, as a rule file lists it."""

    DEAL_ALL = "deal-all"
    DEAL_THREE = "deal-three"
    """Three cards to each, then a stop."""
    DEAL_REST = "deal-rest"
    ORDER = "order"
    BID = "bid"
    SELL = "sell"
    DECLARE = "declare"
    NAME_SUIT = "name-suit"
    PLAY = "play"


class Miser(StrEnum):
    """With what мизер, the reversed ranks, may be declared."""

    OFF = "off"
    ANY_TRUMP = "any-trump"
    NO_TRUMP_ONLY = "no-trump-only"


class SaleTime(StrEnum):
    """When a trump deal may be sold."""

    THREE_CARDS = "three-cards"
    FULL_DEAL = "full-deal"
    AFTER_DECLARATION = "after-declaration"


class CallRules(msgspec.Struct, frozen=True, kw_only=True):
    """What may be said before play; every switch applied."""

    no_trump: bool = False
    last_card: bool = False
    miser: Miser = Miser.OFF
    trade: bool = False
    write_off: bool = False
    write_off_when_declaring: bool = False
    """There is no sale before the declaration at which the deal could be written off."""
    sale_cap_taken: bool = False
    """A buyer hands over no more tricks than he took."""
    passes: bool = False
    """An order may be passed on."""
    until_passed: bool = False
    """Bids go round until all but one have passed; else each seat calls once."""
    caller_leads: bool = False


def with_yeralash(programme: Sequence[ContractId], kept: str, players: int) -> tuple[ContractId, ...]:
    """The programme with both deals of everything at once, the negative alone, or none (RULES 2.9).

    Where the positive one goes and there are trump deals, another lap of them stands in its place.
    """
    if kept == "both":
        return tuple(programme)
    lap = (ContractId.TRUMP,) * players if kept == "negative" and ContractId.TRUMP in programme else ()
    result: list[ContractId] = []
    for contract in programme:
        if contract is ContractId.TAKE_ALL:
            result.extend(lap)
        elif contract is not ContractId.NO_ALL or kept == "negative":
            result.append(contract)
    return tuple(result)


def arrange(phases: Sequence[PhaseName], calls: CallRules, sale: SaleTime) -> tuple[PhaseName, ...]:
    """The phases of a trump deal with the switches applied: the sale where the table wants it."""
    kept = [phase for phase in phases if phase is not PhaseName.SELL]
    if PhaseName.SELL not in phases or not calls.trade:
        return tuple(kept)
    declare = kept.index(PhaseName.DECLARE)
    if sale is SaleTime.AFTER_DECLARATION:
        kept.insert(declare + 1, PhaseName.SELL)
    else:
        kept.insert(declare, PhaseName.SELL)
    if sale is SaleTime.FULL_DEAL:
        stops = (PhaseName.DEAL_THREE, PhaseName.DEAL_REST)
        kept = [PhaseName.DEAL_ALL, *(phase for phase in kept if phase not in stops)]
    return tuple(kept)
