"""Rulesets, rows and sheets at random, from a seed: what could happen at a table, and what could not."""

from __future__ import annotations

from random import Random

import msgspec

from kingclub.cards import HEARTS, JOKERS, KING_OF_HEARTS, Card, CardSet, Suit
from kingclub.play.dealing import eldest
from kingclub.play.tally import tally_written_off
from kingclub.rules import (
    SWITCHES,
    Contract,
    ContractId,
    Counting,
    Form,
    Item,
    KingDiscard,
    Miser,
    RulesError,
    Ruleset,
    format_switch,
    load,
    preset_ids,
    read_preset,
)
from kingclub.scorepad import TakenRow
from kingclub.scorepad.counts import counted_items
from kingclub.scoring import Sale, Seat, Taken, Tally, Terms, Trump

TRIABLE = tuple(preset for preset in preset_ids() if read_preset(preset).form is not Form.KIS_KIS)
"""The presets of which every number can be tried: a hand of Kis-Kis may cost any of hundreds."""

HELD = tuple(preset for preset in preset_ids() if preset not in TRIABLE)


def random_ruleset(random: Random, presets: tuple[str, ...] = preset_ids()) -> Ruleset:
    """Any preset, any number of its players, a few switches turned that go together."""
    while True:
        file = read_preset(random.choice(presets))
        players = int(random.choice(sorted(file.players)))
        switches: dict[str, str] = {}
        offered = load(file.id, players=players).switches
        for name in sorted(offered):
            if SWITCHES[name].values and random.random() < 0.25:
                switches[name] = format_switch(random.choice(SWITCHES[name].values))
        try:
            return load(file.id, players=players, switches=switches)
        except RulesError:
            continue


def random_row(random: Random, ruleset: Ruleset, contract: ContractId | None, dealer: Seat) -> TakenRow:
    """A row that could be; of an ordered game, for any contract."""
    chosen = contract if contract is not None else random.choice(sorted(ruleset.contracts))
    law = ruleset.contracts[chosen]
    if law.counting is Counting.HELD:
        return _held_row(random, ruleset, chosen)
    terms = _terms(random, ruleset, law, dealer)
    if terms.written_off:
        return TakenRow(contract=chosen, terms=terms, tally=tally_written_off(ruleset, terms))
    tally, aside = _tally(random, ruleset, law)
    if ruleset.has_stock:
        return TakenRow(contract=chosen, terms=_stock_terms(random, ruleset, tally), tally=tally)
    if aside is not None:
        terms = msgspec.structs.replace(terms, aside=aside)
    if law.king_discard is KingDiscard.PENALTY and random.random() < 0.3:
        terms = msgspec.structs.replace(terms, held_king=Seat(random.randrange(ruleset.players)))
    return TakenRow(contract=chosen, terms=terms, tally=tally)


def _stock_terms(random: Random, ruleset: Ruleset, tally: Tally) -> Terms:
    """What was left in the stock, noted or not."""
    left = len(ruleset.pack & HEARTS) - sum(taken.hearts for taken in tally)
    return Terms(hearts_in_stock=left) if random.random() < 0.7 else Terms()


def _held_row(random: Random, ruleset: Ruleset, chosen: ContractId) -> TakenRow:
    """Some cards of the packs in every hand, but in that of who is out; now and then the deal is blocked."""
    cards = list(ruleset.all_cards)
    random.shuffle(cards)
    if random.random() < 0.1:
        return TakenRow(contract=chosen, tally=_blocked_hands(random, ruleset, cards))
    out = random.randrange(ruleset.players)
    tally = [
        Taken() if seat == out else Taken(held=tuple(cards.pop() for _ in range(random.randint(1, 3))))
        for seat in range(ruleset.players)
    ]
    terms = Terms(queen_out=Seat(out)) if random.random() < 0.3 else Terms()
    return TakenRow(contract=chosen, terms=terms, tally=tuple(tally))


def _blocked_hands(random: Random, ruleset: Ruleset, cards: list[Card]) -> Tally:
    """All cards but the one on top; nobody can move."""
    hands = [[card] for card in cards[1 : ruleset.players + 1]]
    for card in cards[ruleset.players + 1 :]:
        random.choice(hands).append(card)
    return tuple(Taken(held=tuple(hand)) for hand in hands)


def _terms(random: Random, ruleset: Ruleset, law: Contract, dealer: Seat) -> Terms:
    seats = range(ruleset.players)
    match law.counting:
        case Counting.ABOVE_BID:
            return Terms(declarer=Seat(random.choice(seats)), bid=random.randint(1, ruleset.hand_size))
        case Counting.PENALTY_SUIT:
            if random.random() < 0.2:
                return Terms(penalty_suit=Suit.HEARTS)
            suit, bid = random.choice(list(Suit)), random.randint(1, 9)
            return Terms(declarer=Seat(random.choice(seats)), bid=bid, penalty_suit=suit)
        case _:
            pass
    if not law.trump:
        return Terms(declarer=_orderer(random, ruleset, dealer)) if ruleset.order_list else Terms()
    return _trump_terms(random, ruleset, dealer)


def _orderer(random: Random, ruleset: Ruleset, dealer: Seat) -> Seat:
    """The first hand, where an order may not be passed on."""
    if ruleset.calls.passes:
        return Seat(random.randrange(ruleset.players))
    return eldest(dealer, ruleset.players)


