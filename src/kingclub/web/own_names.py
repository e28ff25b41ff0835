"""By which names this club is called. A page that reached it by any other name is not of this club.

A stranger's site may let its own name lead to this machine (DNS rebinding): then its page would pass for the
club's own, with the same origin and the same cookies. The name in `Host` is what gives it away.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

_HOME_ENDINGS = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""What home networks put after a machine's name; nobody can own such a name in the public DNS."""
_LONGEST = 100

Connection = ASGIConnection[Any, Any, Any, Any]


def called(connection: Connection) -> str:
    """The name or address in `Host`, without its port; empty where there is none that can be read."""
    try:
        return (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "").rstrip(".")[:_LONGEST]
    except ValueError:
        return ""


def is_own_name(connection: Connection) -> bool:
    """Whether `Host` names this machine: by loopback, by the address that was reached, or by its own name."""
    name = called(connection)
    return (
        name == "localhost" or _is_loopback(name) or name == _reached(connection) or name in _machine_names()
    )


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _reached(connection: Connection) -> str | None:
    """The address of this machine at which the connection came in."""
    server = connection.scope["server"]
    return None if server is None else server[0]


def _machine_names() -> frozenset[str]:
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full} | {short + ending for ending in _HOME_ENDINGS})
