"""From a rule file of Кис-Кис and a table's switches to its duties and its packs (RULES 5, C48)."""

from __future__ import annotations

from collections.abc import Mapping

from kingclub.cards import Rank
from kingclub.rules.errors import PresetFileError, SwitchError, SwitchFault
from kingclub.rules.kis_kis import KisKisRules
from kingclub.rules.preset_file import PresetFile
from kingclub.rules.switches import SwitchValue

MOST_CARDS = 1 << 16
"""More can not be shuffled: a draw is a number below that (docs/shuffle.md)."""

MOST_PACKS = 20
"""More than any table asks for; what a great number of players needs is more all the same."""

_RANKS = {rank.symbol: rank for rank in Rank}


def rank_of(file: PresetFile, key: str, text: str) -> Rank:
    """The rank that the file names under kis_kis.`key`."""
    rank = _RANKS.get(text)
    if rank is None:
        raise PresetFileError(f"{file.id}.toml", f"key kis_kis.{key}: {text!r} is not a rank")
    return rank


def kis_kis_rules(file: PresetFile, switches: Mapping[str, SwitchValue]) -> KisKisRules | None:
    """The duties of that form; None where the file is of another."""
    table = file.kis_kis
    if table is None:
        return None
    return KisKisRules(
        draws={rank_of(file, "draws", rank): number for rank, number in table.draws.items()},
        skips=tuple(rank_of(file, "skips", rank) for rank in table.skips),
        wild=rank_of(file, "wild", table.wild),
        upcard_acts=bool(switches.get("upcard_acts", True)),
        last_card_acts=bool(switches.get("last_card_acts")),
        voluntary_draw=bool(switches.get("voluntary_draw")),
        reshuffles=switches.get("recycle") == "shuffle",
    )


def pack_count(file: PresetFile, players: int, pack_size: int, switches: Mapping[str, SwitchValue]) -> int:
    """How many packs are shuffled together: as many as asked for, or enough for a stock.

    Raises SwitchError where they are too few to deal, or too many to shuffle.
    """
    table = file.kis_kis
    if table is None or file.hand is None:
        return 1
    dealt = players * file.hand + 1
    enough = -(-(dealt + table.spare) // pack_size)
    if enough * pack_size > MOST_CARDS:
        message = f"{players} players need {enough * pack_size} cards; {MOST_CARDS} are the most"
        raise SwitchError(SwitchFault.BAD_PLAYERS, "players", str(players), message)
    asked = switches.get("packs", "auto")
    if asked == "auto":
        return enough
    least, most = -(-dealt // pack_size), max(enough, MOST_PACKS)
    if not isinstance(asked, int) or not least <= asked <= most:
        known = ("auto", f"{least}–{most}")
        message = f"packs can not be {asked}: {players} players need {dealt} cards, so {least} to {most}"
        raise SwitchError(SwitchFault.BAD_VALUE, "packs", str(asked), message, known)
    return asked
