"""What every store must do; a test module of an implementation gives the fixture `store`."""

from __future__ import annotations

import asyncio

import pytest

from kingclub.store import Command, DueTable, Entry, HeadMoved, Store


def entry(
    head: int, *events: bytes, table: str = "t", command: Command | None = None, due: int | None = None
) -> Entry:
    return Entry(
        table=table, head=head, events=events, next_due_at=due, command=command, members=("me",), now=head + 1
    )


class StoreContract:
    """Inherit, and define `store`."""

    async def test_what_was_appended_is_read_in_its_order(self, store: Store) -> None:
        assert await store.append(entry(0, b"a", b"b")) == 2
        assert await store.append(entry(2, b"c")) == 3
        assert await store.events("t") == [b"a", b"b", b"c"]
        assert await store.events("t", 2) == [b"c"]
        assert await store.events("other") == []

    async def test_who_has_not_seen_the_head_appends_nothing(self, store: Store) -> None:
        await store.append(entry(0, b"a"))
        for head in (0, 2):
            with pytest.raises(HeadMoved):
                await store.append(entry(head, b"x"))
        assert await store.events("t") == [b"a"]

    async def test_of_two_writers_at_one_head_one_wins(self, store: Store) -> None:
        await store.append(entry(0, b"a"))
        tries = [store.append(entry(1, b"b")), store.append(entry(1, b"c"))]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert len([answer for answer in answers if isinstance(answer, HeadMoved)]) == 1
        assert len(await store.events("t")) == 2

    async def test_a_command_sent_again_gets_its_old_answer(self, store: Store) -> None:
        command = Command("me", "1")
        await store.append(entry(0, b"a"))
        assert await store.answer("t", command) is None
        assert await store.append(entry(1, b"b", b"c", command=command)) == 3
        await store.append(entry(3, b"d"))
        assert await store.append(entry(4, b"b", command=command)) == 3
        assert await store.answer("t", command) == 3
        assert await store.events("t") == [b"a", b"b", b"c", b"d"]

    async def test_an_id_is_known_for_its_member_and_table_only(self, store: Store) -> None:
        await store.append(entry(0, b"a", command=Command("me", "1")))
        assert await store.append(entry(0, b"a", table="u", command=Command("me", "1"))) == 1
        assert await store.append(entry(1, b"b", command=Command("you", "1"))) == 2

    async def test_tables_that_move_by_themselves_are_listed_the_first_due_first(self, store: Store) -> None:
        await store.append(entry(0, b"a", table="late", due=20))
        await store.append(entry(0, b"a", table="soon", due=10))
        await store.append(entry(0, b"a", table="waits"))
        assert await store.due() == [DueTable("soon", 10), DueTable("late", 20)]
        await store.append(entry(1, b"b", table="soon"))
        assert await store.due() == [DueTable("late", 20)]

    async def test_the_open_tables_of_members_are_found_the_newest_first(self, store: Store) -> None:
        assert await store.open_tables_of(["me"]) == []
        for moment, table in enumerate(("old", "new")):
            await store.append(
                Entry(table=table, head=0, events=[b"a"], next_due_at=None, members=("me",), now=moment)
            )
        assert await store.open_tables_of(["other", "me"]) == ["new", "old"]
        assert await store.open_tables_of(["other"]) == await store.open_tables_of([]) == []
        await store.append(Entry(table="new", head=1, events=[b"b"], next_due_at=None, is_over=True))
        assert await store.open_tables_of(["me"]) == ["old"]
        await store.append(Entry(table="new", head=2, events=[b"c"], next_due_at=None))
        assert await store.open_tables_of(["me"]) == ["new", "old"]

    async def test_who_no_longer_waits_for_an_answer_stops_nobody_else(self, store: Store) -> None:
        gone = [asyncio.create_task(store.append(entry(0, b"a", table=f"t{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert await store.append(entry(0, b"a")) == 1

    async def test_a_member_may_have_several_tokens(self, store: Store) -> None:
        await store.add_member("me", b"phone")
        await store.add_member("me", b"desk")
        assert await store.member_of(b"phone") == await store.member_of(b"desk") == "me"
        assert await store.member_of(b"other") is None

    async def test_a_link_works_once_and_until_it_ends(self, store: Store) -> None:
        await store.add_link(b"link", "me", 0, 10)
        assert await store.take_link(b"other", 0) is None
        assert await store.take_link(b"link", 10) is None
        assert await store.take_link(b"link", 9) == "me"
        assert await store.take_link(b"link", 9) is None

    async def test_of_two_that_take_a_link_one_gets_it(self, store: Store) -> None:
        await store.add_link(b"link", "me", 0, 10)
        taken = await asyncio.gather(store.take_link(b"link", 1), store.take_link(b"link", 1))
        assert sorted(taken, key=str) == [None, "me"]

    async def test_a_newer_link_and_a_call_back_end_the_older_ones(self, store: Store) -> None:
        await store.add_link(b"old", "me", 0, 10)
        await store.add_link(b"new", "me", 0, 10)
        await store.add_link(b"yours", "you", 0, 10)
        assert await store.take_link(b"old", 1) is None
        await store.end_links("me")
        assert await store.take_link(b"new", 1) is None
        assert await store.take_link(b"yours", 1) == "you"

    async def test_a_try_to_write_leaves_everything_as_it_is(self, store: Store) -> None:
        await store.append(entry(0, b"a"))
        await store.try_to_write()
        assert await store.events("t") == [b"a"]
