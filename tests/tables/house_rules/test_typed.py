"""Values of settings as texts of a form or an address."""

import pytest

from tables.catalogue import settings
from tables.house_rules.draft import preset_values
from tables.house_rules.typed import meant, typed


@pytest.mark.parametrize(
    ("name", "value", "texts"),
    [
        ("undercall", "bring_up", ["bring_up"]),
        ("pot_limit_rounding", "none", ["none"]),
        ("out_of_turn_call_changes", "no", ["no"]),
        ("limit_raise_cap", "none", [""]),
        ("limit_raise_cap", 4, ["4"]),
        ("straddle_max_count", 0, ["0"]),
        ("straddle_positions", [], [""]),
        ("straddle_positions", ["utg", "button"], ["utg", "button"]),
    ],
)
def test_there_and_back(name, value, texts):
    values = settings()[name].values
    assert typed(values, value) == texts
    assert meant(values, texts) == value


@pytest.mark.parametrize(
    ("name", "texts", "value"),
    [
        ("limit_raise_cap", ["", " 5 "], 5),
        ("limit_raise_cap", ["many"], "many"),
        ("limit_raise_cap", ["-1"], "-1"),
        ("limit_raise_cap", ["٣"], "٣"),
        ("limit_raise_cap", ["9" * 5000], "9" * 5000),
        ("limit_raise_cap", [], "none"),
        ("straddle_positions", ["", "utg"], ["utg"]),
        ("undercall", [], ""),
    ],
)
def test_what_may_be_sent(name, texts, value):
    assert meant(settings()[name].values, texts) == value


@pytest.mark.parametrize("preset", ["standard", "tda-2024", "wsop-live-2024"])
def test_every_value_of_a_preset_comes_back(preset):
    values = preset_values(preset)
    assert {name: meant(settings()[name].values, typed(settings()[name].values, values[name])) for name in values} == (
        values
    )
