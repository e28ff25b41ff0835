"""The message files: well formed, the same in both languages, and every text asked for by somebody."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from kingclub.texts import LANGS, Lang
from tests.texts.families import FAMILIES, FAMILY_ARGUMENTS, members
from tests.texts.messages import (
    Use,
    asked_for_by_the_page,
    entries,
    ftl_files,
    messages,
    uses,
)

FILES = [pytest.param(file, id=f"{lang}/{file.name}") for lang in LANGS for file in ftl_files(lang)]


@pytest.mark.parametrize("file", FILES)
def test_nothing_in_a_file_is_malformed(file: Path) -> None:
    junk = [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_written_twice(lang: Lang) -> None:
    all_entries = [entry for file in ftl_files(lang) for entry in entries(file)]
    ids = [entry.id.name for entry in all_entries if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def test_both_languages_have_the_same_files_and_messages() -> None:
    russian, english = ({(m.file, key) for key, m in messages(lang).items()} for lang in ("ru", "en"))
    assert russian == english


def test_both_languages_take_the_same_arguments() -> None:
    russian, english = messages("ru"), messages("en")
    different = {key for key in russian if russian[key].arguments != english[key].arguments}
    assert not different


def test_every_use_names_a_message_or_a_family() -> None:
    """The id stands there whole, or as an f-string of the shape of a family."""
    known = messages("ru").keys() | FAMILIES.keys()
    assert not [use for use in uses() if use.shape not in known]


def test_every_use_gives_the_arguments_that_its_text_takes() -> None:
    assert not [use for use in uses() if use.arguments is not None and use.arguments != _arguments(use)]


def _arguments(use: Use) -> set[str]:
    if use.shape in FAMILIES:
        return FAMILY_ARGUMENTS.get(use.shape, set())
    return messages("ru")[use.shape or ""].arguments


@pytest.mark.parametrize("shape", FAMILIES)
def test_every_member_of_a_family_has_its_text(shape: str) -> None:
    assert members(shape) <= messages("ru").keys()


@pytest.mark.parametrize("shape", FAMILIES)
def test_a_family_takes_no_argument_that_its_callers_do_not_give(shape: str) -> None:
    given = FAMILY_ARGUMENTS.get(shape, set())
    needed = set[str]().union(*(messages("ru")[key].arguments for key in members(shape)))
    assert needed <= given


def test_no_text_is_unused() -> None:
    texts = messages("ru")
    parts = set[str]().union(*(message.parts for message in texts.values()))
    family_members = set[str]().union(*map(members, FAMILIES))
    asked_for = {use.shape for use in uses()}
    asked_for |= asked_for_by_the_page(texts)
    assert texts.keys() - parts - family_members - asked_for == set()
