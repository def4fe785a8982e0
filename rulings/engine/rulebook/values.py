"""What a setting may be: one class for each kind of value.

Every kind has `expected`, the allowed values in words; `read(raw)`, from a JSON value to the value of the House field,
raising ValueError; and `write(value)`, the way back.
"""

from collections.abc import Sequence
from dataclasses import dataclass

JSONValue = str | int | list[str] | None
FieldValue = str | int | bool | frozenset[str] | None

NONE = "none"
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        return "one of " + ", ".join(self.words)

    def read(self, raw: object) -> str:
        if isinstance(raw, str) and raw in self.words:
            return raw
        raise ValueError(self.expected)

    def write(self, value: FieldValue) -> JSONValue:
        return self.read(value)


@dataclass(frozen=True, slots=True)
class YesNo:
    """The words "yes" and "no", a bool in the House."""

    @property
    def expected(self) -> str:
        return f'"{YES}" or "{NO}"'

    def read(self, raw: object) -> bool:
        if isinstance(raw, str) and raw in (YES, NO):
            return raw == YES
        raise ValueError(self.expected)

    def write(self, value: FieldValue) -> JSONValue:
        return YES if value else NO


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range; where `or_none`, also no number at all ("none" or null)."""

    least: int
    most: int
    or_none: bool

    @property
    def expected(self) -> str:
        words = f"a whole number from {self.least} to {self.most}"
        return f'{words}, or "{NONE}"' if self.or_none else words

    def read(self, raw: object) -> int | None:
        if self.or_none and (raw is None or raw == NONE):
            return None
        # A bool is an int to Python, but true is no number of raises.
        if isinstance(raw, int) and not isinstance(raw, bool) and self.least <= raw <= self.most:
            return raw
        raise ValueError(self.expected)

    def write(self, value: FieldValue) -> JSONValue:
        number = self.read(value)
        return NONE if number is None else number


@dataclass(frozen=True, slots=True)
class Subset:
    """A list of different words, none to all of them."""

    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        return "a list of different values out of " + ", ".join(self.words)

    def read(self, raw: object) -> frozenset[str]:
        if isinstance(raw, list) and all(isinstance(word, str) and word in self.words for word in raw):
            chosen = frozenset(raw)
            if len(chosen) == len(raw):
                return chosen
        raise ValueError(self.expected)

    def write(self, value: FieldValue) -> JSONValue:
        if not isinstance(value, frozenset):
            raise TypeError(self.expected)
        return [word for word in self.words if word in value]


Values = Choice | YesNo | Number | Subset


def parse(spec: str | Sequence[str], least: int, most: int) -> Values:
    """The values a catalogue entry names: a list of words, "int", "int or none" or "list of: A, B"."""
    if not isinstance(spec, str):
        words = tuple(spec)
        return YesNo() if words == (YES, NO) else Choice(words)
    if spec.startswith("list of: "):
        return Subset(tuple(spec.removeprefix("list of: ").split(", ")))
    return Number(least, most, or_none={"int": False, "int or none": True}[spec])
