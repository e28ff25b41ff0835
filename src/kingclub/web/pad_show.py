"""A running sheet, shown to the table: its owner writes it, everybody with the link reads it."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_404_NOT_FOUND

from kingclub.scorepad import format_sheet
from kingclub.web.bodies import ShowEnd, ShownLink, ShowWish
from kingclub.web.club import RunningClub
from kingclub.web.pad_paper import sheet_from
from kingclub.web.problems import ProblemError
from kingclub.web.shown_sheets import LONGEST_SECRET, SHORTEST_SECRET

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[RunningClub]


@post("/api/pad/show", status_code=200)
async def show_sheet(request: AnyRequest, data: JSONBody[ShowWish], club: TheClub) -> ShownLink:
    """Shows a sheet, or what it has become."""
    _check(data.secret)
    name = club.shown.put(data.secret, format_sheet(sheet_from(data.sheet.encode())))
    return ShownLink(name=name, url=_url(request, club, name))


@post("/api/pad/show/end", status_code=200)
async def end_show(data: JSONBody[ShowEnd], club: TheClub) -> None:
    """The link shows nothing from now on."""
    _check(data.secret)
    club.shown.end(data.secret)


@get("/api/pad/shown/{name:str}")
async def shown_sheet(name: FromPath[str], club: TheClub) -> Response[str]:
    """The sheet as a file; 404 where it is shown no longer."""
    text = club.shown.sheet(name)
    status = HTTP_404_NOT_FOUND if text is None else 200
    return Response(
        text or "", status_code=status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


@get("/api/pad/shown/{name:str}/qr")
async def shown_code(request: AnyRequest, name: FromPath[str], club: TheClub) -> Response[bytes]:
    """The link as a picture for a phone's camera."""
    drawn = io.BytesIO()
    segno.make(_url(request, club, name)).save(drawn, kind="svg", scale=4, border=2, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _url(request: AnyRequest, club: RunningClub, name: str) -> str:
    return f"{club.address or str(request.base_url).rstrip('/')}/pad?show={name}"


def _check(secret: str) -> None:
    if not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET:
        raise ProblemError("bad-request", "the secret is too short, or too long")
