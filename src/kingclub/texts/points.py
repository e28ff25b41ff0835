"""Points as people read them. Inside they are integers in half points."""

from __future__ import annotations

from dataclasses import dataclass

from babel import Locale
from fluent.runtime.types import FluentType

from kingclub.texts.language import Lang

MINUS = "−"


def format_points(half_points: int) -> str:
    """Half points as on a sheet, the same in both languages, with a proper minus.

    >>> format_points(15), format_points(-32), format_points(-1), format_points(0)
    ('7½', '−16', '−½', '0')
    """
    whole, half = divmod(abs(half_points), 2)
    sign = MINUS if half_points < 0 else ""
    return f"{sign}{whole if whole or not half else ''}{'½' if half else ''}"


def format_decimal(number: str, lang: Lang) -> str:
    """A number with a decimal point, as the language writes it.

    >>> format_decimal("11.10", "ru"), format_decimal("11.10", "en")
    ('11,10', '11.10')
    """
    return number.replace(".", ",") if lang == "ru" else number


def format_mean(half_points: int, count: int, lang: Lang) -> str:
    """The mean of `count` numbers that sum to so many half points: to a tenth, the middle away from zero.

    >>> format_mean(-21, 2, "ru"), format_mean(-15, 1, "en"), format_mean(20, 2, "en")
    ('−5,3', '−7.5', '5')
    """
    tenths = (abs(half_points) * 10 + count) // (2 * count)
    whole, part = divmod(tenths, 10)
    number = f"{whole}.{part}" if part else str(whole)
    return (MINUS if half_points < 0 and tenths else "") + format_decimal(number, lang)


@dataclass(frozen=True)
class Points:
    """An argument of a message: a number to the rules of the plural, printed by `POINTS($points)`."""

    half_points: int

    @property
    def number(self) -> float:
        return self.half_points / 2


class ShownPoints(FluentType):
    """What `POINTS($points)` is in a message."""

    def __init__(self, number: float) -> None:
        self._half_points = round(number * 2)

    def format(self, locale: Locale) -> str:
        return format_points(self._half_points)
