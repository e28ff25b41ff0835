"""A ruleset: one preset with its switches set, for one number of players, ready to play.

Every module above asks the ruleset; none asks the preset's name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from kingclub.cards import CARDS, Card, CardSet
from kingclub.rules.contract import Contract, ContractId, Form
from kingclub.rules.kis_kis import KisKisRules
from kingclub.rules.programme import CallRules, PhaseName, Winner
from kingclub.rules.switches import SwitchValue


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """All that a table agreed on before the first card. Equal rulesets have one `hash`."""

    preset: str
    version: int
    form: Form
    players: int
    switches: Mapping[str, SwitchValue]
    """Every switch that the preset offers, with the value it has at this table."""
    pack: CardSet
    """The cards of one pack."""
    packs: int = 1
    """How many of them are shuffled together."""
    hand_size: int
    packet: int
    """Cards dealt at a time."""
    after_stop: tuple[int, ...] = ()
    """The packets after the three-card stop."""
    aside: int = 0
    """Cards laid aside face down, the last of the shuffled pack."""
    calls: CallRules
    phases: tuple[PhaseName, ...]
    trump_phases: tuple[PhaseName, ...]
    """The phases of a trump deal."""
    programme: tuple[ContractId, ...]
    """The deals of a game, in their order; empty where each is ordered. The last repeats if need be."""
    order_list: tuple[ContractId, ...] = ()
    """What each player orders in a game, each entry once; empty where the programme is fixed."""
    until: int | None = None
    """Half points at which the game ends; None where the deals are counted."""
    contracts: Mapping[ContractId, Contract]
    winner: Winner
    boys: CardSet
    girls: CardSet
    floor_zero: bool = False
    """A total never falls below nothing."""
    resets_at: int | None = None
    """Half points which a total must hit exactly to become nothing again."""
    kis_kis: KisKisRules | None = None
    """The duties of that form; None in every other."""

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """What is shuffled: pack after pack, each in the order of its cards."""
        return tuple(self.pack) * self.packs

    def __hash__(self) -> int:
        return hash((self.preset, self.version, self.players))

    @property
    def deals(self) -> int | None:
        """How many deals a game has; None where points end it."""
        if self.until is not None:
            return None
        return len(self.programme) or self.players * len(self.order_list)

    @property
    def has_stock(self) -> bool:
        """Whether what is not dealt out is drawn from."""
        return self.form is not Form.TRICKS

    @property
    def has_upcard(self) -> bool:
        """Whether a card is turned up once the hands are dealt."""
        return self.kis_kis is not None

    def contract_of_deal(self, number: int) -> Contract | None:
        """The contract of deal `number`, counted from 1; None where it will be ordered."""
        if not self.programme:
            return None
        place = min(number, len(self.programme)) - 1  # an extra deal repeats the last
        return self.contracts[self.programme[place]]

    def phases_of(self, contract: ContractId | None) -> tuple[PhaseName, ...]:
        """The phases of a deal of `contract`; None is a deal whose contract will be ordered."""
        return self.trump_phases if contract is ContractId.TRUMP and self.programme else self.phases

    @property
    def hash(self) -> str:
        """`sha256:` and the digest of the canonical form."""
        return "sha256:" + hashlib.sha256(canonical_bytes(self)).hexdigest()


def canonical(ruleset: Ruleset) -> dict[str, object]:
    """The ruleset as plain data, points as decimal numbers, cards as the record writes them."""
    return _common(ruleset) | ({} if ruleset.kis_kis is None else _kis_kis(ruleset, ruleset.kis_kis))


def _common(ruleset: Ruleset) -> dict[str, object]:
    return {
        "id": ruleset.preset,
        "version": ruleset.version,
        "form": str(ruleset.form),
        "players": ruleset.players,
        "switches": dict(sorted(ruleset.switches.items())),
        "pack": [str(card) for card in ruleset.pack],
        "hand_size": ruleset.hand_size,
        "packet": ruleset.packet,
        "after_stop": list(ruleset.after_stop),
        "aside": ruleset.aside,
        "calls": msgspec.to_builtins(ruleset.calls),
        "phases": [str(phase) for phase in ruleset.phases],
        "trump_phases": [str(phase) for phase in ruleset.trump_phases],
        "order_list": [str(contract) for contract in ruleset.order_list],
        "until": None if ruleset.until is None else ruleset.until / 2,
        "programme": [str(contract) for contract in ruleset.programme],
        "winner": str(ruleset.winner),
        "contracts": {str(contract): _plain(law) for contract, law in sorted(ruleset.contracts.items())},
        "boys": [str(card) for card in ruleset.boys],
        "girls": [str(card) for card in ruleset.girls],
    }


def _kis_kis(ruleset: Ruleset, rules: KisKisRules) -> dict[str, object]:
    """What only this form adds, so that the hash of every other stays."""
    return {
        "packs": ruleset.packs,
        "floor_zero": ruleset.floor_zero,
        "resets_at": None if ruleset.resets_at is None else ruleset.resets_at / 2,
        "kis_kis": {
            "draws": {rank.symbol: number for rank, number in rules.draws.items()},
            "skips": [rank.symbol for rank in rules.skips],
            "wild": rules.wild.symbol,
            "upcard_acts": rules.upcard_acts,
            "last_card_acts": rules.last_card_acts,
            "voluntary_draw": rules.voluntary_draw,
            "reshuffles": rules.reshuffles,
        },
    }


def _plain(contract: Contract) -> dict[str, object]:
    wild = contract.wild
    added: dict[str, object] = {}
    if wild is not None:
        added["wild"] = {"rank": wild.rank.symbol, "price": wild.price / 2, "held": str(wild.held)}
    return added | {
        "sign": contract.sign,
        "prices": {item: half / 2 for item, half in msgspec.structs.asdict(contract.prices).items() if half},
        "total": contract.total / 2,
        "trump": contract.trump,
        "heart_lead": str(contract.heart_lead),
        "king_discard": str(contract.king_discard),
        "king_under_ace": contract.king_under_ace,
        "must_trump": contract.must_trump,
        "early_end": contract.early_end,
        "counting": str(contract.counting),
        "card_prices": {str(CARDS[at]): half / 2 for at, half in enumerate(contract.card_prices) if half},
    }


def canonical_bytes(ruleset: Ruleset) -> bytes:
    """What is hashed: the canonical form as JSON with sorted keys and no spaces."""
    return msgspec.json.encode(canonical(ruleset), order="sorted")
