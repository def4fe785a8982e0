"""The fields of a document, each checked, and what they become of the hand."""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from rulings.engine.betting.game import DEEP, GREATEST_AMOUNT, Player
from rulings.engine.record.fields import MOST_SEATS
from rulings.histories.faults import HandError
from rulings.histories.units import common_scale, exact, in_units, rounded_down

FORMAT = "phh"
TOURNAMENT = "_tournament"  # a field of ours: the standard tells a tournament by its level alone

# What becomes part of the hand itself; every other field is kept beside it.
_READ = frozenset(
    (
        *("variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks"),
        *("actions", "ante_trimming_status", "hand", "players", "seats", "finishing_stacks", "winnings", TOURNAMENT),
    )
)
_AMOUNTS = ("bring_in", "small_bet", "big_bet", "min_bet")
_AMOUNT_LISTS = ("antes", "blinds_or_straddles")
# These may be in parts of a unit: odd chips that the file split where a table cannot.
_PAYMENTS = ("finishing_stacks", "winnings")
_DECIMAL = re.compile(r" ([0-9]+\.[0-9]+)")
_INT = frozenset((int,))
_UNKNOWN_STACK = float("inf")


def fail(code: str, message: str) -> HandError:
    """The error, to be raised by the caller; the reader knows the line."""
    return HandError(code, 0, message)


def a_list(document: Mapping[str, Any], key: str, size: int | None = None) -> list[Any]:
    """The list of that name, of that size where it is given. Raises HandError."""
    value = document.get(key)
    if value is None:
        raise fail("missing_field", f"{key} must be there")
    if not isinstance(value, list):
        raise fail("bad_field", f"{key} must be a list with one entry a player")
    if size is not None and len(value) != size:
        raise fail("bad_field", f"{key} has {len(value)} entries where there are {size} players")
    return value


def actions(document: Mapping[str, Any]) -> list[str]:
    found = a_list(document, "actions")
    if {str}.issuperset(map(type, found)):
        return found
    raise fail("bad_field", "actions must be a list of texts")


def seats(document: Mapping[str, Any], size: int) -> tuple[int, ...]:
    """The seat numbers of p1 to pn: those of the field, or 1 to n. Raises HandError when they do not go clockwise."""
    if not 2 <= size <= MOST_SEATS:
        raise fail("bad_field", f"starting_stacks has {size} entries: there are from 2 to {MOST_SEATS} players")
    if "seats" not in document:
        return _FROM_ONE[size]
    found = tuple(a_list(document, "seats", size))
    if any(type(seat) is not int or not 1 <= seat <= MOST_SEATS for seat in found):
        raise fail("unsupported", f"seats must be numbers from 1 to {MOST_SEATS}")
    turns = sum(1 for seat, after in zip(found, (*found[1:], found[0]), strict=True) if after <= seat)
    if turns != 1:
        raise fail("bad_field", "seats must go round the table clockwise, each there once")
    return found


def scale(document: Mapping[str, Any], stacks: Sequence[Any], actions: Sequence[str]) -> int:
    """The units to one of the file's money, so that every wager is whole. Raises UnitsError."""
    told = _numbers(document, stacks)
    if float not in map(type, told) and "." not in "".join(actions):
        return 1
    numbers = [exact(number) for number in told if number != _UNKNOWN_STACK]
    wagers = [Decimal(number) for action in actions for number in _DECIMAL.findall(action.partition("#")[0])]
    return common_scale([*numbers, *wagers])


def _numbers(document: Mapping[str, Any], stacks: Sequence[Any]) -> list[Any]:
    found = [*stacks, *[document[key] for key in _AMOUNTS if key in document]]
    for key in _AMOUNT_LISTS:
        if key in document:
            found += a_list(document, key)
    return found


def units(value: object, scale: int) -> int:
    """The amount in units. Raises UnitsError."""
    return in_units(exact(value), scale)


def players(
    seats: Sequence[int], stacks: Sequence[Any], cards: Sequence[tuple[int, ...]], scale: int
) -> dict[int, Player]:
    """Who sits where, in order of the seats. Raises UnitsError."""
    if 0 in stacks:
        raise fail("bad_field", "a stack of nothing: who has no chips is not dealt in")
    if scale == 1 and _INT.issuperset(map(type, stacks)) and min(stacks) >= 0 and max(stacks) <= GREATEST_AMOUNT:
        whole = stacks
    else:
        whole = [DEEP if stack == _UNKNOWN_STACK else units(stack, scale) for stack in stacks]
    return dict(sorted(zip(seats, map(Player, seats, whole, cards), strict=True)))


def names(document: Mapping[str, Any], seats: Sequence[int]) -> dict[int, str]:
    """The names by seat, without those that are not told."""
    if "players" not in document:
        return {}
    return {seat: str(name) for seat, name in zip(seats, a_list(document, "players", len(seats)), strict=True) if name}


class Payments(NamedTuple):
    """What came of the hand, by seat; None where it is not told. `inexact`: parts of a unit were left out."""

    finishing: dict[int, int] | None
    collected: dict[int, int] | None
    inexact: bool


def payments(document: Mapping[str, Any], seats: Sequence[int], scale: int) -> Payments:
    """The stacks after the hand and what was taken from the pots. Raises UnitsError."""
    finishing, part = _rounded(document, "finishing_stacks", seats, scale)
    collected, other = _rounded(document, "winnings", seats, scale)
    if collected is not None:
        collected = {seat: won for seat, won in collected.items() if won}
    return Payments(finishing, collected, part or other)


def _rounded(
    document: Mapping[str, Any], key: str, seats: Sequence[int], scale: int
) -> tuple[dict[int, int] | None, bool]:
    if key not in document:
        return None, False
    told = a_list(document, key, len(seats))
    if scale == 1 and _INT.issuperset(map(type, told)):
        return dict(zip(seats, told, strict=True)), False
    whole, inexact = {}, False
    for seat, amount in zip(seats, told, strict=True):
        if amount != _UNKNOWN_STACK:
            whole[seat], part = rounded_down(exact(amount), scale)
            inexact |= part
    return whole, inexact


def others(document: Mapping[str, Any], *, inexact: bool) -> dict[str, object]:
    """The other fields as they are; with them what came of the hand, where that is not in whole units."""
    found = {key: value for key, value in document.items() if key not in _READ}
    if inexact:
        found |= {key: document[key] for key in _PAYMENTS if key in document}
    return found


_FROM_ONE = {size: tuple(range(1, size + 1)) for size in range(2, MOST_SEATS + 1)}
