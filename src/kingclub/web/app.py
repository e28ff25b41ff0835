"""The application: routes, socket, headers, and the club that runs behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_421_MISDIRECTED_REQUEST

from kingclub.store import StoreError
from kingclub.web import problems
from kingclub.web.bodies import Problem
from kingclub.web.both_languages import both
from kingclub.web.club import RunningClub
from kingclub.web.finder import find_game
from kingclub.web.frames import is_own_page
from kingclub.web.own_names import called, is_own_name
from kingclub.web.pad_paper import blank_paper, filled_paper
from kingclub.web.pad_show import end_show, show_sheet, shown_code, shown_sheet
from kingclub.web.pages import SECURITY_HEADERS, asset, pad, pad_file, page, rules_page, table_page
from kingclub.web.problems import ProblemError
from kingclub.web.routes import (
    check_rules,
    end_link,
    health,
    join,
    make_link,
    open_new_table,
    presets,
    ready,
    rules,
)
from kingclub.web.socket import page_socket
from kingclub.web.unfinished import mine, put_away

_LONGEST_BODY = 16_384
_CHANGES_A_MINUTE = 120
"""Tables and links that one address may ask for."""

AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger()


def make_app(club: RunningClub) -> Litestar:
    """The club over HTTP; it runs for as long as the application does."""
    return Litestar(
        route_handlers=[
            *(presets, find_game, check_rules, rules, open_new_table, mine, put_away),
            *(make_link, end_link, join),
            *(health, ready, page, rules_page, table_page, pad, pad_file, asset, page_socket),
            *(blank_paper, filled_paper, show_sheet, end_show, shown_sheet, shown_code),
        ],
        dependencies={"club": Provide(lambda: club, sync_to_thread=False)},
        lifespan=[lambda _: club.running()],
        before_request=_gate(club),
        middleware=[_changes().middleware],
        exception_handlers={
            ProblemError: problems.asked_wrongly,
            StoreError: problems.not_saved,
            HTTPException: problems.not_http,
            Exception: problems.unexpected,
        },
        response_headers=SECURITY_HEADERS,
        compression_config=CompressionConfig(backend="gzip"),
        request_max_body_size=_LONGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


def _changes() -> RateLimitConfig:
    return RateLimitConfig(
        rate_limit=("minute", _CHANGES_A_MINUTE),
        check_throttle_handler=lambda request: request.method == "POST",
        set_rate_limit_headers=False,
    )


def _gate(club: RunningClub) -> Callable[[AnyRequest], Response[Any] | None]:
    """Another site's page may read nothing here and change nothing, whatever name it gives this machine."""

    def let_in(request: AnyRequest) -> Response[Any] | None:
        if not is_own_name(request):
            return _other_name(request, club.address)
        if request.method == "GET" or is_own_page(request.headers):
            return None
        return Response(
            Problem(code="other-origin", text="this request comes from another site's page"),
            status_code=HTTP_403_FORBIDDEN,
        )

    return let_in


def _other_name(request: AnyRequest, home_address: str | None) -> Response[Any]:
    name = called(request)
    server = request.scope["server"]
    address = home_address or f"http://localhost:{server[1] if server else ''}"
    told = both(lambda texts: texts.text("serve-other-name", name=name, address=address))
    log.warning("other_name", name=name)
    if request.url.path.startswith("/api/"):
        problem = Problem(code="other-name", text=told.en, told=told)
        return Response(problem, status_code=HTTP_421_MISDIRECTED_REQUEST)
    text = f"{told.ru}\n\n{told.en}\n"
    return Response(text, media_type="text/plain; charset=utf-8", status_code=HTTP_421_MISDIRECTED_REQUEST)
