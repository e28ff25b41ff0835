"""A note in the club's folder says where the club is open, so that a second start finds the first."""

from __future__ import annotations

import secrets
import urllib.request
from http.client import HTTPException
from pathlib import Path

import msgspec

NOTE = "open.json"
_PATIENCE = 3
"""Seconds for the other one to answer: it runs on this machine."""


class OpenClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club that is open, or was when it was last heard of."""

    port: int
    key: str
    """Told by `/health` too: another program at the port, or another club, has another."""
    address: str | None = None
    """Where other devices reach it; None where it listens to this machine only."""

    @property
    def page(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


def new_key() -> str:
    return secrets.token_hex(8)


def leave_note(folder: Path, club: OpenClub) -> None:
    """Raises OSError."""
    (folder / NOTE).write_bytes(msgspec.json.encode(club))


def take_note_away(folder: Path, club: OpenClub) -> None:
    """Unless it is that of another start by now."""
    if _noted(folder) == club:
        (folder / NOTE).unlink(missing_ok=True)


def find_open(folder: Path) -> OpenClub | None:
    """The club that is open over this folder now; a note that a killed one has left tells nothing."""
    club = _noted(folder)
    return club if club is not None and _key_at(club.port) == club.key else None


def _noted(folder: Path) -> OpenClub | None:
    try:
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=OpenClub)
    except (OSError, msgspec.DecodeError):
        return None


class _Health(msgspec.Struct):
    key: str


def _key_at(port: int) -> str | None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy leads to this machine
    try:
        with direct.open(f"http://127.0.0.1:{port}/health", timeout=_PATIENCE) as answer:
            return msgspec.json.decode(answer.read(1024), type=_Health).key
    except (OSError, HTTPException, msgspec.DecodeError):
        return None
