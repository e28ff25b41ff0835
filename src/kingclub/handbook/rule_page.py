"""The rule page of a ruleset, for a person who has never played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingclub.handbook import calls_part, domino_part, kis_kis_part, play_part, score_part, table_part
from kingclub.handbook.narrator import Narrator, section
from kingclub.handbook.page import Page, Paragraph, Section
from kingclub.rules import Form, Ruleset, read_preset
from kingclub.texts import Texts

_Part = Callable[[Narrator], Section | None]

_TRICKS: tuple[_Part, ...] = (
    table_part.what,
    table_part.who,
    table_part.dealing,
    calls_part.calls,
    play_part.play,
    score_part.prices,
    play_part.bans,
    play_part.early_end,
    score_part.scoring,
    score_part.example,
    score_part.house_rules,
)
_DOMINO: tuple[_Part, ...] = (
    domino_part.what,
    table_part.who,
    domino_part.dealing,
    domino_part.play,
    score_part.prices,
    domino_part.bans,
    domino_part.end,
    domino_part.scoring,
    domino_part.example,
    score_part.house_rules,
)
_KIS_KIS: tuple[_Part, ...] = (
    kis_kis_part.what,
    table_part.who,
    kis_kis_part.dealing,
    kis_kis_part.play,
    kis_kis_part.prices,
    kis_kis_part.bans,
    kis_kis_part.end,
    kis_kis_part.scoring,
    kis_kis_part.example,
    score_part.house_rules,
)
_PARTS: Mapping[Form, tuple[_Part, ...]] = {
    Form.TRICKS: _TRICKS,
    Form.DOMINO: _DOMINO,
    Form.KIS_KIS: _KIS_KIS,
}
"""By form, what its page tells."""


def rule_page(ruleset: Ruleset, texts: Texts) -> Page:
    """Everything that a table of this ruleset must know, in the language of `texts`."""
    tell = Narrator(ruleset, texts)
    parts = _PARTS[ruleset.form]
    sections = (part(tell) for part in (*parts, _not_covered))
    return Page(title_of(ruleset, texts), tuple(section for section in sections if section is not None))


def _not_covered(tell: Narrator) -> Section | None:
    """What the game has elsewhere and lacks here, where its rule file says so."""
    remark = read_preset(tell.ruleset.preset).not_covered
    if remark is None:
        return None
    return section(
        "not-covered", tell.texts.text("page-not-covered"), Paragraph(remark.told(tell.texts.lang))
    )


def title_of(ruleset: Ruleset, texts: Texts) -> str:
    """The name of the game."""
    return read_preset(ruleset.preset).title.told(texts.lang)
