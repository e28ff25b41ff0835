"""What counts how much, in the line below the title."""

from __future__ import annotations

from collections.abc import Iterator

from kingclub.cards import Rank
from kingclub.rules import Contract, ContractId, Counting, Item, Ruleset
from kingclub.scorepad.counts import counted_items, price
from kingclub.texts import Points, Texts, format_points


def prices_told(ruleset: Ruleset, texts: Texts) -> str:
    """Once for each item; a trump trick apart."""
    contracts = dict.fromkeys(ruleset.order_list or ruleset.programme)
    told = dict.fromkeys(each for contract in contracts for each in _of_contract(ruleset, contract, texts))
    line = "; ".join(told)
    return f"{line[:1].upper()}{line[1:]}"


def _of_contract(ruleset: Ruleset, contract: ContractId, texts: Texts) -> Iterator[str]:
    law = ruleset.contracts[contract]
    match law.counting:
        case Counting.CARDS:
            yield texts.text("page-prices-jokers")
        case Counting.PENALTY_SUIT:
            yield texts.text("page-prices-suit")
        case Counting.HELD:
            yield _of_cards_held(law, texts)
        case _:
            for item in counted_items(law):
                told = _of_item(ruleset, item, price(law, item), texts)
                yield f"{texts.text(f'contract-{contract}')}: {told}" if law.trump else told


def _of_item(ruleset: Ruleset, item: Item, half: int, texts: Texts) -> str:
    boys = str(ruleset.switches.get("boys", ""))
    return texts.text(f"price-{item}", points=Points(half), boys=boys)


def _of_cards_held(law: Contract, texts: Texts) -> str:
    """The cards that do not cost their number are listed."""
    by_rank = {card.rank: law.card_prices[card.index] for card in law.counted}
    odd = [
        f"{texts.text('rank-name', rank=rank.name.lower())} {format_points(half)}"
        for rank, half in sorted(by_rank.items())
        if half != 2 * rank or rank > Rank.TEN
    ]
    told = texts.text("table-held-prices", cards=", ".join(odd))
    if law.wild is None:
        return told
    queen = texts.text("page-kis-kis-queen", points=Points(law.wild.price), held=str(law.wild.held))
    return f"{told}. {queen}"
