"""From a rule file and a table's switches to a ruleset, or to a clear refusal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kingclub.cards import (
    JACKS,
    JOKERS,
    KINGS,
    QUEENS,
    CardSet,
    CardTextError,
    Rank,
    Suit,
    card,
    parse_card,
)
from kingclub.rules.balance import balance, show_balance
from kingclub.rules.contract import Contract, ContractId
from kingclub.rules.contract_builder import ContractBuilder, Pack
from kingclub.rules.errors import (
    PresetFileError,
    SwitchError,
    SwitchFault,
    UnbalancedRuleset,
)
from kingclub.rules.kis_kis_loader import kis_kis_rules, pack_count
from kingclub.rules.preset_file import PresetFile, for_players, read_preset
from kingclub.rules.programme import CallRules, Miser, SaleTime, Winner, arrange, with_yeralash
from kingclub.rules.ruleset import Ruleset
from kingclub.rules.switches import SwitchValue, parse_switch

_BOYS = {"kings": KINGS, "jacks": JACKS, "both": KINGS | JACKS}
_LOWEST = {52: 2, 36: 6, 32: 7}
"""By the switch pack: the lowest rank."""
_REMOVED = {"black-aces": ("A♠", "A♣"), "black-sevens": ("7♠", "7♣")}
_STRIPPED = {"two-of-clubs": ("2♣",), "two-of-spades": ("2♠",), "two-of-diamonds": ("2♦",)}


def load(preset: str, *, players: int | None = None, switches: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset of `preset`; `players` may be left out where the preset has one number of them.

    Switch values may be a file's values or a command line's texts. Raises RulesError:
    UnknownPreset, SwitchError, PresetFileError, or UnbalancedRuleset with the arithmetic.
    """
    asked = switches or {}
    offered = tuple(sorted(read_preset(preset).switches))
    read = tuple(sorted((name, parse_switch(name, value, offered)) for name, value in asked.items()))
    return _load(preset, players, read)


@lru_cache(maxsize=256)
def _load(preset: str, players: int | None, asked: tuple[tuple[str, SwitchValue], ...]) -> Ruleset:
    return resolve(read_preset(preset), players, dict(asked))


def resolve(file: PresetFile, players: int | None, asked: Mapping[str, SwitchValue]) -> Ruleset:
    """The ruleset that `file` with these switches makes; raises as `load` does."""
    count = _player_count(file, players)
    file = for_players(file, count)
    switches = _switches(file, asked)
    pack = _pack(file, count, switches)
    programme = _programme(file, switches, count)
    order_list = tuple(file.order_lists.get(str(switches.get("order_list")), ()))
    wanted = order_list or programme
    contracts = ContractBuilder(file, switches, pack).build(wanted)
    _check_balance(file, wanted, contracts, switches)
    calls = _call_rules(file, switches)
    until = None if file.until is None else file.until * 2
    sale = SaleTime(str(switches.get("sale", "three-cards")))
    return Ruleset(
        preset=file.id,
        version=file.version,
        form=file.form,
        players=count,
        switches=switches,
        pack=pack.cards,
        packs=pack.packs,
        hand_size=pack.hand_size,
        aside=file.seating(count).aside if len(pack.cards) % count else 0,
        packet=file.packet,
        after_stop=tuple(file.after_stop),
        calls=calls,
        phases=tuple(file.phases),
        trump_phases=arrange(file.trump_phases, calls, sale),
        programme=() if order_list else programme,
        order_list=order_list,
        until=until,
        contracts=contracts,
        winner=file.winner,
        boys=pack.boys,
        girls=pack.girls,
        floor_zero=bool(switches.get("floor_zero")),
        resets_at=until if switches.get("exact_101_resets") else None,
        kis_kis=kis_kis_rules(file, switches),
    )


def _check_balance(
    file: PresetFile,
    wanted: tuple[ContractId, ...],
    contracts: Mapping[ContractId, Contract],
    switches: Mapping[str, SwitchValue],
) -> None:
    if switches.get("allow_unbalanced") or file.winner is Winner.LOWEST:
        return  # where all points are penalties nobody is paid, and nothing sums to zero
    if balance(wanted, contracts):
        mend = "set allow_unbalanced=on to play it all the same"
        raise UnbalancedRuleset(file.id, show_balance(wanted, contracts), mend)


