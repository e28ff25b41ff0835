"""The rule page of a ruleset, for a person who has never played."""

from __future__ import annotations

from kingclub.handbook import play_part, score_part, table_part
from kingclub.handbook.narrator import Narrator
from kingclub.handbook.page import Page
from kingclub.rules import Ruleset, catalogue
from kingclub.texts import Texts


def rule_page(ruleset: Ruleset, texts: Texts) -> Page:
    """Everything that a table of this ruleset must know, in the language of `texts`."""
    tell = Narrator(ruleset, texts)
    parts = (
        table_part.what,
        table_part.who,
        table_part.dealing,
        play_part.play,
        score_part.prices,
        play_part.bans,
        play_part.early_end,
        score_part.scoring,
        score_part.example,
        score_part.house_rules,
    )
    title = next(entry.title[texts.lang] for entry in catalogue() if entry.id == ruleset.preset)
    return Page(title, tuple(part(tell) for part in parts))
