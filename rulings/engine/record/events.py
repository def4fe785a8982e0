"""What can happen at a table, as a record names it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from . import fields as read

WORDS = ("fold", "check", "call", "bet", "raise", "complete", "all-in", "pot", "time")
_WITHOUT_NUMBER = ("fold", "check", "time")
FLOOR_ACTIONS = ("fold", "check", "call", "bet", "raise", "complete")

Chips = tuple[int, ...] | int  # denominations, or so much in several small chips


@dataclass(frozen=True, slots=True)
class SeatEvent:
    """Something a player says or does. Keys of one event happen together, the words first.

    `say`: a word, or the amount spoken alone; `amount`, `to`, `by`: the number said with a word.
    """

    index: int
    seat: int
    say: str | int | None = None
    amount: int | None = None
    to: int | None = None
    by: int | None = None
    push: Chips | None = None
    continues: bool = False
    pull: Chips | None = None
    forward: Chips | None = None
    take_back: bool = False
    unaware: bool = False
    tap: bool = False
    muck: bool = False
    show: tuple[int, ...] | None = None
    draw: int | None = None
    drawn: tuple[int, ...] | None = None
    add: Chips | None = None
    chips: tuple[int, ...] | None = None

    def at(self, key: str = "") -> str:
        """The place of a key of this event in the record."""
        return f"events[{self.index}].{key}" if key else f"events[{self.index}]"


@dataclass(frozen=True, slots=True)
class CallsOn:
    """The dealer asks a seat to act."""

    index: int
    seat: int


@dataclass(frozen=True, slots=True)
class Deals:
    """The dealer turns up board cards (`seat` None), or deals cards to a seat."""

    index: int
    seat: int | None
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RunIt:
    """The players agree to run it several times; `boards` None when the cards are not known."""

    index: int
    times: int
    boards: tuple[tuple[int, ...], ...] | None
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FloorRules:
    """The floor decides what a seat's last act counts as; `action` None puts it off."""

    index: int
    seat: int
    action: str | None
    to: int | None
    why: str


Event = SeatEvent | CallsOn | Deals | RunIt | FloorRules


def read_event(value: object, index: int) -> Event:
    """The event at that place. Raises RecordError."""
    at = f"events[{index}]"
    if isinstance(value, Mapping):
        for key, reader in _OTHERS.items():
            if key in value:
                return reader(value, index, at)
    return _seat_event(read.an_object(value, at, _SEAT_KEYS), index, at)


def _chips(value: object, at: str) -> Chips:
    if isinstance(value, list | tuple):
        found = read.many(value, at, read.some_amount)
        if not found:
            raise read.fail("bad_value", at, "must name at least one chip")
        return found
    return read.some_amount(value, at)


def _chip_list(value: object, at: str) -> tuple[int, ...]:
    return read.many(value, at, read.some_amount)


def _say(value: object, at: str) -> str | int:
    if isinstance(value, str):
        return read.one_of(value, at, WORDS)
    return read.some_amount(value, at)


_KEYS: dict[str, Any] = {
    "say": _say,
    "amount": read.some_amount,
    "to": read.some_amount,
    "by": read.some_amount,
    "push": _chips,
    "continues": read.a_flag,
    "pull": _chips,
    "forward": _chips,
    "take_back": read.only_true,
    "unaware": read.a_flag,
    "tap": read.only_true,
    "muck": read.only_true,
    "show": read.cards,
    "add": _chips,
    "chips": _chip_list,
}
_SEAT_KEYS = frozenset((*_KEYS, "seat", "draw"))
_ACTS = frozenset(("say", "push", "pull", "forward", "take_back", "tap", "muck", "show", "draw", "add"))


