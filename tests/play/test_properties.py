"""What always holds, for every preset and random switches."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from kingclub.cards import CARDS, HEARTS, Card, CardSet
from kingclub.play import Deal, Draw, Game, Lot, Pass, Play, Reason, Refused, Shuffle, chance, view
from kingclub.play.domino_play import DominoPlay
from kingclub.play.kis_kis import KisKisPlay
from kingclub.play.trick_play import TrickPlay
from kingclub.rules import Counting, Form, Ruleset, Winner, load, preset_ids, read_preset
from kingclub.scoring import Seat
from tests.play.kis_kis_positions import cards_of, with_unseen_heap_swapped
from tests.strategies import SEEDS, part_played, play_at_random, rulesets


@settings(max_examples=60)
@given(rulesets(), SEEDS)
def test_a_random_game_keeps_every_invariant(ruleset: Ruleset, seed: str) -> None:
    game, random = Game(ruleset), Random(seed)
    for _ in range(3000):
        if game.is_over:
            break
        if game.awaits_chance:
            game = game.act(chance(game, seed))
            continue
        legal = game.legal()
        assert legal
        assert len(set(map(repr, legal))) == len(legal)
        assert all(getattr(action, "seat", None) == game.turn for action in legal)
        game = game.act(random.choice(legal))
        if game.deal is not None:
            check_cards(game.deal)
    assert game.is_over
    check_sheet(game)


def check_cards(deal: Deal) -> None:
    """Every card of the pack is in one hand, in one trick, on the table, laid aside or in the stock."""
    if isinstance(deal.play, KisKisPlay):
        assert sorted(cards_of(deal.play.heap)) == sorted(deal.dealt.ruleset.all_cards)
        return
    if deal.play is None:
        return
    seats = range(deal.dealt.ruleset.players)
    places: list[Card] = [card for seat in seats for card in deal.hand(Seat(seat))]
    places += deal.play.laid().on_table if not deal.is_over else ()
    places += deal.play.stock if isinstance(deal.play, DominoPlay) else ()
    places += [card for trick in deal.tricks for card in trick.cards]
    places += [deal.dealt.aside] if deal.dealt.aside is not None else []
    assert len(places) == len(deal.dealt.ruleset.pack)
    assert CardSet.of(places) == deal.dealt.ruleset.pack


def check_sheet(game: Game) -> None:
    """Every row adds up, the tricks are all taken, and the whole game sums to what the rules say."""
    sheet = game.sheet
    assert not sheet.faults()
    for finished in game.finished:
        if game.ruleset.form is Form.DOMINO:
            hearts = sum(taken.hearts for taken in finished.tally) + (finished.terms.hearts_in_stock or 0)
            assert hearts == len(game.ruleset.pack & HEARTS)
            continue
        tricks = sum(taken.tricks for taken in finished.tally)
        size = 0 if game.ruleset.has_stock else game.ruleset.hand_size
        assert tricks == size or (finished.deal.settled_contract.early_end and 0 < tricks < size)
    laws = game.ruleset.contracts.values()
    zero_sum = game.ruleset.winner is Winner.HIGHEST and all(law.counting is Counting.ITEMS for law in laws)
    no_extra_deal = game.ruleset.deals == len(game.finished)
    if zero_sum and no_extra_deal and not game.ruleset.switches["allow_unbalanced"]:
        assert sum(sheet.total()) == 0


@pytest.mark.parametrize("preset", preset_ids())
def test_the_dealer_goes_round(preset: str) -> None:
    players = min(map(int, read_preset(preset).players))
    game = play_at_random(Game(load(preset, players=players)), "dealers")
    dealers = [row.dealer for row in game.sheet.rows]
    first = dealers[0]
    assert dealers == [(first + number) % players for number in range(len(dealers))]


@settings(max_examples=40)
@given(rulesets(), SEEDS)
def test_rotating_the_seats_rotates_the_result(ruleset: Ruleset, seed: str) -> None:
    plain = play_by_choices(ruleset, seed, Seat(0))
    turned = play_by_choices(ruleset, seed, Seat(1))
    for row, other in zip(plain.sheet.rows, turned.sheet.rows, strict=True):
        assert other.points == (row.points[-1], *row.points[:-1])


def play_by_choices(ruleset: Ruleset, seed: str, first: Seat) -> Game:
    """A game whose choices are places in the list of what is legal, whoever's turn it is."""
    random = Random(seed)
    game = Game(ruleset).act(Lot(first))
    while not game.is_over:
        if game.awaits_chance:
            game = game.act(chance(game, seed))
        else:
            legal = game.legal()
            game = game.act(legal[random.randrange(len(legal))])
    return game


@settings(max_examples=150)
@given(part_played(), SEEDS)
def test_a_view_does_not_depend_on_unseen_cards(game: Game, seed: str) -> None:
    random = Random(seed)
    for viewer in (None, *map(Seat, range(game.ruleset.players))):
        other = with_unseen_cards_swapped(game, viewer, random)
        if other is not None:
            assert other.deal != game.deal
            assert view(other, viewer) == view(game, viewer)
            assert repr(view(other, viewer)) == repr(view(game, viewer))


