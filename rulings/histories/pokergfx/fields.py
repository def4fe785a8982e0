"""Taking the fields of a hand out of its JSON, with a clear word where one is not what it should be."""

from collections.abc import Iterable, Mapping
from decimal import Decimal

from rulings.engine.cards import CardError, parse_cards
from rulings.histories.faults import HandError
from rulings.histories.units import UnitsError, common_scale, exact, in_units


class Fields:
    """An object of the export; `name` says which, `line` where the hand is."""

    def __init__(self, value: object, name: str, line: int) -> None:
        if not isinstance(value, Mapping):
            raise HandError("bad_value", line, f"{name} is no object")
        self._value: Mapping[str, object] = value
        self.name = name
        self.line = line

    def fail(self, key: str, what: str, code: str = "bad_value") -> HandError:
        """The error that the field is not what it should be."""
        return HandError(code, self.line, f"{self.name}.{key} {what}")

    def text(self, key: str, default: str = "") -> str:
        """The text there; the default where there is none or null."""
        value = self._value.get(key)
        if value is not None and not isinstance(value, str):
            raise self.fail(key, "is no text")
        return value or default

    def whole(self, key: str, default: int = 0) -> int:
        """The integer there; the default where there is none or null."""
        value = self._value.get(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, "is no whole number")
        return value

    def flag(self, key: str) -> bool:
        """Whether the field is true."""
        return self._value.get(key) is True

    def number(self, key: str) -> int | Decimal:
        """The amount there, not yet in units; 0 where there is none or null."""
        value = self._value.get(key)
        if value is None:
            return 0
        try:
            return exact(value)
        except UnitsError as error:
            raise self.fail(key, f"is wrong: {error}", "bad_amount") from None

    def amount(self, key: str, scale: int) -> int:
        """The amount there in units; 0 where there is none or null."""
        try:
            return in_units(self.number(key), scale)
        except UnitsError as error:
            raise self.fail(key, f"is wrong: {error}", "bad_amount") from None

    def inner(self, key: str) -> "Fields":
        """The object there; an empty one where there is none or null."""
        value = self._value.get(key)
        return Fields({} if value is None else value, f"{self.name}.{key}", self.line)

    def list(self, key: str) -> list["Fields"]:
        """The objects of the list there; none where there is no list or null."""
        value = self._value.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.fail(key, "is no list")
        return [Fields(each, f"{self.name}.{key}[{at}]", self.line) for at, each in enumerate(value)]

    def cards(self, key: str) -> tuple[int, ...]:
        """The cards of a text, or of a list of texts; none where it is empty, missing or null."""
        value = self._value.get(key)
        texts = [text for text in (value if isinstance(value, list) else [value]) if text]
        if not all(isinstance(text, str) for text in texts):
            raise self.fail(key, "is no text of cards")
        try:
            return parse_cards(" ".join(map(str, texts)))
        except CardError as error:
            raise self.fail(key, f"is wrong: {error}", "bad_card") from None


def scale_of(numbers: Iterable[int | Decimal], line: int) -> int:
    """The units to one of the file's money. Raises HandError."""
    try:
        return common_scale(numbers)
    except UnitsError as error:
        raise HandError("bad_amount", line, str(error)) from None
