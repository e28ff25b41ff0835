"""The middle of a rule page: how tricks are played, what is forbidden and why, when a deal stops."""

from __future__ import annotations

from collections.abc import Iterable

from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Bullets, Paragraph, Section
from kingclub.rules import Contract, HeartLead, KingDiscard


def play(tell: Narrator) -> Section:
    ruleset, texts = tell.ruleset, tell.texts
    lead = "caller" if ruleset.calls.caller_leads else "eldest"
    return section(
        "play",
        texts.text("page-play"),
        Paragraph(texts.text("page-play-lead", lead=lead)),
        Paragraph(texts.text("page-play-follow")),
        Paragraph(texts.text("page-play-taken", unless=_exception(tell))),
        Paragraph(_jokers(tell) if tell.jokers else _trump(tell)),
    )


def _exception(tell: Narrator) -> str:
    """What takes a trick though it is of another suit than the lead."""
    if tell.jokers:
        return "joker"
    return "trump" if tell.trump_contracts else "none"


def _trump(tell: Narrator) -> str:
    trump = tell.trump_contracts
    if not trump:
        return tell.texts.text("page-play-no-trump")
    must = "on" if any(law.must_trump for law in trump) else "off"
    return tell.texts.text("page-play-trump", contracts=tell.quoted(trump), count=len(trump), must=must)


def _jokers(tell: Narrator) -> str:
    switches = tell.ruleset.switches
    return tell.texts.text(
        "page-play-joker",
        count=tell.jokers,
        any="on" if switches.get("joker_any_time") else "off",
        high="on" if switches.get("joker_loses_to_high_heart") else "off",
    )


def bans(tell: Narrator) -> Section:
    items = (*_heart_leads(tell), *_king_duties(tell))
    return section("bans", tell.texts.text("page-bans"), Bullets(items))


def _heart_leads(tell: Narrator) -> Iterable[str]:
    texts, contracts = tell.texts, tell.contracts()
    banned = [law for law in contracts if law.heart_lead is HeartLead.BANNED]
    after_broken = [law for law in contracts if law.heart_lead is HeartLead.AFTER_BROKEN]
    if banned:
        yield texts.text("page-bans-heart-banned", contracts=tell.quoted(banned), count=len(banned))
    if after_broken:
        yield texts.text(
            "page-bans-heart-after-broken", contracts=tell.quoted(after_broken), count=len(after_broken)
        )
    if not banned and not after_broken:
        yield texts.text("page-bans-heart-free")


def _king_duties(tell: Narrator) -> Iterable[str]:
    texts, contracts = tell.texts, tell.contracts()
    forced = _with_duty(contracts, KingDiscard.FORCED)
    penalty = _with_duty(contracts, KingDiscard.PENALTY)
    under_ace = [law for law in contracts if law.king_under_ace]
    if forced:
        yield texts.text("page-bans-king-forced", contracts=tell.quoted(forced), count=len(forced))
    if penalty:
        yield texts.text("page-bans-king-penalty", contracts=tell.quoted(penalty), count=len(penalty))
    if not forced and not penalty and any(law.prices.king for law in contracts):
        yield texts.text("page-bans-king-free")
    if under_ace:
        yield texts.text("page-bans-king-under-ace", contracts=tell.quoted(under_ace), count=len(under_ace))


def _with_duty(contracts: Iterable[Contract], duty: KingDiscard) -> list[Contract]:
    return [law for law in contracts if law.king_discard is duty]


def early_end(tell: Narrator) -> Section:
    texts = tell.texts
    laws = tell.contracts()
    early = [law for law in laws if law.early_end]
    if not early:
        text = texts.text("page-early-none")
    elif len(early) == len(laws):
        text = texts.text("page-early-all")
    else:
        text = texts.text("page-early-list", contracts=tell.quoted(early), count=len(early))
    return section("early", texts.text("page-early"), Paragraph(text))
