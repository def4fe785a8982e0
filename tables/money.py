"""Amounts: whole numbers of a venue's smallest unit inside, written with its decimals at the edge."""

import re
from decimal import Decimal

from django.utils.formats import number_format

from tables.catalogue import GREATEST_AMOUNT

# Digits in groups apart by spaces, of which tablets know several, then a point or a comma and the decimals.
_WRITTEN = re.compile(r"(?P<whole>[0-9][0-9 \u00a0\u202f]*)(?:[.,](?P<part>[0-9]+))?")
_SPACES = re.compile(r"[ \u00a0\u202f]")


class AmountError(ValueError):
    """A text that is no amount; `code` is not_an_amount, too_many_decimals or too_great."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def written(amount: int, decimals: int) -> str:
    """Return AMOUNT for people, in the active language's way; decimals only where there is a part of a whole.

    >>> written(150, 2), written(200, 2)
    ('1.50', '2')
    """
    whole, part = divmod(amount, 10**decimals)
    if not part:
        return str(number_format(whole, 0, force_grouping=True))
    return str(number_format(Decimal(amount).scaleb(-decimals), decimals, force_grouping=True))


def typed(amount: int, decimals: int) -> str:
    """Return AMOUNT as it stands in an input, which `amount_of` reads back.

    >>> typed(150000, 2)
    '1500'
    """
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}.{part:0{decimals}}" if part else str(whole)


def amount_of(text: str, decimals: int) -> int:
    """Return the amount that a person typed, with a point or a comma. Raises AmountError.

    Where a comma could set thousands apart the text is refused, not guessed at.

    >>> amount_of("1 500,5", 2)
    150050
    """
    match = _WRITTEN.fullmatch(text.strip())
    if match is None:
        raise AmountError("not_an_amount")
    whole, part = _SPACES.sub("", match["whole"]), match["part"] or ""
    if len(part) > decimals:
        raise AmountError("too_many_decimals")
    if len(whole) > len(str(GREATEST_AMOUNT)):
        raise AmountError("too_great")
    amount = int(whole + part.ljust(decimals, "0"))
    if amount > GREATEST_AMOUNT:
        raise AmountError("too_great")
    return amount