def _seat_event(source: Mapping[str, Any], index: int, at: str) -> SeatEvent:
    seat = read.required(source, "seat", at, read.seat_number)
    if not _ACTS & source.keys():
        raise read.fail("empty_event", at, "must say what the player did: " + ", ".join(sorted(_ACTS)))
    values = {key: _KEYS[key](value, f"{at}.{key}") for key, value in source.items() if key in _KEYS}
    if "draw" in source:
        values |= _draw(source["draw"], f"{at}.draw")
    _check_number(values, at)
    if values.get("continues") and "push" not in values:
        raise read.fail("bad_value", f"{at}.continues", "only a push can continue one")
    if values.get("unaware") and "take_back" not in values:
        raise read.fail("bad_value", f"{at}.unaware", "belongs to a take_back")
    return SeatEvent(index=index, seat=seat, **values)


def _check_number(values: Mapping[str, Any], at: str) -> None:
    numbers = [key for key in ("amount", "to", "by") if key in values]
    if not numbers:
        return
    place = f"{at}.{numbers[-1]}"
    if len(numbers) > 1:
        raise read.fail("bad_value", place, "only one of amount, to and by can be said")
    word = values.get("say")
    if not isinstance(word, str) or word in _WITHOUT_NUMBER:
        raise read.fail(
            "bad_value", place, "a number goes with one of the words call, bet, raise, complete, all-in, pot"
        )


def _draw(value: object, at: str) -> dict[str, Any]:
    if isinstance(value, str):
        drawn = read.cards(value, at)
        return {"draw": len(drawn), "drawn": drawn}
    return {"draw": read.whole(value, at, 0, 5)}


def _dealer(source: Mapping[str, Any], index: int, at: str) -> Event:
    if source.get("dealer") == "calls_on":
        read.an_object(source, at, ("dealer", "seat"))
        return CallsOn(index, read.required(source, "seat", at, read.seat_number))
    read.an_object(source, at, ("dealer", "seat", "cards", "board"))
    read.one_of(source["dealer"], f"{at}.dealer", ("calls_on", "deals"))
    if "board" in source:
        if "seat" in source or "cards" in source:
            raise read.fail("bad_value", f"{at}.board", "cards go to the board or to a seat, not to both")
        return Deals(index, None, _some_cards(source["board"], f"{at}.board"))
    seat = read.required(source, "seat", at, read.seat_number)
    return Deals(index, seat, read.required(source, "cards", at, _some_cards))


def _some_cards(value: object, at: str) -> tuple[int, ...]:
    found = read.cards(value, at)
    if not found:
        raise read.fail("bad_cards", at, "must name at least one card")
    return found


def _table(source: Mapping[str, Any], index: int, at: str) -> RunIt:
    read.an_object(source, at, ("table", "times", "boards", "agreed"))
    read.one_of(source["table"], f"{at}.table", ("run_it",))
    times = read.required(source, "times", at, lambda value, place: read.whole(value, place, 2, 10))
    boards = None
    if "boards" in source:
        boards = read.many(source["boards"], f"{at}.boards", read.cards)
        if len(boards) != times:
            raise read.fail("bad_value", f"{at}.boards", f"must be {times} boards")
    agreed = read.required(source, "agreed", at, lambda value, place: read.many(value, place, read.seat_number))
    return RunIt(index, times, boards, agreed)


def _floor(source: Mapping[str, Any], index: int, at: str) -> FloorRules:
    read.an_object(source, at, ("floor", "seat", "action", "to", "why"))
    read.one_of(source["floor"], f"{at}.floor", ("rules",))
    seat = read.required(source, "seat", at, read.seat_number)
    action = read.required(source, "action", at, _floor_action)
    to = read.optional(source, "to", at, _maybe_amount, None)
    if action in ("bet", "raise", "complete") and to is None:
        raise read.fail("missing_key", f"{at}.to", f"a {action} needs its total")
    return FloorRules(index, seat, action, to, read.optional(source, "why", at, read.a_text, ""))


def _floor_action(value: object, at: str) -> str | None:
    return None if value is None else read.one_of(value, at, FLOOR_ACTIONS)


def _maybe_amount(value: object, at: str) -> int | None:
    return read.some_amount(value, at)


_OTHERS: Mapping[str, Callable[[Mapping[str, Any], int, str], Event]] = {
    "dealer": _dealer,
    "table": _table,
    "floor": _floor,
}
