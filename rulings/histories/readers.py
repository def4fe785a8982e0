"""The formats there are, and reading a file whose format is not known."""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import BinaryIO, NamedTuple

from . import native, phh, pokernow, pokerstars
from .hand import HistoryHand, Problem
from .source import Source


class Reader(NamedTuple):
    """A format: `recognises` says whether a file begins like one, `read` yields each hand or what is wrong with it."""

    recognises: Callable[[str], bool]
    read: Callable[[Source], Iterator[HistoryHand | Problem]]


# By name, the surest to be told first: the first that recognises a file reads it.
READERS: Mapping[str, Reader] = {
    "pokerstars": Reader(pokerstars.recognises, pokerstars.read),
    "pokernow": Reader(pokernow.recognises, pokernow.read),
    "phh": Reader(phh.recognises, phh.read),
    "native": Reader(native.recognises, native.read),
}


def detect(head: bytes) -> str | None:
    """The name of the format that a file beginning with these bytes is in, None when it is none of ours."""
    return _detect(Source(BytesIO(head)).head)


def read_hands(file: BinaryIO, format: str = "auto") -> Iterator[HistoryHand | Problem]:  # noqa: A002 - what it is
    """Each hand of the file in its order, and in place of one that cannot be read the Problem with it.

    `format` names one of READERS; "auto" finds it from the content. Raises KeyError for a format there is not.
    """
    source = Source(file)
    name = _detect(source.head) if format == "auto" else format
    if name is None:
        yield _unreadable(source)
        return
    empty = True
    for found in READERS[name].read(source):
        empty = False
        yield found
    if empty:
        yield Problem("empty", "line 1", "has no hand in it")


def _detect(head: str) -> str | None:
    return next((name for name, reader in READERS.items() if reader.recognises(head)), None)


def _unreadable(source: Source) -> Problem:
    if not source.head.strip():
        return Problem("empty", "line 1", "has no hand in it")
    problem = source.spoilt(source.head, 1)
    return problem or Problem("unknown_format", "line 1", f"begins like none of the formats {', '.join(READERS)}")
