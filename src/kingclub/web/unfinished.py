"""The games that a person has not finished: listed, put away, taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from kingclub.club import BrokenLog, MemberPutsAway, Table, view
from kingclub.web.bodies import AwayWish, Mine, MyTable
from kingclub.web.both_languages import both
from kingclub.web.club import RunningClub
from kingclub.web.members import members_of, new_id
from kingclub.web.problems import ProblemError

_MOST_TABLES = 12
"""The newest that are listed."""

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[RunningClub]


@get("/api/mine")
async def mine(request: AnyRequest, club: TheClub) -> Mine:
    return await unfinished(await members_of(request, club.store), club)


async def unfinished(members: Sequence[str], club: RunningClub) -> Mine:
    """The games that these members mean to go on with, the newest first."""
    tables: list[MyTable] = []
    for each in await club.store.open_tables_of(members):
        if len(tables) == _MOST_TABLES:
            break
        with suppress(BrokenLog):  # its page says so itself
            live = await club.tables.find(each)
            if live is not None and _means_to_go_on(live.table, members):
                tables.append(_my_table(live.table))
    return Mine(tables=tables)


def _means_to_go_on(table: Table, members: Sequence[str]) -> bool:
    return any(table.seat_of(member) not in {None, *table.put_away_by} for member in members)


def _my_table(table: Table) -> MyTable:
    seen = view(table, None)
    return MyTable(id=table.id, title=seen.title, deal_number=seen.deal_number, deals=seen.deals)


@post("/api/away", status_code=200)
async def put_away(request: AnyRequest, data: JSONBody[AwayWish], club: TheClub) -> Mine:
    """The log stays as it is: a game that was put away is taken up by any card played there."""
    members = await members_of(request, club.store)
    live = await club.tables.find(data.table)
    seated = [member for member in members if live is not None and live.table.seat_of(member) is not None]
    if live is None or not seated:
        told = both(lambda texts: texts.text("problem-not-seated"))
        raise ProblemError("no-member", told.en, told)
    for member in seated:
        wish = MemberPutsAway(member=member, is_away=data.is_away)
        await club.tables.act(live, member, new_id(), wish)
    return await unfinished(members, club)
