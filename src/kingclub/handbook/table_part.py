"""The first part of a rule page: what it is, who plays with which cards, how they are dealt."""

from __future__ import annotations

from kingclub.cards import CardSet, Rank, Suit, card, format_cards
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Paragraph, Section
from kingclub.rules import Form
from kingclub.texts import Points


def what(tell: Narrator) -> Section:
    texts = tell.texts
    has_names = any(law.prices.boys for law in tell.contracts())
    return section(
        "what",
        texts.text("page-what"),
        Paragraph(texts.text("page-what-tricks")),
        Paragraph(_programme(tell)),
        Paragraph(texts.text("page-what-names", boys=tell.boys)) if has_names else None,
        Paragraph(texts.text("page-what-trump")) if tell.trump_contracts else None,
        Paragraph(texts.text("page-what-winner", winner=tell.ruleset.winner)),
    )


def _programme(tell: Narrator) -> str:
    ruleset, texts = tell.ruleset, tell.texts
    count = ruleset.deals
    if count is None:
        return texts.text("page-what-until", points=Points(ruleset.until or 0))
    named = ruleset.order_list or ruleset.programme
    avoid = sum(contract.sign < 0 for contract in named)
    if ruleset.order_list:
        return texts.text("page-what-ordered", count=count, list=len(named), avoid=avoid)
    if not avoid:
        return texts.text("page-what-penalties", count=count)
    return texts.text("page-what-programme", count=count, avoid=avoid)


def who(tell: Narrator) -> Section:
    ruleset, texts = tell.ruleset, tell.texts
    ranks = sorted({card.rank for card in ruleset.pack if not card.is_joker}, reverse=True)
    lowest = ranks[-1]
    removed = _whole_pack(lowest) - ruleset.pack
    pack = texts.text(
        "page-who-pack",
        count=len(ruleset.pack),
        lowest=lowest.name.lower(),
        removed=tell.listed(format_cards(removed).split()) if removed else "none",
        jokers=tell.jokers,
    )
    has_order = ruleset.form is not Form.KIS_KIS  # there no card beats another
    return section(
        "who",
        texts.text("page-who"),
        Paragraph(texts.text("page-who-players", players=ruleset.players)),
        Paragraph(pack),
        Paragraph(texts.text("page-who-ranks", ranks=_ranks(tell, ranks))) if has_order else None,
    )


def _whole_pack(lowest: Rank) -> CardSet:
    return CardSet.of(card(Rank(rank), suit) for suit in Suit for rank in range(lowest, Rank.ACE + 1))


def _ranks(tell: Narrator, ranks: list[Rank]) -> str:
    return ", ".join(
        tell.texts.text("rank-name", rank=rank.name.lower()) if rank > Rank.TEN else str(int(rank))
        for rank in ranks
    )


def dealing(tell: Narrator) -> Section:
    ruleset, texts = tell.ruleset, tell.texts
    first = str(ruleset.switches.get("first_dealer", "lot"))
    return section(
        "dealing",
        texts.text("page-dealing"),
        Paragraph(texts.text("page-dealing-first", first=first)),
        Paragraph(texts.text("page-dealing-packet", packet=ruleset.packet, hand=ruleset.hand_size)),
        Paragraph(texts.text("page-dealing-aside")) if ruleset.aside else None,
        Paragraph(texts.text("page-dealing-next")),
    )
