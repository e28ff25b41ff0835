"""The HTTP routes beside the socket; `bodies` says what they take and give."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from kingclub.club import OpenTable as Opening
from kingclub.club import Sitter, open_table
from kingclub.rules import RulesError, Ruleset, UnknownPreset, load
from kingclub.store import StoreError
from kingclub.web.bodies import Mine, MoveLink, OpenTable, PresetList, TableRef
from kingclub.web.club import RunningClub
from kingclub.web.members import (
    LINK_MINUTES,
    cookie,
    hash_of,
    member_of,
    new_id,
    new_member,
    new_token,
)
from kingclub.web.presets import preset_list
from kingclub.web.problems import ProblemError

_BOT_NAMES = {
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина"),
    "en": ("Anna", "Boris", "Vera", "Gleb", "Dina"),
}
_LONGEST_NAME = 24

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[RunningClub]


@get("/api/presets")
async def presets() -> PresetList:
    return preset_list()


@post("/api/tables", status_code=201)
async def open_new_table(request: AnyRequest, data: JSONBody[OpenTable], club: TheClub) -> Response[TableRef]:
    """A table of bots and the one who asks; a stranger becomes a guest."""
    ruleset = _ruleset(data)
    token = None
    member = await member_of(request, club.store)
    if member is None:
        member, token = await new_member(club.store)
    opening = Opening(
        table=new_id(),
        ruleset=ruleset,
        sitters=_sitters(data, member, ruleset.players),
        seed=secrets.token_hex(16),
        bot_seed=secrets.token_hex(16),
        pace=data.pace,
    )
    table = await club.tables.open(open_table(opening, club.clock()))
    return Response(TableRef(id=table.id), cookies=[cookie(token)] if token is not None else None)


def _ruleset(wish: OpenTable) -> Ruleset:
    try:
        players = wish.players if wish.players is not None else _usual_players(wish.preset)
        return load(wish.preset, players=players, switches=wish.switches)
    except UnknownPreset as error:
        raise ProblemError("unknown-preset", str(error)) from error
    except RulesError as error:
        raise ProblemError("bad-switch", str(error)) from error


def _usual_players(preset: str) -> int | None:
    for info in preset_list().presets:
        if info.id == preset:
            return 4 if 4 in info.players else min(info.players)
    return None


def _sitters(wish: OpenTable, member: str, players: int) -> tuple[Sitter, ...]:
    names = _BOT_NAMES.get(wish.lang, _BOT_NAMES["en"])
    name = " ".join(wish.name.split())[:_LONGEST_NAME]
    bots = (Sitter(name=names[place], bot="plain") for place in range(players - 1))
    return (Sitter(name=name, member=member), *bots)


@get("/api/mine")
async def mine(request: AnyRequest, club: TheClub) -> Mine:
    member = await member_of(request, club.store)
    table = None if member is None else await club.store.open_table_of(member)
    return Mine(table=None if table is None else TableRef(id=table))


@post("/api/link", status_code=201)
async def make_link(request: AnyRequest, club: TheClub) -> MoveLink:
    """For the member's other device."""
    member = await member_of(request, club.store)
    if member is None:
        raise ProblemError("no-member", "open a table first: there is nobody to move yet")
    token = new_token()
    now = club.clock()
    await club.store.add_link(hash_of(token), member, now, now + LINK_MINUTES * 60_000)
    path = f"/join/{token}"
    base = club.address or str(request.base_url).rstrip("/")
    return MoveLink(path=path, url=base + path)


@get("/join/{token:str}", status_code=303)
async def join(token: FromPath[str], club: TheClub) -> Redirect:
    """Makes this browser the member whose link it is. Works again: messengers look at links beforehand."""
    member = await club.store.member_of_link(hash_of(token), club.clock())
    if member is None:
        return Redirect("/?problem=old-link", status_code=303)
    own_token = new_token()
    await club.store.add_member(member, hash_of(own_token))
    table = await club.store.open_table_of(member)
    page = "/" if table is None else f"/table/{table}"
    return Redirect(page, status_code=303, cookies=[cookie(own_token)], headers={"Cache-Control": "no-store"})


@get("/health")
async def health(club: TheClub) -> dict[str, str]:
    """That something answers; by its key a second start knows what."""
    return {"status": "ok", "key": club.key}


@get("/ready")
async def ready(club: TheClub) -> Response[dict[str, str]]:
    """Whether the store can be read and the loop is at work."""
    try:
        await club.store.due()
        is_ready = club.is_working
    except StoreError:
        is_ready = False
    if is_ready:
        return Response({"status": "ready"})
    return Response({"status": "not-ready"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