def _trump_terms(random: Random, ruleset: Ruleset, dealer: Seat) -> Terms:
    calls, owner = ruleset.calls, eldest(dealer, ruleset.players)
    if calls.write_off and random.random() < 0.2:
        return Terms(declarer=owner, written_off=True)
    trump = random.choice([each for each in Trump if each is not Trump.NONE or calls.no_trump])
    is_reversed = calls.miser is Miser.ANY_TRUMP and random.random() < 0.2
    if calls.trade and random.random() < 0.5:
        buyer = random.choice([Seat(seat) for seat in range(ruleset.players) if seat != owner])
        sale = Sale(seller=owner, buyer=buyer, tricks=random.randint(1, 4))
        return Terms(declarer=buyer, trump=trump, reversed=is_reversed, sale=sale)
    declarer = _orderer(random, ruleset, dealer) if ruleset.order_list else owner
    return Terms(declarer=declarer, trump=trump, reversed=is_reversed)


def _tally(random: Random, ruleset: Ruleset, law: Contract) -> tuple[Tally, Card | None]:
    """The shuffled pack in tricks, each to anybody: every such tally could be."""
    cards = list(ruleset.pack)
    random.shuffle(cards)
    players = ruleset.players
    size = ruleset.hand_size * players
    left_over = cards[size:]
    taken = [CardSet()] * players
    tricks, last_two = [0] * players, [0] * players
    favourite = random.randrange(players)
    for number in range(ruleset.hand_size):
        winner = favourite if random.random() < 0.4 else random.randrange(players)
        taken[winner] |= CardSet.of(cards[number * players : (number + 1) * players])
        tricks[winner] += 1
        last_two[winner] += number >= ruleset.hand_size - 2
    aside = left_over[0] if left_over else None
    if aside is not None and ruleset.switches.get("aside") == "first-trick":
        taken[random.choice([seat for seat in range(players) if tricks[seat]])] |= CardSet.of(left_over)
        aside = None
    items = counted_items(law)
    tally = tuple(
        _taken(ruleset, law, items, taken[seat], tricks[seat], last_two[seat]) for seat in range(players)
    )
    return tally, aside


def _taken(
    ruleset: Ruleset, law: Contract, items: tuple[Item, ...], cards: CardSet, tricks: int, last_two: int
) -> Taken:
    if not items:
        return Taken(cards=cards & law.counted)
    counts = {
        Item.TRICKS: tricks,
        Item.HEARTS: sum(card.suit is Suit.HEARTS for card in cards if card not in JOKERS),
        Item.BOYS: len(cards & ruleset.boys),
        Item.GIRLS: len(cards & ruleset.girls),
        Item.KING: int(KING_OF_HEARTS in cards),
        Item.LAST_TWO: last_two,
    }
    counted = {str(item): counts[item] for item in items}
    return msgspec.structs.replace(Taken(), **counted)


def damaged(random: Random, ruleset: Ruleset, row: TakenRow) -> TakenRow:
    """The row with one thing changed; it may still be one that could be."""
    if not ruleset.has_upcard and random.random() < 0.3:
        return msgspec.structs.replace(row, terms=_damaged_terms(random, ruleset, row.terms))
    seat = random.randrange(ruleset.players)
    taken = row.tally[seat]
    items = counted_items(ruleset.contracts[row.contract])
    if row.terms.sale is not None and random.random() < 0.5:
        return msgspec.structs.replace(
            row, terms=msgspec.structs.replace(row.terms, sale=None, declarer=None, bid=3)
        )
    if ruleset.has_upcard:
        return _damaged_hands(random, ruleset, row, seat)
    elif not items:
        first = next(iter(taken.cards or row.tally[seat - 1].cards), None)
        changed = Taken() if first is None else Taken(cards=taken.cards - CardSet.of((first,)))
    else:
        item = random.choice(items)
        count = getattr(taken, item) + random.choice((-1, 1))
        changed = msgspec.structs.replace(taken, **{item: max(0, count)})
    tally = [*row.tally]
    tally[seat] = changed
    if items and random.random() < 0.5:  # what one loses another has: the sums stay
        other = (seat + 1) % ruleset.players
        item = random.choice(items)
        moved = min(2, getattr(row.tally[other], item))
        tally[other] = msgspec.structs.replace(
            row.tally[other], **{item: getattr(row.tally[other], item) - moved}
        )
        tally[seat] = msgspec.structs.replace(taken, **{item: getattr(taken, item) + moved})
    return msgspec.structs.replace(row, tally=tuple(tally))


def _damaged_terms(random: Random, ruleset: Ruleset, terms: Terms) -> Terms:
    """With one word more than was said, or another."""
    seat = Seat(random.randrange(ruleset.players))
    others: tuple[dict[str, object], ...] = (
        {"declarer": seat},
        {"declarer": None},
        {"trump": Trump.NONE, "last_card": True},
        {"reversed": True},
        {"written_off": True},
        {"penalty_suit": Suit.SPADES},
    )
    return msgspec.structs.replace(terms, **random.choice(others))


def _damaged_hands(random: Random, ruleset: Ruleset, row: TakenRow, seat: int) -> TakenRow:
    """A card too many, hands that nobody noted, or a queen that went out with cards left."""
    match random.randrange(4):
        case 0:
            tally = [*row.tally]
            tally[seat] = Taken(held=(*tally[seat].held, *tally[seat].held, *tally[seat - 1].held))
            return msgspec.structs.replace(row, tally=tuple(tally))
        case 1:
            return msgspec.structs.replace(row, tally=(Taken(),) * ruleset.players)
        case 2:
            tally = [*row.tally]
            tally[seat] = tally[seat - 1] = Taken()
            return msgspec.structs.replace(row, tally=tuple(tally))
        case _:
            return msgspec.structs.replace(row, terms=Terms(queen_out=Seat(seat)))
