"""The hands of an export, one after the other, out of a document of any length."""

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from rulings.histories.hand import Problem
from rulings.histories.source import LIMIT, Source

_HANDS = re.compile(r'"Hands"\s*:\s*\[')
_BLANK = re.compile(r"[\s,]*")
# Keys that a hand has and nothing in it: one of them first in an object tells where a hand begins.
_HAND = re.compile(
    r'\{\s*"(?:AnteAmt|BetStructure|BombPotAmt|Description|Duration|GameClass|GameVariant|HandNum|NumBoards'
    r'|RecordingOffsetStart|RunItNumTimes|StartDateTimeUTC)"\s*:'
)
_DECODER = json.JSONDecoder(parse_float=Decimal)
_NEAR_THE_END = 16  # characters: an error there may come from a value that is not all there yet


class Element(NamedTuple):
    """A hand of the export: its place among the hands from 1, the line it begins in, and its value."""

    number: int
    line: int
    value: object

    @property
    def at(self) -> str:
        """The place of the hand in the file."""
        return f"line {self.line}, hand {self.number}"


def elements(source: Source) -> Iterator[Element | Problem]:
    """Each hand, and in place of one that is no JSON its Problem; the next is looked for where it begins."""
    text = _Text(source)
    number = 0
    if not text.skip_past(_HANDS):
        yield text.spoilt() or Problem("no_hands", f"line {text.line}", "has no hands in it")
        return
    while text.value_begins():
        number += 1
        element = Element(number, text.line, None)
        try:
            value = text.value()
        except (ValueError, RecursionError) as error:
            yield text.spoilt_ahead() or Problem("bad_json", element.at, f"is no JSON: {error}")
            text.skip_to(_HAND)
            continue
        yield value if isinstance(value, Problem) else element._replace(value=value)
    if text.ended:
        yield Problem("truncated", f"line {text.line}", "the document breaks off within its hands")


class _Text:
    """The part of the text that is at hand, and where in it and in the file the reading stands."""

    def __init__(self, source: Source) -> None:
        self.line = 1
        self._source = source
        self._chunks = source.chunks()
        self._held = ""
        self._at = 0

    @property
    def ended(self) -> bool:
        """Whether the text is all read."""
        return self._at >= len(self._held) and not self._more()

    def spoilt(self) -> Problem | None:
        """The Problem with bytes that are no text in what is at hand."""
        return self._source.spoilt(self._held, self.line)

    def spoilt_ahead(self) -> Problem | None:
        """The same for what begins here, as far as the next hand."""
        following = _HAND.search(self._held, self._at + 1)
        end = following.start() if following else len(self._held)
        return self._source.spoilt(self._held[self._at : end], self.line)

    def skip_past(self, pattern: re.Pattern[str]) -> bool:
        """Go behind the next match; False, and nothing is left, where there is none."""
        found = self._find(pattern)
        if found is not None:
            self._pass_to(found.end())
        return found is not None

    def skip_to(self, pattern: re.Pattern[str]) -> bool:
        """Go to where the next match after this place begins; False, and nothing is left, where there is none."""
        self._at = min(self._at + 1, len(self._held))
        found = self._find(pattern)
        if found is not None:
            self._pass_to(found.start())
        return found is not None

    def value_begins(self) -> bool:
        """Whether there is another value in the array, and go to it."""
        while True:
            blank = _BLANK.match(self._held, self._at)
            self._pass_to(blank.end() if blank else self._at)
            if self._at < len(self._held):
                return self._held[self._at] != "]"
            if not self._more():
                return False

    def value(self) -> object:
        """The value that begins here, or the Problem with bytes in it that are no text.

        Raises ValueError, or RecursionError where it is too deep, and stays here.
        """
        while True:
            try:
                value, end = _DECODER.raw_decode(self._held, self._at)
            except json.JSONDecodeError as error:
                whole = error.pos < len(self._held) - _NEAR_THE_END and not error.msg.startswith("Unterminated")
                if whole or len(self._held) - self._at > LIMIT or not self._more():
                    raise
            else:
                problem = self._source.spoilt(self._held[self._at : end], self.line)
                self._pass_to(end)
                return problem or value

    def _find(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        while True:
            found = pattern.search(self._held, self._at)
            if found is not None:
                return found
            # What is at hand may end within a match.
            self._pass_to(max(self._at, len(self._held) - LIMIT // 16))
            if not self._more():
                self._pass_to(len(self._held))
                return None

    def _pass_to(self, at: int) -> None:
        self.line += self._held.count("\n", self._at, at)
        self._at = at

    def _more(self) -> bool:
        chunk = next(self._chunks, None)
        if chunk is None:
            return False
        self._held = self._held[self._at :] + chunk
        self._at = 0
        return True
