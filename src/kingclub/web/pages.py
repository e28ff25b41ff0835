"""The page itself: the built client, read from the package."""

from __future__ import annotations

import mimetypes
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from kingclub.club import BrokenLog
from kingclub.rules import preset_ids
from kingclub.store import StoreError
from kingclub.web.club import RunningClub
from kingclub.web.members import members_of

STATIC = Path(__file__).parent / "static"
PAGE = STATIC / "index.html"
PAD_FILE = STATIC / "pad-file.html"
PAD_FILE_NAME = "kingclub-pad.html"

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

AnyRequest = Request[Any, Any, Any]

_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Where the table of the system is wrong, or has nothing."""

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_NOT_BUILT = "The page has not been built: reinstall kingclub, or run `npm run build` in client/."


@get(["/", "/find", "/rules", "/join/{token:str}"])
async def page() -> Response[bytes]:
    """Start, finder, tables, rules, links to move: one document, which reads its own address."""
    return _built(PAGE)


@get("/rules/{preset:str}")
async def rules_page(preset: FromPath[str]) -> Response[bytes]:
    return _built(PAGE) if preset in preset_ids() else no_page()


@get("/table/{table:str}")
async def table_page(
    request: AnyRequest, table: FromPath[str], club: NamedDependency[RunningClub]
) -> Response[bytes]:
    with suppress(StoreError, BrokenLog):  # then the page itself says what is wrong
        live = await club.tables.find(table)
        members = await members_of(request, club.store)
        if live is None or all(live.table.seat_of(member) is None for member in members):
            return no_page()
    return _built(PAGE)


@get("/pad")
async def pad() -> Response[bytes]:
    """The score pad: a page of its own, which needs nothing of the club once it was opened."""
    return _built(STATIC / "pad.html")


@get("/pad/file")
async def pad_file() -> Response[bytes]:
    """The pad as one file, to be taken along."""
    answer = _built(PAD_FILE)
    answer.headers["Content-Disposition"] = f'attachment; filename="{PAD_FILE_NAME}"'
    return answer


@get("/{path:path}")
async def asset(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the client; those in `assets/` carry a hash of what is in them in their names."""
    wanted = str(path).lstrip("/")
    file = (STATIC / wanted).resolve()
    if not (file.is_relative_to(STATIC.resolve()) and file.is_file()):
        if wants_page(request):
            return no_page()
        return Response(b"", status_code=HTTP_404_NOT_FOUND, media_type="text/plain")
    return _file(file, _FOR_EVER if wanted.startswith("assets/") else _ASK_AGAIN)


def wants_page(request: AnyRequest) -> bool:
    """A person who looks for a page, not a program that asks."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def no_page() -> Response[bytes]:
    """Who looks for a page is told by the page itself, in his language."""
    answer = _built(PAGE)
    answer.status_code = HTTP_404_NOT_FOUND
    return answer


def _built(file: Path) -> Response[bytes]:
    if not file.is_file():
        return Response(
            _NOT_BUILT.encode(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="text/plain"
        )
    return _file(file, _ASK_AGAIN)


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return Response(
        file.read_bytes(),
        media_type=kind or "application/octet-stream",
        headers={"Cache-Control": cache},
    )
