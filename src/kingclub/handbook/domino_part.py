"""What the page of the domino form tells otherwise than that of tricks."""

from __future__ import annotations

from kingclub.cards import HEARTS, Rank, Suit, card
from kingclub.handbook import table_part
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Bullets, Paragraph, Section
from kingclub.rules import Contract
from kingclub.scoring import Taken, Terms, score
from kingclub.texts import Points


def what(tell: Narrator) -> Section:
    told = table_part.what(tell)
    first, *rest = told.blocks
    return section(told.id, told.heading, first, Paragraph(tell.texts.text("page-domino-what")), *rest)


def dealing(tell: Narrator) -> Section:
    ruleset, told = tell.ruleset, table_part.dealing(tell)
    left = len(ruleset.pack) - ruleset.players * ruleset.hand_size
    *first, following = told.blocks
    stock = Paragraph(tell.texts.text("page-domino-stock", count=left))
    return section(told.id, told.heading, *first, stock, following)


def play(tell: Narrator) -> Section:
    texts = tell.texts
    return section(
        "play",
        texts.text("page-play"),
        Paragraph(texts.text("page-play-lead", lead="eldest")),
        Paragraph(texts.text("page-domino-follow")),
        Paragraph(texts.text("page-domino-taken")),
        Paragraph(texts.text("page-domino-out")),
        Paragraph(texts.text("page-play-no-trump")),
    )


def bans(tell: Narrator) -> Section:
    texts = tell.texts
    items = (
        texts.text("page-domino-ban-draw"),
        texts.text("page-domino-ban-keep"),
        texts.text("page-bans-heart-free"),
    )
    return section("bans", texts.text("page-bans"), Bullets(items))


def end(tell: Narrator) -> Section:
    texts = tell.texts
    told = texts.text("page-domino-end-last", stock=_stock_to_last(tell))
    return section("early", texts.text("page-domino-end"), Paragraph(told))


def scoring(tell: Narrator) -> Section:
    texts = tell.texts
    points = Points(_law(tell).prices.hearts * len(tell.ruleset.pack & HEARTS))
    tie = str(tell.ruleset.switches.get("tie_break", "shared"))
    return section(
        "score",
        texts.text("page-score"),
        Paragraph(texts.text("page-domino-check", points=points, stock=_stock_to_last(tell))),
        Paragraph(texts.text("page-score-tie", tie=tie)),
    )


def example(tell: Narrator) -> Section:
    """One trick of three players at the end of a deal, with draws until the stock is empty."""
    texts = tell.texts
    lead, led = card(Rank.TEN, Suit.CLUBS), tell.texts.text("suit-genitive", suit="clubs")
    useless, club, held = (
        card(Rank.JACK, Suit.DIAMONDS),
        card(Rank.KING, Suit.CLUBS),
        card(Rank.NINE, Suit.HEARTS),
    )
    drawn, heart = card(Rank.JACK, Suit.HEARTS), card(Rank.EIGHT, Suit.HEARTS)
    points = Points(score(_law(tell), Terms(), (Taken(hearts=1),))[0])
    played = (
        texts.text("page-domino-example-lead", card=str(lead)),
        texts.text("page-domino-example-draw", held=str(held), other=str(useless), card=str(club)),
        texts.text("page-domino-example-empty", led=led, drawn=str(drawn), card=str(heart)),
        texts.text("page-domino-example-winner", card=str(club), points=points),
    )
    return section("example", texts.text("page-example"), Bullets(played))


def _law(tell: Narrator) -> Contract:
    return tell.contracts()[0]


def _stock_to_last(tell: Narrator) -> str:
    return "on" if tell.ruleset.switches.get("stock_to_last") else "off"
