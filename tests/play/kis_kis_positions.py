"""Positions of Kis-Kis for the tests: hands and stock as text, seats from 0."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec
import pytest

from kingclub.cards import Card, parse_card, parse_cards
from kingclub.play import Draw, Game, NameSuit, Pass, Play, Reason, Refused
from kingclub.play.kis_kis import Heap, KisKisPlay
from kingclub.rules import ContractId, KisKisRules, Ruleset, load
from kingclub.scoring import Row, Seat, Taken, Terms, check_sum, score


def ruleset(players: int = 4, **switches: object) -> Ruleset:
    return load("kis-kis", players=players, switches=switches)


def duties(rules: Ruleset) -> KisKisRules:
    assert rules.kis_kis is not None
    return rules.kis_kis


def dealt(hands: Iterable[str], stock: str, upcard: str, dealer: int = 0, **switches: object) -> KisKisPlay:
    """A deal of these hands, by seat; `dealer` has turned up `upcard`."""
    held = tuple(map(parse_cards, hands))
    heap = Heap.start(held, parse_cards(stock), parse_card(upcard))
    return KisKisPlay.start(duties(ruleset(len(held), **switches)), heap, Seat(dealer))


def acted(play: KisKisPlay, *words: str) -> KisKisPlay:
    """The play after the seats on turn have done this: a card, `draw`, `pass`, or the sign of a suit."""
    for word in words:
        match word:
            case "draw":
                play = play.act(Draw(play.turn))
            case "pass":
                play = play.act(Pass(play.turn))
            case "♠" | "♣" | "♦" | "♥":
                suits = {
                    action.suit.symbol: action
                    for action in play.legal_actions()
                    if isinstance(action, NameSuit)
                }
                play = play.act(suits[word])
            case _:
                play = play.act(Play(play.turn, parse_card(word)))
    return play


def legal(play: KisKisPlay) -> set[str]:
    """What may be done, in the words of `acted`."""
    return {_word(action) for action in play.legal_actions()}


def _word(action: object) -> str:
    match action:
        case Play(card=card):
            return str(card)
        case NameSuit(suit=suit):
            return suit.symbol
        case Draw():
            return "draw"
        case _:
            return "pass"


def cards_of(heap: Heap) -> list[Card]:
    """All cards, wherever they lie."""
    return [*heap.stock, *heap.discards, *(card for hand in heap.hands for card in hand)]


def with_unseen_heap_swapped(
    game: Game, play: KisKisPlay, viewer: Seat | None, random: Random
) -> Game | None:
    """The same game with two cards changed over that `viewer` does not see; None if there are none."""
    owners = [list(hand) for hand in play.heap.hands] + [list(play.heap.stock)]
    places = [
        (owner, place) for owner, cards in enumerate(owners) for place in range(len(cards)) if owner != viewer
    ]
    pairs = [
        (one, other)
        for one in places
        for other in places
        if one[0] < other[0] and owners[one[0]][one[1]] is not owners[other[0]][other[1]]
    ]
    if not pairs:
        return None
    (one, at), (other, place) = random.choice(pairs)
    mine, theirs = owners[one][at], owners[other][place]
    owners[one][at], owners[other][place] = theirs, mine
    drawn = play.drawn
    if drawn is not None and play.turn in (one, other):
        drawn = {mine: theirs, theirs: mine}.get(drawn, drawn)
    *hands, stock = map(tuple, owners)
    heap = Heap(tuple(tuple(sorted(hand)) for hand in hands), tuple(stock), play.heap.discards)
    changed = msgspec.structs.replace(play, heap=heap, drawn=drawn)
    assert game.deal is not None
    return msgspec.structs.replace(game, deal=msgspec.structs.replace(game.deal, play=changed))


def held(play: KisKisPlay, seat: int) -> str:
    return " ".join(map(str, play.heap.hands[seat]))


def refused(play: KisKisPlay, word: str) -> Reason:
    with pytest.raises(Refused) as refusal:
        acted(play, word)
    return refusal.value.reason


def row(hands: Iterable[str], queen_out: int | None = None, **switches: object) -> Row:
    """Whole points written for these hands; `queen_out` is who went out with a queen."""
    tally = tuple(Taken(held=parse_cards(hand)) for hand in hands)
    law = ruleset(len(tally), **switches).contracts[ContractId.KIS_KIS]
    terms = Terms(queen_out=None if queen_out is None else Seat(queen_out))
    written = score(law, terms, tally)
    assert sum(written) == check_sum(law, terms, tally)
    return tuple(half // 2 for half in written)
