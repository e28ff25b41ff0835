"""The printed sheet as a reader has it: each game, size and language on one page, whole and legible.

How small its smallest letter may be depends on the names. The prices below the title and the heads of the
columns are the smallest; with names of thirty wide letters and ten players it is the heads.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from kingclub.rules import load, preset_ids, read_preset
from kingclub.scorepad.paper import PAPER_SIZES, PaperSize, paper_data, paper_pdf
from kingclub.texts import LANGS, Texts
from tests.scorepad.printed import Box, Printed, has_ink_at_the_border, printed
from tests.scorepad.sheets import played_pad

LONG = (
    "Александра-Константиновна Барт",
    "ალექსანდრე კონსტანტინეს ძე გიო",
    "Wolfeschlegelsteinhausenberger",
    "Оля",
    "W" * 30,
    "Ъ" * 30,
    "1",
    "Wolfeschlegelsteinhausenberger",
    "W" * 30,
    "Ъ" * 30,
)
USUAL = ("Анна", "Борис", "Вера", "Григорий", "Даша", "Егор", "Женя", "Зоя", "Ира", "Яков")
SMALLEST: dict[tuple[PaperSize, bool], tuple[float, float]] = {
    ("a4", False): (6.2, 5.9),
    ("a4", True): (7.4, 6.1),
    ("a5", False): (4.6, 3.8),
    ("a5", True): (5.7, 4.7),
}
"""Points, by paper and whether the print is large: with usual names, with the longest."""
LARGER = 1.1
"""How many times larger the mean letter is in large print, at the least."""
RIM = 12
"""Points along the edge that a printer may leave out."""
SLACK = 0.3
"""How far a letter may reach into a line: the rounding of its outline."""
CASES = [
    pytest.param(preset, int(players), paper, id=f"{preset}-{players}-{paper}")
    for preset in preset_ids()
    for players in read_preset(preset).players
    for paper in PAPER_SIZES
]


@pytest.mark.parametrize(("preset", "players", "paper"), CASES)
def test_it_is_one_page_with_nothing_cut_and_nothing_too_small(
    preset: str, players: int, paper: PaperSize
) -> None:
    random = Random(f"{preset} {players} {paper}")
    lang, filled = random.choice(LANGS), random.random() < 0.5
    for names, is_filled, is_long in ((USUAL, filled, False), (LONG, not filled, True)):
        pad = played_pad(random, load(preset, players=players), names[:players])
        pages = {
            large: paper_pdf(paper_data(pad, Texts(lang), paper=paper, large=large, filled=is_filled))
            for large in (False, True)
        }
        for large, pdf in pages.items():
            page = printed(pdf)
            assert page.pages == 1
            assert not has_ink_at_the_border(pdf, RIM)
            assert not crossing(page)
            assert page.smallest >= SMALLEST[paper, large][is_long]
        plain, larger = printed(pages[False]), printed(pages[True])
        assert larger.smallest > plain.smallest
        assert usual_size(larger) >= LARGER * usual_size(plain)


def usual_size(page: Printed) -> float:
    return fmean(letter.size for letter in page.letters)


def crossing(page: Printed) -> list[tuple[str, Box]]:
    """The letters that a line of the table goes through: a text that does not fit its cell has some."""
    return [
        (letter.char, rule)
        for letter in page.letters
        for rule in page.rules
        if letter.box.crosses(rule, SLACK)
    ]


def test_a_text_that_does_not_fit_its_cell_is_seen() -> None:
    page = printed(paper_pdf(paper_data(played_pad(Random(1), load("short"), USUAL), Texts("ru"))))
    rule = page.rules[0]
    wide = page.letters[0]._replace(box=Box(rule.left - 9, rule.bottom - 9, rule.right + 9, rule.top + 9))
    assert not crossing(page)
    assert crossing(page._replace(letters=(*page.letters, wide)))
