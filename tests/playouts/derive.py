"""Draw small deals and count their playouts by brute force.

    python -m tests.playouts.derive              compares every file with today's numbers
    python -m tests.playouts.derive --rewrite    writes the files again, all or those of `--preset ID`

The deals of a preset are drawn from its own name, so a new preset leaves the others' files as they are.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.playouts.blocks import (
    HERE,
    Block,
    block_from_count,
    count_deal,
    format_block,
    playout_files,
    read_blocks,
    recount,
)
from tests.playouts.brute_force import (
    KING,
    Count,
    Deal,
    TooManyPlays,
    card_items,
    suit_of,
)
from tests.playouts.tables import FOURTEEN, SUITS, TABLES, Preset

# Least and most sequences of all lengths together: enough to catch a wrong rule, few enough to count often.
SPAN = {2: (40, 2_500), 3: (40, 2_500), 4: (200, 6_000)}
WHOLE_PACK = (200, 6_000)
WHOLE_PACK_DEPTHS = (6, 5, 4)
TRIES = 6_000
STOCK = 3
WHOLE_PACK_TRIES = 300
KIS_KIS_DEPTHS = (12, 10, 9, 8, 7)
KIS_KIS_TRIES = 60
FEWER = {3: ["for-three"], 2: ["for-two"]}
"""How the ids of a smaller table begin than the usual one."""
UNITS = {
    "domino": "actions, a drawn card being one",
    "kis-kis": "actions: a card, a draw of one's own will, a pass, a suit named",
}


@dataclass(frozen=True)
class Wanted:
    """A contract under some switches and terms; `tag` ends the id."""

    contract: str
    tag: str = ""
    switches: dict[str, str] = field(default_factory=dict[str, str])
    terms: dict[str, str] = field(default_factory=dict[str, str])
    sizes: tuple[int, ...] = (3, 4, 0)  # cards a hand; 0: the whole pack is dealt


def switched(contract: str, *pairs: str) -> Wanted:
    switches = dict(pair.split("=") for pair in pairs)
    return Wanted(contract, "-".join(pairs).replace("=", "-").replace("_", "-"), switches, sizes=(3,))


HOUSE_RULES = [
    switched("no-hearts", "heart_lead=free"),
    switched("no-hearts", "heart_lead=after-broken"),
    switched("no-hearts", "king_deals=all"),
    switched("no-king", "heart_lead=free"),
    switched("no-king", "king_discard=free"),
    switched("no-king", "king_discard=penalty"),
    switched("no-king", "king_under_ace=forced"),
    switched("no-all", "heart_lead=after-broken"),
    switched("no-all", "king_discard=free"),
    switched("no-all", "king_discard=penalty"),
    switched("no-all", "king_under_ace=forced"),
    switched("no-all", "heart_lead=free", "king_discard=free"),
    switched("take-hearts", "heart_lead=free"),
    switched("take-king", "heart_lead=after-broken"),
    switched("take-king", "king_discard=free"),
    switched("take-all", "king_discard=free"),
    switched("take-all", "king_discard=penalty", "heart_lead=free"),
]


def house_rules(preset: Preset) -> Iterator[Wanted]:
    for wanted in HOUSE_RULES:
        if wanted.contract in preset.contracts and not wanted.switches.items() & preset.switches.items():
            yield wanted
    other = "jacks" if preset.boys == "kings" else "both" if preset.boys == "jacks" else "kings"
    yield switched("no-boys", f"boys={other}")
    if "take-boys" in preset.contracts:
        yield switched("take-boys", f"boys={other}")
    if preset.boys in ("kings", "both"):
        yield switched("no-boys", "king_deals=all")
    for contract, settings in preset.turned.items():
        if contract != "trump":
            yield from (switched(contract, setting) for setting in settings)


def trump_deals(preset: Preset) -> Iterator[Wanted]:
    if "trump" not in preset.contracts:
        return
    auction = {"declarer": "2", "bid": "1"} if "bid" in preset.calls else {}
    for suit, word in zip(SUITS, ("spades", "clubs", "diamonds", "hearts"), strict=True):
        yield Wanted("trump", word, terms={"trump": suit, **auction})
    if "no-trump" in preset.calls:
        yield Wanted("trump", "no-trump", terms={"trump": "none"})
    if "reversed" in preset.calls:
        yield Wanted("trump", "reversed-diamonds", terms={"trump": "♦", "reversed": ""})
        yield Wanted("trump", "reversed-hearts", terms={"trump": "♥", "reversed": ""})
        yield Wanted("trump", "reversed-no-trump", terms={"trump": "none", "reversed": ""})
    for setting in preset.turned.get("trump", []):
        yield replace(switched("trump", setting), terms={"trump": "♣"})


def hoyle_deals(name: str) -> Iterator[Wanted]:
    if name == "domino":
        for tag in ("a", "b", "c", "d"):
            yield Wanted("domino", tag, sizes=(2, 3))
        yield Wanted("domino", "stock-to-last-on", {"stock_to_last": "on"}, sizes=(2,))
    if name == "jokers":
        for tag in ("a", "b", "c"):
            yield Wanted("jokers", tag)
        yield switched("jokers", "joker_any_time=on")
        yield switched("jokers", "joker_loses_to_high_heart=on")
    if name == "suit-auction":
        for suit, word in zip(SUITS, ("spades", "clubs", "diamonds", "hearts"), strict=True):
            yield Wanted("suit", word, terms={"penalty_suit": suit, "declarer": "3", "bid": "5"})
        yield Wanted("suit", "all-pass", terms={"penalty_suit": "♥"})


def kis_kis_deals() -> Iterator[Wanted]:
    for tag in ("a", "b", "c", "d", "e", "f"):
        yield Wanted("kis-kis", tag, sizes=(2, 3))
    yield Wanted("kis-kis", "no-stock", sizes=(2, 3))
    for value in ("every-30", "one-30", "add-30", "always-3"):
        yield switched("kis-kis", f"queen_held={value}")
    for name in ("upcard_acts=off", "last_card_acts=on", "voluntary_draw=on"):
        yield switched("kis-kis", name)


def wanted_deals(name: str, preset: Preset) -> Iterator[Wanted]:
    king = [contract for contract in preset.contracts if contract in FOURTEEN]
    yield from (Wanted(contract) for contract in king)
    if king:
        yield from house_rules(preset)
    yield from trump_deals(preset)
    yield from hoyle_deals(name)
    if name == "kis-kis":
        yield from kis_kis_deals()


def is_telling(deal: Deal) -> bool:
    """Whether the cards that the contract is about are there at all."""
    cards = [card for hand in deal.hands.values() for card in hand]
    if deal.item in ("king", "all"):
        return KING in cards
    if deal.item in ("boys", "girls", "hearts"):
        return len([card for card in cards if card_items(deal, card)]) >= 2
    if "jokers" in deal.contract:
        return any(card[0] == "Jo" for card in cards) and sum(suit_of(card) == "♥" for card in cards) > 3
    if deal.contract == "suit":
        return sum(card[0] == deal.terms["penalty_suit"] for card in cards) >= 2
    if deal.contract == "domino":
        return sum(card[0] == "♥" for card in [*cards, *deal.stock]) > 3
    if deal.contract == "kis-kis":
        return any(card[1] == "Q" for card in cards) and any(card[1] in ("6", "7", "A") for card in cards)
    return True


def tells(deal: Deal, counted: Count, least: int) -> bool:
    """Whether the numbers are worth keeping: not trivial, and other than without the switches."""
    if sum(counted.plays) < least or (deal.contract == "kis-kis" and counted.end < 10):
        return False
    for name in deal.switches:
        rest = {key: value for key, value in deal.switches.items() if key != name}
        if name == "king_discard" and deal.contract == "take-all" and deal.switches[name] == "penalty":
            continue  # In a positive deal the penalty rule is the forced one.
        depth = len(counted.plays) - 1 if deal.contract == "kis-kis" else None
        if count_deal(replace(deal, switches=rest), depth) == counted:
            return False
    return True


def draw(name: str, preset: Preset, wanted: Wanted, size: int, identity: str) -> tuple[Deal, Count]:
    depths = (None,) if size in SPAN else WHOLE_PACK_DEPTHS
    for depth in KIS_KIS_DEPTHS if wanted.contract == "kis-kis" else depths:
        for deal in drawn_deals(name, preset, wanted, size, identity):
            least, most = SPAN.get(size, WHOLE_PACK)
            try:
                counted = count_deal(deal, depth, most)
            except TooManyPlays:
                continue
            if tells(deal, counted, least):
                return deal, counted
    raise LookupError(f"no telling deal found for {identity}")


def drawn_deals(name: str, preset: Preset, wanted: Wanted, size: int, identity: str) -> Iterator[Deal]:
    source = random.Random(f"kingclub playouts {identity}")
    stock = STOCK if wanted.contract in ("domino", "kis-kis") and wanted.tag != "no-stock" else 0
    upcards = 1 if wanted.contract == "kis-kis" else 0
    dealt = size * preset.players
    tries = TRIES if size in SPAN else WHOLE_PACK_TRIES
    for _ in range(KIS_KIS_TRIES if wanted.contract == "kis-kis" else tries):
        cards = source.sample(preset.pack, dealt + stock + upcards)
        hands = {seat + 1: cards[seat * size : (seat + 1) * size] for seat in range(preset.players)}
        dealer = source.randint(1, preset.players)
        deal = Deal(name, wanted.contract, dealer, hands, wanted.switches, wanted.terms)
        deal.stock = cards[dealt : dealt + stock]
        deal.upcard = cards[-1] if upcards else None
        if is_telling(deal):
            yield deal


def derive(name: str, preset: Preset) -> Iterator[Block]:
    for wanted in wanted_deals(name, preset):
        for size in wanted.sizes:
            words = [f"{size}-cards" if size else "whole-pack", *wanted.tag.split()]
            table = FEWER.get(preset.players, []) if preset is not TABLES[name][0] else []
            identity = f"{name}/{wanted.contract}/{'-'.join([*table, *words])}"
            cards = size or len(preset.pack) // preset.players
            yield block_from_count(identity, *draw(name, preset, wanted, cards, identity))


def rewrite(name: str) -> None:
    blocks = [block for preset in TABLES[name] for block in derive(name, preset)]
    unit = UNITS.get(name, "cards")
    head = (
        "# Counted by brute_force.py, which shares no code with the referee; deals drawn by derive.py.\n"
        f"# plays D N: legal sequences of exactly D {unit}; plays end N: whole playouts, early ends too;\n"
        "# points end SEAT LEAST MOST SUM: that seat's points over all whole playouts.\n"
    )
    if name == "kis-kis":
        head += "# Whole are here those that end within the deepest D.\n"
    text = head + "".join(f"\n{format_block(block)}\n" for block in blocks)
    (HERE / f"{name}.playouts").write_text(text, encoding="utf-8")


def compare() -> int:
    wrong = 0
    for path in playout_files():
        for block in read_blocks(path):
            if block != recount(block):
                wrong += 1
                print(f"{path.name}: {block.id}: brute force gives other numbers")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Count the playouts of small deals by brute force.")
    parser.add_argument(
        "--rewrite", action="store_true", help="write the files again; a changed number is a changed rule"
    )
    parser.add_argument("--preset", choices=sorted(TABLES), action="append", help="only this preset")
    arguments = parser.parse_args()
    if not arguments.rewrite:
        return 1 if compare() else 0
    for name in arguments.preset or TABLES:
        rewrite(name)
        print(f"{name}.playouts written", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
