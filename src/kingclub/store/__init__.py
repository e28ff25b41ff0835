"""Storage: the event log of every table, members, links; and the doorbell. It decides nothing."""

from kingclub.store.doorbell import Doorbell, LocalDoorbell
from kingclub.store.sqlite_store import SqliteStore
from kingclub.store.store import (
    Command,
    DueTable,
    Entry,
    HeadMoved,
    NewerFile,
    Store,
    StoreError,
    StoreUnavailable,
)

__all__ = [
    "Command",
    "Doorbell",
    "DueTable",
    "Entry",
    "HeadMoved",
    "LocalDoorbell",
    "NewerFile",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoreUnavailable",
]
