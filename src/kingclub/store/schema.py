"""The tables of the SQLite file, and bringing an older file up to them."""

from __future__ import annotations

import sqlite3

from kingclub.store.store import NewerFile

_STEPS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        head INTEGER NOT NULL,
        next_due_at INTEGER,
        is_over INTEGER NOT NULL,
        opened_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (next_due_at) WHERE next_due_at IS NOT NULL;
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        event BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE commands (
        table_id TEXT NOT NULL,
        member TEXT NOT NULL,
        command_id TEXT NOT NULL,
        first_seq INTEGER NOT NULL,
        last_seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, member, command_id)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        member TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (member, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        token_hash BLOB PRIMARY KEY,
        member TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE links (
        token_hash BLOB PRIMARY KEY,
        member TEXT NOT NULL,
        ends_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Step N brings version N to version N + 1. Released steps never change."""

VERSION = len(_STEPS)


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Raises NewerFile for a file that a newer kingclub has written."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise NewerFile(
            f"the club's file has version {version}, this kingclub reads up to {VERSION}; install a newer one"
        )
    for number, step in enumerate(_STEPS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
