"""The rule page of Кис-Кис, where it differs from the games of tricks."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cards import Card, Rank, parse_cards
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Bullets, Grid, Paragraph, Section
from kingclub.rules import Contract, KisKisRules
from kingclub.scoring import Seat, Taken, Terms, score
from kingclub.texts import Points, format_points

EXAMPLE_HANDS = ("", "Q♠", "Q♥ 6♦", "Q♦ 6♣ A♠", "K♥ J♠")
"""What is held at the end of the worked deal; who holds nothing went out with a queen."""


def what(tell: Narrator) -> Section:
    texts, ruleset = tell.texts, tell.ruleset
    return section(
        "what",
        texts.text("page-what"),
        Paragraph(texts.text("page-kis-kis-aim")),
        Paragraph(texts.text("page-kis-kis-until", points=Points(ruleset.until or 0))),
        Paragraph(texts.text("page-what-winner", winner=ruleset.winner)),
    )


def dealing(tell: Narrator) -> Section:
    texts, ruleset = tell.texts, tell.ruleset
    first = str(ruleset.switches.get("first_dealer", "lot"))
    stock = len(ruleset.all_cards) - ruleset.players * ruleset.hand_size - 1
    return section(
        "dealing",
        texts.text("page-dealing"),
        Paragraph(texts.text("page-dealing-first", first=first)),
        Paragraph(texts.text("page-kis-kis-packs", packs=ruleset.packs)),
        Paragraph(texts.text("page-dealing-packet", packet=ruleset.packet, hand=ruleset.hand_size)),
        Paragraph(texts.text("page-kis-kis-upcard", count=stock)),
        Paragraph(texts.text("page-dealing-next")),
    )


def play(tell: Narrator) -> Section:
    texts, rules = tell.texts, _rules(tell)
    return section(
        "play",
        texts.text("page-play"),
        Paragraph(texts.text("page-kis-kis-turn")),
        Paragraph(texts.text("page-kis-kis-draw")),
        Paragraph(texts.text("page-kis-kis-at-will")) if rules.voluntary_draw else None,
        Paragraph(texts.text("page-kis-kis-effects")),
        Bullets(tuple(_effects(tell, rules))),
        Paragraph(texts.text("page-kis-kis-first-card", acts=_on(rules.upcard_acts))),
        Paragraph(texts.text("page-kis-kis-empty", how="shuffle" if rules.reshuffles else "flip")),
    )


def _effects(tell: Narrator, rules: KisKisRules) -> Iterator[str]:
    for rank in sorted({*rules.draws, *rules.skips}):
        yield tell.texts.text(
            "page-kis-kis-effect",
            rank=rank.name.lower(),
            draws=rules.draws.get(rank, 0),
            skips=_on(rank in rules.skips),
        )
    yield tell.texts.text("page-kis-kis-wild", rank=rules.wild.name.lower())


def prices(tell: Narrator) -> Section:
    texts, law = tell.texts, tell.contracts()[0]
    ranks = {card.rank: law.card_prices[card.index] for card in tell.ruleset.pack}
    rows = tuple((_rank(tell, rank), format_points(ranks[rank])) for rank in sorted(ranks))
    return section(
        "prices",
        texts.text("page-prices"),
        Paragraph(texts.text("page-kis-kis-prices")),
        Grid((texts.text("page-kis-kis-card"), texts.text("page-example-points")), rows),
        _queen(tell, law),
    )


def _queen(tell: Narrator, law: Contract) -> Paragraph | None:
    if law.wild is None:
        return None
    return Paragraph(
        tell.texts.text("page-kis-kis-queen", points=Points(law.wild.price), held=str(law.wild.held))
    )


def bans(tell: Narrator) -> Section:
    texts, rules = tell.texts, _rules(tell)
    return section(
        "bans",
        texts.text("page-bans"),
        Bullets(
            (
                texts.text("page-kis-kis-must-play", will=_on(rules.voluntary_draw)),
                texts.text("page-kis-kis-only-drawn"),
                texts.text("page-kis-kis-no-stacking"),
            )
        ),
    )


def end(tell: Narrator) -> Section:
    texts, rules = tell.texts, _rules(tell)
    return section(
        "early",
        texts.text("page-kis-kis-end"),
        Paragraph(texts.text("page-kis-kis-out", acts=_on(rules.last_card_acts))),
        Paragraph(texts.text("page-kis-kis-blocked")),
    )


def scoring(tell: Narrator) -> Section:
    texts, ruleset = tell.texts, tell.ruleset
    reset = "off" if ruleset.resets_at is None else "on"
    limit = Points(ruleset.until or 0)
    return section(
        "score",
        texts.text("page-score"),
        Paragraph(texts.text("page-kis-kis-score", floor=_on(ruleset.floor_zero))),
        Paragraph(texts.text("page-kis-kis-loser", points=limit, reset=reset)),
        Paragraph(texts.text("page-score-tie", tie=str(ruleset.switches.get("tie_break", "shared")))),
    )


def example(tell: Narrator) -> Section:
    """Some turns of a deal of four, and what is written at its end."""
    texts, law = tell.texts, tell.contracts()[0]
    acts = _on(_rules(tell).upcard_acts)
    hands = tuple(map(parse_cards, EXAMPLE_HANDS))
    tally = tuple(Taken(held=hand) for hand in hands)
    points = score(law, Terms(queen_out=Seat(0)), tally)
    rows = tuple((_held(tell, hand), format_points(half)) for hand, half in zip(hands, points, strict=True))
    return section(
        "example",
        texts.text("page-kis-kis-example"),
        Paragraph(texts.text("page-kis-kis-example-lead")),
        Bullets(
            (
                texts.text("page-kis-kis-example-first", acts=acts),
                texts.text("page-kis-kis-example-second"),
                texts.text("page-kis-kis-example-third"),
                texts.text("page-kis-kis-example-fourth"),
            )
        ),
        Paragraph(texts.text("page-kis-kis-example-end")),
        Grid((texts.text("page-kis-kis-held"), texts.text("page-example-points")), rows),
    )


def _held(tell: Narrator, hand: tuple[Card, ...]) -> str:
    return " ".join(map(str, hand)) or tell.texts.text("page-kis-kis-held-nothing")


def _rank(tell: Narrator, rank: Rank) -> str:
    return tell.texts.text("rank-name", rank=rank.name.lower())


def _rules(tell: Narrator) -> KisKisRules:
    rules = tell.ruleset.kis_kis
    if rules is None:
        raise ValueError(f"{tell.ruleset.preset} is not Кис-Кис")
    return rules


def _on(value: object) -> str:
    return "on" if value else "off"
