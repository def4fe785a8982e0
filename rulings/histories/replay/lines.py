"""The review of a part of a file as JSON lines, one a hand."""

from collections.abc import Iterator
from hashlib import blake2b
from io import BufferedReader
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rulings.engine.rulebook import house
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.readers import READERS
from rulings.histories.source import Source

from .findings import Finding
from .parts import Part, Slice
from .review import Review, Reviewer


class Line(NamedTuple):
    """What there is to say of a hand: the JSON text, the codes of what was found, and whether it is `ok`.

    `key` tells the hand from the others of its file, as a hash, for a million of them have to fit; None for one that
    cannot be read.
    """

    key: int | None
    ok: bool
    codes: tuple[str, ...]
    text: bytes


def review_part(part: Part, house_name: str) -> list[Line]:
    """The review of every hand of a part; what cannot be read has its place and says why."""
    reviewer = Reviewer(house(house_name))
    try:
        with Path(part.path).open("rb") as file:
            source = Source(BufferedReader(Slice(file, part.start, part.end)), line=part.line)
            lines = list(_lines(part, source, reviewer))
    except OSError as error:
        lines = [problem_line(part.path, Problem("no_file", "", error.strerror or "cannot be read"))]
    if not lines and part.whole:
        lines = [problem_line(part.path, Problem("empty", "line 1", "has no hand in it"))]
    return lines


def _lines(part: Part, source: Source, reviewer: Reviewer) -> Iterator[Line]:
    for found in READERS[part.format].read(source):
        review = found if isinstance(found, Problem) else reviewer.review(found)
        if isinstance(review, Problem):
            yield problem_line(part.path, review)
        else:
            codes = tuple([finding.code for finding in review.findings])
            yield Line(_key(review.hand), review.ok, codes, _encode(review_json(part.path, review)))


def problem_line(path: str, problem: Problem) -> Line:
    """The line of what cannot be read."""
    error = {"code": problem.code, "at": problem.at, "message": problem.message}
    answer: dict[str, Any] = {"file": _shown(path), "at": problem.at, "error": error}
    if problem.id:
        answer["hand"] = problem.id
    return Line(None, ok=False, codes=(), text=_encode(answer))


def review_json(path: str, review: Review) -> dict[str, Any]:
    """A review as the command prints it, in units of the hand; `scale` of them make one of the file's money."""
    hand = review.hand
    return {
        "file": _shown(path),
        "hand": hand.id,
        "at": hand.at,
        "variant": hand.game.variant.name,
        "ok": review.ok,
        "findings": [finding.as_json(hand.scale) for finding in review.findings],
        "stacks": {str(seat): stack for seat, stack in sorted(review.stacks.items())},
        "scale": hand.scale,
        "trusted": review.trusted,
    }


def as_duplicate(line: Line) -> Line:
    """The line of a hand that came before in its file."""
    answer = msgspec.json.decode(line.text)
    finding = Finding("duplicate_hand", found=answer["hand"] or answer["at"])
    answer["findings"].append(finding.as_json())
    return line._replace(codes=(*line.codes, finding.code), text=_encode(answer))


def _key(hand: HistoryHand) -> int:
    """The hash of the hand's number, with all that happened in it where numbers repeat or there is none."""
    what: object = hand.id
    if not hand.id or READERS[hand.format].numbers_repeat:
        # A reader may have told hands of one number apart, by another id: here they are to be the same.
        number, played = hand.extra.get("number", hand.id), str(hand.extra.get("played"))
        what = (number, played, list(hand.names.values()), list(hand.players.values()), hand.happenings)
    # Not hash(): each process has its own.
    return int.from_bytes(blake2b(msgspec.json.encode(what), digest_size=8).digest())


def _encode(answer: dict[str, Any]) -> bytes:
    return msgspec.json.encode(answer) + b"\n"


def _shown(path: str) -> str:
    """The path as text that can be written: bytes of a name that are no text become question marks."""
    return path.encode(errors="surrogateescape").decode(errors="replace")
