"""One thread that owns one SQLite connection and commits whatever has come in meanwhile as a group."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from kingclub.store.schema import bring_up_to_date
from kingclub.store.store import StoreUnavailable

Work = Callable[[sqlite3.Connection], Any]

_GROUP = 256
"""At most so many pieces of work to one commit."""
_PATIENCE = 10
"""Seconds to wait for another program that holds the file."""


class _Job(NamedTuple):
    work: Work
    result: Future[Any]


class Writer:
    """`run` puts work into the queue; its future is done once the work is on the disk."""

    def __init__(self, file: Path) -> None:
        """Opens the file, or makes it; raises StoreUnavailable."""
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        opened: Future[None] = Future()
        self._thread = Thread(target=self._serve, args=(file, opened), name="store", daemon=True)
        self._thread.start()
        opened.result()

    def run(self, work: Work) -> Future[Any]:
        """What `work` returns or raises. When the commit fails it raises StoreUnavailable instead."""
        job = _Job(work, Future())
        self._queue.put(job)
        return job.result

    def close(self) -> None:
        """Finishes what is in the queue."""
        self._queue.put(None)
        self._thread.join()

    def _serve(self, file: Path, opened: Future[None]) -> None:
        try:
            connection = connect(file)
        except (OSError, sqlite3.Error, StoreUnavailable) as error:
            opened.set_exception(_unavailable(error, file))
            return
        opened.set_result(None)
        is_open = True
        while is_open:
            jobs, is_open = self._next_group()
            _commit(connection, jobs, file)
        connection.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _GROUP:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False


def connect(file: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed, not even with the power."""
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file, isolation_level=None, timeout=_PATIENCE)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        bring_up_to_date(connection)
        connection.execute("BEGIN IMMEDIATE")  # fails here and now where the file can not be written
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def _commit(connection: sqlite3.Connection, jobs: list[_Job], file: Path) -> None:
    """Each piece of work in a savepoint, all of them in one commit."""
    jobs = [job for job in jobs if job.result.set_running_or_notify_cancel()]  # nobody waits for the rest
    if not jobs:
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [(job.result, *_attempt(connection, job.work)) for job in jobs]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for job in jobs:
            job.result.set_exception(_unavailable(error, file))
        return
    for result, answer, error in answers:
        if error is None:
            result.set_result(answer)
        else:
            result.set_exception(error)


def _attempt(connection: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
    """What the work gives; an error of the database itself is raised, for it spoils the whole group."""
    connection.execute("SAVEPOINT work")
    try:
        answer = work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
        return None, error
    connection.execute("RELEASE work")
    return answer, None


def _unavailable(error: Exception, file: Path) -> StoreUnavailable:
    if isinstance(error, StoreUnavailable):
        return error
    return StoreUnavailable(f"{file} can not be read or written: {error}")
