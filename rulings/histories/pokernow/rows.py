"""The rows of a log, cut into hands.

A log has its rows newest first, so a hand's last row comes first; one taken while the game went on may have them oldest
first. Between two hands stand rows of neither, but for cards that players show after the end.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rulings.histories.faults import HandError
from rulings.histories.hand import Problem
from rulings.histories.source import Block, Source

_MARK = re.compile(r'^\ufeff?(?:[^"\n]*,)?"?-- (?:starting|ending) hand #', re.MULTILINE)
_STARTING = "-- starting hand #"
_ENDING = "-- ending hand #"
_NUMBER = re.compile(r"-- (?:starting|ending) hand #(\d+)")
_LONGEST = 4000
_SIMPLE = re.compile(r'"((?:[^"]|"")*)",([^,"]*),(\d*)')


class Row(NamedTuple):
    """What happened, the line it stands in, and a number that rises with time; 0 where the log has none."""

    line: int
    entry: str
    order: int


@dataclass(frozen=True, slots=True)
class HandRows:
    """The rows of one hand, oldest first, from the one that starts it.

    `late`: shown after its end. `ended`: that is there.
    """

    rows: list[Row]
    late: list[Row] = field(default_factory=list)
    ended: bool = True

    @property
    def number(self) -> str:
        """The number of the hand in its log."""
        return number_of(self.rows[0])


def number_of(row: Row) -> str:
    """The number of the hand that the row starts or ends; "" for another row."""
    found = _NUMBER.match(row.entry)
    return found[1] if found else ""


def cut(source: Source) -> Iterator[HandRows | Problem]:
    """Each hand of the log in the order of the file, and in place of what is none its Problem."""
    columns = _Columns()
    cutter: _Cutter | None = None
    for block in source.blocks(_MARK):
        if isinstance(block, Problem):
            yield block
            if cutter is not None:
                yield from cutter.broken()
            continue
        try:
            rows = columns.rows(block)
        except HandError as error:
            yield error.problem()
            if cutter is not None:
                yield from cutter.broken()
            continue
        if not rows:
            continue
        cutter = cutter or (_OldestFirst() if _rises(rows) else _NewestFirst())
        yield from cutter.take(rows)
    if cutter is not None:
        yield from cutter.end()


def _rises(rows: list[Row]) -> bool:
    """Whether time goes on from row to row; where the rows do not say, a log begins with the end of a hand."""
    first, last = rows[0].order, rows[-1].order
    return last > first if first and last and first != last else rows[0].entry.startswith(_STARTING)


class _Columns:
    """Where in a line the entry stands, and the number it is ordered by."""

    def __init__(self) -> None:
        self._entry, self._order = 0, 2

    def rows(self, block: Block) -> list[Row]:
        """The rows of a block. Raises HandError for a line that is none."""
        rows = []
        for at, text in enumerate(block.text.split("\n"), block.line):
            line = text.rstrip("\r")
            if line and not line.isspace():
                row = self._row(line, at)
                if row is not None:
                    rows.append(row)
        return rows

    def _row(self, line: str, at: int) -> Row | None:
        if len(line) > _LONGEST:
            raise HandError("bad_line", at, "is longer than any row of a log")
        simple = _SIMPLE.fullmatch(line) if (self._entry, self._order) == (0, 2) else None
        if simple is not None:
            return Row(at, simple[1].replace('""', '"'), int(simple[3] or 0))
        try:
            fields = next(csv.reader([line], strict=True))
        except csv.Error as error:
            raise HandError("bad_line", at, f"is no row of a log: {error}") from None
        if at == 1 and "entry" in (names := [name.strip("\ufeff ").lower() for name in fields]):
            self._entry = names.index("entry")
            self._order = names.index("order") if "order" in names else -1
            return None
        if len(fields) <= max(self._entry, self._order):
            raise HandError("bad_line", at, "is no row of a log: it has too few columns")
        order = fields[self._order] if self._order >= 0 else ""
        return Row(at, fields[self._entry], int(order) if order.isdecimal() and order.isascii() else 0)


class _NewestFirst:
    """Hands from rows that go back in time: a block that ends a hand, then one that starts it and what was before."""

    def __init__(self) -> None:
        self._ending: list[Row] = []  # of the hand whose start has not come yet
        self._late: list[Row] = []
        self._between: list[Row] = []  # what came before the block at hand, later in time
        self._first = True

    def take(self, rows: list[Row]) -> Iterator[HandRows | Problem]:
        """The hands that are whole with these rows."""
        if rows[0].entry.startswith(_ENDING):
            yield from self.broken()
            self._ending, self._late, self._between = rows, self._between, []
        elif rows[0].entry.startswith(_STARTING):
            yield self._started(rows[0])
            self._ending, self._late, self._between = [], [], rows[1:]
        else:
            self._between = rows
            return
        self._first = False

    def broken(self) -> Iterator[Problem]:
        """What is left of a hand whose start does not come."""
        if self._ending:
            yield _broken(self._ending, "its start")
        self._ending = []

    def end(self) -> Iterator[HandRows | Problem]:
        """What is left when the log is over: a log may be cut where a hand is."""
        return self.broken()

    def _started(self, start: Row) -> HandRows | Problem:
        if self._ending and number_of(self._ending[0]) == number_of(start):
            return HandRows(_in_time([*self._ending, start]), _in_time(self._late))
        if self._ending:
            return _broken(self._ending, "its start")
        if self._first:  # the hand that was played when the log was taken
            return HandRows(_in_time([*self._between, start]), ended=False)
        return _broken([start], "its end")


class _OldestFirst:
    """Hands from rows that go on in time."""

    def __init__(self) -> None:
        self._hand: list[Row] = []

    def take(self, rows: list[Row]) -> Iterator[HandRows | Problem]:
        """The hands that are whole with these rows."""
        if rows[0].entry.startswith(_STARTING):
            yield from self.broken()
            self._hand = rows
        elif rows[0].entry.startswith(_ENDING):
            if self._hand and number_of(self._hand[0]) == number_of(rows[0]):
                yield HandRows([*self._hand, rows[0]], rows[1:])
            else:
                yield from self.broken()
                yield _broken(rows[:1], "its start")
            self._hand = []

    def broken(self) -> Iterator[Problem]:
        """What is left of a hand whose end does not come."""
        if self._hand:
            yield _broken(self._hand, "its end")
        self._hand = []

    def end(self) -> Iterator[HandRows | Problem]:
        """What is left when the log is over: the hand that was played when it was taken."""
        if self._hand:
            yield HandRows(self._hand, ended=False)


_Cutter = _NewestFirst | _OldestFirst


def _broken(rows: list[Row], missing: str) -> Problem:
    number = number_of(rows[0])
    return Problem("truncated", f"line {rows[-1].line}", f"hand #{number} breaks off: {missing} is missing", number)


def _in_time(rows: list[Row]) -> list[Row]:
    """Rows that go back in time, turned round. Rows of the same moment keep the order of the log."""
    turned = list(reversed(rows))
    return sorted(turned, key=lambda row: row.order) if all(row.order for row in turned) else turned
