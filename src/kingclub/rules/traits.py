"""What tells one variant from another: each trait is a word that a ruleset answers with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from kingclub.cards import parse_card
from kingclub.rules.contract import ContractId, Counting, Form
from kingclub.rules.programme import Miser, PhaseName
from kingclub.rules.ruleset import Ruleset


class Trait(StrEnum):
    """A side of a ruleset that people ask about."""

    PLAYERS = "players"
    AIM = "aim"
    """What the game is about, and in King who chooses the deals."""
    COURSE = "course"
    """Which deals a game of King consists of."""
    NAMING = "naming"
    """On what a trump is named."""
    PACK = "pack"
    EXTRAS = "extras"
    """What a declarer may do besides naming a suit."""


def trait_of(ruleset: Ruleset, trait: Trait) -> str | None:
    """The word for this side of the ruleset; None where it has no such side."""
    return _TRAITS[trait](ruleset)


def _players(ruleset: Ruleset) -> str:
    return str(ruleset.players)


def _aim(ruleset: Ruleset) -> str:
    if not _named(ruleset):
        return _other_game(ruleset)
    if not ruleset.order_list:
        return "programme"
    return "passes" if ruleset.calls.passes else "ordered"


def _other_game(ruleset: Ruleset) -> str:
    if ruleset.form is not Form.TRICKS:
        return str(ruleset.form)
    counting = {law.counting for law in ruleset.contracts.values()}
    return "jokers" if Counting.CARDS in counting else "suit"


def _named(ruleset: Ruleset) -> tuple[ContractId, ...]:
    """What is played in a game of King; nothing in the other games."""
    named = ruleset.order_list or ruleset.programme
    return named if ContractId.NO_TRICKS in named else ()


def _course(ruleset: Ruleset) -> str | None:
    named = _named(ruleset)
    if not named:
        return None
    has_all, takes_all = ContractId.NO_ALL in named, ContractId.TAKE_ALL in named
    if ContractId.TRUMP not in named:
        return "mirror" if has_all else "mirror-short"
    if takes_all:
        is_last = named.index(ContractId.TAKE_ALL) > named.index(ContractId.TRUMP)
        return "trumps-then-all" if is_last else "all-then-trumps"
    if not has_all:
        return "trumps-short"
    return "trumps" if named.count(ContractId.TRUMP) == ruleset.players else "trumps-two-laps"


def _naming(ruleset: Ruleset) -> str | None:
    if ContractId.TRUMP not in _named(ruleset):
        return None
    phases = ruleset.phases_of(ContractId.TRUMP)
    if PhaseName.BID in phases:
        return "auction"
    return "three-cards" if PhaseName.DEAL_THREE in phases else "whole-hand"


def _pack(ruleset: Ruleset) -> str | None:
    if not _named(ruleset):
        return None
    left_out = {"A♠": "no-aces", "7♠": "no-sevens"}
    gone = [word for text, word in left_out.items() if parse_card(text) not in ruleset.pack]
    return "-".join([str(len(ruleset.pack)), *gone])


def _extras(ruleset: Ruleset) -> str | None:
    if ContractId.TRUMP not in _named(ruleset):
        return None
    calls = ruleset.calls
    extras = {
        "write-off": calls.write_off,
        "sale": calls.trade or calls.miser is not Miser.OFF,
        "no-trump": calls.no_trump,
        "last-card": calls.last_card,
    }
    return next((word for word, is_there in extras.items() if is_there), "suit-only")


_TRAITS: Mapping[Trait, Callable[[Ruleset], str | None]] = {
    Trait.PLAYERS: _players,
    Trait.AIM: _aim,
    Trait.COURSE: _course,
    Trait.NAMING: _naming,
    Trait.PACK: _pack,
    Trait.EXTRAS: _extras,
}
