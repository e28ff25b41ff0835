"""The middle of a rule page: how tricks are played, what is forbidden and why, when a deal stops."""

from __future__ import annotations

from collections.abc import Iterable

from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Bullets, Paragraph, Section
from kingclub.rules import Contract, HeartLead, KingDiscard


def play(tell: Narrator) -> Section:
    texts = tell.texts
    return section(
        "play",
        texts.text("page-play"),
        Paragraph(texts.text("page-play-lead")),
        Paragraph(texts.text("page-play-follow")),
        Paragraph(texts.text("page-play-taken")),
    )


def bans(tell: Narrator) -> Section:
    items = (*_heart_leads(tell), *_king_duties(tell))
    return section("bans", tell.texts.text("page-bans"), Bullets(items))


def _heart_leads(tell: Narrator) -> Iterable[str]:
    texts, contracts = tell.texts, tell.contracts()
    banned = [law for law in contracts if law.heart_lead is HeartLead.BANNED]
    after_broken = [law for law in contracts if law.heart_lead is HeartLead.AFTER_BROKEN]
    if banned:
        yield texts.text("page-bans-heart-banned", contracts=tell.quoted(banned))
    if after_broken:
        yield texts.text("page-bans-heart-after-broken", contracts=tell.quoted(after_broken))
    if not banned and not after_broken:
        yield texts.text("page-bans-heart-free")


def _king_duties(tell: Narrator) -> Iterable[str]:
    texts, contracts = tell.texts, tell.contracts()
    forced = _with_duty(contracts, KingDiscard.FORCED)
    penalty = _with_duty(contracts, KingDiscard.PENALTY)
    under_ace = [law for law in contracts if law.king_under_ace]
    if forced:
        yield texts.text("page-bans-king-forced", contracts=tell.quoted(forced))
    if penalty:
        yield texts.text("page-bans-king-penalty", contracts=tell.quoted(penalty))
    if not forced and not penalty:
        yield texts.text("page-bans-king-free")
    if under_ace:
        yield texts.text("page-bans-king-under-ace", contracts=tell.quoted(under_ace))


def _with_duty(contracts: Iterable[Contract], duty: KingDiscard) -> list[Contract]:
    return [law for law in contracts if law.king_discard is duty]


def early_end(tell: Narrator) -> Section:
    texts = tell.texts
    early = [law for law in tell.contracts() if law.early_end]
    text = (
        texts.text("page-early-list", contracts=tell.quoted(early))
        if early
        else texts.text("page-early-none")
    )
    return section("early", texts.text("page-early"), Paragraph(text))
