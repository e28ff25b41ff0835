"""The page itself: the built client, read from the package."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

STATIC = Path(__file__).parent / "static"
PAD_FILE = STATIC / "pad-file.html"
PAD_FILE_NAME = "kingclub-pad.html"

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Where the table of the system is wrong, or has nothing."""

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_NOT_BUILT = "The page has not been built: reinstall kingclub, or run `npm run build` in client/."


@get(["/", "/find", "/table/{table:str}", "/rules/{preset:str}", "/join/{token:str}"])
async def page() -> Response[bytes]:
    """Start, finder, tables, rules, links to move: one document, which reads its own address."""
    return await _built(STATIC / "index.html")


@get("/pad")
async def pad() -> Response[bytes]:
    """The score pad: a page of its own, which needs nothing of the club once it was opened."""
    return await _built(STATIC / "pad.html")


@get("/pad/file")
async def pad_file() -> Response[bytes]:
    """The pad as one file, to be taken along."""
    answer = await _built(PAD_FILE)
    answer.headers["Content-Disposition"] = f'attachment; filename="{PAD_FILE_NAME}"'
    return answer


@get("/{path:path}")
async def asset(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
    """A file of the client; those in `assets/` carry a hash of what is in them in their names."""
    wanted = str(path).lstrip("/")
    file = (STATIC / wanted).resolve()
    if not (file.is_relative_to(STATIC.resolve()) and file.is_file()):
        return await _nothing_there(request)
    return await _file(file, _FOR_EVER if wanted.startswith("assets/") else _ASK_AGAIN)


async def _nothing_there(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Who looks for a page is told by the page itself, in his language."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response(b"", status_code=HTTP_404_NOT_FOUND, media_type="text/plain")
    answer = await _built(STATIC / "index.html")
    answer.status_code = HTTP_404_NOT_FOUND
    return answer


async def _built(file: Path) -> Response[bytes]:
    if not file.is_file():
        return Response(
            _NOT_BUILT.encode(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="text/plain"
        )
    return await _file(file, _ASK_AGAIN)


async def _file(file: Path, cache: str) -> Response[bytes]:
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return Response(
        await asyncio.to_thread(file.read_bytes),
        media_type=kind or "application/octet-stream",
        headers={"Cache-Control": cache},
    )
