"""Who is asking: a guest is known by the token in the cookie. The store holds only its hash.

A browser that a link makes another member stays what it was before as well: its cookie holds a token
for each, the newest first, and at every table it is the one who sits there.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingclub.store import Store

COOKIE = "kingclub"
_BETWEEN = "."
_MOST = 30
"""Members that one browser can be; the cookie has to stay short."""
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


async def members_of(connection: Connection, store: Store) -> tuple[str, ...]:
    """The members that this browser is, the newest first; none for a stranger. Raises StoreUnavailable."""
    return tuple(dict.fromkeys([member for _, member in await _known(connection, store)]))


async def tokens_with(connection: Connection, store: Store, member: str, token: str) -> str:
    """The cookie of a browser that becomes `member` by `token` and stays all that it was."""
    others = {each: kept for kept, each in await _known(connection, store) if each != member}
    return _BETWEEN.join([token, *others.values()][:_MOST])


async def _known(connection: Connection, store: Store) -> list[tuple[str, str]]:
    """The tokens in the cookie that are somebody's, and whose."""
    tokens = connection.cookies.get(COOKIE, "").split(_BETWEEN)[:_MOST]
    found = [(token, await store.member_of(hash_of(token))) for token in tokens if token]
    return [(token, member) for token, member in found if member is not None]


async def new_member(store: Store) -> tuple[str, str]:
    """A new guest and the token for the cookie; raises StoreUnavailable."""
    member, token = new_id(), new_token()
    await store.add_member(member, hash_of(token))
    return member, token
