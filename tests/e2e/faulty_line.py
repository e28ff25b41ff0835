"""A line between page and server that loses, doubles and delays frames of the socket, both ways.

It speaks just enough of HTTP and RFC 6455 to see where a frame ends; what is in a frame it does not look at.
"""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Literal

Fault = Literal["pass", "lose", "double", "delay"]

_TEXT = 1
_LATE = 0.3
"""Seconds: the frames sent meanwhile are there first."""


class FaultyLine:
    """The faults come in the order of `plan`, over and over, each way by itself."""

    def __init__(self, server_port: int, plan: Sequence[Fault]) -> None:
        self._server_port = server_port
        self._plan = plan
        self._late: set[asyncio.Task[None]] = set()
        self.port = 0
        self.is_silent = False
        """Loses every frame, as to a page that sleeps."""
        self.done: Counter[Fault] = Counter()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, is_up: threading.Event, stop: asyncio.Event) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        is_up.set()
        await stop.wait()
        server.close()

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._server_port)
        with suppress(OSError, EOFError, asyncio.CancelledError):
            head = await reader.readuntil(b"\r\n\r\n")
            is_socket = b"upgrade: websocket" in head.lower()
            back.write(_uncompressed(head))
            if is_socket:
                writer.write(await there.readuntil(b"\r\n\r\n"))
            carry = self._frames if is_socket else _bytes
            ways = [asyncio.create_task(carry(*way)) for way in ((reader, back), (there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        writer.close()
        back.close()

    async def _frames(self, source: StreamReader, target: StreamWriter) -> None:
        number = 0
        with suppress(OSError, EOFError):
            while True:
                frame = await _read_frame(source)
                if frame[0] & 0x0F != _TEXT:
                    target.write(frame)
                    continue
                fault = "lose" if self.is_silent else self._plan[number % len(self._plan)]
                number += 1
                self.done[fault] += 1
                self._carry_out(fault, frame, target)

    def _carry_out(self, fault: Fault, frame: bytes, target: StreamWriter) -> None:
        if fault == "delay":
            task = asyncio.create_task(_later(frame, target))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
        elif fault != "lose":
            target.write(frame * (2 if fault == "double" else 1))


def _uncompressed(head: bytes) -> bytes:
    """Compression carries over from frame to frame: with it, none could be left out."""
    lines = head.split(b"\r\n")
    return b"\r\n".join(line for line in lines if not line.lower().startswith(b"sec-websocket-extensions"))


async def _bytes(source: StreamReader, target: StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)


async def _read_frame(source: StreamReader) -> bytes:
    head = await source.readexactly(2)
    short = head[1] & 0x7F
    extended = await source.readexactly({126: 2, 127: 8}.get(short, 0))
    length = int.from_bytes(extended, "big") if extended else short
    mask = 4 if head[1] & 0x80 else 0
    return head + extended + await source.readexactly(mask + length)


async def _later(frame: bytes, target: StreamWriter) -> None:
    await asyncio.sleep(_LATE)
    with suppress(OSError, RuntimeError):
        target.write(frame)


@contextmanager
def faulty_line(server_port: int, plan: Sequence[Fault]) -> Generator[FaultyLine]:
    """The line, in a thread of its own: Playwright keeps this one busy."""
    line = FaultyLine(server_port, plan)
    is_up = threading.Event()
    stops: list[Callable[[], object]] = []

    async def run() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        stops.append(lambda: loop.call_soon_threadsafe(stop.set))
        await line.serve(is_up, stop)

    thread = threading.Thread(target=lambda: asyncio.run(run()), name="faulty line")
    thread.start()
    assert is_up.wait(10)
    try:
        yield line
    finally:
        stops[0]()
        thread.join(10)
