"""A file of hands as text: the ground all readers stand on.

`Source(file)` finds the encoding by itself and gives the text in one of three ways, each a stream that never holds more
than a hand and a chunk of the file: `blocks(start)` for formats whose hands begin with a line that can be told from the
others, `lines()` for those that go by lines, `chunks()` for those that do not. A source is read once, in one of them.

What is no text, or too long to be a hand, comes as a Problem in the place where it stands; what follows comes as usual.
(`chunks()` leaves that to the reader: `spoilt()` and `too_long()` make the Problems.)
"""

import codecs
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import BinaryIO, NamedTuple

from .hand import Problem

CHUNK = 1 << 16
LIMIT = 1 << 20  # characters in a line or a hand; the longest honest hands have some ten thousand

_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_SPOILT = re.compile("[\0\ud800-\udfff]")  # what bytes that are no text are turned into
_GAP = re.compile(r"\n\r?\n")
_WIDE = re.compile("[^\0-\x7f\ud800-\udfff]")


class Line(NamedTuple):
    """A line without its end, and its number from 1."""

    number: int
    text: str


class Block(NamedTuple):
    """The text from one start to the next, and the number of its first line."""

    line: int
    text: str


class Source:
    """A binary file read as text. `head` is how it begins, decoded, for telling the format; `encoding` is found.

    `line` is the number of its first line, where the file is a part of another.
    """

    def __init__(self, file: BinaryIO, *, line: int = 1) -> None:
        self._file = file
        self._line = line
        self._bytes = file.read(CHUNK)
        self._ended = len(self._bytes) == 0
        self._suspect = False
        bom, self.encoding = next((pair for pair in _BOMS if self._bytes.startswith(pair[0])), (b"", "utf-8"))
        self._told = bool(bom)
        self._bytes = self._bytes[len(bom) :]
        self._first = self._decode(final=False)
        self.head = self._first[:4096]

    def chunks(self) -> Iterator[str]:
        """The text in pieces of no particular length. Bytes that are no text are in it as lone surrogates."""
        text, self._first = self._first, ""
        while True:
            if text:
                yield text
            if self._ended:
                return
            data = self._file.read(CHUNK)
            self._ended = not data
            self._bytes += data
            text = self._decode(final=self._ended)

    def lines(self) -> Iterator[Line | Problem]:
        """The lines, without their ends. A line that is no text, or is too long, is a Problem."""
        number = self._line - 1
        for text in self._whole_lines():
            if text is None:
                number += 1
                yield too_long(number)
                continue
            for line in text.split("\n"):
                number += 1
                problem = self.spoilt(line, number)
                yield Line(number, line.removesuffix("\r")) if problem is None else problem

    def blocks(self, start: re.Pattern[str], *, parts: bool = False) -> Iterator[Block | Problem]:
        """The text cut before every line that matches `start`, a MULTILINE pattern that begins with "^".

        What stands before the first start is the first block, unless it is blank. A block that is no text or too long
        is a Problem; what of it stands before a blank line is a block still, and with `parts`, for readers who tell a
        part of a hand from a whole one, all that stands before the trouble.
        """
        before = _lines_before if parts else _before_a_gap
        held, line, lost = "", self._line, False
        for text in self._whole_lines():
            if text is None:
                yield from self._block(before(held), line, before)
                line += held.count("\n") + 1
                yield too_long(line - 1)
                held, lost = "", True
                continue
            held += text + "\n"
            cuts = [0, *(found.start() for found in start.finditer(held))]
            for begin, end in pairwise(cuts):
                yield from () if lost else self._block(held[begin:end], line, before)
                line += held.count("\n", begin, end)
                lost = False
            held = held[cuts[-1] :]
            if len(held) > LIMIT:
                yield from () if lost else (too_long(line),)
                line += held.count("\n")
                held, lost = "", True
        yield from () if lost else self._block(held, line, before)

    def spoilt(self, text: str, line: int) -> Problem | None:
        """The Problem with bytes in the text, which begins in that line, that are none in the encoding."""
        if not self._suspect:
            return None
        found = _SPOILT.search(text)
        if found is None:
            return None
        at = f"line {line + text.count(chr(10), 0, found.start())}"
        if found[0] == "\0":
            return Problem("binary", at, "has bytes that are no text")
        return Problem("bad_encoding", at, f"has bytes that are not {self.encoding}, the encoding of the file")

    def _block(self, text: str, line: int, before: Callable[[str], str]) -> Iterator[Block | Problem]:
        """The block, unless it is blank; of one with rubbish in it what is good before that, and the Problem."""
        problem = self.spoilt(text, line)
        if problem is not None:
            text = before(_SPOILT.split(text, maxsplit=1)[0])
        if text and not text.isspace():
            yield Block(line, text)
        if problem is not None:
            yield problem

    def _whole_lines(self) -> Iterator[str | None]:
        """The text in pieces that end where a line ends, without that end; None for a line that is too long."""
        rest, lost = "", False
        for chunk in self.chunks():
            if lost:
                _, newline, chunk = chunk.partition("\n")  # noqa: PLW2901 - the rest of it
                lost = not newline
            whole, newline, tail = chunk.rpartition("\n")
            if newline:
                yield rest + whole
                rest = ""
            rest += "" if lost else tail
            if len(rest) > LIMIT:
                yield None
                rest, lost = "", True
        if rest:
            yield rest

    def _decode(self, *, final: bool) -> str:
        """The text of the bytes at hand; a character that is not all there yet stays for the next time."""
        decode = _DECODERS[self.encoding]
        try:
            text, used = decode(self._bytes, "strict", final)
        except UnicodeDecodeError:
            text, used = self._decode_spoilt(final=final)
        self._bytes = self._bytes[used:]
        if self.encoding == "utf-8" and not self._told and not text.isascii():
            self._told = True
        if "\0" in text:
            self._suspect = True
        return text

    def _decode_spoilt(self, *, final: bool) -> tuple[str, int]:
        """The same where that fails: as cp1252 when nothing so far spoke for UTF-8, else with lone surrogates."""
        text, used = _SPOILT_DECODERS[self.encoding](self._bytes, final)
        if self.encoding == "utf-8" and not self._told and not _WIDE.search(text):
            self.encoding = "cp1252"
            text, used = _SPOILT_DECODERS[self.encoding](self._bytes, final)
        self._suspect = self._suspect or _SPOILT.search(text) is not None
        return text, used


