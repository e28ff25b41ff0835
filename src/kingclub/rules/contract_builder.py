"""The contracts of one ruleset: prices and duties with every switch applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

import msgspec

from kingclub.cards import HEARTS, KING_OF_HEARTS, CardSet, Rank, Suit, suit_set
from kingclub.rules.balance import balancing_trump_price, deal_total, show_balance
from kingclub.rules.contract import (
    Contract,
    ContractId,
    Counting,
    HeartLead,
    Item,
    KingDiscard,
    Prices,
)
from kingclub.rules.errors import PresetFileError, UnbalancedRuleset
from kingclub.rules.kis_kis import QueenHeld, WildPrice
from kingclub.rules.kis_kis_loader import rank_of
from kingclub.rules.preset_file import Number, PresetFile
from kingclub.rules.switches import SwitchValue

_HIGHEST_PRICE = 1000
"""Points; far above any game that is played, far below what the arithmetic bears."""


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """The cards in play, and which of them count as what."""

    cards: CardSet
    boys: CardSet
    girls: CardSet
    hand_size: int
    players: int
    packs: int = 1


class _HeartDuties(TypedDict):
    heart_lead: HeartLead
    king_discard: KingDiscard
    king_under_ace: bool


class ContractBuilder:
    """Builds each contract that a programme or a list names."""

    def __init__(self, file: PresetFile, switches: Mapping[str, SwitchValue], pack: Pack) -> None:
        self._file = file
        self._switches = switches
        self._pack = pack
        self._half = self._half_prices()

    def build(self, wanted: Sequence[ContractId]) -> dict[ContractId, Contract]:
        """The contracts of all deals in `wanted`; a trump trick gets the price that balances them."""
        plain = {contract: self._contract(contract, 0) for contract in wanted}
        if ContractId.TRUMP in plain:
            price = self._trump_price(wanted, plain)
            plain[ContractId.TRUMP] = self._contract(ContractId.TRUMP, price)
        return plain

    def _contract(self, contract: ContractId, trump_price: int) -> Contract:
        is_trump = contract is ContractId.TRUMP
        half = {Item.TRICKS: trump_price} if is_trump else self._half
        if len(contract.items) == 1 and not is_trump and not half[contract.items[0]]:
            raise self._fault(self._key(contract.items[0]), f"missing; deal {contract} counts it")
        prices = Prices(**{item: half[item] for item in contract.items})
        pack = self._pack
        total = deal_total(prices, contract.sign, pack.cards, pack.boys, pack.girls, pack.hand_size)
        built = Contract(
            id=contract,
            sign=contract.sign,
            prices=prices,
            total=total,
            trump=is_trump,
            must_trump=is_trump and bool(self._switches.get("must_trump", True)),
            early_end=contract in self._file.early_end,
            counting=self._counting(contract),
            counted=self._counted(prices),
            **self._heart_duties(contract, prices),
        )
        if contract is ContractId.KIS_KIS:
            return self._priced_in_hand(built)
        return self._priced_by_card(built) if contract in (ContractId.SUIT, ContractId.JOKERS) else built

    def _counting(self, contract: ContractId) -> Counting:
        if contract is ContractId.TRUMP:
            return self._file.trump_counting
        return Counting.ITEMS_DRAWN if contract is ContractId.DOMINO else Counting.ITEMS

    def _priced_by_card(self, contract: Contract) -> Contract:
        if contract.id is ContractId.SUIT:
            # The total is that of a suit which nothing was taken from; the pack is what may be counted.
            price = self._half_points("suit", self._file.prices.suit)
            total = max(len(self._pack.cards & suit_set(suit)) for suit in Suit) * price
            return msgspec.structs.replace(
                contract, counting=Counting.PENALTY_SUIT, total=total, counted=self._pack.cards
            )
        by_card = self._card_prices()
        counted = CardSet(sum(1 << index for index, price in enumerate(by_card) if price))
        return msgspec.structs.replace(
            contract, counting=Counting.CARDS, card_prices=by_card, total=sum(by_card), counted=counted
        )

    def _priced_in_hand(self, contract: Contract) -> Contract:
        table, rules = self._file.prices, self._file.kis_kis
        if rules is None:
            raise PresetFileError(f"{self._file.id}.toml", "key kis_kis: missing")
        by_card = [0] * 54
        for card in self._pack.cards:
            by_card[card.index] = self._rank_price(card.rank)
        wild = WildPrice(
            rank=rank_of(self._file, "wild", rules.wild),
            price=_half(table.wild),
            held=QueenHeld(str(self._switches.get("queen_held", QueenHeld.ALWAYS_3))),
        )
        return msgspec.structs.replace(
            contract,
            counting=Counting.HELD,
            card_prices=tuple(by_card),
            total=sum(by_card) * self._pack.packs,
            counted=self._pack.cards,
            wild=wild,
        )

    def _rank_price(self, rank: Rank) -> int:
        prices = self._file.prices.ranks
        if rank.symbol not in prices:
            raise PresetFileError(f"{self._file.id}.toml", f"key prices.ranks: {rank.symbol} is missing")
        return _half(prices[rank.symbol])

    def _card_prices(self) -> tuple[int, ...]:
        table = self._file.prices
        prices = [0] * 54
        for card in self._pack.cards:
            if card.is_joker:
                prices[card.index] = self._half_points("joker", table.joker)
            elif card in HEARTS:
                rank = card.rank.symbol
                if rank not in table.hearts_by_rank:
                    raise self._fault(f"hearts_by_rank.{rank}", "missing")
                prices[card.index] = self._half_points(f"hearts_by_rank.{rank}", table.hearts_by_rank[rank])
        return tuple(prices)

    def _heart_duties(self, contract: ContractId, prices: Prices) -> _HeartDuties:
        listed = contract in self._file.king_duty
        everywhere = self._switches.get("king_deals") == "all" and self._king_costs(prices)
        has_duty = listed or everywhere
        duty = KingDiscard(str(self._switches.get("king_discard", "free")))
        if duty is KingDiscard.PENALTY and (contract.sign > 0 or not prices.king):
            duty = KingDiscard.FORCED  # a charge here would break the sum (RULES 1.10)
        ban = self._switches.get("heart_lead", "free") if contract in self._file.heart_ban else "free"
        return {
            "heart_lead": HeartLead(str(ban)),
            "king_discard": duty if has_duty else KingDiscard.FREE,
            "king_under_ace": has_duty and self._switches.get("king_under_ace") == "forced",
        }

    def _king_costs(self, prices: Prices) -> bool:
        return bool(prices.king or prices.hearts or (prices.boys and KING_OF_HEARTS in self._pack.boys))

    def _counted(self, prices: Prices) -> CardSet:
        counted = CardSet()
        for price, cards in (
            (prices.hearts, HEARTS),
            (prices.boys, self._pack.boys),
            (prices.girls, self._pack.girls),
            (prices.king, CardSet.of((KING_OF_HEARTS,))),
        ):
            if price:
                counted |= cards & self._pack.cards
        return counted

    def _half_prices(self) -> dict[Item, int]:
        table = self._file.prices
        points: dict[Item, Number] = {
            Item.TRICKS: table.tricks,
            Item.HEARTS: number(self._switches.get("hearts_price", table.hearts)),
            Item.GIRLS: table.girls,
            Item.KING: table.king,
            Item.LAST_TWO: number(self._switches.get("last_two", table.last_two)),
            Item.BOYS: table.boys.get(str(self._switches.get("boys")), 0),
        }
        return {item: self._half_points(self._key(item), price) for item, price in points.items()}

    def _half_points(self, key: str, price: Number) -> int:
        """The price in half points; raises PresetFileError where it is not a number of them."""
        if not (0 <= price <= _HIGHEST_PRICE and price * 2 == int(price * 2)):  # neither are nan and inf
            raise self._fault(key, f"{price} is not a number of half points from 0 to {_HIGHEST_PRICE}")
        return int(price * 2)

    def _key(self, item: Item) -> str:
        return f"boys.{self._switches.get('boys')}" if item is Item.BOYS else str(item)

    def _fault(self, key: str, reason: str) -> PresetFileError:
        return PresetFileError(f"{self._file.id}.toml", f"key prices.{key}: {reason}")

    def _trump_price(self, wanted: Sequence[ContractId], plain: Mapping[ContractId, Contract]) -> int:
        asked = self._switches.get("trump_price", "auto")
        if asked != "auto":
            return _half(number(asked))
        others = [contract for contract in wanted if contract is not ContractId.TRUMP]
        total = sum(plain[contract].total for contract in others)
        price = balancing_trump_price(wanted, total, self._pack.hand_size)
        if price.denominator != 1 or price % 2 or price <= 0:
            mend = "no whole price of a trump trick balances it"
            raise UnbalancedRuleset(self._file.id, show_balance(others, plain), mend, str(price / 2))
        return int(price)


def number(value: object) -> Number:
    """A switch's or a file's number."""
    return value if isinstance(value, (int, float)) else float(str(value))


def _half(points: Number) -> int:
    return int(points * 2)
