"""Amounts that stand in files as numbers, in whole units: 1259450.25 is 125945025 hundredths."""

import math
from collections.abc import Iterable
from decimal import ROUND_FLOOR, Decimal

from rulings.engine.betting.game import GREATEST_AMOUNT

CENTS = 100

_MOST_DECIMALS = 8  # no money has smaller parts


class UnitsError(ValueError):
    """A value that is no amount."""


def exact(value: object) -> int | Decimal:
    """The number a file has there. A float is what its shortest text says: what was written, up to 15 figures.

    Raises UnitsError for what is no number, and for "1,000" or "$5", which JSON and TOML only hold as texts.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float):
        value = Decimal(repr(value))
    if isinstance(value, Decimal) and value.is_finite():
        return value
    shown = repr(value)[:40]
    raise UnitsError(f"{shown} is no amount: it must be a number without signs, separators or quotes, such as 1250.5")


def common_scale(numbers: Iterable[int | Decimal]) -> int:
    """The units to one of the file's money: 1 when all are integers, 100 with up to two decimals, more where needed.

    Raises UnitsError for more decimals than money has.
    """
    scale = 1
    for number in set(numbers):
        if isinstance(number, Decimal):
            decimals = _decimals(number)
            if decimals > _MOST_DECIMALS:
                raise UnitsError(f"{number} has more decimals than money has")
            scale = max(scale, CENTS, 10**decimals)
    return scale


def in_units(number: int | Decimal, scale: int) -> int:
    """The amount in units. Raises UnitsError when it is below nothing, too great, or no whole number of units."""
    units = number * scale
    if units != int(units):
        raise UnitsError(f"{number} is no whole number of units of 1/{scale}")
    if not 0 <= units <= GREATEST_AMOUNT:
        raise UnitsError(f"{number} is no amount: it must be from 0 to {GREATEST_AMOUNT // scale}")
    return int(units)


def rounded_down(number: int | Decimal, scale: int) -> tuple[int, bool]:
    """The whole units of the amount, and whether something was left over."""
    units = Decimal(number) * scale
    whole = units.to_integral_value(ROUND_FLOOR)
    return int(whole), whole != units


def as_number(units: int, scale: int) -> str:
    """The amount as files write numbers: "5" at scale 1, "5.00" and "5.25" at scale 100."""
    if scale == 1:
        return str(units)
    decimals = round(math.log10(scale))
    whole, part = divmod(abs(units), scale)
    return f"{'-' if units < 0 else ''}{whole}.{part:0{decimals}d}"


def _decimals(number: Decimal) -> int:
    exponent = number.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0
