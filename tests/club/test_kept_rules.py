"""A table keeps its own rules: it can be looked at, and played on, when its preset has changed or gone."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from kingclub.club import BrokenLog, decode_event, encode_event, table_from, view
from kingclub.club.events import TableOpened
from kingclub.rules import Ruleset
from tests.club.tables import ME, opening, step
from tests.strategies import rulesets


@settings(deadline=None, max_examples=60)
@given(rulesets())
def test_rules_come_back_from_a_log_as_they_were(ruleset: Ruleset) -> None:
    decoded = msgspec.json.decode(msgspec.json.encode(ruleset), type=Ruleset)
    assert decoded == ruleset
    assert decoded.hash == ruleset.hash


def test_a_table_goes_on_by_the_rules_it_was_opened_with() -> None:
    event, *later = opening()
    assert isinstance(event, TableOpened)
    moved_on = msgspec.structs.replace(event, preset="gone", rules_hash="sha256:other")
    log = [decode_event(encode_event(each)) for each in (moved_on, *later)]
    table = table_from(log)
    assert table.game.ruleset == event.rules
    seen = view(table, ME)
    assert len(seen.hand) == 8
    assert seen.title.ru
    assert step(table).seq > table.seq


def test_an_older_log_without_its_rules_is_read_while_the_preset_is_the_same() -> None:
    event, *later = opening()
    assert isinstance(event, TableOpened)
    older = msgspec.structs.replace(event, rules=None)
    assert table_from([older, *later]).game.ruleset == event.rules
    for changed in ({"rules_hash": "sha256:other"}, {"preset": "gone"}):
        with pytest.raises(BrokenLog):
            table_from([msgspec.structs.replace(older, **changed), *later])