def too_long(line: int) -> Problem:
    """The Problem of a line, or of a hand that begins there, too long to be read."""
    return Problem("too_long", f"line {line}", f"goes on for more than {LIMIT} characters: no hand is that long")


def _lines_before(text: str) -> str:
    """The whole lines of the text."""
    return text[: text.rfind("\n") + 1]


def _before_a_gap(text: str) -> str:
    """The text up to its last blank line, "" when it has none."""
    gaps = list(_GAP.finditer(text))
    return text[: gaps[-1].end()] if gaps else ""


def _cp1252(data: bytes, errors: str, final: bool) -> tuple[str, int]:  # noqa: FBT001 - as the codecs have it
    return data.decode("cp1252", errors), len(data)


def _utf16(decode: Callable[[bytes, str, bool], tuple[str, int]]) -> Callable[[bytes, bool], tuple[str, int]]:
    """Half characters pass as lone surrogates; an odd byte at the end becomes one."""

    def spoilt(data: bytes, final: bool) -> tuple[str, int]:  # noqa: FBT001 - as the codecs have it
        text, used = decode(data, "surrogatepass", False)  # noqa: FBT003 - as the codecs have it
        return (text + "\udc80", len(data)) if final and used < len(data) else (text, used)

    return spoilt


_DECODERS: dict[str, Callable[[bytes, str, bool], tuple[str, int]]] = {
    "utf-8": codecs.utf_8_decode,
    "utf-16-le": codecs.utf_16_le_decode,
    "utf-16-be": codecs.utf_16_be_decode,
    "cp1252": _cp1252,
}
_SPOILT_DECODERS: dict[str, Callable[[bytes, bool], tuple[str, int]]] = {
    "utf-8": lambda data, final: codecs.utf_8_decode(data, "surrogateescape", final),
    "utf-16-le": _utf16(codecs.utf_16_le_decode),
    "utf-16-be": _utf16(codecs.utf_16_be_decode),
    "cp1252": lambda data, final: _cp1252(data, "surrogateescape", final),
}
