"""The table of a record - game, house, seats, where the hand starts - as flat fields and back."""

from collections.abc import Mapping
from typing import Any

from rulings.engine.betting.variants import VARIANTS
from rulings.engine.output import JSON

MOST_SEATS = 10
SEATS = range(1, MOST_SEATS + 1)

BLINDS = ("small_blind", "big_blind")
BETS = ("small_bet", "big_bet")
_BROUGHT_IN = ("bring_in",)
_AMOUNTS = (*BLINDS, *BETS, "bring_in", "ante")
_LIMITS = ("fixed_limit", "spread_limit")
# What a game begins with when it is chosen and the one before had no such thing.
_DEFAULTS = {"small_blind": 1, "big_blind": 2, "small_bet": 10, "big_bet": 20, "ante": 1, "bring_in": 2}


def is_stud(variant: str) -> bool:
    """Say whether the low card opens VARIANT: no blinds, no button, and a bring-in."""
    return VARIANTS[variant].opens_by is not None


def streets(variant: str) -> list[str]:
    """Return the names of the betting rounds of VARIANT."""
    return [street.name for street in VARIANTS[variant].streets]


def has_board(variant: str) -> bool:
    """Say whether VARIANT has cards in the middle."""
    return VARIANTS[variant].board > 0


def needed(variant: str, betting: str) -> set[str]:
    """Return the amounts that a game of VARIANT and BETTING has."""
    forced = _BROUGHT_IN if is_stud(variant) else BLINDS
    return {"ante", *forced, *(BETS if betting in _LIMITS else ())}


def fields(record: JSON) -> dict[str, Any]:
    """Return the table of RECORD as flat fields: what `changed` takes."""
    game, start = record["game"], record.get("start", {})
    straddle = (game.get("straddles") or [{}])[0]
    rules = record.get("house", "standard")
    return {
        "house": rules if isinstance(rules, str) else rules.get("preset", "standard"),
        **{key: game.get(key) for key in ("variant", "betting", *_AMOUNTS)},
        "straddle_seat": straddle.get("seat"),
        "straddle": straddle.get("amount"),
        "chips": record.get("chips", []),
        "button": record.get("button"),
        "street": start.get("street", streets(game["variant"])[0]),
        "pot": sum(pot["amount"] for pot in start.get("pots", [])) or None,
        "first_to_act": start.get("first_to_act"),
        "dealt_in": [int(seat) for seat in record["seats"]],
        "stacks": {int(seat): player.get("stack") for seat, player in record["seats"].items()},
    }


def changed(record: JSON, table: Mapping[str, Any]) -> JSON:
    """Return RECORD at the TABLE given by flat fields; a field that is missing or None takes its usual value.

    What the fields cannot say of a record, such as dead money or changed settings, stays as it was.
    """
    seats = {str(seat): _player(record, seat, table) for seat in sorted(table["dealt_in"])}
    return _without_nothing(
        {
            **record,
            "house": _house(record, table["house"]),
            "game": _game(record["game"], table),
            "chips": table["chips"] or None,
            "button": table.get("button"),
            "seats": seats,
            "start": _start(record, table, sorted(table["dealt_in"])),
        }
    )


def on_street(record: JSON, street: str) -> JSON:
    """Return RECORD beginning on STREET of its game."""
    return changed(record, {**fields(record), "street": street})


def _player(record: JSON, seat: int, table: Mapping[str, Any]) -> JSON:
    before = record["seats"].get(str(seat), {})
    stack = table["stacks"].get(seat)
    if stack == before.get("stack"):
        return dict(before)
    # Denominations that made up the old stack do not make up another.
    return _without_nothing({**before, "stack": stack, "chips": None})


def _house(record: JSON, preset: str) -> Any:
    before = record.get("house")
    return {**before, "preset": preset} if isinstance(before, dict) else preset


def _game(before: JSON, table: Mapping[str, Any]) -> JSON:
    variant, betting = table["variant"], table["betting"]
    stud = is_stud(variant)
    has = needed(variant, betting)
    amounts = {key: _amount(key, table, stud=stud) if key in has else None for key in _AMOUNTS}
    straddle = {"seat": table.get("straddle_seat"), "amount": table.get("straddle")}
    straddles = [straddle] if all(straddle.values()) and not stud else None
    kept = {} if stud != is_stud(before["variant"]) else before
    return _without_nothing({**kept, "variant": variant, "betting": betting, **amounts, "straddles": straddles})


def _amount(key: str, table: Mapping[str, Any], *, stud: bool) -> int | None:
    given: int | None = table.get(key)
    return _DEFAULTS[key] if given is None and (key != "ante" or stud) else given


def _start(record: JSON, table: Mapping[str, Any], seats: list[int]) -> JSON | None:
    """Return where the hand starts, None at the very start: forced bets are posted by the engine then."""
    rounds, stud = streets(table["variant"]), is_stud(table["variant"])
    street = table["street"] if table["street"] in rounds else rounds[0]
    if street == rounds[0] and not stud:
        return None
    before = record.get("start", {})
    kept = before.get("pots", [])
    same = sum(pot["amount"] for pot in kept) == (table.get("pot") or 0)
    pots = kept if same else [{"amount": table["pot"], "seats": seats}]
    # Without cards on the table nothing else says who is first in stud.
    first = table.get("first_to_act") or (seats[0] if stud else None)
    board = before.get("board") if street == before.get("street") else None
    return _without_nothing({"street": street, "pots": pots or None, "board": board, "first_to_act": first})


def _without_nothing(parts: JSON) -> JSON:
    return {key: value for key, value in parts.items() if value is not None}
