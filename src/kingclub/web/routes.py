"""The HTTP routes beside the socket; `bodies` says what they take and give."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from kingclub.club import OpenTable as Opening
from kingclub.club import Sitter, open_table, switch_texts
from kingclub.club.bot_names import bot_name
from kingclub.handbook import rule_page
from kingclub.store import StoreError
from kingclub.texts import Texts
from kingclub.web.bodies import (
    Checked,
    JoinWish,
    LinkWish,
    Mine,
    MoveLink,
    OpenTable,
    PresetList,
    RulePages,
    TableRef,
)
from kingclub.web.both_languages import both
from kingclub.web.club import RunningClub
from kingclub.web.members import (
    LINK_MINUTES,
    cookie,
    hash_of,
    members_of,
    new_id,
    new_member,
    new_token,
    tokens_with,
)
from kingclub.web.presets import preset_list, usual_players_of
from kingclub.web.problems import ProblemError
from kingclub.web.refused_rules import asked_rules, check
from kingclub.web.unfinished import unfinished

_LONGEST_NAME = 24

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[RunningClub]


@get("/api/presets")
async def presets() -> PresetList:
    return preset_list()


@get("/api/check/{preset:str}")
async def check_rules(request: AnyRequest, preset: FromPath[str]) -> Checked:
    """For the start page, at every turn of a switch."""
    return check(preset, *_asked(request, preset))


@get("/api/rules/{preset:str}")
async def rules(request: AnyRequest, preset: FromPath[str]) -> RulePages:
    """The handbook's page; what is asked for in the query is what is told."""
    ruleset = asked_rules(preset, *_asked(request, preset))
    return RulePages(
        preset=preset,
        players=ruleset.players,
        switches=switch_texts(ruleset),
        ru=rule_page(ruleset, Texts("ru")),
        en=rule_page(ruleset, Texts("en")),
    )


def _asked(request: AnyRequest, preset: str) -> tuple[int | None, dict[str, str]]:
    """The number of players and the switches in a query; raises ProblemError."""
    query = {name: str(value) for name, value in request.query_params.items()}
    players = query.pop("players", None)
    if players is None:
        return usual_players_of(preset), query
    if not (players.isascii() and players.isdigit()):
        told = both(lambda texts: texts.text("problem-players", value=players[:_LONGEST_NAME]))
        raise ProblemError("bad-request", told.en, told)
    return int(players), query


@post("/api/tables", status_code=201)
async def open_new_table(request: AnyRequest, data: JSONBody[OpenTable], club: TheClub) -> Response[TableRef]:
    """A table of bots and the one who asks; a stranger becomes a guest."""
    players = data.players if data.players is not None else usual_players_of(data.preset)
    ruleset = asked_rules(data.preset, players, data.switches)
    token = None
    member = next(iter(await members_of(request, club.store)), None)
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


def _sitters(wish: OpenTable, member: str, players: int) -> tuple[Sitter, ...]:
    name = " ".join(wish.name.split())[:_LONGEST_NAME]
    bots = (Sitter(name=bot_name(place, wish.lang), bot="plain") for place in range(players - 1))
    return (Sitter(name=name, member=member), *bots)


@post("/api/link", status_code=201)
async def make_link(request: AnyRequest, data: JSONBody[LinkWish], club: TheClub) -> MoveLink:
    """For the person's other device: it becomes the member who sits at the table."""
    members = await members_of(request, club.store)
    live = None if data.table is None else await club.tables.find(data.table)
    seated = [member for member in members if live is None or live.table.seat_of(member) is not None]
    if not seated:
        raise ProblemError("no-member", "open a table first: there is nobody to move yet")
    token = new_token()
    now = club.clock()
    await club.store.add_link(hash_of(token), seated[0], now, now + LINK_MINUTES * 60_000)
    path = f"/join/{token}" + ("" if live is None else f"?table={live.table.id}")
    base = club.address or str(request.base_url).rstrip("/")
    return MoveLink(path=path, url=base + path)


@post("/api/link/end", status_code=200)
async def end_link(request: AnyRequest, club: TheClub) -> Mine:
    """Takes back a link that went to the wrong place."""
    members = await members_of(request, club.store)
    for member in members:
        await club.store.end_links(member)
    return await unfinished(members, club)


@post("/api/join", status_code=200)
async def join(request: AnyRequest, data: JSONBody[JoinWish], club: TheClub) -> Response[Mine]:
    """Makes this browser the member whose link it is; its own games stay its own."""
    member = await club.store.take_link(hash_of(data.token), club.clock())
    if member is None:
        raise ProblemError("old-link", "this link has been used, or is too old")
    own_token = new_token()
    await club.store.add_member(member, hash_of(own_token))
    tokens = await tokens_with(request, club.store, member, own_token)
    members = (member, *await members_of(request, club.store))
    return Response(await unfinished(members, club), cookies=[cookie(tokens)])


@get("/health")
async def health(club: TheClub) -> dict[str, str]:
    """That something answers; by its key a second start knows what."""
    return {"status": "ok", "key": club.key}


@get("/ready")
async def ready(club: TheClub) -> Response[dict[str, str]]:
    """Whether the store can be read and written, and the loops are at work."""
    try:
        await club.store.due()
        is_ready = club.is_working
    except StoreError:
        is_ready = False
    if is_ready:
        return Response({"status": "ready"})
    return Response({"status": "not-ready"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
