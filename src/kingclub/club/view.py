"""A table as one viewer may see it. All of it is read from the referee's own view of that seat."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from kingclub.club.bot_names import bot_name_id
from kingclub.club.due import next_due_at
from kingclub.club.events import Acted, ChanceHappened, Event, MemberId, PaceChanged, TableOpened
from kingclub.club.heap_part import heap, top_card
from kingclub.club.messages import What
from kingclub.club.sheet_part import last_deal, prices, programme, rows, terms_view, totals
from kingclub.club.spoken_calls import Spoken, call_view
from kingclub.club.table import Table
from kingclub.club.table_view import (
    CallChoice,
    CallMade,
    HandCard,
    SeatView,
    TableCard,
    TableView,
    Title,
    TrickView,
)
from kingclub.play import DealView, LastDeal, Play, Trick, View
from kingclub.play import view as view_of_game
from kingclub.rules import Contract, UnknownPreset, Winner, read_preset
from kingclub.scoring import Seat, Terms

Status = Literal["calls", "play", "trick", "deal", "over"]
Awaits = Literal["you", "other", "bot", "tap", "nobody"]


class _Stage(msgspec.Struct, frozen=True, kw_only=True):
    """What a page shows: the deal in play, or the last one while its end is looked at."""

    number: int
    contract: Contract | None
    terms: Terms
    dealer: Seat
    tricks: tuple[Trick, ...]


def view(table: Table, member: MemberId | None) -> TableView:
    """What this member may see; an onlooker sees no hand."""
    seat = table.seat_of(member)
    seen = view_of_game(table.game, seat)
    stage = _stage(table, seen)
    deal, ruleset = seen.deal, seen.ruleset
    lying = stage.tricks[-1] if table.trick_lies else None
    taken = stage.tricks[-1] if stage.tricks else None
    return TableView(
        table=table.id,
        status=_status(table, deal),
        prompt=table.prompt,
        pace=table.pace.value,
        awaits=_awaits(table, seat),
        you=None if seat is None else seat + 1,
        preset=ruleset.preset,
        title=_title(ruleset.preset),
        switches=table.switches,
        seats=_seats(table, deal, stage),
        deal_number=stage.number,
        deals=seen.deals,
        form=ruleset.form.value,
        contract=None if stage.contract is None else str(stage.contract.id),
        prices=prices(ruleset, stage.contract),
        boys=str(ruleset.switches.get("boys", "")),
        terms=terms_view(stage.terms),
        dealer=stage.dealer + 1,
        eldest=(stage.dealer + 1) % ruleset.players + 1,
        leader=_leader(deal, lying),
        turn=None if deal is None else deal.turn + 1,
        hand=_hand(deal),
        table_cards=_trick(lying).cards if lying is not None else _on_table(deal),
        taker=None if lying is None else lying.winner + 1,
        last_trick=None if taken is None else _trick(taken),
        heap=heap(deal),
        stock=0 if deal is None else deal.stock,
        calls=_calls(deal),
        calls_made=_calls_made(deal),
        lists=[[str(contract) for contract in each] for each in deal.lists] if deal is not None else [],
        shown=_shown(deal),
        programme=programme(ruleset),
        sheet=rows(seen.sheet),
        totals=totals(seen.sheet),
        lowest_wins=ruleset.winner is Winner.LOWEST,
        last_deal=last_deal(seen.last_deal),
        over=table.is_over,
        winners=[winner + 1 for winner in seen.winners] if table.is_over else [],
        losers=[loser + 1 for loser in seen.losers] if table.is_over else [],
        commitment=table.commitment,
        seed=table.seed if table.is_over else None,
    )


def what(event: Event, after: Table) -> What:
    """What the event looked like to everybody."""
    match event:
        case TableOpened():
            return What(kind="opened")
        case ChanceHappened():
            return What(kind="dealt" if event.flip is None else "flipped")
        case Acted():
            took = _taker(after) if after.trick_lies else None
            return What(kind=_deed(event), seat=event.seat, card=event.card, took=took)
        case PaceChanged():
            return What(kind="pace")
        case _:
            return What(kind="acknowledged")


def _deed(event: Acted) -> Literal["played", "called", "drew"]:
    if event.card is not None:
        return "played"
    return "drew" if event.call is not None and event.call.kind == "draw" else "called"


def _taker(table: Table) -> int:
    deal = table.game.deal if table.game.deal is not None else table.game.finished[-1].deal
    return deal.tricks[-1].winner + 1


def _stage(table: Table, seen: View) -> _Stage:
    deal, last = seen.deal, seen.last_deal
    if deal is not None:
        return _Stage(
            number=deal.number,
            contract=deal.contract,
            terms=deal.terms,
            dealer=deal.dealer,
            tricks=deal.tricks,
        )
    if last is not None:
        return _stage_of_last(last)
    # Before the first shuffle: no page is shown this, the shuffle is in the same transaction.
    return _Stage(number=1, contract=None, terms=Terms(), dealer=table.game.dealer or Seat(0), tricks=())


def _stage_of_last(last: LastDeal) -> _Stage:
    return _Stage(
        number=last.row.number,
        contract=last.contract,
        terms=last.terms,
        dealer=last.row.dealer,
        tricks=last.tricks,
    )


def _status(table: Table, deal: DealView | None) -> Status:
    if table.trick_lies:
        return "trick"
    if table.game.is_over:
        return "over"
    if deal is None:
        return "deal"
    return "play" if deal.is_played else "calls"


def _awaits(table: Table, seat: Seat | None) -> Awaits:
    if table.trick_lies:
        return "nobody" if next_due_at(table) is not None else "tap"
    if table.deal_waits:
        return "tap"
    if table.bot_turn is not None:
        return "bot"
    if table.game.turn is None:
        return "nobody"
    return "you" if table.game.turn == seat else "other"


@cache
def _title(preset: str) -> Title:
    try:
        title = read_preset(preset).title
    except UnknownPreset:  # of a table that is older than this list of presets
        return Title(ru=preset, en=preset)
    return Title(ru=title.ru, en=title.en)


def _seats(table: Table, deal: DealView | None, stage: _Stage) -> list[SeatView]:
    taken = [trick.winner for trick in stage.tricks]
    return [
        SeatView(
            seat=seat + 1,
            name=sitter.name,
            kind="human" if sitter.bot is None else "bot",
            bot_name=None if sitter.bot is None else bot_name_id(sitter.name),
            cards=0 if deal is None else deal.hand_sizes[seat],
            tricks=taken.count(Seat(seat)),
        )
        for seat, sitter in enumerate(table.sitters)
    ]


def _leader(deal: DealView | None, lying: Trick | None) -> int | None:
    if lying is not None:
        return lying.leader + 1
    return None if deal is None else deal.leader + 1


def _hand(deal: DealView | None) -> list[HandCard]:
    if deal is None:
        return []
    legal = {action.card for action in deal.legal if isinstance(action, Play)}
    reasons = dict(deal.refusals)
    return [
        HandCard(card=str(card), legal=card in legal, reason=str(reasons[card]) if card in reasons else None)
        for card in deal.hand
    ]


def _on_table(deal: DealView | None) -> list[TableCard]:
    if deal is None:
        return []
    if deal.heap is not None:
        return [top_card(deal, deal.heap)]
    return [TableCard(seat=seat + 1, card=str(card)) for seat, card in deal.plays]


def _trick(trick: Trick) -> TrickView:
    cards = [TableCard(seat=seat + 1, card=str(card)) for seat, card in trick.plays]
    return TrickView(leader=trick.leader + 1, cards=cards, winner=trick.winner + 1)


def _calls(deal: DealView | None) -> list[CallChoice]:
    if deal is None:
        return []
    calls = [call_view(action) for action in deal.legal if isinstance(action, Spoken)]
    return [CallChoice(index=index, call=call) for index, call in enumerate(calls)]


def _calls_made(deal: DealView | None) -> list[CallMade]:
    if deal is None:
        return []
    return [CallMade(seat=call.seat + 1, call=call_view(call)) for call in deal.calls]


def _shown(deal: DealView | None) -> TableCard | None:
    if deal is None or deal.shown is None:
        return None
    seat, card = deal.shown
    return TableCard(seat=seat + 1, card=str(card))
