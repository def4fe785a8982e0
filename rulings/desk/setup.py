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
    """Return RECORD at the TABLE given by flat fields; amounts that only the new game has take their usual values.

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
    has = needed(variant, betting)
    new = has - needed(before["variant"], before["betting"]) | ({"ante"} if _becomes_stud(before, table) else set())
    usual = {key: _DEFAULTS[key] for key in new if table.get(key) is None}
    amounts = {key: table.get(key) if key in has else None for key in _AMOUNTS} | usual
    kept = before if is_stud(variant) == is_stud(before["variant"]) else {}
    straddles = None if is_stud(variant) else _straddles(before, table)
    return _without_nothing({**kept, "variant": variant, "betting": betting, **amounts, "straddles": straddles})


def _becomes_stud(before: JSON, table: Mapping[str, Any]) -> bool:
    return is_stud(table["variant"]) and not is_stud(before["variant"])


def _straddles(before: JSON, table: Mapping[str, Any]) -> list[JSON] | None:
    """Return the straddle of the fields and any further ones there were, None where there is none."""
    seat, amount = table.get("straddle_seat"), table.get("straddle")
    further = before.get("straddles", [])[1:]
    return [{"seat": seat, "amount": amount}, *further] if seat and amount else None


def _start(record: JSON, table: Mapping[str, Any], seats: list[int]) -> JSON | None:
    """Return where the hand starts, None at the very start: forced bets are posted by the engine then."""
    rounds = streets(table["variant"])
    street = table["street"] if table["street"] in rounds else rounds[0]
    # A game turned into stud has no cards on the table to say who is first.
    first = table.get("first_to_act") or (seats[0] if _becomes_stud(record["game"], table) else None)
    if street == rounds[0] and not (is_stud(table["variant"]) and first):
        return None
    before = record.get("start", {})
    pots = _pots(before.get("pots", []), table.get("pot") or 0, set(map(int, record["seats"])), seats)
    board = before.get("board") if street == before.get("street") else None
    return _without_nothing({"street": street, "pots": pots or None, "board": board, "first_to_act": first})


def _pots(before: list[JSON], amount: int, were_in: set[int], seats: list[int]) -> list[JSON]:
    """Return the pots of AMOUNT between SEATS: those of BEFORE where they come to as much and not all WERE_IN alike."""
    if not amount:
        return []
    if sum(pot["amount"] for pot in before) != amount or all(set(pot["seats"]) == were_in for pot in before):
        return [{"amount": amount, "seats": seats}]
    return [{**pot, "seats": [seat for seat in pot["seats"] if seat in seats]} for pot in before]


def _without_nothing(parts: JSON) -> JSON:
    return {key: value for key, value in parts.items() if value is not None}
