"""What goes wrong, as a body that a page can read: never a stack trace, never a bare text."""

from __future__ import annotations

from typing import Any, cast

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from kingclub.club.table_view import Title
from kingclub.notation import ShapeFault, misshapen
from kingclub.store import StoreError
from kingclub.web.bodies import Problem
from kingclub.web.both_languages import both
from kingclub.web.pages import SECURITY_HEADERS, no_page, wants_page

log = structlog.get_logger()

_CODES = {HTTP_400_BAD_REQUEST: "bad-request", HTTP_429_TOO_MANY_REQUESTS: "too-many"}

_WHOLE = "data"
"""What Litestar calls the body itself."""

AnyRequest = Request[Any, Any, Any]


class ProblemError(Exception):
    """The request can not be done as it is asked."""

    def __init__(self, code: str, text: str, told: Title | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.told = told


def asked_wrongly(request: AnyRequest, error: ProblemError) -> Response[Problem]:
    del request
    return _response(HTTP_400_BAD_REQUEST, error.code, str(error), error.told)


def not_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Litestar's own: no such page, a body that is not what it should be."""
    if error.status_code == HTTP_404_NOT_FOUND and wants_page(request):
        return no_page()
    faults = cast("list[dict[str, str]]", error.extra) if isinstance(error.extra, list) else []
    detail = "; ".join([error.detail, *(each.get("message", "") for each in faults)])
    told = _of_body(error.status_code, faults) if request.method == "POST" else None
    return _response(error.status_code, _CODES.get(error.status_code, "not-done"), detail, told)


def _of_body(status: int, faults: list[dict[str, str]]) -> Title | None:
    """What is wrong with a body, in words for a person."""
    if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return both(lambda texts: texts.text("body-too-large"))
    if status != HTTP_400_BAD_REQUEST:
        return None
    if not faults:
        return both(lambda texts: texts.text("body-no-json"))
    field, said = faults[0].get("key", _WHOLE), misshapen(faults[0].get("message", ""))
    if said.fault is ShapeFault.BAD_VALUE and field == _WHOLE:
        return both(lambda texts: texts.text("body-no-object"))
    return both(lambda texts: texts.text(f"body-fault-{said.fault}", field=said.key or field))


def not_saved(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("not_saved", path=request.url.path, error=str(error))
    return _response(
        HTTP_503_SERVICE_UNAVAILABLE, "not-saved", "it could not be written down; why is in the server's log"
    )


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("unexpected", path=request.url.path, exc_info=error)
    return _response(
        HTTP_500_INTERNAL_SERVER_ERROR, "unexpected", "the server made a mistake; it is in its log"
    )


def _response(status: int, code: str, text: str, told: Title | None = None) -> Response[Problem]:
    return Response(Problem(code=code, text=text, told=told), status_code=status, headers=SECURITY_HEADERS)