def _call_rules(file: PresetFile, switches: Mapping[str, SwitchValue]) -> CallRules:
    trade, write_off = bool(switches.get("trade")), bool(switches.get("write_off"))
    sale_first = trade and switches.get("sale") != SaleTime.AFTER_DECLARATION
    return CallRules(
        no_trump=bool(switches.get("no_trump")),
        last_card=bool(switches.get("last_card")),
        miser=Miser(str(switches.get("miser", "off"))),
        trade=trade,
        write_off=write_off,
        write_off_when_declaring=write_off and not sale_first,
        sale_cap_taken=switches.get("sale_cap") == "taken",
        passes=file.order_passes,
        until_passed=switches.get("bidding", "until-passed") == "until-passed",
        caller_leads=switches.get("first_lead") == "caller",
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
            raise SwitchError(SwitchFault.NOT_OFFERED, name, str(value), message, tuple(sorted(own)))
    return own | dict(asked)


def _player_count(file: PresetFile, players: int | None) -> int:
    accepted = sorted(int(count) for count in file.players)
    if players is None and len(accepted) > 1:
        wanted = ", ".join(map(str, accepted))
        message = f"{file.id} is played by {wanted}: say by how many"
        raise SwitchError(SwitchFault.BAD_PLAYERS, "players", "", message, tuple(map(str, accepted)))
    count = accepted[0] if players is None else players
    if count not in accepted and not (file.more_players and count > accepted[-1]):
        message = f"{file.id} is played by {', '.join(map(str, accepted))}, not by {count}"
        known = tuple(map(str, accepted))
        raise SwitchError(SwitchFault.BAD_PLAYERS, "players", str(count), message, known)
    return count


def _pack(file: PresetFile, count: int, switches: Mapping[str, SwitchValue]) -> Pack:
    seating = file.seating(count)
    lowest = _LOWEST[pack] if isinstance(pack := switches.get("pack"), int) else seating.lowest
    ranks = range(lowest, Rank.ACE + 1)
    cards = CardSet.of(card(Rank(rank), suit) for suit in Suit for rank in ranks)
    cards |= CardSet.of(JOKERS[: _joker_count(seating.jokers, switches)])
    taken_out = _REMOVED.get(str(switches.get("removed")), ())
    taken_out += _STRIPPED.get(str(switches.get("stripped")), ())
    removed = (*seating.removed, *taken_out)
    try:
        cards -= CardSet.of(map(parse_card, removed))
    except CardTextError as error:
        raise PresetFileError(f"{file.id}.toml", f"key players.{count}.removed: {error}") from error
    packs = pack_count(file, count, len(cards), switches)
    hand_size = _hand_size(file, cards, count, packs)
    boys = _BOYS[str(switches.get("boys", "jacks"))] & cards
    return Pack(cards=cards, boys=boys, girls=QUEENS & cards, hand_size=hand_size, players=count, packs=packs)


def _hand_size(file: PresetFile, cards: CardSet, count: int, packs: int) -> int:
    if file.hand is not None:
        needed = file.hand * count
        if needed > len(cards) * packs:
            message = f"{count} times {file.hand} cards can not be dealt from a pack of {len(cards)}"
            raise SwitchError(SwitchFault.TOO_FEW_CARDS, "pack", str(len(cards)), message, (str(needed),))
        return file.hand
    hand_size, left = divmod(len(cards), count)
    if left not in (0, file.seating(count).aside):
        reason = f"key players.{count}: {len(cards)} cards, {left} too many"
        raise PresetFileError(f"{file.id}.toml", reason)
    return hand_size


def _joker_count(written: int, switches: Mapping[str, SwitchValue]) -> int:
    asked = switches.get("jokers", written)
    return asked if isinstance(asked, int) else written


def _programme(file: PresetFile, switches: Mapping[str, SwitchValue], count: int) -> tuple[ContractId, ...]:
    order = switches.get("order", tuple(file.programme))
    words = order if isinstance(order, tuple) else (str(order),)
    if sorted(words) != sorted(file.programme):
        message = f"order must name each deal of {file.id} once: {', '.join(file.programme)}"
        raise SwitchError(SwitchFault.BAD_ORDER, "order", ",".join(words), message, tuple(file.programme))
    return with_yeralash(tuple(map(ContractId, words)), str(switches.get("yeralash", "both")), count)
