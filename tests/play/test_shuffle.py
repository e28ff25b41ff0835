"""The shuffle is what `docs/shuffle.md` says, to the bit."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

from kingclub.cards import format_cards
from kingclub.play import first_dealer, shuffled
from kingclub.rules import load

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"


def by_the_page(pack: list[str], seed: str, purpose: str) -> list[str]:
    """The page's text followed word by word, apart from the code under test."""
    key = hashlib.sha256(seed.encode()).digest() if len(seed.encode()) > 64 else seed.encode()
    stream = b"".join(
        hmac.new(key, f"kingclub 1 {purpose} {block}".encode(), "sha256").digest() for block in range(20)
    )
    draws = [stream[at] * 256 + stream[at + 1] for at in range(0, len(stream), 2)]
    pack = list(pack)
    for last in range(len(pack) - 1, 0, -1):
        while draws[0] >= 65536 - 65536 % (last + 1):
            draws.pop(0)
        other = draws.pop(0) % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def test_the_shuffle_follows_its_page() -> None:
    pack = load("king14-kings").pack
    for seed in ("kingclub", "", "Кинг", "x" * 100):
        for number in (1, 2, 14):
            by_page = by_the_page([str(card) for card in pack], seed, f"deal {number}")
            assert [str(card) for card in shuffled(pack, seed, f"deal {number}")] == by_page


def test_the_page_prints_a_right_check() -> None:
    ruleset = load("king14-kings")
    found = re.search(r"`([^`]*)`, and the first dealer by lot is seat (\d)", PAGE.read_text("utf-8"))
    assert found is not None
    assert found[1] == format_cards(shuffled(ruleset.pack, "kingclub", "deal 1")[:8])
    assert int(found[2]) == first_dealer(ruleset, "kingclub") + 1


def test_every_first_card_and_dealer_occurs() -> None:
    ruleset = load("king14-kings")
    first = {shuffled(ruleset.pack, f"seed {number}", "deal 1")[0] for number in range(500)}
    dealers = {first_dealer(ruleset, f"seed {number}") for number in range(50)}
    assert first == set(ruleset.pack)
    assert dealers == {0, 1, 2, 3}
