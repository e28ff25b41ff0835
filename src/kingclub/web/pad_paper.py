"""The sheet of the pad on paper: a blank of any rules, and a sheet that is filled, as a PDF of one page."""

from __future__ import annotations

from typing import Any, Literal, get_args

from litestar import Request, Response, get, post
from litestar.params import FromPath

from kingclub.club.table_view import Title
from kingclub.scorepad import Pad, SheetDataError, parse_sheet, start_pad
from kingclub.scorepad.wording import describe_sheet
from kingclub.scoring import Seat
from kingclub.texts import LANGS, Lang, Texts
from kingclub.web.both_languages import both
from kingclub.web.presets import usual_players_of
from kingclub.web.problems import ProblemError
from kingclub.web.refused_rules import asked_rules

AnyRequest = Request[Any, Any, Any]
_Paper = Literal["a4", "a5"]


@get("/api/pad/blank/{preset:str}", sync_to_thread=True)
def blank_paper(request: AnyRequest, preset: FromPath[str]) -> Response[bytes]:
    """`players`, `names` (with commas) and the switches in the query, and how the page is to be."""
    query = {name: str(value) for name, value in request.query_params.items()}
    look = _Look(query)
    players = query.pop("players", "")
    names = [each.strip() for each in query.pop("names", "").split(",")]
    if players and not (players.isascii() and players.isdigit()):
        raise ProblemError("bad-request", "players is not a number")
    ruleset = asked_rules(preset, int(players) if players else usual_players_of(preset), query)
    return look.page(start_pad(ruleset, names, Seat(0)), preset, filled=False)


@post("/api/pad/paper", status_code=200)
async def filled_paper(request: AnyRequest) -> Response[bytes]:
    """The body is a sheet file."""
    pad = sheet_from(await request.body())
    look = _Look({name: str(value) for name, value in request.query_params.items()})
    return look.page(pad, pad.ruleset.preset, filled=True)


def sheet_from(body: bytes) -> Pad:
    """The sheet in a body; raises ProblemError."""
    try:
        return parse_sheet(body)
    except SheetDataError as error:
        raise ProblemError("bad-sheet", str(error), _told(error)) from error


def _told(error: SheetDataError) -> Title:
    return both(lambda texts: describe_sheet(error, texts))


class _Look:
    """How the page is to be; takes its own words out of the query."""

    def __init__(self, query: dict[str, str]) -> None:
        papers: dict[str, _Paper] = {each: each for each in get_args(_Paper)}
        langs: dict[str, Lang] = {each: each for each in LANGS}
        paper, lang = papers.get(query.pop("paper", "a4")), langs.get(query.pop("lang", "ru"))
        if paper is None or lang is None:
            raise ProblemError("bad-request", "paper is a4 or a5, lang is ru or en")
        self._paper: _Paper = paper
        self._lang: Lang = lang
        self._is_large = query.pop("large", "") == "on"

    def page(self, pad: Pad, name: str, *, filled: bool) -> Response[bytes]:
        from kingclub.scorepad.paper import paper_data, paper_pdf  # typst is dear to load, and seldom wanted

        data = paper_data(pad, Texts(self._lang), paper=self._paper, large=self._is_large, filled=filled)
        headers = {"Content-Disposition": f'inline; filename="{name}.pdf"', "Cache-Control": "no-store"}
        return Response(paper_pdf(data), media_type="application/pdf", headers=headers)
