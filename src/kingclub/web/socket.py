"""`/ws`: the one socket of a page."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from kingclub.club.messages import Farewell
from kingclub.store import StoreError
from kingclub.web.club import RunningClub
from kingclub.web.frames import is_own_page
from kingclub.web.members import members_of
from kingclub.web.own_names import is_own_name
from kingclub.web.session import Session

_POLICY = 1008
_TRY_LATER = 1013
_CLOSE_CODES = {
    Farewell.BAD_FRAME: _POLICY,
    Farewell.SLOW: _TRY_LATER,
    Farewell.TOO_MANY: _POLICY,
    Farewell.STOPPING: 1012,
}


@websocket("/ws")
async def page_socket(socket: WebSocket[Any, Any, Any], club: NamedDependency[RunningClub]) -> None:
    """A reader and a writer; whichever ends first ends the other."""
    if not (is_own_name(socket) and is_own_page(socket.headers)):
        await socket.close(_POLICY)
        return
    try:
        members = await members_of(socket, club.store)
    except StoreError:
        await socket.close(_TRY_LATER)
        return
    await socket.accept()
    session = club.session(members)
    club.sessions.add(session)
    reader = asyncio.create_task(_read(socket, session))
    try:
        await _write(socket, session)
    finally:
        club.sessions.discard(session)
        session.close()
        reader.cancel()
        with suppress(asyncio.CancelledError):
            await reader


async def _read(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    with suppress(WebSocketDisconnect):
        while not session.is_over:
            await session.receive(await socket.receive_data("text"))
    if not session.is_over:
        session.close()


async def _write(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        while (frame := await session.outgoing.get()) is not None:
            await socket.send_data(frame, "text")
        if session.farewell is not None:
            await socket.close(_CLOSE_CODES[session.farewell])
