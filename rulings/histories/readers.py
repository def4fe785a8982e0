"""The formats there are, and reading a file whose format is not known."""

import re
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import BinaryIO, NamedTuple

from . import native, ohh, phh, pokergfx, pokernow, pokerstars
from .hand import HistoryHand, Problem
from .source import Source


class Reader(NamedTuple):
    """A format: `recognises` says whether a file begins like one, `read` yields each hand or what is wrong with it.

    `cut`: where a file may be cut in parts that read on their own, a line that begins a hand; None: nowhere.
    `numbers_repeat`: the format counts hands anew in each session, so that the same number is no sign of the same hand.
    """

    recognises: Callable[[str], bool]
    read: Callable[[Source], Iterator[HistoryHand | Problem]]
    cut: re.Pattern[bytes] | None = None
    numbers_repeat: bool = False


_AN_OBJECT = re.compile(rb"^\{", re.MULTILINE)

# By name, the surest to be told first: the first that recognises a file reads it.
READERS: Mapping[str, Reader] = {
    "pokerstars": Reader(pokerstars.recognises, pokerstars.read, re.compile(rb"^PokerStars ", re.MULTILINE)),
    "pokernow": Reader(pokernow.recognises, pokernow.read),
    "pokergfx": Reader(pokergfx.recognises, pokergfx.read, numbers_repeat=True),
    "phh": Reader(phh.recognises, phh.read, re.compile(rb"^\[\d+\]", re.MULTILINE), numbers_repeat=True),
    "ohh": Reader(ohh.recognises, ohh.read, _AN_OBJECT),
    "native": Reader(native.recognises, native.read, _AN_OBJECT, numbers_repeat=True),
}


def detect(head: bytes) -> str | None:
    """The name of the format that a file beginning with these bytes is in, None when it is none of ours."""
    return _detect(Source(BytesIO(head)).head)


def read_hands(file: BinaryIO, format: str = "auto") -> Iterator[HistoryHand | Problem]:  # noqa: A002 - what it is
    """Each hand of the file in its order, and in place of one that cannot be read the Problem with it.

    `format` names one of READERS; "auto" finds it from the content. Raises KeyError for a format there is not.
    """
    source = Source(file)
    name = name_of(source) if format == "auto" else format
    if isinstance(name, Problem):
        yield name
        return
    empty = True
    for found in READERS[name].read(source):
        empty = False
        yield found
    if empty:
        yield Problem("empty", "line 1", "has no hand in it")


def name_of(source: Source) -> str | Problem:
    """The name of the format the source is in, or what is wrong with a source in none."""
    return _detect(source.head) or _unreadable(source)


def _detect(head: str) -> str | None:
    return next((name for name, reader in READERS.items() if reader.recognises(head)), None)


def _unreadable(source: Source) -> Problem:
    if not source.head.strip():
        return Problem("empty", "line 1", "has no hand in it")
    problem = source.spoilt(source.head, 1)
    return problem or Problem("unknown_format", "line 1", f"begins like none of the formats {', '.join(READERS)}")