def with_unseen_cards_swapped(game: Game, viewer: Seat | None, random: Random) -> Game | None:
    """The same game with a card of one other seat and a card of another changed over; None if none can be."""
    deal = game.deal
    assert deal is not None
    if isinstance(deal.play, KisKisPlay):
        return with_unseen_heap_swapped(game, deal.play, viewer, random)
    shown = view(game, viewer).deal
    assert shown is not None
    if isinstance(deal.play, DominoPlay):
        return with_stock_swapped(game, viewer, random)
    open_cards = {shown.shown[1]} if shown.shown is not None else set[Card]()
    played = {card for trick in deal.tricks for card in trick.cards}
    played |= set(deal.play.on_table) if isinstance(deal.play, TrickPlay) else set()
    places = [
        (seat, place)
        for seat in range(game.ruleset.players)
        for place, card in enumerate(deal.dealt.hands[seat])
        if seat != viewer and card not in played | open_cards
    ]
    pairs = [(one, other) for one in places for other in places if one[0] < other[0]]
    return swapped(game, *random.choice(pairs)) if pairs else None


def with_stock_swapped(game: Game, viewer: Seat | None, random: Random) -> Game | None:
    """The same game with two cards changed over that the viewer sees nowhere, in hands or in the stock."""
    deal = game.deal
    assert deal is not None
    play = deal.play
    assert isinstance(play, DominoPlay)
    played = CardSet.of(card for trick in deal.tricks for card in trick.cards) | CardSet.of(play.on_table)
    own = CardSet() if viewer is None else play.hands[viewer]
    unseen = list(game.ruleset.pack - played - own)
    if len(unseen) < 2:
        return None
    one, other = random.sample(unseen, 2)
    other_way = {one: other, other: one}

    def turned(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other_way.get(card, card) for card in cards)

    dealt = msgspec.structs.replace(
        deal.dealt, hands=tuple(map(turned, deal.dealt.hands)), stock=turned(deal.dealt.stock)
    )
    hands = tuple(CardSet.of(turned(hand)) for hand in play.hands)
    play = msgspec.structs.replace(play, hands=hands, stock=turned(play.stock))
    return msgspec.structs.replace(game, deal=msgspec.structs.replace(deal, dealt=dealt, play=play))


def swapped(game: Game, one: tuple[int, int], other: tuple[int, int]) -> Game:
    deal = game.deal
    assert deal is not None
    hands = [list(hand) for hand in deal.dealt.hands]
    hands[one[0]][one[1]], hands[other[0]][other[1]] = hands[other[0]][other[1]], hands[one[0]][one[1]]
    dealt = msgspec.structs.replace(deal.dealt, hands=tuple(map(tuple, hands)))
    phase = deal.play
    if isinstance(phase, TrickPlay):
        phase = msgspec.structs.replace(phase, dealt=tuple(CardSet.of(hand).bits for hand in hands))
    return msgspec.structs.replace(game, deal=msgspec.structs.replace(deal, dealt=dealt, play=phase))


@settings(max_examples=150)
@given(part_played(), SEEDS)
def test_a_refused_action_changes_nothing(game: Game, seed: str) -> None:
    random = Random(seed)
    turn, legal = game.turn, game.legal()
    assert turn is not None
    before = repr(game)
    seats = [Seat(seat) for seat in range(game.ruleset.players)]
    tries = [Play(random.choice(seats), random.choice(CARDS)) for _ in range(20)]
    for action in (*tries, *map(Draw, seats), Pass(Seat((turn + 1) % len(seats))), Lot(Seat(0)), Shuffle(())):
        if action in legal:
            continue
        with pytest.raises(Refused):
            game.act(action)
        assert repr(game) == before


def test_a_refusal_names_its_reason() -> None:
    ruleset = load("king14-kings")
    game = Game(ruleset)
    with pytest.raises(Refused) as refused:
        game.act(Shuffle(tuple(ruleset.pack)))
    assert refused.value.reason is Reason.NOT_NOW
    with pytest.raises(Refused) as refused:
        game.act(Lot(Seat(4)))
    assert refused.value.reason is Reason.NO_SUCH_SEAT
    game = game.act(Lot(Seat(3)))
    pack = tuple(ruleset.pack)
    for cards in (pack[:-1], (*pack[:-1], pack[0]), (*pack, pack[0])):
        with pytest.raises(Refused) as refused:
            game.act(Shuffle(cards))
        assert refused.value.reason is Reason.NOT_THE_PACK
    game = game.act(Shuffle(pack))
    with pytest.raises(Refused) as refused:
        game.act(Play(Seat(1), pack[0]))
    assert refused.value.reason is Reason.NOT_YOUR_TURN


def test_a_finished_game_takes_no_action() -> None:
    game = play_at_random(Game(load("king14-kings")), "over")
    assert game.winners
    with pytest.raises(Refused) as refused:
        game.act(Shuffle(tuple(game.ruleset.pack)))
    assert refused.value.reason is Reason.GAME_OVER
