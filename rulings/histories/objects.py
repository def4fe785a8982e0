"""JSON documents one after the other: one, several with or without blank lines between, or one a line."""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

import msgspec

from .hand import Problem
from .source import LIMIT, Line, Source, too_long

# Of the JSON readers for Python only orjson is faster, and it has no exact decimals.
_decode = msgspec.json.Decoder(float_hook=Decimal).decode
_FAULTS = (msgspec.DecodeError, RecursionError)
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_FIRST_KEY = re.compile(r'\{\s*("[^"]*")?')


class Document(NamedTuple):
    """A JSON value, and the number of the line in which it begins."""

    line: int
    value: object


def documents(source: Source) -> Iterator[Document | Problem]:
    """Each JSON document of the file, or what is wrong in its place.

    A document that breaks off is given up where the next begins: at a brace at the margin after a blank line, or after
    indented lines, or with the first key of the one before it.
    """
    pieces = _Pieces()
    for line in source.lines():
        if isinstance(line, Problem):
            yield from pieces.finish()
            yield line
        else:
            yield from pieces.take(line)
    yield from pieces.finish()


class _Pieces:
    """The lines of the document that is being read."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._first = 0
        self._size = 0
        self._depth = 0
        self._indented = False
        self._blank = True
        self._in_rubbish = False

    def take(self, line: Line) -> Iterator[Document | Problem]:
        """The next line, and what it brings to an end."""
        text = line.text
        if not text or text.isspace():
            self._blank = True
            return
        if self._lines and text[0] == "{" and self._begins_anew(text):
            yield from self.finish()
        if not self._lines:
            if text.lstrip()[0] != "{":
                yield from self._rubbish(line.number)
                return
            self._first, self._in_rubbish = line.number, False
            whole = _whole(text) if text.rstrip().endswith("}") else None
            if whole is not None:
                yield Document(line.number, whole)
                return
        self._add(text)
        if self._size > LIMIT:
            yield too_long(self._first)
            self._forget()
        elif self._depth <= 0:
            yield from self.finish()

    def finish(self) -> Iterator[Document | Problem]:
        """The document of the lines so far, complete or not."""
        if not self._lines:
            return
        try:
            yield Document(self._first, _decode("\n".join(self._lines)))
        except _FAULTS as error:
            yield self._problem(error)
        self._forget()

    def _rubbish(self, line: int) -> Iterator[Problem]:
        """One Problem for all the lines up to the next document."""
        if not self._in_rubbish:
            yield Problem("bad_json", f"line {line}", "is no JSON object: a hand begins with a brace")
        self._in_rubbish = True

    def _problem(self, error: Exception) -> Problem:
        if self._depth > 0:
            return Problem("truncated", f"line {self._first}", "breaks off: braces are still open where it ends")
        return Problem("bad_json", f"line {self._first}", f"is no JSON: {error}")

    def _begins_anew(self, text: str) -> bool:
        if self._blank or self._indented:
            return True
        key, first = _FIRST_KEY.match(text), _FIRST_KEY.match(self._lines[0])
        return key is not None and first is not None and key[1] is not None and key[1] == first[1]

    def _add(self, text: str) -> None:
        bare = _TEXT.sub("", text) if '"' in text and ("{" in text or "}" in text) else text
        self._depth += bare.count("{") + bare.count("[") - bare.count("}") - bare.count("]")
        self._indented |= text[0].isspace()
        self._blank = False
        self._size += len(text) + 1
        self._lines.append(text)

    def _forget(self) -> None:
        self._lines, self._size, self._depth = [], 0, 0
        self._indented, self._blank = False, True


def _whole(text: str) -> object | None:
    """The document of a line that is one; None when it is only a part."""
    try:
        document: object = _decode(text)
    except _FAULTS:
        return None
    return document
