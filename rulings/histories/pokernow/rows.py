"""The rows of a log, and the hands they make.

A log has its rows newest first, so a hand's last row comes first; one taken while the game went on may have them oldest
first. Between two hands stand rows of neither, but for cards that players show after the end.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rulings.histories.hand import Problem
from rulings.histories.source import Line, Source

STARTING = "-- starting hand #"
ENDING = "-- ending hand #"

_NUMBER = re.compile(r"-- (?:starting|ending) hand #(\d+)")
_SIMPLE = re.compile(r'"((?:[^"]|"")*)",([^,"]*),(\d*)')
_LONGEST = 4000  # characters in a row
_MOST = 2000  # rows in a hand, or looked at to see how time goes


class Row(NamedTuple):
    """What happened, the line it stands in, and a number that rises with time; 0 where the log has none."""

    line: int
    entry: str
    order: int


@dataclass(frozen=True, slots=True)
class HandRows:
    """The rows of one hand, oldest first, from the one that starts it.

    `late` are those in which cards are shown after its end; `ended` says whether the end is there.
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
    held: list[Row | Problem] = []
    cutter: _NewestFirst | _OldestFirst | None = None
    for row in _rows(source):
        if cutter is not None:
            yield from cutter.take(row)
            continue
        held.append(row)
        rises = _rises(held)
        if rises is not None:
            cutter = _OldestFirst() if rises else _NewestFirst()
            for each in held:
                yield from cutter.take(each)
    if cutter is None:
        cutter = _NewestFirst()
        for each in held:
            yield from cutter.take(each)
    yield from cutter.end()


def _rises(held: list[Row | Problem]) -> bool | None:
    """Whether time goes on from row to row, None as long as that cannot be said; by default it goes back."""
    rows = [row for row in held if isinstance(row, Row)]
    orders = [row.order for row in rows if row.order]
    if orders and orders[0] != orders[-1]:
        return orders[-1] > orders[0]
    marked = not orders and any(row.entry.startswith((STARTING, ENDING)) for row in rows)
    return False if marked or len(held) >= _MOST else None


def _rows(source: Source) -> Iterator[Row | Problem]:
    columns = _Columns()
    for line in source.lines():
        if isinstance(line, Problem):
            yield line
        elif line.text and not line.text.isspace():
            row = columns.row(line)
            if row is not None:
                yield row


class _Columns:
    """Where in a line the entry stands, and the number it is ordered by."""

    def __init__(self) -> None:
        self._entry, self._order = 0, 2

    def row(self, line: Line) -> Row | Problem | None:
        """The row of a line; None for the one that names the columns."""
        if len(line.text) > _LONGEST:
            return _no_row(line, "it is longer than any")
        simple = _SIMPLE.fullmatch(line.text) if (self._entry, self._order) == (0, 2) else None
        if simple is not None:
            return Row(line.number, simple[1].replace('""', '"'), int(simple[3] or 0))
        try:
            fields = next(csv.reader([line.text], strict=True))
        except csv.Error as error:
            return _no_row(line, str(error))
        if line.number == 1 and "entry" in (names := [name.strip("\ufeff ").lower() for name in fields]):
            self._entry = names.index("entry")
            self._order = names.index("order") if "order" in names else -1
            return None
        if len(fields) <= max(self._entry, self._order):
            return _no_row(line, "it has too few columns")
        order = fields[self._order] if self._order >= 0 else ""
        return Row(line.number, fields[self._entry], int(order) if order.isdecimal() and order.isascii() else 0)


def _no_row(line: Line, why: str) -> Problem:
    return Problem("bad_line", f"line {line.number}", f"is no row of a log: {why}")


