"""The first part of a rule page: what it is, who plays with which cards, how they are dealt."""

from __future__ import annotations

from kingclub.cards import CardSet, Rank, Suit, card, format_cards
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Paragraph, Section


def what(tell: Narrator) -> Section:
    ruleset, texts = tell.ruleset, tell.texts
    avoid = sum(contract.sign < 0 for contract in ruleset.programme)
    deals = len(ruleset.programme)
    return section(
        "what",
        texts.text("page-what"),
        Paragraph(texts.text("page-what-tricks")),
        Paragraph(texts.text("page-what-programme", count=deals, avoid=avoid)),
        Paragraph(texts.text("page-what-names", boys=tell.boys)),
        Paragraph(texts.text("page-what-winner", winner=ruleset.winner)),
    )


def who(tell: Narrator) -> Section:
    ruleset, texts = tell.ruleset, tell.texts
    ranks = sorted({card.rank for card in ruleset.pack if not card.is_joker}, reverse=True)
    lowest = ranks[-1]
    pack = texts.text("page-who-pack", count=len(ruleset.pack), lowest=lowest.name.lower())
    removed = _whole_pack(lowest) - ruleset.pack
    if removed:
        pack += " " + texts.text("page-who-removed", cards=tell.listed(format_cards(removed).split()))
    return section(
        "who",
        texts.text("page-who"),
        Paragraph(texts.text("page-who-players", players=ruleset.players)),
        Paragraph(pack),
        Paragraph(texts.text("page-who-ranks", ranks=_ranks(tell, ranks))),
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
        Paragraph(texts.text("page-dealing-next")),
    )
