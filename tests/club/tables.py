"""Tables to test with: opened, played on, and swapped."""

from __future__ import annotations

from collections.abc import Sequence

from kingclub.cards import format_cards
from kingclub.club import (
    Event,
    MemberActs,
    OpenTable,
    Sitter,
    Table,
    TimePasses,
    decide,
    evolve,
    next_due_at,
    open_table,
    table_from,
    view,
)
from kingclub.club.events import ChanceHappened
from kingclub.club.messages import MakeCall, Pace, PlayCard, TableAction, Tap
from kingclub.club.table_view import TableView
from kingclub.rules import load

ME = "me"


def opening(
    preset: str = "king14-kings", *, players: int = 4, pace: Pace = Pace.NORMAL, seed: str = "kingclub"
) -> list[Event]:
    """The log of a fresh table: me on seat 1, bots on the others."""
    bots = tuple(Sitter(name=f"bot {seat}", bot="plain") for seat in range(2, players + 1))
    wish = OpenTable(
        table="t",
        ruleset=load(preset, players=players),
        sitters=(Sitter(name="Me", member=ME), *bots),
        seed=seed,
        bot_seed="bots",
        pace=pace,
    )
    return open_table(wish, 1000)


def fresh(preset: str = "king14-kings", *, players: int = 4, pace: Pace = Pace.NORMAL) -> Table:
    return table_from(opening(preset, players=players, pace=pace))


def after(table: Table, events: Sequence[Event]) -> Table:
    for event in events:
        table = evolve(table, event)
    return table


def act(table: Table, action: TableAction, *, now: int | None = None, prompt: str | None = None) -> Table:
    """The table after my action."""
    wish = MemberActs(member=ME, prompt=table.prompt if prompt is None else prompt, action=action)
    return after(table, decide(table, wish, table.changed_at if now is None else now))


def any_action(seen: TableView) -> TableAction:
    """The first thing that I may do."""
    if seen.awaits == "tap":
        return Tap()
    if seen.calls:
        return MakeCall(index=0)
    return PlayCard(card=next(card.card for card in seen.hand if card.legal))


def until_mine(table: Table) -> Table:
    """Time passes until something is asked of me, or the game is over."""
    while (due_at := next_due_at(table)) is not None:
        table = after(table, decide(table, TimePasses(), due_at))
    return table


def step(table: Table) -> Table:
    """What is due happens; where nothing is, I act."""
    due_at = next_due_at(table)
    if due_at is not None:
        return after(table, decide(table, TimePasses(), due_at))
    return act(table, any_action(view(table, ME)))


def with_shuffle(events: Sequence[Event], cards: Sequence[object]) -> list[Event]:
    """The log with another order of the pack in its one shuffle."""
    text = format_cards(cards)  # pyright: ignore[reportArgumentType] - the cards of the log itself
    return [
        ChanceHappened(at=event.at, cards=text)
        if isinstance(event, ChanceHappened) and event.cards
        else event
        for event in events
    ]
