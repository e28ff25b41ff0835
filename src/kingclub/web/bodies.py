"""What the few HTTP routes take and give.

GET  /api/presets      -> PresetList
POST /api/tables       OpenTable -> TableRef    makes the guest's cookie where there is none
GET  /api/check/PRESET -> Checked               players=N and switches in the query
GET  /api/rules/PRESET -> RulePages             the same
GET  /api/mine         -> Mine
POST /api/away         AwayWish -> Mine         a game is put away, or taken up again
GET  /api/find?Q=A     -> FinderStep            a query per question answered; `?` is "don't know"
POST /api/link         LinkWish -> MoveLink     its page elsewhere makes that browser the same member
POST /api/link/end     -> Mine                  the link works no more
POST /api/pad/show     ShowWish -> ShownLink    shows a running sheet of the pad; again: what it has become
POST /api/pad/show/end ShowEnd -> nothing
GET  /api/pad/shown/NAME -> a sheet file         NAME/qr: the link as a picture
GET  /api/pad/blank/PRESET -> PDF               players, names, paper, large, lang and switches in the query
POST /api/pad/paper    a sheet file -> PDF
POST /api/join         JoinWish -> Mine         uses a link up: what only looks at its page does not
"""

from __future__ import annotations

import msgspec

from kingclub.club.messages import Pace
from kingclub.club.table_view import Title
from kingclub.handbook import Page
from kingclub.rules import FIRST_PRESET
from kingclub.texts import Lang


class _Body(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    pass


class SwitchChoice(_Body, frozen=True, kw_only=True):
    """A value that a switch can take, and what it means in words."""

    value: str
    """As it is written in `switches` of `OpenTable`."""
    text: Title


class SwitchInfo(_Body, frozen=True, kw_only=True):
    """A house rule."""

    name: str
    question: Title
    """What it decides."""
    choices: list[SwitchChoice]
    """Empty where it is an order of contracts."""
    any_number: bool
    """A number above 0 may be given too."""


class Seating(_Body, frozen=True, kw_only=True):
    """A preset for one number of players."""

    players: int
    deals: int | None
    """Null where points end the game."""
    switches: dict[str, str]
    """Those that it has, by name, as they usually are."""


class PresetInfo(_Body, frozen=True, kw_only=True):
    """A game that can be played at a table of the club."""

    id: str
    title: Title
    seatings: list[Seating]
    usual_players: int


class PresetList(_Body, frozen=True, kw_only=True):
    """All of them; the first is the one to play now."""

    presets: list[PresetInfo]
    switches: list[SwitchInfo]


class RulesProblem(_Body, frozen=True, kw_only=True):
    """Why rules can not be played."""

    switches: list[str]
    """Those that cause it."""
    text: Title


class Checked(_Body, frozen=True, kw_only=True):
    """Whether the rules asked for can be played."""

    problem: RulesProblem | None


class RulePages(_Body, frozen=True, kw_only=True):
    """The rules of a game, told in both languages."""

    preset: str
    players: int
    switches: dict[str, str]
    """Those that differ from the preset."""
    ru: Page
    en: Page


class OpenTable(_Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wish for a table against bots; the rest of the seats are theirs."""

    preset: str = FIRST_PRESET
    players: int | None = None
    switches: dict[str, str] = {}
    """Only those that differ from the preset."""
    pace: Pace = Pace.NORMAL
    name: str = ""
    """What the person is called at the table; may be empty."""
    lang: Lang = "ru"
    """In which language the bots are called."""


class TableRef(_Body, frozen=True, kw_only=True):
    """A table, by its id: its page is `/table/ID`, its channel `table:ID`."""

    id: str


class MyTable(_Body, frozen=True, kw_only=True):
    """An unfinished game of this browser's members."""

    id: str
    title: Title
    deal_number: int
    deals: int | None
    """Null where points end the game."""


class Mine(_Body, frozen=True, kw_only=True):
    """The unfinished tables, the newest first."""

    tables: list[MyTable]


class AwayWish(_Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """This game is not to be finished, or is after all; only the list of the one who asks changes."""

    table: str
    is_away: bool


class MoveLink(_Body, frozen=True, kw_only=True):
    """A link that moves the member to another device. It works once, for a quarter of an hour."""

    path: str
    """`/join/TOKEN?table=ID`."""
    url: str
    """The same with the address under which the other device can reach the club."""


class FinderAnswer(_Body, frozen=True, kw_only=True):
    """An answer that is still possible."""

    id: str
    text: Title


class FinderQuestion(_Body, frozen=True, kw_only=True):
    """What to ask next."""

    id: str
    text: Title
    help: Title
    """What one must know to answer."""
    answers: list[FinderAnswer]


class FinderGiven(_Body, frozen=True, kw_only=True):
    """A question that has been answered; `answer` is None for "don't know"."""

    id: str
    text: Title
    answer: FinderAnswer | None


class FinderSwitch(_Body, frozen=True, kw_only=True):
    """A house rule that differs from the preset."""

    name: str
    value: str
    question: Title
    text: Title


class FinderDifference(_Body, frozen=True, kw_only=True):
    """One thing that is not as in the nearest source text."""

    about: Title
    here: Title
    there: Title


class FinderFound(_Body, frozen=True, kw_only=True):
    """The game that fits best so far."""

    preset: str
    title: Title
    players: int
    switches: list[FinderSwitch]
    nearest: Title
    """The source text that it is most like."""
    differences: list[FinderDifference]


class FinderStep(_Body, frozen=True, kw_only=True):
    """Where the answers have led; no question is left when nothing distinguishes the games any more."""

    given: list[FinderGiven]
    question: FinderQuestion | None
    left: int
    """How many games still fit."""
    found: FinderFound


class LinkWish(_Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which table is to be played on elsewhere; none for the newest member of this browser."""

    table: str | None = None


class JoinWish(_Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make this browser the member whose link it is, beside those that it is already."""

    token: str


class Problem(_Body, frozen=True, kw_only=True):
    """The body of every answer that is no success."""

    told: Title | None = None
    """The same for the person, where the code alone would not say enough."""
    code: str
    """`bad-request`, `unknown-preset`, `bad-switch`, `no-member`, `not-saved` …"""
    text: str


class ShowWish(_Body, frozen=True, kw_only=True):
    """A running sheet of the pad, to be shown."""

    secret: str
    """Whoever has it may change the sheet; long and at random."""
    sheet: str
    """The sheet file's text."""


class ShowEnd(_Body, frozen=True, kw_only=True):
    """A sheet that is to be shown no longer."""

    secret: str


class ShownLink(_Body, frozen=True, kw_only=True):
    """Where a sheet is shown."""

    name: str
    url: str
