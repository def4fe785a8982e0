"""The house rules as one value, and how it is read from a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal

from .settings import STANDARD, preset_names, settings
from .values import JSONValue

# Longer names are cut in messages: a record may hold anything.
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a table: a field for each setting of the catalogue, which says what it means."""

    limit_raise_cap: int | None
    limit_raise_cap_two_round: int | None
    big_bet_raise_cap: int | None
    headsup_uncap: Literal["before_cap", "round_began_headsup", "never"]
    straddle_counts_as_raise: bool
    check_raise: Literal["allowed", "forbidden"]
    short_allin_reopen: Literal["full", "half", "any"]
    short_allin_accumulation: Literal["per_player_total", "none"]
    limit_reopen: Literal["half", "full"]
    limit_short_response: Literal["complete", "raise"]
    min_raise: Literal["last_full_raise", "double_total"]
    wager_unit: Literal["smallest_chip", "big_blind"]
    rounding: Literal["nearest", "down", "up"]
    smallest_chip_basis: Literal["ante_blind_rake", "ante_blind", "big_blind"]
    allin_small_chips: Literal["out_of_play", "face_value"]
    verbal_vs_chips: Literal["verbal", "first_in_time"]
    raise_amount_means: Literal["total", "by"]
    raise_word_motions: Literal["until_rest", "single_motion"]
    ambiguous_amount: Literal["highest_up_to_pot", "lowest"]
    single_chip_open: Literal["full_value", "check"]
    multi_chip: Literal["removal", "same_denomination_call", "threshold_only"]
    under_raise: Literal["half", "complete", "complete_or_fold", "return"]
    prior_chips: Literal["tda", "ignore"]
    forward_motion: Literal["may_complete", "release_only", "is_call"]
    undercall: Literal["bring_up", "complete_or_fold", "opener_or_headsup"]
    underbet: Literal["bring_up", "complete_or_fold"]
    correction_window: Literal["betting_round", "none"]
    unaware_of_raise: Literal["withdraw_if_none_acted", "dealer_error_only", "never"]
    out_of_turn_binding: Literal["if_unchanged", "discretion_if_unchanged", "chips_stay"]
    out_of_turn_call_changes: bool
    out_of_turn_check: Literal["no_aggression", "binds_if_unchanged"]
    dealer_prompted: Literal["may_change", "no_relief"]
    dealer_prompted_options: Literal["call_or_fold", "all"]
    skipped_threshold: Literal["three_players", "two_players", "substantial_action"]
    skipped_penalty: Literal["no_aggression", "dead_hand"]
    pot_limit_preflop: Literal["full_blinds", "small_blind_as_big", "actual"]
    pot_limit_rounding: Literal["none", "up"]
    straddle_positions: frozenset[str]
    straddle_size: Literal["double", "double_or_more"]
    straddle_max: int | None
    straddle_max_count: int
    straddle_live: Literal["live", "dead"]
    straddle_min_raise: Literal["double_straddle", "big_blind_step"]
    button_straddle_first: Literal["small_blind", "utg"]
    short_blind_call: Literal["full_blind", "short_amount"]
    big_blind_ante: Literal["blind_first", "ante_first"]
    run_it_max: int
    run_it_who: Literal["all_in_pot", "two_players_only"]
    odd_chip: Literal["first_left_of_button", "high_suit"]
    odd_chip_unit: Literal["smallest_in_play", "smallest_blind"]
    show_order_no_bet: Literal["left_of_button", "last_aggressor_any_round"]
    all_in_tabling: Literal["all_at_once", "in_order"]
    open_pair_double_bet: bool


class HouseError(ValueError):
    """House rules that cannot be read.

    `code` is unknown_preset, unknown_setting, bad_setting or bad_house; `at` the place inside the house value, such as
    "settings.undercall" ("" is the value itself); `message` says what would be right.
    """

    def __init__(self, code: str, at: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.at = at
        self.message = message


def house(value: object = None) -> House:
    """The house rules a record names: a preset, {"preset": NAME, "settings": {NAME: VALUE}}, or None for the standard.

    Raises HouseError.
    """
    if value is None:
        return _presets()[STANDARD]
    if isinstance(value, str):
        return _preset(value, "")
    if not isinstance(value, Mapping):
        raise HouseError("bad_house", "", 'must be the name of a preset, or {"preset": ..., "settings": {...}}')
    return _custom(value)


def setting_values(house: House) -> dict[str, JSONValue]:
    """Every setting of the house in JSON form: what `house` reads back to the same value."""
    return {name: setting.values.write(getattr(house, name)) for name, setting in settings().items()}


@cache
def _presets() -> Mapping[str, House]:
    return {preset: _preset_house(preset) for preset in preset_names()}


def _preset_house(preset: str) -> House:
    return House(**{name: _field(name, setting.value(preset)) for name, setting in settings().items()})


def _preset(name: object, at: str) -> House:
    if not isinstance(name, str):
        raise HouseError("bad_house", at, "must be the name of a preset")
    found = _presets().get(name)
    if found is None:
        raise HouseError("unknown_preset", at, "must be one of " + ", ".join(preset_names()))
    return found


def _custom(value: Mapping[object, object]) -> House:
    for key in value:
        if key not in ("preset", "settings"):
            raise HouseError("bad_house", _cut(key), 'must hold "preset" and "settings" only')
    base = _preset(value.get("preset", STANDARD), "preset")
    changes = value.get("settings", {})
    if not isinstance(changes, Mapping):
        raise HouseError("bad_house", "settings", "must be an object of settings and their values")
    if not changes:
        return base
    fields = {name: getattr(base, name) for name in settings()}
    for name, raw in changes.items():
        fields[name] = _field(name, raw)
    return House(**fields)


# Any: each setting has its own type, and a test holds the fields of House equal to the catalogue.
def _field(name: object, raw: object) -> Any:
    setting = settings().get(name) if isinstance(name, str) else None
    if setting is None:
        raise HouseError("unknown_setting", f"settings.{_cut(name)}", _no_such_setting(name))
    try:
        return setting.values.read(raw)
    except ValueError as error:
        raise HouseError("bad_setting", f"settings.{name}", f"must be {error}") from None


def _no_such_setting(name: object) -> str:
    close = get_close_matches(_cut(name), settings(), n=1)
    return "there is no such setting" + (f": did you mean {close[0]}?" if close else "")


def _cut(name: object) -> str:
    text = name if isinstance(name, str) else type(name).__name__
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
