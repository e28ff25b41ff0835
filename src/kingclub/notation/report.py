"""A judgement as plain data, as `kingclub replay --json` prints it: seats from 1, decimal points."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import format_cards
from kingclub.notation.fault import NotationError
from kingclub.notation.judge import Judgement
from kingclub.notation.saving import changed_switches
from kingclub.notation.wording import describe
from kingclub.play import FinishedDeal
from kingclub.rules import Counting
from kingclub.scoring import Row, Sheet, Tally, Terms
from kingclub.texts import Texts

Plain = dict[str, object]


def report(judgement: Judgement, texts: Texts) -> Plain:
    """What `kingclub replay --json` prints; the language of `texts` is that of the faults."""
    ruleset, game, fault = judgement.ruleset, judgement.game, judgement.fault
    rows = tuple(finished.row for finished in judgement.deals)
    totals = () if ruleset is None else Sheet.of(ruleset, rows).total()
    losers = [] if game is None else [seat + 1 for seat in game.losers]
    data: Plain = {
        "rules": ruleset and ruleset.preset,
        "version": ruleset and ruleset.version,
        "switches": {} if ruleset is None else _switches(judgement),
        "hash": ruleset and ruleset.hash,
        "deals": [_deal(finished) for finished in judgement.deals],
        "totals": _row(totals),
        "over": is_over(judgement),
        "winners": [] if game is None else [seat + 1 for seat in game.winners],
        "faults": [] if fault is None else [_fault(fault, texts)],
    }
    return data | {"losers": losers} if losers else data


def is_over(judgement: Judgement) -> bool:
    """Whether nothing more can be played: of a game, or of the deals that stand alone."""
    if judgement.game is not None:
        return judgement.game.is_over
    return judgement.record is not None and len(judgement.deals) == len(judgement.record.deals)


def _switches(judgement: Judgement) -> Plain:
    if judgement.ruleset is None:
        return {}
    changed = changed_switches(judgement.ruleset)
    return {name: list(value) if isinstance(value, tuple) else value for name, value in changed.items()}


def _deal(finished: FinishedDeal) -> Plain:
    return {
        "no": finished.row.number,
        "contract": finished.row.contract,
        "dealer": finished.row.dealer + 1,
        "terms": terms_data(finished.terms),
        "tally": tally_data(finished.tally, finished.deal.settled_contract.counting),
        "row": _row(finished.row.points),
    }


def _row(row: Sequence[int] | Row) -> dict[str, float]:
    return {str(place): half / 2 if half % 2 else half // 2 for place, half in enumerate(row, 1)}


def terms_data(terms: Terms) -> Plain:
    """What was settled, where it applies."""
    sale = terms.sale
    data: Plain = {
        "declarer": None if terms.declarer is None else terms.declarer + 1,
        "trump": terms.trump,
        "reversed": terms.reversed or None,
        "last_card": terms.last_card or None,
        "bid": terms.bid,
        "sold": None if sale is None else {"to": sale.buyer + 1, "tricks": sale.tricks},
        "written_off": terms.written_off or None,
        "penalty_suit": None if terms.penalty_suit is None else terms.penalty_suit.symbol,
        "aside": None if terms.aside is None else str(terms.aside),
        "hearts_in_stock": terms.hearts_in_stock,
        "held_king": None if terms.held_king is None else terms.held_king + 1,
        "queen_out": None if terms.queen_out is None else terms.queen_out + 1,
    }
    return {key: value for key, value in data.items() if value is not None}


def tally_data(tally: Tally, counting: Counting = Counting.ITEMS) -> Plain:
    """By seat, what was taken; the cards themselves in the games that price single cards."""
    if counting is Counting.HELD:
        return {
            str(place): {"cards": format_cards(taken.held).split()} for place, taken in enumerate(tally, 1)
        }
    data: Plain = {}
    for place, taken in enumerate(tally, 1):
        counts: Plain = {
            "tricks": taken.tricks,
            "hearts": taken.hearts,
            "boys": taken.boys,
            "girls": taken.girls,
            "king": taken.king,
            "last_two": taken.last_two,
        }
        data[str(place)] = counts | {"cards": format_cards(taken.cards).split()} if taken.cards else counts
    return data


def _fault(fault: NotationError, texts: Texts) -> Plain:
    return {
        "line": fault.line,
        "column": fault.column,
        "reason": str(fault.fault),
        "text": describe(fault, texts),
    }
