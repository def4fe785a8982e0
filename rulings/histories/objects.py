"""JSON objects one after the other: one, several with or without blank lines between, or one a line."""

import re
from collections.abc import Generator, Iterator
from decimal import Decimal
from typing import Any, NamedTuple

import msgspec

from .hand import Problem
from .source import LIMIT, Block, Source

_START = re.compile(r"^\{", re.MULTILINE)
_FIRST_KEY = re.compile(r'\{\s*"([^"]*)"')
_INDENTED = re.compile(r"^[ \t]", re.MULTILINE)
_MORE = re.compile(r"trailing characters \(byte (\d+)\)")
_MOST_PIECES = 1000  # of one object; each is read again with the next

# Of the JSON readers for Python only orjson is faster, and it has no exact decimals.
_decode = msgspec.json.Decoder(float_hook=Decimal).decode


class Document(NamedTuple):
    """A JSON object, and the number of the line in which it begins."""

    line: int
    value: dict[str, Any]


def documents(source: Source) -> Iterator[Document | Problem]:
    """Each JSON object of the file, or what is wrong in its place.

    A piece begins with every brace at the margin. One that breaks off is joined to the next, unless that is sure to be
    another object: after a blank line or indented ones, or with the same first key.
    """
    held: Block | None = None
    pieces = 0
    for block in source.blocks(_START, parts=True):
        if isinstance(block, Problem):
            yield from _given_up(held)
            held = None
            yield block
            continue
        pieces += 1
        if held is not None and _may_go_on(held.text, block.text) and pieces < _MOST_PIECES:
            held = yield from _read(Block(held.line, held.text + block.text))
        else:
            yield from _given_up(held)
            pieces = 1
            held = yield from _read(block)
    yield from _given_up(held)


def _may_go_on(held: str, text: str) -> bool:
    """Whether the text may be a part of the object that is held."""
    if held.endswith(("\n\n", "\n\r\n")) or _INDENTED.search(held) or len(held) > LIMIT:
        return False
    key, first = _FIRST_KEY.match(text), _FIRST_KEY.match(held)
    return key is None or first is None or key[1] != first[1]


def _read(block: Block) -> Generator[Document | Problem, None, Block | None]:
    """The objects of a block; returns what is left of one that breaks off."""
    line, text = block.line, block.text
    while True:
        bare = text.lstrip()
        line += text.count("\n", 0, len(text) - len(bare))
        if not bare:
            return None
        if bare[0] != "{":
            yield Problem("bad_json", f"line {line}", "is no JSON object: a hand begins with a brace")
            return None
        data = bare.encode()
        end = len(data)
        try:
            value = _decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            more = _MORE.search(str(error))
            if more is None:
                return (yield from _unread(Block(line, bare), str(error)))
            end = int(more[1]) - 1  # the message counts from one
            value = _decode(data[:end])
        yield Document(line, value)
        text = data[end:].decode()
        line += data.count(b"\n", 0, end)


def _unread(block: Block, why: str) -> Generator[Problem, None, Block | None]:
    """Keep what may still go on; say what is wrong with the rest."""
    if "truncated" in why:
        return block
    yield Problem("bad_json", f"line {block.line}", f"is no JSON: {why}")
    return None


def _given_up(held: Block | None) -> Iterator[Problem]:
    """The Problem with an object that never came to its end."""
    if held is not None:
        yield Problem("truncated", f"line {held.line}", "breaks off before its end")
