"""What one seat may know. Bots and pages get this and nothing else."""

from __future__ import annotations

import msgspec

from kingclub.cards import Card, CardSet
from kingclub.play.action import Action, Call
from kingclub.play.calls import OrderLists
from kingclub.play.deal import Deal
from kingclub.play.dealing import clockwise
from kingclub.play.form_play import HeapLaid, Laid
from kingclub.play.game import FinishedDeal, Game
from kingclub.play.phases import leader_of
from kingclub.play.refusal import Reason
from kingclub.play.trick import Trick
from kingclub.rules import Contract, Ruleset
from kingclub.scoring import Seat, Sheet, SheetRow, Tally, Terms


class LastDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal before: everything here was open at the table."""

    contract: Contract
    terms: Terms
    tricks: tuple[Trick, ...]
    tally: Tally
    row: SheetRow


class DealView(msgspec.Struct, frozen=True, kw_only=True):
    """The deal that is being played, as one seat sees it."""

    number: int
    contract: Contract | None
    """None until it has been ordered."""
    dealer: Seat
    eldest: Seat
    terms: Terms
    calls: tuple[Call, ...]
    hand: CardSet
    """The viewer's own cards; empty for an onlooker."""
    hand_sizes: tuple[int, ...]
    """By seat, how many cards are still held."""
    lists: OrderLists
    """By seat, the contracts still to be ordered; empty where none are."""
    shown: tuple[Seat, Card] | None
    """The last card that showed the trump, and whose it is."""
    leader: Seat
    trick_seats: tuple[Seat, ...]
    """Who plays to the trick that lies, the leader first."""
    on_table: tuple[Card, ...]
    """The cards of the trick so far, the leader's first."""
    tricks: tuple[Trick, ...]
    stock: int
    """How many cards can still be drawn."""
    heap: HeapLaid | None
    """What was laid, in Кис-Кис."""
    is_played: bool
    """The calls are over: cards are played."""
    turn: Seat
    """Who is to act; whose draw waits for a shuffle, while one is due."""
    legal: tuple[Action, ...]
    """What the viewer may do; empty when it is not his turn."""
    refusals: tuple[tuple[Card, Reason], ...]
    """On his turn: each card that he holds and may not play, and why."""

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played what to the trick that lies, the lead first."""
        return tuple(zip(self.trick_seats, self.on_table))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat sees it; `seat` is None for an onlooker, who sees no hand."""

    ruleset: Ruleset
    seat: Seat | None
    sheet: Sheet
    deals: int | None
    """Deals in the whole game; None where points end it."""
    deal: DealView | None
    """None between deals, before the first and after the last."""
    last_deal: LastDeal | None
    is_over: bool
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    """Only in the game that names a loser."""


def view(game: Game, seat: Seat | None) -> View:
    """The game as `seat` may see it."""
    return View(
        ruleset=game.ruleset,
        seat=seat,
        sheet=game.sheet,
        deals=game.ruleset.deals,
        deal=None if game.deal is None else deal_view(game.deal, seat),
        last_deal=_last_deal(game.finished[-1]) if game.finished else None,
        is_over=game.is_over,
        winners=game.winners,
        losers=game.losers,
    )


def deal_view(deal: Deal, seat: Seat | None) -> DealView:
    """The deal in play as `seat` may see it. A king held back stays unknown until it is paid for."""
    play = deal.play
    is_on_turn = seat is not None and seat == deal.turn
    turn = play.turn if play is not None and play.to_shuffle else deal.turn
    if turn is None:
        raise ValueError("a deal that is over is no longer in play")
    laid = _before_play(deal) if play is None else play.laid()
    return DealView(
        number=deal.dealt.number,
        contract=deal.contract,
        dealer=deal.dealt.dealer,
        eldest=deal.dealt.eldest,
        terms=deal.terms,
        calls=deal.calls,
        hand=CardSet() if seat is None else deal.hand(seat),
        hand_sizes=tuple(len(deal.hand(Seat(each))) for each in range(deal.dealt.ruleset.players)),
        lists=_lists(deal),
        shown=_shown(deal) if play is not None else None,
        leader=laid.leader,
        trick_seats=laid.trick_seats,
        on_table=laid.on_table,
        tricks=deal.tricks,
        stock=laid.stock,
        heap=laid.heap,
        is_played=play is not None,
        turn=turn,
        legal=deal.legal() if is_on_turn else (),
        refusals=play.refusals() if play is not None and is_on_turn else (),
    )


def _before_play(deal: Deal) -> Laid:
    leader = leader_of(deal.dealt, deal.terms)
    seats = clockwise(leader, deal.dealt.ruleset.players)
    return Laid(leader=leader, trick_seats=seats, stock=len(deal.dealt.stock))


def _shown(deal: Deal) -> tuple[Seat, Card] | None:
    declarer = deal.terms.declarer
    if not deal.terms.last_card or declarer is None:
        return None
    return declarer, deal.dealt.hands[declarer][-1]


def _last_deal(finished: FinishedDeal) -> LastDeal:
    return LastDeal(
        contract=finished.deal.settled_contract,
        terms=finished.terms,
        tricks=finished.deal.tricks,
        tally=finished.tally,
        row=finished.row,
    )


def _lists(deal: Deal) -> OrderLists:
    """By seat, what is still to be ordered: no more the contract that is being played."""
    contract, declarer = deal.contract, deal.terms.declarer
    lists = deal.dealt.lists
    if contract is None or declarer is None or not lists:
        return lists
    left = list(lists[declarer])
    left.remove(contract.id)
    return (*lists[:declarer], tuple(left), *lists[declarer + 1 :])
