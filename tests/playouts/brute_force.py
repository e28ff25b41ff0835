"""A plain, slow count of the legal playouts of a small deal.

Written from the rules alone and apart from the referee, whose numbers it checks: it imports nothing of
`kingclub` and keeps no cleverness. A card is a pair (suit, rank), a hand a list, a deal a recursion.
What a preset pays and forbids is repeated in `tables.toml` on purpose.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import chain
from typing import TypeAlias

from tests.playouts.tables import JOKER, RANKS, TABLES, Card, Preset

Play: TypeAlias = tuple[int, Card]
Trick: TypeAlias = list[Play]

KING = ("♥", "K")
ACE = ("♥", "A")

SWITCHES = {
    "boys": "preset",
    "last_two": "preset",
    "hearts_price": "preset",
    "heart_lead": "banned",
    "king_discard": "forced",
    "king_under_ace": "free",
    "king_deals": "listed",
    "must_trump": "on",
    "first_lead": "preset",
    "stock_to_last": "off",
    "joker_any_time": "off",
    "joker_loses_to_high_heart": "off",
    "queen_held": "sole-30",
    "upcard_acts": "on",
    "last_card_acts": "off",
    "voluntary_draw": "off",
}


def format_card(card: Card) -> str:
    suit, rank = card
    return suit + rank if suit == JOKER else rank + suit


@dataclass
class Deal:
    preset: str
    contract: str
    dealer: int
    hands: dict[int, list[Card]]
    switches: dict[str, str] = field(default_factory=dict[str, str])
    terms: dict[str, str] = field(default_factory=dict[str, str])
    stock: list[Card] = field(default_factory=list[Card])
    """What can be drawn, top first; domino and Kis-Kis only."""
    upcard: Card | None = None
    """Kis-Kis only."""

    @property
    def size(self) -> int:
        """Cards in a hand at the start."""
        return len(next(iter(self.hands.values())))

    def switch(self, name: str) -> str:
        return (SWITCHES | self.preset_facts.switches | self.switches)[name]

    @property
    def preset_facts(self) -> Preset:
        tables = TABLES[self.preset]
        return next((table for table in tables if table.players == len(self.hands)), tables[0])

    @property
    def item(self) -> str:
        return self.contract.removeprefix("no-").removeprefix("take-")

    @property
    def trump(self) -> str:
        return self.terms.get("trump", "none")

    @property
    def boys(self) -> list[str]:
        chosen = self.switch("boys")
        if chosen == "preset":
            chosen = self.preset_facts.boys
        return {"kings": ["K"], "jacks": ["J"], "both": ["K", "J"]}[chosen]

    @property
    def must_trump(self) -> bool:
        return self.switch("must_trump") == "on"

    def price(self, item: str) -> Fraction:
        switch = {"last-two": "last_two", "hearts": "hearts_price"}.get(item)
        if switch and self.switch(switch) != "preset":
            return Fraction(self.switch(switch))
        price = self.preset_facts.prices[item]
        if item == "boys":  # The row pays the same under every convention.
            return price / len(self.boys)
        return price


# ---- what may be played


def suit_of(card: Card) -> str:
    return "♥" if card[0] == JOKER else card[0]


def hearts_may_be_banned(deal: Deal) -> bool:
    return deal.item in ("hearts", "king", "all")


def king_must_go(deal: Deal) -> bool:
    """Whether this deal has the duty to part with K♥ at the first chance."""
    if deal.item in ("king", "all"):
        return True
    if deal.switch("king_deals") == "all":
        return deal.item == "hearts" or (deal.item == "boys" and "K" in deal.boys)
    return False


def legal_leads(deal: Deal, hand: list[Card], tricks: list[Trick]) -> list[Card]:
    others = [card for card in hand if suit_of(card) != "♥"]
    rule = deal.switch("heart_lead")
    if not others or not hearts_may_be_banned(deal) or rule == "free":
        return hand
    broken = any(suit_of(card) == "♥" for _, card in chain(*tricks))
    if rule == "after-broken" and broken:
        return hand
    return others


def legal_discards(deal: Deal, hand: list[Card]) -> list[Card]:
    """What a player without the suit led may play."""
    rule = deal.switch("king_discard")
    if rule == "penalty" and deal.contract.startswith("take-"):
        rule = "forced"
    if KING in hand and king_must_go(deal) and rule == "forced":
        return [KING]
    trumps = [card for card in hand if card[0] == deal.trump]
    if trumps and deal.must_trump:
        return trumps
    return hand


def legal_cards(deal: Deal, hand: list[Card], tricks: list[Trick]) -> list[Card]:
    trick = tricks[-1]
    if not trick:
        return legal_leads(deal, hand, tricks)
    led = suit_of(trick[0][1])
    following = [card for card in hand if suit_of(card) == led]
    if not following:
        return legal_discards(deal, hand)
    ace_is_down = ACE in [card for _, card in trick]
    if (
        led == "♥"
        and ace_is_down
        and KING in hand
        and king_must_go(deal)
        and deal.switch("king_under_ace") == "forced"
    ):
        return [KING]
    if deal.switch("joker_any_time") == "on":
        return [card for card in hand if card in following or card[0] == JOKER]
    return following


# ---- who takes the trick


def rank_of(deal: Deal, card: Card) -> float:
    if card[0] == JOKER:
        return RANKS.index("10") + 0.5
    rank = RANKS.index(card[1])
    return -rank if "reversed" in deal.terms else rank


def winner(deal: Deal, trick: Trick) -> int:
    led = suit_of(trick[0][1])
    jokers = [seat for seat, card in trick if card[0] == JOKER]
    if jokers and led != "♥":
        high = [play for play in trick if play[1][0] == "♥" and play[1][1] in ("J", "Q", "K", "A")]
        if high and deal.switch("joker_loses_to_high_heart") == "on":
            return max(high, key=lambda play: rank_of(deal, play[1]))[0]
        return jokers[0]
    ruffs = [play for play in trick if play[1][0] == deal.trump]
    able = ruffs or [play for play in trick if suit_of(play[1]) == led]
    return max(able, key=lambda play: rank_of(deal, play[1]))[0]


# ---- what a trick costs


def counts_as(deal: Deal, card: Card) -> list[str]:
    """The items of the King games that one card is."""
    items: list[str] = []
    if card[0] == "♥":
        items.append("hearts")
    if card[1] in deal.boys:
        items.append("boys")
    if card[1] == "Q":
        items.append("girls")
    if card == KING:
        items.append("king")
    return items


def card_items(deal: Deal, card: Card) -> list[str]:
    return [item for item in counts_as(deal, card) if deal.item in (item, "all")]


def joker_game_price(card: Card) -> int:
    if card[0] == JOKER:
        return 20
    return RANKS.index(card[1]) + 2 if card[0] == "♥" else 0


def held_back(deal: Deal, tricks: list[Trick]) -> int | None:
    """The seat that once discarded another card while it held K♥, under the penalty rule."""
    if deal.switch("king_discard") != "penalty" or deal.contract not in ("no-king", "no-all"):
        return None
    for number, trick in enumerate(tricks):
        for seat, card in trick[1:]:
            gone = [old for old_seat, old in chain(*tricks[:number]) if old_seat == seat]
            void = suit_of(card) != suit_of(trick[0][1])
            if void and card != KING and KING in deal.hands[seat] and KING not in gone:
                return seat
    return None


def trick_points(deal: Deal, tricks: list[Trick], number: int) -> Fraction:
    """What the trick of this number, from 1, pays its winner; `points` may move the charge for K♥."""
    cards = [card for _, card in tricks[number - 1]]
    if deal.contract == "jokers":
        return Fraction(sum(joker_game_price(card) for card in cards))
    if deal.contract == "suit":
        return Fraction(sum(card[0] == deal.terms["penalty_suit"] for card in cards))
    if deal.contract == "trump":
        return Fraction(deal.preset_facts.trump_price)
    paid = Fraction(0)
    if deal.item in ("tricks", "all"):
        paid += deal.price("tricks")
    if deal.item in ("last-two", "all") and number > deal.size - 2:
        paid += deal.price("last-two")
    paid += sum(deal.price(item) for card in cards for item in card_items(deal, card))
    return -paid if deal.contract.startswith("no-") else paid


def points(deal: Deal, tricks: list[Trick]) -> dict[int, Fraction]:
    """The points of every seat after the played tricks."""
    total = dict.fromkeys(deal.hands, Fraction(0))
    winners = [winner(deal, trick) for trick in tricks]
    for number, seat in enumerate(winners, start=1):
        total[seat] += trick_points(deal, tricks, number)
    blamed = held_back(deal, tricks)
    if blamed is not None:
        [taker] = [seat for seat, trick in zip(winners, tricks, strict=True) if (blamed, KING) in trick]
        total[taker] += deal.price("king")
        total[blamed] -= deal.price("king")
    if "bid" in deal.terms:
        bid, declarer = int(deal.terms["bid"]), int(deal.terms["declarer"])
        if deal.contract == "suit":
            total[declarer] += bid
        else:
            total[declarer] = Fraction(deal.preset_facts.trump_price * max(0, winners.count(declarer) - bid))
    return total


# ---- the end of a deal, and the count


def is_over(deal: Deal, hands: dict[int, list[Card]]) -> bool:
    """After a complete trick: no card left, or nothing left that counts."""
    left = list(chain(*hands.values()))
    if deal.item in ("boys", "girls", "hearts", "king"):
        return not any(card_items(deal, card) for card in left)
    if deal.contract == "suit":
        return not any(card[0] == deal.terms["penalty_suit"] for card in left)
    return not left


def first_leader(deal: Deal) -> int:
    rule = deal.switch("first_lead")
    if rule == "preset":
        rule = "caller" if deal.contract == "suit" else "eldest"
    if rule == "caller" and "declarer" in deal.terms:
        return int(deal.terms["declarer"])
    return deal.dealer % len(deal.hands) + 1


class TooManyPlays(Exception):
    pass


@dataclass
class Count:
    """`plays[n]`: sequences of exactly n cards; `end`: whole playouts, early ends among them."""

    plays: list[int]
    at_most: int = field(default=10**9, compare=False)
    is_whole: bool = True
    """Counted to the end, not to a given depth."""
    end: int = 0
    minimum: dict[int, Fraction] = field(default_factory=dict[int, Fraction])
    maximum: dict[int, Fraction] = field(default_factory=dict[int, Fraction])
    total: dict[int, Fraction] = field(default_factory=dict[int, Fraction])

    def add_sequence(self, length: int) -> None:
        self.plays[length] += 1
        if sum(self.plays) > self.at_most:
            raise TooManyPlays

    def add_end(self, scores: dict[int, Fraction]) -> None:
        self.end += 1
        for seat, score in scores.items():
            self.minimum[seat] = min(score, self.minimum.get(seat, score))
            self.maximum[seat] = max(score, self.maximum.get(seat, score))
            self.total[seat] = self.total.get(seat, Fraction(0)) + score


def count(deal: Deal, depth: int | None = None, at_most: int = 10**9) -> Count:
    """Count every playout, or the sequences of at most `depth` cards.

    Raises `TooManyPlays` when there are more than `at_most` sequences of all lengths together.
    """
    cards = sum(len(hand) for hand in deal.hands.values())
    longest = cards if depth is None else depth
    result = Count(plays=[0] * (1 + longest), at_most=at_most, is_whole=depth is None)
    visit(deal, result, deal.hands, [[]], first_leader(deal))
    return result


def visit(deal: Deal, result: Count, hands: dict[int, list[Card]], tricks: list[Trick], turn: int) -> None:
    played = sum(len(trick) for trick in tricks)
    result.add_sequence(played)
    if len(tricks) > 1 and not tricks[-1] and is_over(deal, hands):
        result.add_end(points(deal, tricks[:-1]))
        return
    if played + 1 == len(result.plays):
        return
    for card in legal_cards(deal, hands[turn], tricks):
        left = {**hands, turn: [other for other in hands[turn] if other != card]}
        trick = [*tricks[-1], (turn, card)]
        if len(trick) == len(hands):
            visit(deal, result, left, [*tricks[:-1], trick, []], winner(deal, trick))
        else:
            visit(deal, result, left, [*tricks[:-1], trick], turn % len(hands) + 1)
