"""Cutting a file in parts that read on their own, for several processes to work on."""

import re
from collections.abc import Iterator
from io import RawIOBase
from os import fstat
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO, NamedTuple

from rulings.histories.hand import Problem
from rulings.histories.readers import READERS, name_of
from rulings.histories.source import Source

PART = 1 << 20  # bytes; a part ends where the first hand after so many begins
_LOOK = 1 << 16


class Part(NamedTuple):
    """A piece of a file in a format: from byte `start` to `end`, beginning in line `line`; `whole`: it is all of it."""

    path: str
    format: str
    start: int
    end: int
    line: int
    whole: bool


def parts_of(path: str, format: str = "auto") -> Iterator[Part | Problem]:  # noqa: A002 - what it is
    """The parts of a file, in order; one where it cannot be cut. A Problem when it is in no format of ours.

    Raises OSError when the file cannot be read.
    """
    with Path(path).open("rb") as file:
        status = fstat(file.fileno())
        if not S_ISREG(status.st_mode):
            yield Problem("no_file", "", "is no regular file")
            return
        source = Source(file)
        name = name_of(source) if format == "auto" else format
        if isinstance(name, Problem):
            yield name
            return
        start, line = 0, 1
        cut = READERS[name].cut
        if cut is not None and source.encoding == "utf-8":
            for end, next_line in _cuts(file, cut):
                yield Part(path, name, start, end, line, whole=False)
                start, line = end, next_line
        yield Part(path, name, start, status.st_size, line, whole=not start)


def _cuts(file: BinaryIO, cut: re.Pattern[bytes]) -> Iterator[tuple[int, int]]:
    """Where hands begin, a part apart or a little more, and in which line."""
    start, line = 0, 1
    while True:
        file.seek(start)
        head = file.read(PART)
        ahead = b""
        found = None
        while found is None:
            more = file.read(_LOOK)
            if not more:
                return
            ahead += more
            found = cut.search(ahead)
        line += head.count(b"\n") + ahead.count(b"\n", 0, found.start())
        start += len(head) + found.start()
        yield start, line


class Slice(RawIOBase):
    """The bytes of a file from one place to another, as a file."""

    def __init__(self, file: BinaryIO, start: int, end: int) -> None:
        super().__init__()
        file.seek(start)
        self._file, self._left = file, end - start

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override] # any that can be written to
        data = self._file.read(min(len(buffer), self._left))
        buffer[: len(data)] = data
        self._left -= len(data)
        return len(data)
