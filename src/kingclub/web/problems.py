"""What goes wrong, as a body that a page can read: never a stack trace, never a bare text."""

from __future__ import annotations

from typing import Any, cast

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from kingclub.club.table_view import Title
from kingclub.store import StoreError
from kingclub.web.bodies import Problem
from kingclub.web.both_languages import both
from kingclub.web.pages import SECURITY_HEADERS

log = structlog.get_logger()

_CODES = {HTTP_400_BAD_REQUEST: "bad-request", HTTP_429_TOO_MANY_REQUESTS: "too-many"}

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


def not_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Litestar's own: no such page, a body that is not what it should be."""
    del request
    faults = cast("list[dict[str, str]]", error.extra) if isinstance(error.extra, list) else []
    detail = "; ".join([error.detail, *(each.get("message", "") for each in faults)])
    field = next((each["key"] for each in faults if "key" in each), None)
    told = None if field is None else both(lambda texts: texts.text("problem-field", field=field))
    return _response(error.status_code, _CODES.get(error.status_code, "not-done"), detail, told)


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
