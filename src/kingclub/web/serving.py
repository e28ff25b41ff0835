"""Listening: the port, the address for other devices, and a server that stops gracefully."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn

from kingclub.store import SqliteStore
from kingclub.web.app import make_app
from kingclub.web.club import RunningClub
from kingclub.web.log import set_up_logs

_LONGEST_FRAME = 65_536
"""Beyond this the socket is cut without reading on; below, `frames.LIMIT` closes it with a word."""
_PATIENCE = 5
"""Seconds for open sockets to end at a stop."""

log = structlog.get_logger()


class PortTaken(Exception):
    """Another program listens there."""


def bind(host: str, port: int) -> socket.socket:
    """A bound socket; raises PortTaken, or OSError where the address can not be had at all."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)  # two may bind with REUSEADDR; only one may listen
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(str(port)) from error
        raise
    return listener


def home_address() -> str:
    """This machine's address in its home network; loopback where it is in none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


class _Server(uvicorn.Server):
    """Tells the pages before it stops, and its starter when it has begun."""

    def __init__(self, config: uvicorn.Config, club: RunningClub, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._club = club
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._club.say_goodbye()
        await super().shutdown(sockets)
        log.info("stopped")


def serve(listener: socket.socket, data: Path, *, address: str | None, on_start: Callable[[], None]) -> None:
    """Serves until it is told to stop; raises StoreUnavailable where `data` can not be used."""
    set_up_logs()
    club = RunningClub(SqliteStore(data), address=address)
    config = uvicorn.Config(
        make_app(club),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=_LONGEST_FRAME,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
        server_header=False,
    )
    log.info("started", port=listener.getsockname()[1], data=str(data))
    _Server(config, club, on_start).run(sockets=[listener])
