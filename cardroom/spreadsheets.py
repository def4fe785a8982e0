"""Tables for spreadsheets, row by row as CSV."""

import csv
from collections.abc import Iterable, Iterator
from typing import Any

# What a spreadsheet takes for the beginning of a formula, the wide signs of Asian keyboards among them.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")

# Without it Excel reads UTF-8 as something else.
_MARK = "\ufeff"


class _Line:
    """What csv writes to: the line comes back as what `writerow` returns."""

    def write(self, line: str) -> str:
        return line


def csv_lines(rows: Iterable[Iterable[Any]]) -> Iterator[str]:
    """Yield ROWS as lines of CSV, none of whose texts a spreadsheet would run."""
    writer = csv.writer(_Line())
    yield _MARK
    for row in rows:
        yield writer.writerow([harmless(cell) for cell in row])


def harmless(cell: Any) -> Any:
    """Return CELL; a text that a spreadsheet would run as a formula behind an apostrophe.

    >>> harmless("=1+1"), harmless(-1), harmless("Anna K.")
    ("'=1+1", -1, 'Anna K.')
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
