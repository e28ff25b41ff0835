"""What a rule page says of the calls: ordering, bidding, selling, declaring. Nothing where there are none."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Paragraph, Section
from kingclub.rules import CallRules, Counting, Miser, PhaseName
from kingclub.texts import Points


def calls(tell: Narrator) -> Section | None:
    paragraphs = tuple(map(Paragraph, _sentences(tell)))
    return section("calls", tell.texts.text("page-calls"), *paragraphs) if paragraphs else None


def _sentences(tell: Narrator) -> Iterator[str]:
    ruleset, texts = tell.ruleset, tell.texts
    phases = {*ruleset.phases, *(ruleset.trump_phases if tell.trump_contracts else ())}
    if PhaseName.ORDER in phases:
        yield texts.text("page-calls-order", passes="on" if ruleset.calls.passes else "off")
    if PhaseName.NAME_SUIT in phases:
        bidding = "until-passed" if ruleset.calls.until_passed else "once"
        most = Points(ruleset.until or 0)
        yield texts.text("page-calls-bid-points", bidding=bidding, most=most)
    if any(law.counting is Counting.ABOVE_BID for law in tell.contracts()):
        yield texts.text("page-calls-bid-tricks", most=ruleset.hand_size)
    if PhaseName.DECLARE in phases and tell.trump_contracts:
        yield from _trump_deal(tell, phases)


def _trump_deal(tell: Narrator, phases: set[PhaseName]) -> Iterator[str]:
    calls, texts = tell.ruleset.calls, tell.texts
    if PhaseName.DEAL_THREE in phases:
        yield texts.text("page-calls-three")
    yield texts.text("page-calls-declare", choices=tell.listed_or(_choices(tell)))
    if calls.miser is not Miser.OFF:
        yield texts.text("page-calls-miser", miser=_miser(calls))
    if calls.trade:
        stops = PhaseName.DEAL_THREE in phases
        sale = str(tell.ruleset.switches.get("sale", "three-cards" if stops else "full-deal"))
        yield texts.text("page-calls-trade", sale=sale, most=tell.ruleset.hand_size)
    if calls.write_off or calls.write_off_when_declaring:
        yield _write_off(tell)


def _miser(calls: CallRules) -> str:
    """`alone` where nothing but мизер is played without a trump."""
    only = calls.miser is Miser.NO_TRUMP_ONLY
    return "alone" if only and not calls.no_trump else str(calls.miser)


def _write_off(tell: Narrator) -> str:
    each, left = divmod(tell.ruleset.hand_size, tell.ruleset.players)
    points = Points(each * tell.trump_contracts[0].prices.tricks)
    return tell.texts.text("page-calls-write-off", count=each, points=points, left=left)


def _choices(tell: Narrator) -> Iterator[str]:
    calls, texts = tell.ruleset.calls, tell.texts
    yield texts.text("page-calls-declare-suit")
    if calls.no_trump:
        yield texts.text("page-calls-declare-no-trump")
    if calls.last_card:
        yield texts.text("page-calls-declare-last")
