"""A whole game: the lot, the deals of the programme, the sheet, the winner."""

from __future__ import annotations

import msgspec

from kingclub.play.action import Action, Lot, Shuffle
from kingclub.play.calls import OrderLists
from kingclub.play.deal import Deal
from kingclub.play.refusal import Reason, Refused
from kingclub.rules import Ruleset
from kingclub.scoring import (
    Seat,
    Sheet,
    SheetRow,
    Tally,
    Terms,
    TotalKind,
    check_sum,
    losers,
    score,
    winners,
)


class FinishedDeal(msgspec.Struct, frozen=True, gc=False):
    """A deal that is over, with what it gave."""

    deal: Deal
    terms: Terms
    tally: Tally
    row: SheetRow


class Game(msgspec.Struct, frozen=True, gc=False):
    """All knowledge of a game; no seat may see it. A value: `act` makes the next."""

    ruleset: Ruleset
    first_dealer: Seat | None = None
    finished: tuple[FinishedDeal, ...] = ()
    deal: Deal | None = None

    @property
    def number(self) -> int:
        """The deal that is played or comes next, from 1."""
        return len(self.finished) + 1

    @property
    def dealer(self) -> Seat | None:
        """Who deals this deal, or the next; None before the lot. One seat further every deal (RULES 1.3)."""
        if self.first_dealer is None:
            return None
        return Seat((self.first_dealer + len(self.finished)) % self.ruleset.players)

    @property
    def sheet(self) -> Sheet:
        return Sheet.of(self.ruleset, tuple(finished.row for finished in self.finished))

    @property
    def is_over(self) -> bool:
        if self.deal is not None or not self._is_complete:
            return False
        extra_deal = self.ruleset.switches.get("tie_break") == "extra-deal"
        return not extra_deal or len(winners(self.ruleset, self.sheet.total())) == 1

    @property
    def _is_complete(self) -> bool:
        until, deals = self.ruleset.until, self.ruleset.deals
        if until is not None:
            return max(self.sheet.total()) >= until
        return deals is not None and len(self.finished) >= deals

    @property
    def order_lists(self) -> OrderLists:
        """By seat, the contracts still to be ordered; empty where none are."""
        if not self.ruleset.order_list:
            return ()
        left = [list(self.ruleset.order_list) for _ in range(self.ruleset.players)]
        for finished in self.finished:
            if finished.terms.declarer is not None:
                left[finished.terms.declarer].remove(finished.row.contract)
        return tuple(map(tuple, left))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; several share it, none while the game goes on."""
        return winners(self.ruleset, self.sheet.total(TotalKind.ALL)) if self.is_over else ()

    @property
    def losers(self) -> tuple[Seat, ...]:
        """Who has lost; only in the game that names a loser, and none while the game goes on."""
        return losers(self.ruleset, self.sheet.total(TotalKind.ALL)) if self.is_over else ()

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when chance is (the lot, a shuffle, a flip) or the game is over."""
        return None if self.deal is None else self.deal.turn

    @property
    def awaits_flip(self) -> bool:
        """Whether chance shuffles discards in the middle of a deal."""
        return self.deal is not None and bool(self.deal.to_shuffle)

    @property
    def awaits_chance(self) -> bool:
        """Whether a lot or a shuffle is due."""
        return self.awaits_flip or (self.deal is None and not self.is_over)

    def legal(self) -> tuple[Action, ...]:
        """All that the seat on turn may do; empty when chance is due or the game is over."""
        return () if self.deal is None else self.deal.legal()

    def act(self, action: Action) -> Game:
        """The game after `action`; raises Refused, and then nothing has changed."""
        if self.deal is None:
            return self._chance(action)
        deal = self.deal.act(action)
        if deal.is_over:
            return Game(self.ruleset, self.first_dealer, (*self.finished, _finished(deal)), None)
        return Game(self.ruleset, self.first_dealer, self.finished, deal)

    def _chance(self, action: Action) -> Game:
        if self.is_over:
            raise Refused(Reason.GAME_OVER, action)
        dealer = self.dealer
        if dealer is None:
            if not isinstance(action, Lot):
                raise Refused(Reason.NOT_NOW, action)
            if not 0 <= action.dealer < self.ruleset.players:
                raise Refused(Reason.NO_SUCH_SEAT, action.dealer + 1)
            return Game(self.ruleset, action.dealer)
        if not isinstance(action, Shuffle):
            raise Refused(Reason.NOT_NOW, action)
        deal = Deal.start(self.ruleset, self.number, dealer, action, self.order_lists)
        return Game(self.ruleset, self.first_dealer, self.finished, deal)


def _finished(deal: Deal) -> FinishedDeal:
    contract = deal.settled_contract
    terms = deal.final_terms()
    tally = deal.tally()
    row = SheetRow(
        number=deal.dealt.number,
        contract=contract.id,
        dealer=deal.dealt.dealer,
        points=score(contract, terms, tally),
        check=check_sum(contract, terms, tally),
        declarer=terms.declarer,
    )
    return FinishedDeal(deal, terms, tally, row)
