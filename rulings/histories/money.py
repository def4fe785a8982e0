"""Amounts as files write them, exactly: "$1,241.50", "1 500,00 €", "26.1", "8000".

Whether a comma or a point parts the cents is seldom said. `Amounts` learns it from the amounts of one hand, in the
order it is given them, and refuses the first that does not agree with those before: nothing is guessed that could not
be noticed.
"""

import re
from functools import lru_cache
from typing import NamedTuple

CENTS = 100

_MOST_FIGURES = 12  # the greatest amount of a record
_SIGNS = "$€£¥₹₽₩₺₴฿₫₪元"
_PLAIN = re.compile(r"[0-9]{1,12}(?:[.,][0-9]{1,2})?")
_GROUPED = re.compile(r"([0-9]{1,3}(?:([.,'’ ])[0-9]{3})(?:\2[0-9]{3}){0,3})(?:([.,])([0-9]{1,2}))?")
_NARROW = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2009": " "})


class AmountError(ValueError):
    """A text that is no amount, or one that cannot be read together with the others of its hand."""


class _Spelled(NamedTuple):
    """The hundredths of an amount, and what it tells of the marks: the one of the cents, and the one of thousands."""

    hundredths: int
    decimal: str
    thousands: str


class Amounts:
    """The amounts of one hand. `scale`: units to one of the file's money, 1 for chips and 100 for cents."""

    __slots__ = ("_decimal", "_thousands", "scale")

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self._decimal = ""
        self._thousands = ""

    def read(self, text: str) -> int:
        """The amount in units, currency signs around it left out.

        A mark before exactly three last figures parts the thousands, as no money has three decimals; when such a mark
        parts the cents of another amount of the hand, one of the two would be misread. Raises AmountError for that,
        for a text that is no amount, and for parts of a unit.
        """
        if text.isascii() and text.isdigit() and len(text) <= _MOST_FIGURES:
            return int(text) * self.scale
        spelled = _spell(text)
        if spelled is None:
            raise AmountError(f'"{text}" is no amount')
        if spelled.decimal or spelled.thousands:
            self._learn(spelled, text)
        if self.scale == CENTS:
            return spelled.hundredths
        whole, part = divmod(spelled.hundredths, CENTS)
        if part:
            raise AmountError(f'"{text}" is part of a chip')
        return whole * self.scale

    def _learn(self, spelled: _Spelled, text: str) -> None:
        decimal = spelled.decimal or self._decimal
        thousands = spelled.thousands or self._thousands
        turned = (self._decimal and decimal != self._decimal) or (self._thousands and thousands != self._thousands)
        if decimal == thousands or turned:
            raise AmountError(f'"{text}" can be read in two ways: other amounts of the hand use its mark differently')
        self._decimal, self._thousands = decimal, thousands


@lru_cache(maxsize=8192)
def _spell(text: str) -> _Spelled | None:
    bare = text.translate(_NARROW).strip().strip(_SIGNS).strip()
    if _PLAIN.fullmatch(bare):
        mark = "." if "." in bare else "," if "," in bare else ""
        whole, _, part = bare.partition(mark) if mark else (bare, "", "")
        return _Spelled(_hundredths(whole, part), mark, "")
    grouped = _GROUPED.fullmatch(bare)
    if grouped is None:
        return None
    whole, thousands, mark, part = grouped[1], grouped[2], grouped[3] or "", grouped[4] or ""
    return None if mark == thousands else _Spelled(_hundredths(whole.replace(thousands, ""), part), mark, thousands)


def _hundredths(whole: str, part: str) -> int:
    return int(whole) * CENTS + int(part.ljust(2, "0"))
