"""Reading parts of a JSON document: each checks what is there and says where it is wrong."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from rulings.engine.betting.game import GREATEST_AMOUNT
from rulings.engine.cards import CardError, parse_cards
from rulings.engine.errors import RecordError

MOST_SEATS = 23
MOST_CHIPS = 1000  # in one motion
_SHOWN = 40

T = TypeVar("T")
D = TypeVar("D")
Reader = Callable[[object, str], T]


def fail(code: str, at: str, message: str) -> RecordError:
    """The error, to be raised by the caller."""
    return RecordError(code, at, message)


def an_object(value: object, at: str, keys: Collection[str]) -> Mapping[str, Any]:
    """A JSON object with no other keys than these."""
    if not isinstance(value, Mapping):
        raise fail("bad_type", at, "must be an object")
    for key in value:
        if not isinstance(key, str) or key not in keys:
            place = f"{at}.{_shown(key)}" if at else _shown(key)
            raise fail("unknown_key", place, f"no such key; there are {', '.join(sorted(keys))}")
    return value


def a_list(value: object, at: str, most: int = MOST_CHIPS) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise fail("bad_type", at, "must be a list")
    if len(value) > most:
        raise fail("too_long", at, f"must have at most {most} entries")
    return value


def a_text(value: object, at: str) -> str:
    if not isinstance(value, str):
        raise fail("bad_type", at, "must be a text")
    return value


def a_flag(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise fail("bad_type", at, "must be true or false")
    return value


def only_true(value: object, at: str) -> bool:
    if value is not True:
        raise fail("bad_value", at, "must be true, or left out")
    return True


def one_of(value: object, at: str, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise fail("bad_value", at, f"must be one of {', '.join(allowed)}")
    return value


def whole(value: object, at: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise fail("bad_type", at, "must be a whole number")
    if not least <= value <= most:
        raise fail("bad_value", at, f"must be from {least} to {most}")
    return value


def amount(value: object, at: str) -> int:
    """An amount of money that may be nothing."""
    return whole(value, at, 0, GREATEST_AMOUNT)


def some_amount(value: object, at: str) -> int:
    """An amount of money above nothing."""
    return whole(value, at, 1, GREATEST_AMOUNT)


def seat_number(value: object, at: str) -> int:
    return whole(value, at, 1, MOST_SEATS)


def cards(value: object, at: str) -> tuple[int, ...]:
    """Cards written together: "AhKd". None of them twice."""
    text = a_text(value, at)
    if len(text) > 4 * 52:
        raise fail("bad_cards", at, "a deck has 52 cards")
    try:
        found = parse_cards(text)
    except CardError as error:
        raise fail("bad_cards", at, str(error)) from None
    if len(set(found)) < len(found):
        raise fail("same_card_twice", at, "the same card is there twice")
    return found


def many(value: object, at: str, read: Reader[T], most: int = MOST_CHIPS) -> tuple[T, ...]:
    """A list whose entries are read one by one."""
    return tuple([read(entry, f"{at}[{number}]") for number, entry in enumerate(a_list(value, at, most))])


def optional(source: Mapping[str, Any], key: str, at: str, read: Reader[T], default: D) -> T | D:
    """What `read` makes of the key, or the default where it is left out."""
    return read(source[key], f"{at}.{key}" if at else key) if key in source else default


def required(source: Mapping[str, Any], key: str, at: str, read: Reader[T]) -> T:
    if key not in source:
        raise fail("missing_key", f"{at}.{key}" if at else key, "must be there")
    return read(source[key], f"{at}.{key}" if at else key)


def _shown(key: object) -> str:
    text = str(key)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
