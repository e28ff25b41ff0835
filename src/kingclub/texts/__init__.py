"""The Fluent messages of all parts, in Russian and English. Imports nothing else of kingclub.

A message is asked for by its id; what is not there raises, so that no person ever sees a bare id.
The files lie in `ru/` and `en/`, one a part, with the same ids and arguments in both.
"""

from kingclub.texts.language import LANGS, Lang, negotiate
from kingclub.texts.messages import Argument, TextError, Texts, shown
from kingclub.texts.points import Points, format_decimal, format_mean, format_points

__all__ = [
    "LANGS",
    "Argument",
    "Lang",
    "Points",
    "TextError",
    "Texts",
    "format_decimal",
    "format_mean",
    "format_points",
    "negotiate",
    "shown",
]
