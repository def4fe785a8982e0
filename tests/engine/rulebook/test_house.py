from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from rulings.engine.rulebook import (
    Choice,
    House,
    HouseError,
    Number,
    Subset,
    Values,
    YesNo,
    house,
    preset_names,
    setting_values,
    settings,
)


def described(hint: Any) -> object:
    """What a House field's type says, in the terms of the catalogue."""
    if get_origin(hint) is Literal:
        return ("choice", get_args(hint))
    if isinstance(hint, UnionType):
        return ("number or none", set(get_args(hint)) == {int, NoneType})
    return {bool: "yes or no", int: "number", frozenset[str]: "subset"}[hint]


def catalogued(values: Values) -> object:
    match values:
        case Choice(words):
            return ("choice", words)
        case YesNo():
            return "yes or no"
        case Number(or_none=True):
            return ("number or none", True)
        case Number():
            return "number"
        case Subset():
            return "subset"


def test_the_fields_of_the_house_are_the_settings_and_their_values() -> None:
    fields = {name: described(hint) for name, hint in get_type_hints(House).items()}
    assert fields == {name: catalogued(setting.values) for name, setting in settings().items()}
    assert list(fields) == list(settings())


def test_no_house_is_the_standard_house() -> None:
    assert house() is house(None) is house("standard") is house({}) is house({"preset": "standard", "settings": {}})


def test_a_preset_is_built_once() -> None:
    assert all(house(name) is house(name) for name in preset_names())


@pytest.mark.parametrize("preset", preset_names())
def test_a_house_reads_back_from_its_json_form(preset: str) -> None:
    assert house({"settings": setting_values(house(preset))}) == house(preset)


def test_settings_change_a_preset() -> None:
    changed = house({"preset": "tda-2024", "settings": {"under_raise": "return", "straddle_positions": ["button"]}})
    assert setting_values(changed) == setting_values(house("tda-2024")) | {
        "under_raise": "return",
        "straddle_positions": ["button"],
    }


@pytest.mark.parametrize(
    ("name", "raw", "held"),
    [
        ("limit_raise_cap", None, None),
        ("limit_raise_cap", "none", None),
        ("limit_raise_cap", 0, 0),
        ("limit_raise_cap", 1000, 1000),
        ("straddle_max", 2, 2),
        ("straddle_max_count", 0, 0),
        ("straddle_max_count", 23, 23),
        ("run_it_max", 1, 1),
        ("run_it_max", 10, 10),
        ("out_of_turn_call_changes", "yes", True),
        ("out_of_turn_call_changes", "no", False),
        ("straddle_positions", ["any", "utg"], frozenset({"utg", "any"})),
        ("straddle_positions", [], frozenset()),
    ],
)
def test_a_value_in_json_form_is_held_typed(name: str, raw: object, held: object) -> None:
    value = getattr(house({"settings": {name: raw}}), name)
    assert (value, type(value)) == (held, type(held))


POSITIONS = "must be a list of different values out of utg, button, any"
CAP = 'must be a whole number from 0 to 1000, or "none"'


@pytest.mark.parametrize(
    ("name", "raw", "message"),
    [
        ("undercall", "half", "must be one of bring_up, complete_or_fold, opener_or_headsup"),
        ("undercall", None, "must be one of bring_up, complete_or_fold, opener_or_headsup"),
        ("undercall", ["bring_up"], "must be one of bring_up, complete_or_fold, opener_or_headsup"),
        ("open_pair_double_bet", True, 'must be "yes" or "no"'),
        ("limit_raise_cap", -1, CAP),
        ("limit_raise_cap", 1001, CAP),
        ("limit_raise_cap", True, CAP),
        ("limit_raise_cap", 3.0, CAP),
        ("limit_raise_cap", "3", CAP),
        ("straddle_max", 1, 'must be a whole number from 2 to 1000, or "none"'),
        ("run_it_max", 0, "must be a whole number from 1 to 10"),
        ("run_it_max", None, "must be a whole number from 1 to 10"),
        ("straddle_max_count", "none", "must be a whole number from 0 to 23"),
        ("straddle_positions", "utg", POSITIONS),
        ("straddle_positions", ["utg", "utg"], POSITIONS),
        ("straddle_positions", ["cutoff"], POSITIONS),
        ("straddle_positions", [["utg"]], POSITIONS),
    ],
)
def test_a_value_outside_the_catalogue_is_refused(name: str, raw: object, message: str) -> None:
    assert refusal({"settings": {name: raw}}) == ("bad_setting", f"settings.{name}", message)


PRESETS = (
    "must be one of standard, roberts-rules, roberts-rules-es, hungarian-nl, russian-club, pokerstars, tda-2024, "
    "wsop-live-2024"
)


@pytest.mark.parametrize(
    ("value", "error"),
    [
        ("tda", ("unknown_preset", "", PRESETS)),
        ("", ("unknown_preset", "", PRESETS)),
        ({"preset": "tda"}, ("unknown_preset", "preset", PRESETS)),
        ({"preset": None}, ("bad_house", "preset", "must be the name of a preset")),
        (7, ("bad_house", "", 'must be the name of a preset, or {"preset": ..., "settings": {...}}')),
        (["standard"], ("bad_house", "", 'must be the name of a preset, or {"preset": ..., "settings": {...}}')),
        ({"base": "standard"}, ("bad_house", "base", 'must hold "preset" and "settings" only')),
        ({3: "standard"}, ("bad_house", "int", 'must hold "preset" and "settings" only')),
        ({"settings": ["undercall"]}, ("bad_house", "settings", "must be an object of settings and their values")),
        (
            {"settings": {"under_call": "bring_up"}},
            ("unknown_setting", "settings.under_call", "there is no such setting: did you mean undercall?"),
        ),
        ({"settings": {"moon": 1}}, ("unknown_setting", "settings.moon", "there is no such setting")),
        ({"settings": {"z" * 99: 1}}, ("unknown_setting", f"settings.{'z' * 40}...", "there is no such setting")),
    ],
)
def test_house_rules_that_cannot_be_read_are_refused_with_code_and_place(
    value: object, error: tuple[str, str, str]
) -> None:
    assert refusal(value) == error


def test_the_message_is_the_text_of_the_error() -> None:
    with pytest.raises(HouseError, match="must be the name of a preset"):
        house(7)


def refusal(value: object) -> tuple[str, str, str]:
    with pytest.raises(HouseError) as caught:
        house(value)
    return caught.value.code, caught.value.at, caught.value.message
