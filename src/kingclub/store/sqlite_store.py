"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from kingclub.store.store import Command, DueTable, Entry, HeadMoved, StoreUnavailable
from kingclub.store.writer import Work, Writer

FILE_NAME = "club.sqlite3"

_TRIAL = 65_536
"""Bytes: more than any group of events."""


class SqliteStore:
    """A `Store` for one process: WAL, every commit on the disk, one thread that reads and writes."""

    def __init__(self, folder: Path) -> None:
        """Opens the file in `folder`, or makes both; raises StoreUnavailable."""
        self._folder = folder
        self._writer = Writer(folder / FILE_NAME)

    async def _run(self, work: Work) -> Any:
        return await asyncio.wrap_future(self._writer.run(work))

    async def append(self, entry: Entry) -> int:
        return await self._run(partial(_append, entry))

    async def answer(self, table: str, command: Command) -> int | None:
        return await self._run(partial(_answer, table, command))

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        rows = await self._run(partial(_rows, query, (table, after)))
        return [event for (event,) in rows]

    async def due(self) -> list[DueTable]:
        query = "SELECT id, next_due_at FROM tables WHERE next_due_at IS NOT NULL ORDER BY next_due_at"
        return [DueTable(*row) for row in await self._run(partial(_rows, query, ()))]

    async def open_tables_of(self, members: Sequence[str]) -> list[str]:
        query = (
            "SELECT DISTINCT id, opened_at FROM seats JOIN tables ON id = table_id"
            " WHERE member IN (SELECT value FROM json_each(?)) AND NOT is_over ORDER BY opened_at DESC, id"
        )
        rows = await self._run(partial(_rows, query, (json.dumps(list(members)),)))
        return [table for table, _ in rows]

    async def add_member(self, member: str, token_hash: bytes) -> None:
        await self._run(partial(_rows, "INSERT INTO tokens VALUES (?, ?)", (token_hash, member)))

    async def member_of(self, token_hash: bytes) -> str | None:
        query = "SELECT member FROM tokens WHERE token_hash = ?"
        return _single(await self._run(partial(_rows, query, (token_hash,))))

    async def add_link(self, token_hash: bytes, member: str, now: int, ends_at: int) -> None:
        query = "DELETE FROM links WHERE ends_at <= ? OR member = ?"
        await self._run(partial(_rows, query, (now, member)))
        await self._run(partial(_rows, "INSERT INTO links VALUES (?, ?, ?)", (token_hash, member, ends_at)))

    async def take_link(self, token_hash: bytes, now: int) -> str | None:
        query = "DELETE FROM links WHERE token_hash = ? AND ends_at > ? RETURNING member"
        return _single(await self._run(partial(_rows, query, (token_hash, now))))

    async def end_links(self, member: str) -> None:
        await self._run(partial(_rows, "DELETE FROM links WHERE member = ?", (member,)))

    async def try_to_write(self) -> None:
        await self._run(partial(_try_to_write, self._folder))

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)


def _rows(query: str, values: tuple[Any, ...], connection: sqlite3.Connection) -> list[Any]:
    return connection.execute(query, values).fetchall()


def _single(rows: list[Any]) -> Any:
    return rows[0][0] if rows else None


def _try_to_write(folder: Path, connection: sqlite3.Connection) -> None:
    """SQLite may still have room in its file where the disk has none: so both are tried."""
    try:
        with TemporaryFile(dir=folder) as trial:
            trial.write(bytes(_TRIAL))
            trial.flush()
            os.fsync(trial.fileno())
    except OSError as error:
        raise StoreUnavailable(f"{folder} can not be written: {error.strerror}") from error
    version: int = _single(_rows("PRAGMA user_version", (), connection))
    connection.execute(f"PRAGMA user_version = {version}")


def _append(entry: Entry, connection: sqlite3.Connection) -> int:
    if entry.command is not None:
        known = _answer(entry.table, entry.command, connection)
        if known is not None:
            return known
    head: int = _single(_rows("SELECT head FROM tables WHERE id = ?", (entry.table,), connection)) or 0
    if head != entry.head:
        raise HeadMoved(f"table {entry.table} is at {head}, not at {entry.head}")
    last = head + len(entry.events)
    rows = [(entry.table, head + place, event) for place, event in enumerate(entry.events, 1)]
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
    _set_head(entry, last, connection)
    if entry.command is not None:
        known_by = (entry.table, entry.command.member, entry.command.id)
        connection.execute("INSERT INTO commands VALUES (?, ?, ?, ?, ?)", (*known_by, head + 1, last))
    return last


def _set_head(entry: Entry, last: int, connection: sqlite3.Connection) -> None:
    if entry.head:
        connection.execute(
            "UPDATE tables SET head = ?, next_due_at = ?, is_over = ? WHERE id = ?",
            (last, entry.next_due_at, entry.is_over, entry.table),
        )
        return
    row = (entry.table, last, entry.next_due_at, entry.is_over, entry.now)
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?)", [(member, entry.table) for member in entry.members]
    )


def _answer(table: str, command: Command, connection: sqlite3.Connection) -> int | None:
    query = "SELECT last_seq FROM commands WHERE table_id = ? AND member = ? AND command_id = ?"
    return _single(_rows(query, (table, command.member, command.id), connection))
