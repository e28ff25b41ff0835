"""From a rule file and a table's switches to a ruleset, or to a clear refusal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypedDict

from kingclub.cards import (
    HEARTS,
    JACKS,
    KING_OF_HEARTS,
    KINGS,
    QUEENS,
    CardSet,
    CardTextError,
    Rank,
    Suit,
    card,
    parse_card,
)
from kingclub.rules.balance import (
    balance,
    balancing_trump_price,
    deal_total,
    show_balance,
)
from kingclub.rules.contract import (
    Contract,
    ContractId,
    HeartLead,
    Item,
    KingDiscard,
    Prices,
)
from kingclub.rules.errors import (
    PresetFileError,
    SwitchError,
    SwitchFault,
    UnbalancedRuleset,
)
from kingclub.rules.preset_file import Number, PresetFile, read_preset
from kingclub.rules.programme import without_yeralash
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.switches import SwitchValue, parse_switch

_BOYS = {"kings": KINGS, "jacks": JACKS, "both": KINGS | JACKS}
_REMOVED = {"black-aces": ("A♠", "A♣"), "black-sevens": ("7♠", "7♣")}


def load(
    preset: str,
    *,
    players: int | None = None,
    switches: Mapping[str, object] | None = None,
) -> Ruleset:
    """The ruleset of `preset`; `players` may be left out where the preset has one number of them.

    Switch values may be a file's values or a command line's texts. Raises RulesError:
    UnknownPreset, SwitchError, PresetFileError, or UnbalancedRuleset with the arithmetic.
    """
    asked = switches or {}
    read = tuple(sorted((name, parse_switch(name, value)) for name, value in asked.items()))
    return _load(preset, players, read)


@lru_cache(maxsize=256)
def _load(preset: str, players: int | None, asked: tuple[tuple[str, SwitchValue], ...]) -> Ruleset:
    return resolve(read_preset(preset), players, dict(asked))


def resolve(file: PresetFile, players: int | None, asked: Mapping[str, SwitchValue]) -> Ruleset:
    """The ruleset that `file` with these switches makes; raises as `load` does."""
    switches = _switches(file, asked)
    count = _player_count(file, players)
    pack = _pack(file, count, switches)
    hand_size, left = divmod(len(pack), count)
    if left:
        raise PresetFileError(
            f"{file.id}.toml",
            f"key players.{count}: {len(pack)} cards, {left} too many",
        )
    boys = _BOYS[str(switches.get("boys", "jacks"))] & pack
    girls = QUEENS & pack
    programme = _programme(file, switches)
    contracts = _Contracts(file, switches, pack, boys, girls, hand_size).of(programme)
    if balance(programme, contracts) and not switches.get("allow_unbalanced"):
        mend = "set allow_unbalanced=on to play it all the same"
        raise UnbalancedRuleset(file.id, show_balance(programme, contracts), mend)
    return Ruleset(
        preset=file.id,
        version=file.version,
        form=file.form,
        players=count,
        switches=switches,
        pack=pack,
        hand_size=hand_size,
        packet=file.packet,
        calls=file.calls,
        programme=programme,
        contracts=contracts,
        winner=file.winner,
        boys=boys,
        girls=girls,
    )


def _switches(file: PresetFile, asked: Mapping[str, SwitchValue]) -> dict[str, SwitchValue]:
    own: dict[str, SwitchValue] = {}
    for name, value in file.switches.items():
        if value == [] and name == "order":
            own[name] = tuple(file.programme)
            continue
        try:
            own[name] = parse_switch(name, value)
        except SwitchError as error:
            raise PresetFileError(f"{file.id}.toml", f"key switches.{name}: {error}") from error
    for name, value in asked.items():
        if name not in own:
            offered = ", ".join(sorted(own))
            message = f"{file.id} has no switch {name}; it has: {offered}"
            raise SwitchError(SwitchFault.NOT_OFFERED, name, str(value), message)
    return own | dict(asked)


def _player_count(file: PresetFile, players: int | None) -> int:
    accepted = sorted(int(count) for count in file.players)
    if players is None and len(accepted) > 1:
        wanted = ", ".join(map(str, accepted))
        message = f"{file.id} is played by {wanted}: say by how many"
        raise SwitchError(SwitchFault.BAD_PLAYERS, "players", "", message)
    count = accepted[0] if players is None else players
    if count not in accepted:
        message = f"{file.id} is played by {', '.join(map(str, accepted))}, not by {count}"
        raise SwitchError(SwitchFault.BAD_PLAYERS, "players", str(count), message)
    return count


def _pack(file: PresetFile, count: int, switches: Mapping[str, SwitchValue]) -> CardSet:
    seating = file.players[str(count)]
    ranks = range(seating.lowest, Rank.ACE + 1)
    pack = CardSet.of(card(Rank(rank), suit) for suit in Suit for rank in ranks)
    removed = (*seating.removed, *_REMOVED.get(str(switches.get("removed")), ()))
    try:
        return pack - CardSet.of(map(parse_card, removed))
    except CardTextError as error:
        raise PresetFileError(f"{file.id}.toml", f"key players.{count}.removed: {error}") from error


def _programme(file: PresetFile, switches: Mapping[str, SwitchValue]) -> tuple[ContractId, ...]:
    order = switches.get("order", tuple(file.programme))
    words = order if isinstance(order, tuple) else (str(order),)
    if sorted(words) != sorted(file.programme):
        message = f"order must name each deal of {file.id} once: {', '.join(file.programme)}"
        raise SwitchError(SwitchFault.BAD_COMBINATION, "order", ",".join(words), message)
    programme = tuple(map(ContractId, words))
    yeralash = switches.get("yeralash", "both")
    return programme if yeralash == "both" else without_yeralash(programme, yeralash == "negative")


class _HeartDuties(TypedDict):
    heart_lead: HeartLead
    king_discard: KingDiscard
    king_under_ace: bool


class _Contracts:
    """Builds the contracts of one ruleset: prices and duties with the switches applied."""

    def __init__(
        self,
        file: PresetFile,
        switches: Mapping[str, SwitchValue],
        pack: CardSet,
        boys: CardSet,
        girls: CardSet,
        tricks: int,
    ) -> None:
        self._file = file
        self._switches = switches
        self._pack = pack
        self._boys = boys
        self._girls = girls
        self._tricks = tricks
        self._half = self._half_prices()

    def of(self, programme: tuple[ContractId, ...]) -> dict[ContractId, Contract]:
        plain = {contract: self._contract(contract, 0) for contract in programme}
        if ContractId.TRUMP in plain:
            price = self._trump_price(programme, plain)
            plain[ContractId.TRUMP] = self._contract(ContractId.TRUMP, price)
        return plain

    def _contract(self, contract: ContractId, trump_price: int) -> Contract:
        half = {Item.TRICKS: trump_price} if contract is ContractId.TRUMP else self._half
        prices = Prices(**{item: half[item] for item in contract.items})
        return Contract(
            id=contract,
            sign=contract.sign,
            prices=prices,
            total=deal_total(prices, contract.sign, self._pack, self._boys, self._girls, self._tricks),
            trump=contract is ContractId.TRUMP,
            must_trump=contract is ContractId.TRUMP and bool(self._switches.get("must_trump", True)),
            early_end=contract in self._file.early_end,
            counted=self._counted(prices),
            **self._heart_duties(contract, prices),
        )

    def _heart_duties(self, contract: ContractId, prices: Prices) -> _HeartDuties:
        listed = contract in self._file.king_duty
        everywhere = self._switches.get("king_deals") == "all" and (prices.king or self._king_costs(prices))
        duty = KingDiscard(str(self._switches.get("king_discard", "free")))
        if duty is KingDiscard.PENALTY and (contract.sign > 0 or not prices.king):
            duty = KingDiscard.FORCED  # a charge here would break the sum (RULES 1.10)
        banned = contract in self._file.heart_ban
        return {
            "heart_lead": HeartLead(str(self._switches.get("heart_lead", "free")))
            if banned
            else HeartLead.FREE,
            "king_discard": duty if listed or everywhere else KingDiscard.FREE,
            "king_under_ace": bool(listed or everywhere) and self._switches.get("king_under_ace") == "forced",
        }

    def _king_costs(self, prices: Prices) -> bool:
        return bool(prices.hearts or (prices.boys and KING_OF_HEARTS in self._boys))

    def _counted(self, prices: Prices) -> CardSet:
        counted = CardSet()
        for price, cards in (
            (prices.hearts, HEARTS),
            (prices.boys, self._boys),
            (prices.girls, self._girls),
            (prices.king, CardSet.of((KING_OF_HEARTS,))),
        ):
            if price:
                counted |= cards & self._pack
        return counted

    def _half_prices(self) -> dict[Item, int]:
        table = self._file.prices
        points: dict[Item, Number] = {
            Item.TRICKS: table.tricks,
            Item.HEARTS: _number(self._switches.get("hearts_price", table.hearts)),
            Item.GIRLS: table.girls,
            Item.KING: table.king,
            Item.LAST_TWO: _number(self._switches.get("last_two", table.last_two)),
            Item.BOYS: table.boys.get(str(self._switches.get("boys")), 0),
        }
        for item, price in points.items():
            if price * 2 != int(price * 2) or price < 0:
                reason = f"key prices.{item}: {price} is not a number of half points"
                raise PresetFileError(f"{self._file.id}.toml", reason)
        return {item: int(price * 2) for item, price in points.items()}

    def _trump_price(self, programme: tuple[ContractId, ...], plain: Mapping[ContractId, Contract]) -> int:
        wanted = self._switches.get("trump_price", "auto")
        if wanted != "auto":
            return int(_number(wanted) * 2)
        others = sum(plain[contract].total for contract in programme if contract is not ContractId.TRUMP)
        price = balancing_trump_price(programme, others, self._tricks)
        if price.denominator != 1 or price % 2 or price <= 0:
            deals = programme.count(ContractId.TRUMP)
            sum_text = show_balance([c for c in programme if c is not ContractId.TRUMP], plain)
            arithmetic = (
                f"{sum_text}, and {deals}×{self._tricks} trump tricks would have to pay {price / 2} each"
            )
            raise UnbalancedRuleset(self._file.id, arithmetic, "no whole price of a trump trick balances it")
        return int(price)


def _number(value: object) -> Number:
    if isinstance(value, (int, float)):
        return value
    return float(str(value))
