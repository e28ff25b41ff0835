"""Listening: the port, the address for other devices, and a server that stops gracefully."""

from __future__ import annotations

import errno
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog
import uvicorn

from kingclub.store import SqliteStore
from kingclub.web.app import make_app
from kingclub.web.club import RunningClub
from kingclub.web.log import set_up_logs
from kingclub.web.open_club import OpenClub, leave_note, new_key, take_note_away

_LONGEST_FRAME = 65_536
"""Beyond this the socket is cut without reading on; below, `frames.LIMIT` closes it with a word."""
_NEAR = 10
"""Ports that are tried one after the other."""
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


def _end_well(number: int, frame: object) -> None:
    del number, frame
    sys.exit(0)


class _Server(uvicorn.Server):
    """Tells the pages before it stops, and its starter when it has begun and when it has ended."""

    def __init__(
        self,
        config: uvicorn.Config,
        club: RunningClub,
        on_start: Callable[[], None],
        on_stop: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._club = club
        self._on_start = on_start
        self._on_stop = on_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._club.say_goodbye()
        await super().shutdown(sockets)
        log.info("stopped")
        self._on_stop()  # not after `run`: the signal that ends it ends the process


def bind_near(host: str, port: int) -> socket.socket:
    """A bound socket at `port` or, where that is taken, at one of the next; at any free one in the end."""
    for near in range(port, port + _NEAR):
        with suppress(PortTaken):
            return bind(host, near)
    return bind(host, 0)


def serve(
    listener: socket.socket,
    data: Path,
    *,
    address: str | None,
    on_start: Callable[[], None],
    on_saving: Callable[[bool], None],
) -> None:
    """Serves until it is told to stop; raises StoreUnavailable where `data` can not be used."""
    set_up_logs()
    port: int = listener.getsockname()[1]
    here = OpenClub(port=port, key=new_key(), address=address)
    club = RunningClub(SqliteStore(data), address=address, key=here.key)
    club.on_saving = on_saving
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
    log.info("started", port=port, data=str(data))
    with suppress(OSError):  # without the note a second start would only open another club
        leave_note(data, here)

    def on_stop() -> None:
        with suppress(OSError):
            take_note_away(data, here)

    # Once all is done the server hands the signal on that ended it: to be told to stop is no failure.
    signal.signal(signal.SIGTERM, _end_well)
    _Server(config, club, on_start, on_stop).run(sockets=[listener])
