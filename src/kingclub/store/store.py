"""What the club needs of its storage. Any implementation passes `tests/store/contract.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class StoreError(Exception):
    """The store could not do it, and has changed nothing; the text says what is wrong."""


class StoreUnavailable(StoreError):
    """It can not be read or written: the folder, the disk, a file of a newer version."""


class NewerFile(StoreUnavailable):
    """A newer version has written it."""


class HeadMoved(StoreError):
    """Somebody else has appended first: read the tail, and decide again."""


class Command(msgspec.Struct, frozen=True):
    """Which command of a member an entry answers, so that a retry is known."""

    member: str
    id: str


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Events to append in one transaction, after `head` and nothing else."""

    table: str
    head: int
    """How many events the writer has seen; 0 opens the table."""
    events: Sequence[bytes]
    next_due_at: int | None
    is_over: bool = False
    """No member means to go on with the table: it is listed no more."""
    command: Command | None = None
    members: Sequence[str] = ()
    """Who sits there; looked at when the table is opened."""
    now: int = 0


class DueTable(msgspec.Struct, frozen=True):
    """A table that moves by itself at `due_at`."""

    table: str
    due_at: int


class Store(Protocol):
    """The event log and what is kept beside it. What has returned is on the disk."""

    async def append(self, entry: Entry) -> int:
        """The new head. A command that was answered before gives its old last seq and appends nothing.

        Raises HeadMoved, StoreUnavailable.
        """
        ...

    async def answer(self, table: str, command: Command) -> int | None:
        """The last seq of a command answered before; None for one not known."""
        ...

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The log from `after` on; empty where there is no such table."""
        ...

    async def due(self) -> list[DueTable]:
        """All tables that will move by themselves, the first due first."""
        ...

    async def open_tables_of(self, members: Sequence[str]) -> list[str]:
        """The tables at which one of the members sits and that are not over, the newest first."""
        ...

    async def add_member(self, member: str, token_hash: bytes) -> None:
        """A new member, or one more token of a known one."""
        ...

    async def member_of(self, token_hash: bytes) -> str | None: ...

    async def add_link(self, token_hash: bytes, member: str, now: int, ends_at: int) -> None:
        """A link that makes another device this member until `ends_at`; his older ones end."""
        ...

    async def take_link(self, token_hash: bytes, now: int) -> str | None:
        """Whose link it is, and it is used up; None for one unknown, used or too old."""
        ...

    async def end_links(self, member: str) -> None:
        """No link of this member works any more."""
        ...

    async def try_to_write(self) -> None:
        """Leaves everything as it is; raises StoreUnavailable where a few events could not be written."""
        ...

    async def close(self) -> None: ...
