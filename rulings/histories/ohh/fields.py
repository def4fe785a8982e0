"""Getting at the values of a JSON document: each is checked, and says what it should have been."""

from collections.abc import Mapping
from typing import Any

from rulings.engine.cards import parse_cards
from rulings.histories.faults import HandError
from rulings.histories.hand import UNKNOWN
from rulings.histories.units import exact, in_units

FORMAT = "ohh"

_HIDDEN = frozenset(("", "?", "??", "x", "xx", "X", "XX", "*", "**"))


def fail(code: str, message: str) -> HandError:
    """The error, to be raised by the caller; the reader knows the line."""
    return HandError(code, 0, message)


def an_object(value: object, what: str) -> Mapping[str, Any]:
    if isinstance(value, dict):
        return value
    raise fail("bad_field", f"{what} must be an object")


def objects(source: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """The list of objects of that name; none where it is missing or null."""
    value = source.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise fail("bad_field", f"{key} must be a list of objects")
    return [an_object(entry, f"an entry of {key}") for entry in value]


def a_text(source: Mapping[str, Any], key: str) -> str:
    """The text of that name, "" where it is missing or null."""
    value = source.get(key)
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    raise fail("bad_field", f"{key} must be a text, not {str(value)[:40]}")


def a_number(source: Mapping[str, Any], key: str) -> int:
    """The whole number of that name. Raises HandError where there is none."""
    value = source.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise fail("missing_field" if value is None else "bad_field", f"{key} must be a whole number")


def amount(source: Mapping[str, Any], key: str, scale: int) -> int:
    """The amount of that name in units, nothing where it is missing or null. Raises UnitsError."""
    value = source.get(key)
    return 0 if value is None else in_units(exact(value), scale)


def cards(source: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards, UNKNOWN for those not told; none where they are missing, null or an empty text. Raises CardError."""
    value = source.get("cards") or []
    if isinstance(value, str):
        return parse_cards(value)
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise fail("bad_field", "cards must be a list of texts")
    return tuple([card for text in value for card in ((UNKNOWN,) if text in _HIDDEN else parse_cards(text))])
