"""The last part of a rule page: prices, the score, a worked trick, the rules that the table may turn."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import asdict

from kingclub.cards import KING_OF_HEARTS, Rank, Suit, card, parse_card, suit_set
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Bullets, Grid, Paragraph, Section
from kingclub.rules import (
    SWITCHES,
    Contract,
    ContractId,
    Counting,
    Item,
    SwitchValue,
    format_switch,
    switch_text,
)
from kingclub.scoring import Seat, Taken, Terms, score
from kingclub.texts import Points, format_points

_PRICED = (Item.TRICKS, Item.HEARTS, Item.BOYS, Item.GIRLS, Item.KING, Item.LAST_TWO)


def prices(tell: Narrator) -> Section:
    texts, ruleset = tell.texts, tell.ruleset
    head = (
        texts.text("page-prices-number"),
        texts.text("page-prices-deal"),
        texts.text("page-prices-items"),
        texts.text("page-prices-total"),
    )
    rows = tuple(
        (str(number), name, *_price_cells(tell, ruleset.contracts[contract]))
        for number, (contract, name) in enumerate(_named_deals(tell), 1)
    )
    return section(
        "prices",
        texts.text("page-prices"),
        Paragraph(texts.text("page-prices-taker")),
        Grid(head, rows),
        _dearest_card(tell),
    )


def _named_deals(tell: Narrator) -> list[tuple[ContractId, str]]:
    """Every deal of the programme, or every game of the list once."""
    ruleset = tell.ruleset
    if not ruleset.order_list:
        return [(contract, tell.contract_name(contract)) for contract in ruleset.programme]
    return [
        (contract, _times(tell, tell.contract_name(contract), times))
        for contract, times in Counter(ruleset.order_list).items()
    ]


def _times(tell: Narrator, name: str, times: int) -> str:
    return name if times == 1 else tell.texts.text("page-prices-times", deal=name, times=times)


def _price_cells(tell: Narrator, law: Contract) -> tuple[str, str]:
    texts = tell.texts
    match law.counting:
        case Counting.PENALTY_SUIT:
            return texts.text("page-prices-suit"), _suit_total(tell, law)
        case Counting.CARDS | Counting.HELD:
            return texts.text("page-prices-jokers"), format_points(law.total)
        case Counting.ABOVE_BID:
            price = tell.price(Item.TRICKS, law.prices.tricks)
            return texts.text("page-prices-above-bid", price=price), format_points(law.total)
        case Counting.ITEMS | Counting.ITEMS_DRAWN:
            return _item_cells(tell, law)


def _suit_total(tell: Narrator, law: Contract) -> str:
    """What each suit adds up to, and the one from which a card is taken out."""
    sizes = {suit: len(law.counted & suit_set(suit)) for suit in Suit}
    short = min(Suit, key=lambda suit: sizes[suit])
    points, less = Points(2 * max(sizes.values())), Points(2 * sizes[short])
    if points == less:
        return tell.texts.text("page-prices-suit-total", points=points)
    name = short.name.lower()
    return tell.texts.text("page-prices-suit-less", points=points, less=less, suit=name)


def _item_cells(tell: Narrator, law: Contract) -> tuple[str, str]:
    half = _prices(law)
    if len(half) == len(_PRICED):
        what = tell.texts.text("page-prices-all", sign="minus" if law.sign < 0 else "plus")
    else:
        what = ", ".join(tell.price(item, price) for item, price in half.items())
    return what, format_points(law.total)


def _prices(law: Contract) -> dict[Item, int]:
    """Half points by item, of the items that count."""
    prices = asdict(law.prices)
    return {item: prices[item] for item in _PRICED if prices[item]}


def _dearest_card(tell: Narrator) -> Paragraph | None:
    """What the king of hearts costs where everything counts."""
    everything = [law for law in tell.contracts() if len(_prices(law)) == len(_PRICED)]
    if not everything:
        return None
    half = everything[0].prices
    is_boy = KING_OF_HEARTS in tell.ruleset.boys
    points = half.hearts + half.king + half.boys * is_boy
    boys = tell.boys if is_boy else "jacks"
    return Paragraph(tell.texts.text("page-prices-king", points=Points(points), boys=boys))


def scoring(tell: Narrator) -> Section:
    texts, ruleset = tell.texts, tell.ruleset
    tie = str(ruleset.switches.get("tie_break", "shared"))
    return section(
        "score",
        texts.text("page-score"),
        Paragraph(texts.text("page-score-check", aside=_aside(tell), bids=_gives_up(tell))),
        Paragraph(balance) if (balance := _balance(tell)) else None,
        Paragraph(texts.text("page-score-tie", tie=tie)),
    )


def _aside(tell: Narrator) -> str:
    """How a card that nobody takes lessens a row."""
    ruleset = tell.ruleset
    if not ruleset.aside or ruleset.switches.get("aside", "out") != "out":
        return "none"
    return "jokers" if tell.jokers else "suit"


def _gives_up(tell: Narrator) -> str:
    return "on" if any(law.counting is Counting.ABOVE_BID for law in tell.contracts()) else "off"


def _balance(tell: Narrator) -> str | None:
    ruleset, texts = tell.ruleset, tell.texts
    if any(law.counting in (Counting.ABOVE_BID, Counting.PENALTY_SUIT) for law in tell.contracts()):
        return texts.text("page-score-bids")
    if any(law.counting is Counting.CARDS for law in tell.contracts()):
        return None
    total = sum(ruleset.contracts[contract].total for contract in ruleset.order_list or ruleset.programme)
    if total:
        return texts.text("page-score-not-zero", points=Points(total))
    return texts.text("page-score-zero")


def example(tell: Narrator) -> Section:
    """One trick, played and priced in every deal of the game."""
    texts = tell.texts
    other = _example_of_cards(tell)
    if other is not None:
        return section("example", texts.text("page-example"), Paragraph(other))
    lead, queen, low = (card(rank, Suit.SPADES) for rank in (Rank.TEN, Rank.QUEEN, Rank.NINE))
    played = [
        texts.text("page-example-lead", card=str(lead)),
        texts.text("page-example-second", card=str(queen)),
        texts.text("page-example-third", card=str(KING_OF_HEARTS)),
    ]
    if tell.ruleset.players > 3:
        played.append(texts.text("page-example-fourth", card=str(low)))
    rows = tuple(
        (tell.contract_name(law.id), format_points(points))
        for law in tell.contracts()
        if (points := _worked_points(tell, law))
    )
    laws = tell.contracts()
    has_rest = len(rows) < len(laws)
    has_last = any(law.prices.last_two for law in laws)
    trump = texts.text("page-example-trump", bids=_gives_up(tell)) if tell.trump_contracts else None
    return section(
        "example",
        texts.text("page-example"),
        Bullets(tuple(played)),
        Paragraph(texts.text("page-example-winner")),
        Grid((texts.text("page-prices-deal"), texts.text("page-example-points")), rows),
        Paragraph(trump) if trump else None,
        Paragraph(texts.text("page-example-rest")) if has_rest else None,
        Paragraph(texts.text("page-example-last")) if has_last else None,
    )


def _example_of_cards(tell: Narrator) -> str | None:
    """A trick of the games that price single cards."""
    texts, players = tell.texts, tell.ruleset.players
    law = tell.contracts()[0]
    match law.counting:
        case Counting.PENALTY_SUIT:
            cards = ("10♣", "A♣", "J♣", "4♣")[:players]
            points = Points(2 * players)
            return texts.text("page-example-suit", cards=tell.listed(cards), points=points)
        case Counting.CARDS:
            cards = ("10♥", "Jo1", "4♥", "9♥")[:players]
            points = Points(sum(law.card_prices[parse_card(card).index] for card in cards))
            return texts.text("page-example-jokers", cards=tell.listed(cards), points=points)
        case _:
            return None


def _worked_points(tell: Narrator, law: Contract) -> int:
    """Half points for the trick of the example."""
    boys = int(KING_OF_HEARTS in tell.ruleset.boys)
    taken = Taken(tricks=1, hearts=1, boys=boys, girls=1, king=1)
    declarer = Seat(1)  # with a bid, but not the taker
    return score(law, Terms(declarer=declarer, bid=1), (taken, Taken()))[0]


def house_rules(tell: Narrator) -> Section:
    texts = tell.texts
    items = tuple(_house_rule(tell, name, value) for name, value in sorted(tell.ruleset.switches.items()))
    return section(
        "house", texts.text("page-house"), Paragraph(texts.text("page-house-lead")), Bullets(items)
    )


def _house_rule(tell: Narrator, name: str, value: SwitchValue) -> str:
    texts = tell.texts
    if name == "order":
        meaning, setting = texts.text("page-house-order"), "order=…"
    else:
        meaning, setting = switch_text(name, value, tell.texts), f"{name}={format_switch(value)}"
    rule = texts.text("page-house-rule", rule=texts.text(f"switch-{name}"), value=meaning, setting=setting)
    others = [_other(tell, name, other) for other in SWITCHES[name].values if other != value]
    return f"{rule} {texts.text('page-house-others', others='; '.join(others))}" if others else rule


def _other(tell: Narrator, name: str, value: SwitchValue) -> str:
    setting = f"{name}={format_switch(value)}"
    return tell.texts.text("page-house-other", value=switch_text(name, value, tell.texts), setting=setting)
