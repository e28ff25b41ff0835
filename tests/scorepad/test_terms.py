"""Terms on the pad are those that the referee's calls can settle: no more, and no fewer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from kingclub.cards import Suit
from kingclub.play import Shuffle
from kingclub.play.deal import Deal
from kingclub.play.dealing import eldest
from kingclub.rules import Contract, Counting, Ruleset, load, preset_ids, read_preset
from kingclub.scorepad.terms_check import terms_faults
from kingclub.scoring import Sale, Seat, Terms, Trump

_DEALER = Seat(1)
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((preset, int(count), {}) for preset in preset_ids() for count in sorted(read_preset(preset).players)),
    ("ladies-book", 4, {"miser": "no-trump-only"}),
    ("ladies-book", 4, {"miser": "no-trump-only", "no_trump": "on"}),
    ("ladies-book", 4, {"no_trump": "on"}),
    ("ladies-book", 4, {"miser": "off"}),
    ("ladies-book", 4, {"sale_cap": "taken"}),
    ("ladies-book", 4, {"sale": "after-declaration"}),
    ("ladies-book", 4, {"sale": "full-deal"}),
    ("ladies", 4, {"trade": "on", "write_off": "on"}),
    ("ladies", 4, {"write_off": "on"}),
    ("trump", 4, {"no_trump": "on"}),
    ("trump-auction", 4, {"no_trump": "on"}),
    ("ordered", 4, {"order_list": "fourteen"}),
    ("ordered", 4, {"no_trump": "off", "first_lead": "caller"}),
    ("ordered", 3, {}),
]  # fmt: skip


def settled(ruleset: Ruleset, number: int) -> Iterator[tuple[Contract, Terms]]:
    """Every end that the calls of a deal can have, with its contract."""
    lists = (ruleset.order_list,) * ruleset.players
    todo = [Deal.start(ruleset, number, _DEALER, Shuffle(ruleset.all_cards), lists)]
    seen: set[object] = set()
    while todo:
        deal = todo.pop()
        if deal.calling is None:
            yield deal.settled_contract, deal.terms
            continue
        key = (deal.calling, deal.terms, None if deal.contract is None else deal.contract.id)
        if key not in seen:
            seen.add(key)
            todo.extend(deal.act(action) for action in deal.legal())


def ends(ruleset: Ruleset) -> dict[Contract, set[Terms]]:
    """By contract, the terms that the referee settles; a last card may show any suit."""
    found: dict[Contract, set[Terms]] = {}
    numbers = {contract: at for at, contract in reversed(list(enumerate(ruleset.programme, 1)))}
    for number in numbers.values() or (1,):
        for contract, terms in settled(ruleset, number):
            suits = [each for each in Trump if each.suit is not None] if terms.last_card else [terms.trump]
            found.setdefault(contract, set()).update(
                msgspec.structs.replace(terms, trump=suit, sale=sale)
                for suit in suits
                for sale in sales(ruleset, terms.sale)
            )
    return found


def sales(ruleset: Ruleset, sale: Sale | None) -> Iterator[Sale | None]:
    """Under the cap a buyer may hand over fewer than he bid, or none."""
    yield sale
    if sale is not None and ruleset.calls.sale_cap_taken:
        yield msgspec.structs.replace(sale, tricks=0)


def noted(ruleset: Ruleset, contract: Contract, end: Terms) -> Iterator[Terms]:
    """The ways to write the end down: its trump may be left out, and who declares where the rules tell."""
    has_caller = bool(ruleset.order_list) or contract.counting is not Counting.ITEMS or end.written_off
    declarers = {end.declarer} if has_caller else {end.declarer, None}
    for trump, declarer in product({end.trump, None}, declarers):
        yield msgspec.structs.replace(end, trump=trump, declarer=declarer)


def all_terms(ruleset: Ruleset, contract: Contract) -> Iterator[Terms]:
    """Every combination of what can be written; of counts the least, the most, and those just beyond."""
    first, size = eldest(_DEALER, ruleset.players), ruleset.hand_size
    other = Seat((first + 1) % ruleset.players)
    top = (ruleset.until or 0) // 2 if contract.counting is Counting.PENALTY_SUIT else size
    names = ("declarer", "trump", "reversed", "last_card", "bid", "sale", "written_off", "penalty_suit")
    deals = [Sale(seller=first, buyer=other, tricks=count) for count in (0, 1, size, size + 1)]
    wrong = [Sale(seller=first, buyer=first, tricks=1), Sale(seller=other, buyer=first, tricks=1)]
    for values in product(
        (None, *map(Seat, range(ruleset.players))),
        (None, Trump.CLUBS, Trump.HEARTS, Trump.NONE),
        (False, True),
        (False, True),
        (None, 0, 1, top, top + 1),
        (None, *deals, *wrong),
        (False, True),
        (None, Suit.SPADES, Suit.HEARTS),
    ):
        yield msgspec.structs.replace(Terms(), **dict(zip(names, values, strict=True)))


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "players", "switches"), TABLES)
def test_the_pad_takes_the_terms_that_calls_can_settle_and_no_others(
    preset: str, players: int, switches: dict[str, str]
) -> None:
    ruleset = load(preset, players=players, switches=switches)
    kinds: set[tuple[Counting, bool]] = set()
    for contract, found in ends(ruleset).items():
        kind = (contract.counting, contract.trump)
        if kind in kinds:  # its terms are those of a contract looked at before
            continue
        kinds.add(kind)
        right = {terms for end in found for terms in noted(ruleset, contract, end)}
        for terms in all_terms(ruleset, contract):
            faults = terms_faults(ruleset, contract, terms, _DEALER)
            assert (not faults) == (terms in right), (contract.id, terms, faults)
