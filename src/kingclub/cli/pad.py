"""`kingclub pad`: checks sheets of games with real cards, prints them, settles them, counts over many."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from kingclub.cli.app import SUBCOMMANDS
from kingclub.cli.pad_table import print_figures, print_pad
from kingclub.cli.sheet_source import TableRules, read_sheet
from kingclub.cli.table_options import Language, Players, Settings, ruleset_to_play, texts_from
from kingclub.cli.use_error import UseError
from kingclub.rules import preset_ids
from kingclub.scorepad import start_pad
from kingclub.scorepad.doctor import diagnose
from kingclub.scorepad.money import Money, parse_amount, settlement_lines
from kingclub.scorepad.report import is_right, pad_report
from kingclub.scorepad.statistics import figures
from kingclub.scoring import Seat
from kingclub.texts import Texts

Sheets = Annotated[list[str], Parameter(name="FILE", negative=(), allow_leading_hyphen=True)]
Rules = Annotated[str | None, Parameter(name="--rules")]
Json = Annotated[bool, Parameter(negative=())]
PaperChoice = Literal["a4", "a5"]


def pad(
    files: Sheets,
    /,
    *,
    json: Json = False,
    rules: Rules = None,
    settings: Settings = (),
    players: Players = None,
    lang: Language = None,
) -> None:
    """Checks sheets: every row, every total, and what could mend them."""
    texts = texts_from(lang)
    all_right = True
    for file in files:
        _check_word(file, texts)
        sheet = read_sheet(file, TableRules(rules, settings, players), texts)
        diagnosis = diagnose(sheet)
        if json:
            print(msgspec.json.encode(pad_report(sheet, diagnosis, texts)).decode())
        else:
            print_pad(sheet, diagnosis, texts, file)
        all_right = all_right and is_right(sheet, diagnosis)
    sys.stdout.flush()
    if not all_right:
        raise SystemExit(1)


def pdf(
    name: Annotated[str, Parameter(name="ID-OR-FILE")],
    /,
    *,
    output: Annotated[Path, Parameter(name="--output")] = Path("sheet.pdf"),
    paper: PaperChoice = "a4",
    large: Annotated[bool, Parameter(negative=())] = False,
    names: Annotated[str, Parameter(name="--names")] = "",
    settings: Settings = (),
    players: Players = None,
    lang: Language = None,
) -> None:
    """Writes a blank for a game, or a sheet that is filled, on one page."""
    from kingclub.scorepad.paper import paper_data, paper_pdf  # typst is dear to load, and seldom wanted

    texts = texts_from(lang)
    is_blank = name in preset_ids()
    if is_blank:
        ruleset = ruleset_to_play(name, settings, players, texts)
        sheet = start_pad(ruleset, _names(names, ruleset.players, texts), Seat(0))
    elif names or settings or players is not None:
        raise UseError(texts.text("pad-blank-only", path=name))
    else:
        sheet = read_sheet(_known(name, texts), TableRules(), texts)
    page = paper_data(sheet, texts, paper=paper, large=large, filled=not is_blank)
    _write(output, paper_pdf(page), texts)


def export(
    output: Annotated[Path, Parameter(name="OUTPUT")] = Path("pad.html"),
    /,
    *,
    lang: Language = None,
) -> None:
    """Writes the pad in the browser as one file, which works from a disk and can be sent."""
    from kingclub.web.pages import PAD_FILE  # the server is dear to load, and seldom wanted

    texts = texts_from(lang)
    if not PAD_FILE.is_file():
        raise UseError(texts.text("use-page-not-built"))
    _write(output, PAD_FILE.read_bytes(), texts)


def settle(
    file: Annotated[str, Parameter(name="FILE")],
    /,
    *,
    price: str = "1",
    coin: str = "0.01",
    currency: str = "",
    json: Json = False,
    lang: Language = None,
) -> None:
    """Tells who pays whom at so much a point, in the fewest payments."""
    texts = texts_from(lang)
    sheet = read_sheet(file, TableRules(), texts)
    money = Money(_positive("--price", price, texts), _positive("--coin", coin, texts), currency)
    if json:
        print(msgspec.json.encode(money.data(sheet)).decode())
        return
    for line in settlement_lines(sheet, money, texts):
        print(line)


def statistics(files: Sheets, /, *, lang: Language = None) -> None:
    """Counts over one's own sheets: by person and by deal, each set of rules apart."""
    texts = texts_from(lang)
    print_figures(figures(read_sheet(file, TableRules(), texts) for file in files), texts)


def _names(names: str, players: int, texts: Texts) -> list[str]:
    """Those that were given with commas between; raises UseError where they are too many."""
    given = [each.strip() for each in names.split(",")]
    if len(given) > players:
        raise UseError(texts.text("pad-names", count=len(given), players=players))
    return given


def _check_word(file: str, texts: Texts) -> None:
    """A bare word that is no file was meant as a command."""
    if file.isidentifier() and not Path(file).exists():
        known = ", ".join(SUBCOMMANDS["pad"])
        raise UseError(texts.text("pad-no-command", name=file, known=known))


def _known(name: str, texts: Texts) -> str:
    """What is to be read as a file; a word that is none was meant as a game."""
    if Path(name).suffix or Path(name).exists():
        return name
    raise UseError(texts.text("pad-no-game", name=name, known=", ".join(preset_ids())))


def _write(output: Path, content: bytes, texts: Texts) -> None:
    try:
        output.write_bytes(content)
    except OSError as error:
        kind, cause = type(error).__name__, str(error.strerror)
        raise UseError(texts.text("use-unwritable", path=str(output), kind=kind, cause=cause)) from error
    print(output)


def _positive(option: str, text: str, texts: Texts) -> Fraction:
    number = parse_amount(text)
    if number is None:
        raise UseError(texts.text("settle-bad-price", option=option, value=text))
    return number
