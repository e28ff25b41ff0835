"""A text in Russian and English at once: the page shows the one that its person reads."""

from __future__ import annotations

from collections.abc import Callable

from kingclub.club.table_view import Title
from kingclub.texts import Texts

Tell = Callable[[Texts], str]
_RU, _EN = Texts("ru"), Texts("en")


def both(tell: Tell) -> Title:
    return Title(ru=tell(_RU), en=tell(_EN))
