"""The review of a file as JSON lines, one a hand; big files are cut in parts that several processes work on."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import Any

import msgspec

from rulings.engine.rulebook import house
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.readers import READERS, name_of
from rulings.histories.source import Source

from . import USUAL_RAKE, RakePolicy, Review, Reviewer

PART = 1 << 20  # bytes; a part is cut at the first hand after so many
_LOOK = 1 << 16


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a file that reads on its own: from byte `start` to `end`, beginning in line `line`."""

    path: str
    format: str
    start: int
    end: int
    line: int


@dataclass(frozen=True, slots=True)
class Line:
    """What there is to say of a hand: the answer, and whether it is `ok`.

    `key` tells it from the other hands of its file, as a hash, for a million of them have to fit; None for one that
    cannot be read.
    """

    key: int | None
    ok: bool
    answer: dict[str, Any]


def parts_of(path: str, format: str = "auto") -> list[Part] | Problem:  # noqa: A002 - what it is
    """The parts of a file, in order; one for formats that cannot be cut. A Problem when it is in no format of ours.

    Raises OSError when the file cannot be read.
    """
    with Path(path).open("rb") as file:
        source = Source(file)
        name = name_of(source) if format == "auto" else format
        if isinstance(name, Problem):
            return name
        size = Path(path).stat().st_size
        cut = READERS[name].cut
        cuts = [(0, 1)]
        if cut is not None and source.encoding == "utf-8":
            cuts += _cuts(path, cut, size)
    ends = [start for start, _ in cuts[1:]] + [size]
    return [Part(path, name, start, end, line) for (start, line), end in zip(cuts, ends, strict=True)]


def _cuts(path: str, cut: re.Pattern[bytes], size: int) -> Iterator[tuple[int, int]]:
    """Where hands begin, about a part apart, and in which line."""
    line, start = 1, 0
    with Path(path).open("rb") as file:
        while start + PART < size:
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
            file.seek(start)
            yield start, line


def review_part(part: Part, house_name: str, rake: RakePolicy = USUAL_RAKE) -> list[Line]:
    """The review of every hand of a part; what cannot be read has its place and says why."""
    reviewer = Reviewer(house(house_name), rake)
    with Path(part.path).open("rb") as file:
        piece = BufferedReader(_Slice(file, part.start, part.end))
        reviews = READERS[part.format].read(Source(piece, line=part.line))
        return [
            _problem_line(part.path, found) if isinstance(found, Problem) else _hand_line(part.path, found, reviewer)
            for found in reviews
        ]


def _hand_line(path: str, hand: HistoryHand, reviewer: Reviewer) -> Line:
    review = reviewer.review(hand)
    if isinstance(review, Problem):
        return _problem_line(path, review)
    return Line(_key(hand), review.ok, review_json(path, review))


def _key(hand: HistoryHand) -> int:
    """The hash of the hand's number, with what happened in it where numbers repeat or there is none."""
    what: object = hand.id
    if not hand.id or READERS[hand.format].numbers_repeat:
        what = (hand.id, list(hand.names.values()), [player.stack for player in hand.players.values()], hand.happenings)
    # Not hash(): each process has its own.
    return int.from_bytes(blake2b(msgspec.json.encode(what), digest_size=8).digest())


def _problem_line(path: str, problem: Problem) -> Line:
    error = {"code": problem.code, "at": problem.at, "message": problem.message}
    answer = {"file": path, "at": problem.at, "error": error}
    return Line(None, ok=False, answer=answer | ({"hand": problem.id} if problem.id else {}))


def review_json(path: str, review: Review) -> dict[str, Any]:
    """A review as the command prints it, in units of the hand; `scale` of them make one of the file's."""
    hand = review.hand
    return {
        "file": path,
        "hand": hand.id,
        "at": hand.at,
        "variant": hand.game.variant.name,
        "ok": review.ok,
        "findings": [finding.as_json() for finding in review.findings],
        "stacks": {str(seat): stack for seat, stack in sorted(review.stacks.items())},
        "scale": hand.scale,
    }


class _Slice(RawIOBase):
    """The bytes of a file from one place to another, as a file."""

    def __init__(self, file: Any, start: int, end: int) -> None:
        super().__init__()
        file.seek(start)
        self._file, self._left = file, end - start

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        data: bytes = self._file.read(min(len(buffer), self._left))
        buffer[: len(data)] = data
        self._left -= len(data)
        return len(data)