class _NewestFirst:
    """Hands from rows that go back in time: first the row that ends a hand, at last the one that starts it."""

    def __init__(self) -> None:
        self._hand: list[Row] = []  # from its last row on, until the row that starts it comes
        self._between: list[Row] = []  # what came since the last start
        self._late: list[Row] = []
        self._first = True
        self._spoilt = False

    def take(self, row: Row | Problem) -> Iterator[HandRows | Problem]:
        """The next row of the file, and what becomes whole with it."""
        if isinstance(row, Problem):
            yield _of_hand(row, self._hand)
            self._spoilt = bool(self._hand or self._first)
        elif row.entry.startswith(ENDING):
            yield from self.end()
            self._hand, self._late, self._between = [row], self._between, []
            self._first = self._spoilt = False
        elif row.entry.startswith(STARTING):
            yield from self._started(row)
            self._hand, self._late, self._between = [], [], []
            self._first = self._spoilt = False
        elif self._hand:
            self._hand.append(row)
            if len(self._hand) > _MOST:
                yield from self.end()
                self._hand = []
        elif (self._first or " shows " in row.entry) and len(self._between) < _MOST:
            self._between.append(row)

    def end(self) -> Iterator[Problem]:
        """What is left of a hand whose start does not come; the oldest hand of a log may be cut."""
        if self._hand and not self._spoilt:
            yield _broken(self._hand, "its start")

    def _started(self, start: Row) -> Iterator[HandRows | Problem]:
        same = bool(self._hand) and number_of(self._hand[0]) == number_of(start)
        if self._spoilt and (same or self._first):
            return
        if same:
            yield HandRows(_in_time([*self._hand, start]), _in_time(self._late))
        elif self._first:  # the hand that was played when the log was taken
            yield HandRows(_in_time([*self._between, start]), ended=False)
        else:
            yield from self.end()
            yield _broken([start], "its end")


class _OldestFirst:
    """Hands from rows that go on in time. A hand waits for what is shown after its end."""

    def __init__(self) -> None:
        self._hand: list[Row] = []
        self._whole: HandRows | None = None
        self._spoilt = False

    def take(self, row: Row | Problem) -> Iterator[HandRows | Problem]:
        """The next row of the file, and what becomes whole with it."""
        if isinstance(row, Problem):
            yield from self._waiting()
            yield _of_hand(row, self._hand)
            self._spoilt = bool(self._hand)
        elif row.entry.startswith(STARTING):
            yield from self._waiting()
            yield from self._broken()
            self._hand, self._spoilt = [row], False
        elif row.entry.startswith(ENDING):
            yield from self._waiting()
            if self._hand and number_of(self._hand[0]) == number_of(row):
                self._whole = None if self._spoilt else HandRows([*self._hand, row])
            else:
                yield from self._broken()
                yield _broken([row], "its start")
            self._hand, self._spoilt = [], False
        elif self._hand and len(self._hand) < _MOST:
            self._hand.append(row)
        elif self._whole is not None and " shows " in row.entry and len(self._whole.late) < _MOST:
            self._whole.late.append(row)

    def end(self) -> Iterator[HandRows | Problem]:
        """What is left when the log is over: the last hand, which may still have been played."""
        yield from self._waiting()
        if self._hand and not self._spoilt:
            yield HandRows(self._hand, ended=False)

    def _waiting(self) -> Iterator[HandRows]:
        if self._whole is not None:
            yield self._whole
        self._whole = None

    def _broken(self) -> Iterator[Problem]:
        if self._hand and not self._spoilt:
            yield _broken(self._hand, "its end")


def _of_hand(problem: Problem, hand: list[Row]) -> Problem:
    """The problem of a row as that of the hand it is in, if it is in one."""
    return Problem(problem.code, problem.at, problem.message, number_of(hand[0])) if hand else problem


def _broken(rows: list[Row], missing: str) -> Problem:
    number = number_of(rows[0])
    return Problem("truncated", f"line {rows[-1].line}", f"hand #{number} breaks off: {missing} is missing", number)


def _in_time(rows: list[Row]) -> list[Row]:
    """Rows that go back in time, turned round. Rows of the same moment keep the order of the log."""
    turned = list(reversed(rows))
    return sorted(turned, key=lambda row: row.order) if all(row.order for row in turned) else turned
