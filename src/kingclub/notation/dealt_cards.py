"""The cards of a recorded deal: all there, none twice, and the shuffle that they came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingclub.cards import Card, format_cards
from kingclub.notation.fault import Fault
from kingclub.notation.record import CardsLine, DealRecord
from kingclub.notation.source import Line
from kingclub.play import Dealt, Shuffle
from kingclub.play.dealing import deal_out
from kingclub.rules import ContractId, Ruleset


def check_cards(deal: DealRecord, ruleset: Ruleset, after: Line) -> None:
    """Every seat has its hand and every card is of the pack, once a pack; raises NotationError.

    `after` is the line that follows the deal.
    """
    if len(deal.hands) > ruleset.players:
        raise deal.hands[ruleset.players].at.error(Fault.BAD_SEAT, 1, f"1–{ruleset.players}")
    if len(deal.hands) < ruleset.players:
        raise _first_move(deal, after).error(Fault.MISSING_HAND, 0, f"hand {len(deal.hands) + 1} …")
    seen = Counter[Card]()
    for hand in deal.hands:
        _check_line(hand, 2, seen, ruleset)
        if len(hand.cards) < ruleset.hand_size:
            raise hand.at.error(Fault.CARD_MISSING, len(hand.at.words), _missing(deal, ruleset))
        if len(hand.cards) > ruleset.hand_size:
            raise hand.at.error(Fault.EXTRA_CARD, 2 + ruleset.hand_size)
    _check_stock(deal, ruleset, after)
    for line in filter(None, (deal.stock, deal.upcard)):
        _check_line(line, 1, seen, ruleset)
    if deal.stock is not None and seen.total() < len(ruleset.all_cards):
        raise deal.stock.at.error(Fault.CARD_MISSING, len(deal.stock.at.words), _missing(deal, ruleset))


def _check_stock(deal: DealRecord, ruleset: Ruleset, after: Line) -> None:
    """There is a stock where the rules have one, and only there."""
    if deal.stock is None and ruleset.has_stock:
        raise _first_move(deal, after).error(Fault.MISSING_STOCK, 0, "stock …")
    if deal.stock is not None and not ruleset.has_stock:
        raise deal.stock.at.error(Fault.MISPLACED, 0, "trick …")
    if deal.upcard is None and ruleset.has_upcard:
        moves = [line.at for line in (*deal.moves, deal.row) if line is not None]
        raise (moves[0] if moves else after).error(Fault.MISSING_UPCARD, 0, "upcard …")
    if deal.upcard is not None and not ruleset.has_upcard:
        raise deal.upcard.at.error(Fault.MISPLACED, 0, "trick …")


def _first_move(deal: DealRecord, after: Line) -> Line:
    """The first line after the hands."""
    later = [line.at for line in (deal.stock, deal.upcard, *deal.moves, deal.row) if line is not None]
    return later[0] if later else after


def _check_line(line: CardsLine, first: int, seen: Counter[Card], ruleset: Ruleset) -> None:
    """The cards of the line are added to those seen before it."""
    for place, card in enumerate(line.cards, first):
        if card not in ruleset.pack:
            raise line.at.error(Fault.NOT_IN_PACK, place)
        if seen[card] == ruleset.packs:
            raise line.at.error(Fault.CARD_TWICE, place)
        seen[card] += 1


def _cards(deal: DealRecord) -> Iterator[Card]:
    for line in (*deal.hands, deal.upcard, deal.stock):
        yield from () if line is None else line.cards


def _missing(deal: DealRecord, ruleset: Ruleset) -> str:
    """The cards of the pack that lie nowhere."""
    return format_cards(sorted((Counter(ruleset.all_cards) - Counter(_cards(deal))).elements()))


def shuffle_of(deal: DealRecord, ruleset: Ruleset, contract: ContractId | None) -> Shuffle:
    """The shuffled pack that is dealt out into these hands; the cards must have been checked.

    `contract` is the one known before the calls, if it is.
    """
    places = range(len(ruleset.all_cards))
    dealt = deal_out(ruleset, deal.dealer, places, ruleset.phases_of(contract))
    lies_at: dict[int, Card] = {}
    for hand, hand_places in zip(deal.hands, dealt):
        lies_at.update(zip(hand_places, hand.cards))
    rest = [card for line in (deal.upcard, deal.stock) if line for card in line.cards]
    rest = rest or sorted((Counter(ruleset.all_cards) - Counter(lies_at.values())).elements())
    later = iter(rest)
    return Shuffle(tuple(lies_at[place] if place in lies_at else next(later) for place in places))


def check_against(deal: DealRecord, dealt: Dealt) -> None:
    """The recorded hands are these, in any order of their cards, and so is the stock, in its own.

    Raises NotationError.
    """
    for recorded, cards in zip(deal.hands, dealt.hands):
        left = list(cards)
        for place, card in enumerate(recorded.cards, 2):
            if card not in left:
                raise recorded.at.error(Fault.NOT_FROM_SEED, place, format_cards(cards))
            left.remove(card)
    upcard = () if dealt.upcard is None else (dealt.upcard,)
    for line, cards in ((deal.stock, dealt.stock), (deal.upcard, upcard)):
        if line is not None:
            _check_order(line, cards)


def _check_order(line: CardsLine, cards: tuple[Card, ...]) -> None:
    for place, (card, right) in enumerate(zip(line.cards, cards), 1):
        if card is not right:
            raise line.at.error(Fault.NOT_FROM_SEED, place, str(right))
