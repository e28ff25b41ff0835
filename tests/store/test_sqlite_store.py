"""The SQLite store: the contract, and what happens when the disk does not do its part."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingclub.store import Entry, SqliteStore, Store, StoreUnavailable
from kingclub.store.schema import VERSION
from kingclub.store.sqlite_store import FILE_NAME
from tests.store.contract import StoreContract, entry


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = SqliteStore(tmp_path)
    yield opened
    await opened.close()


class TestSqliteStore(StoreContract):
    """All of the contract."""


async def test_what_is_saved_is_there_after_another_start(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    await first.append(entry(0, b"a"))
    await first.close()
    second = SqliteStore(tmp_path)
    assert await second.events("t") == [b"a"]
    await second.close()


async def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.append(entry(0, b"a"))
    await fill(store)
    with pytest.raises(StoreUnavailable, match="full"):
        await store.append(Entry(table="t", head=1, events=[bytes(500_000)], next_due_at=None))
    assert await store.events("t") == [b"a"]
    assert await store.append(entry(1, b"b")) == 2
    await store.close()


async def fill(store: SqliteStore) -> None:
    """From here on the file may not grow: SQLite then says what it says on a full disk."""
    pages: list[tuple[int]] = await store._run(  # pyright: ignore[reportPrivateUsage]
        lambda connection: connection.execute("PRAGMA page_count").fetchall()
    )
    count = pages[0][0] + 4
    await store._run(  # pyright: ignore[reportPrivateUsage]
        lambda connection: connection.execute(f"PRAGMA max_page_count = {count}").fetchall()
    )


@pytest.fixture
def file_in_the_way(tmp_path: Path) -> Path:
    place = tmp_path / "a-file"
    place.write_text("in the way", encoding="utf-8")
    return place


def test_a_folder_that_can_not_be_made_is_named(file_in_the_way: Path) -> None:
    with pytest.raises(StoreUnavailable, match="a-file"):
        SqliteStore(file_in_the_way / "club")


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(b"not a database, " * 100)
    with pytest.raises(StoreUnavailable, match=FILE_NAME):
        SqliteStore(tmp_path)
    assert file.read_bytes() == b"not a database, " * 100


def test_a_file_of_a_newer_kingclub_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(StoreUnavailable, match="newer"):
        SqliteStore(tmp_path)


async def test_one_bad_piece_of_work_spoils_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.append(entry(0, b"a"))
    with pytest.raises(Exception, match="at 1, not at 7"):
        await store.append(entry(7, b"x"))
    assert await store.append(entry(1, b"b")) == 2
    await store.close()
