"""Who is asking: a guest is known by the token in the cookie. The store holds only its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingclub.store import Store

COOKIE = "kingclub"
_YEAR = 365 * 24 * 3600

LINK_MINUTES = 15


def new_id() -> str:
    """An id that can not be guessed, short enough for an address."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def cookie(token: str) -> Cookie:
    """Not `secure`: at home the club is reached over plain HTTP."""
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", max_age=_YEAR)


Connection = ASGIConnection[Any, Any, Any, Any]


async def member_of(connection: Connection, store: Store) -> str | None:
    """The member whose cookie this is; None for a stranger. Raises StoreUnavailable."""
    token = connection.cookies.get(COOKIE)
    return None if not token else await store.member_of(hash_of(token))


async def new_member(store: Store) -> tuple[str, str]:
    """A new guest and the token for the cookie; raises StoreUnavailable."""
    member, token = new_id(), new_token()
    await store.add_member(member, hash_of(token))
    return member, token
