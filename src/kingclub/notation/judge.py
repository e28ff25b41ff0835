"""The judge: replays a record through the referee and names the first thing that is not right."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from kingclub.notation.deal_judge import DealJudge, check_points
from kingclub.notation.dealt_cards import check_against, check_cards, shuffle_of
from kingclub.notation.fault import Fault, NotationError
from kingclub.notation.parser import parse_until_fault
from kingclub.notation.record import DealRecord, GameRecord, Header
from kingclub.notation.source import NOWHERE, Line
from kingclub.play import Deal, Dealt, FinishedDeal, Game, Lot, chance
from kingclub.rules import RulesError, Ruleset, SwitchError, SwitchFault, UnknownPreset, load, preset_ids
from kingclub.scoring import SheetRow, check_sum, score


@dataclass(frozen=True)
class Judgement:
    """What a record is worth: what was right, and the first fault."""

    ruleset: Ruleset | None
    record: GameRecord | None
    game: Game | None
    """As far as it is right; None for deals that stand alone. Play can go on from here."""
    deals: tuple[FinishedDeal, ...]
    fault: NotationError | None


def judge_text(source: str | bytes, rules: Ruleset | None = None) -> list[Judgement]:
    """A judgement for each game of a file, up to the first fault; `rules` are for deals that stand alone."""
    records, error = parse_until_fault(source)
    judgements: list[Judgement] = []
    for place, record in enumerate(records):
        is_cut = error is not None and place == len(records) - 1
        judgement = judge(record, rules, error if is_cut else None)
        judgements.append(judgement)
        if judgement.fault is not None:
            return judgements
    if error is not None and not records:
        return [Judgement(None, None, None, (), error)]
    return judgements


def judge(
    record: GameRecord, rules: Ruleset | None = None, unreadable: NotationError | None = None
) -> Judgement:
    """Replays `record`; `unreadable` is the fault at which the reading of it ended, if it did."""
    bench = _Bench(record, rules)
    try:
        bench.judge()
        fault = unreadable
    except NotationError as error:
        fault = error if unreadable is None or error.line < unreadable.line else unreadable
    return Judgement(bench.ruleset, record, bench.game, tuple(bench.finished), fault)


class _Bench:
    """One record under judgement, as far as it has come."""

    def __init__(self, record: GameRecord, rules: Ruleset | None) -> None:
        self._record = record
        self.ruleset = rules if record.header is None else None
        self.game: Game | None = None
        self.finished: list[FinishedDeal] = []

    def judge(self) -> None:
        header = self._record.header
        if header is None:
            self._judge_lone_deals()
            return
        self.ruleset = ruleset_of(header)
        self.game = Game(self.ruleset)
        _check_commitment(header)
        for place, deal in enumerate(self._record.deals):
            self._judge_deal(header, self.game, deal, place)
        self._judge_result(self.game)

    def _judge_lone_deals(self) -> None:
        if self.ruleset is None:
            raise self._record.at.error(Fault.NO_RULES, 0, "--rules ID")
        for place, record in enumerate(self._record.deals):
            number = _number_of_contract(self.ruleset, record)
            if record.dealer >= self.ruleset.players:
                raise record.at.error(Fault.BAD_SEAT, 4, f"1–{self.ruleset.players}")
            check_cards(record, self.ruleset, self._after(place))
            known = self.ruleset.contract_of_deal(number)
            shuffle = shuffle_of(record, self.ruleset, known and known.id)
            lists = (self.ruleset.order_list,) * self.ruleset.players if self.ruleset.order_list else ()
            deal = Deal.start(self.ruleset, number, record.dealer, shuffle, lists)
            judge = DealJudge(record, deal, self._after(place), is_last=True)
            judge.judge()
            self._close(record, judge.deal)

    def _judge_deal(self, header: Header, game: Game, record: DealRecord, place: int) -> None:
        if game.is_over:
            raise record.at.error(Fault.AFTER_THE_END)
        if record.number != game.number:
            raise record.at.error(Fault.WRONG_NUMBER, 1, str(game.number))
        game = self._with_lot(header, game, record)
        contract = game.ruleset.contract_of_deal(game.number)
        if contract is not None and record.contract is not contract.id:
            raise record.at.error(Fault.WRONG_CONTRACT, 2, contract.id)
        check_cards(record, game.ruleset, self._after(place))
        if header.seed is not None:
            check_against(record, _dealt_from_seed(game, header.seed))
        self.game = game = game.act(shuffle_of(record, game.ruleset, contract and contract.id))
        assert game.deal is not None
        is_last = place == len(self._record.deals) - 1 and self._record.result is None
        judge = DealJudge(record, game.deal, self._after(place), is_last=is_last, seed=header.seed)
        judge.judge()
        for action in judge.actions:
            game = game.act(action)
        self.game = game
        self._close(record, judge.deal)

    def _with_lot(self, header: Header, game: Game, record: DealRecord) -> Game:
        if game.dealer is None:
            if record.dealer >= game.ruleset.players:
                raise record.at.error(Fault.BAD_SEAT, 4, f"1–{game.ruleset.players}")
            if header.seed is not None:
                lot = chance(game, header.seed)
                if isinstance(lot, Lot) and lot.dealer != record.dealer:
                    raise record.at.error(Fault.NOT_FROM_SEED, 4, str(lot.dealer + 1))
            return game.act(Lot(record.dealer))
        if record.dealer != game.dealer:
            raise record.at.error(Fault.WRONG_DEALER, 4, str(game.dealer + 1))
        return game

    def _close(self, record: DealRecord, deal: Deal) -> None:
        if deal.is_over and record.row is not None:
            finished = _finished(deal, record.number)
            check_points(record.row, finished.row.points, Fault.WRONG_ROW)
            self.finished.append(finished)

    def _judge_result(self, game: Game) -> None:
        game = self.game or game
        result = self._record.result
        if result is None:
            if game.is_over:
                raise self._record.end.error(Fault.MISSING_RESULT, 0, "result …")
            return
        if not game.is_over:
            raise result.at.error(Fault.EARLY_RESULT, 0, str(game.number))
        check_points(result, game.sheet.total(), Fault.WRONG_RESULT)

    def _after(self, place: int) -> Line:
        """The line that follows deal number `place` of the record."""
        deals = self._record.deals
        if place + 1 < len(deals):
            return deals[place + 1].at
        return self._record.result.at if self._record.result else self._record.end


def _number_of_contract(ruleset: Ruleset, record: DealRecord) -> int:
    """A deal of the programme of this contract: where it stands alone, its number is but a label."""
    if record.contract is None or (record.contract not in ruleset.contracts):
        raise record.at.error(Fault.WRONG_CONTRACT, 2, ", ".join(ruleset.contracts))
    if not ruleset.programme or ruleset.programme[record.number - 1 : record.number] == (record.contract,):
        return record.number
    return ruleset.programme.index(record.contract) + 1


def _finished(deal: Deal, number: int) -> FinishedDeal:
    contract, terms, tally = deal.settled_contract, deal.final_terms(), deal.tally()
    row = SheetRow(
        number=number,
        contract=contract.id,
        dealer=deal.dealt.dealer,
        points=score(contract, terms, tally),
        check=check_sum(contract, terms, tally),
        declarer=terms.declarer,
    )
    return FinishedDeal(deal, terms, tally, row)


def _dealt_from_seed(game: Game, seed: str) -> Dealt:
    deal = game.act(chance(game, seed)).deal
    assert deal is not None
    return deal.dealt


def _check_commitment(header: Header) -> None:
    """A revealed seed is the one that was committed to."""
    if header.seed is None or header.commitment is None:
        return
    digest = "sha256:" + hashlib.sha256(header.seed.encode()).hexdigest()
    if digest != header.commitment:
        raise header.tags["commitment"].error(Fault.WRONG_COMMITMENT, 1, digest)


def ruleset_of(header: Header) -> Ruleset:
    """The rules that the tags name; raises NotationError."""
    try:
        ruleset = load(header.preset, players=len(header.names), switches=header.switches)
    except UnknownPreset as error:
        raise _at(header, "rules").error(Fault.UNKNOWN_RULES, 1, ", ".join(preset_ids())) from error
    except SwitchError as error:
        if error.fault is SwitchFault.BAD_PLAYERS:
            raise _at(header, "seats").error(Fault.BAD_PLAYERS, 1, str(error), cause=error) from error
        place = _place_of_switch(_at(header, "set"), error.switch)
        raise _at(header, "set").error(Fault.BAD_SWITCH, place, str(error), cause=error) from error
    except RulesError as error:
        raise _at(header, "set").error(Fault.BAD_SWITCH, 1, str(error), cause=error) from error
    if ruleset.version != header.version:
        raise _at(header, "rules").error(Fault.RULES_VERSION, 2, str(ruleset.version))
    if header.hash is not None and header.hash != ruleset.hash:
        raise _at(header, "hash").error(Fault.HASH_MISMATCH, 1, ruleset.hash)
    return ruleset


def _at(header: Header, tag: str) -> Line:
    return header.tags.get(tag, NOWHERE)


def _place_of_switch(line: Line, switch: str) -> int:
    places = (place for place, word in enumerate(line.words) if word.text.startswith(f"{switch}="))
    return next(places, 1)
