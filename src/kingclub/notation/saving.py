"""From a game in memory to its record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from kingclub.notation.record import (
    ActionLine,
    CallLine,
    CardsLine,
    DealRecord,
    FlipLine,
    GameRecord,
    Header,
    Move,
    PointsLine,
    ShownLine,
    TrickLine,
)
from kingclub.play import Action, Deal, Draw, FinishedDeal, Flip, Game, NameSuit, Pass, Play
from kingclub.rules import Form, Ruleset, SwitchValue, load


def record_of_game(
    game: Game,
    names: Sequence[str],
    *,
    seed: str | None = None,
    commitment: str | None = None,
    day: date | None = None,
) -> GameRecord:
    """All of `game`, a deal that is not over included; `names` are by seat, bots as `bot NAME`."""
    header = Header(
        preset=game.ruleset.preset,
        version=game.ruleset.version,
        switches=changed_switches(game.ruleset),
        hash=game.ruleset.hash,
        names=tuple(names),
        seed=seed,
        commitment=commitment,
        date=day,
    )
    deals = [*map(_finished, game.finished), *([] if game.deal is None else [record_of_deal(game.deal)])]
    result = PointsLine(game.sheet.total()) if game.is_over else None
    return GameRecord(header, tuple(deals), result)


def changed_switches(ruleset: Ruleset) -> dict[str, SwitchValue]:
    """The switches that differ from what the preset does out of the box."""
    plain = load(ruleset.preset, players=ruleset.players).switches
    return {name: value for name, value in sorted(ruleset.switches.items()) if plain.get(name) != value}


def record_of_deal(deal: Deal, row: PointsLine | None = None) -> DealRecord:
    """One deal as a record, as far as it has come."""
    return DealRecord(
        number=deal.dealt.number,
        contract=None if deal.contract is None else deal.contract.id,
        dealer=deal.dealt.dealer,
        hands=tuple(map(CardsLine, deal.dealt.hands)),
        stock=CardsLine(deal.dealt.stock) if deal.dealt.ruleset.has_stock else None,
        upcard=None if deal.dealt.upcard is None else CardsLine((deal.dealt.upcard,)),
        moves=(*map(CallLine, deal.calls), *_shown(deal), *_played(deal)),
        row=row,
    )


def _finished(finished: FinishedDeal) -> DealRecord:
    return record_of_deal(finished.deal, PointsLine(finished.row.points))


def _shown(deal: Deal) -> list[Move]:
    """The last card of the declarer, where it has settled the trump."""
    terms = deal.terms
    if terms.declarer is None or not terms.last_card or deal.play is None:
        return []
    return [ShownLine(terms.declarer, deal.dealt.hands[terms.declarer][-1])]


def _played(deal: Deal) -> list[Move]:
    """Trick by trick, or action by action where tricks have no fixed number of cards."""
    if deal.play is None:
        return []
    if deal.dealt.ruleset.form is not Form.TRICKS:
        return [line for each in deal.play.actions if (line := _line_of(each)) is not None]
    tricks: list[Move] = [TrickLine(trick.leader, trick.cards, trick.winner) for trick in deal.tricks]
    laid = deal.play.laid()
    return [*tricks, TrickLine(laid.leader, laid.on_table, None)] if laid.on_table else tricks


def _line_of(action: Action) -> Move | None:
    """How it is written; None for what is never done in the play of a deal."""
    match action:
        case Play() | Draw() | Pass() | NameSuit():
            return ActionLine(action)
        case Flip(cards=cards):
            return FlipLine(cards)
        case _:
            return None
