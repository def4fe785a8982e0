import pytest

from rulings.engine.rulebook import Choice, Number, Subset, YesNo, setting_title, settings, value_label
from rulings.engine.rulebook.data import load


def keys(values):
    """The keys under which a kind of value has its words; a number may have its own beside them."""
    match values:
        case Choice(words):
            return set(words)
        case YesNo():
            return {"yes", "no"}
        case Number(or_none=or_none):
            return {"none", "number"} if or_none else {"number"}
        case Subset(words):
            return {"none", *words}


def own_figures(name, words):
    """The numbers that have words of their own."""
    values = settings()[name].values
    return {word for word in words if isinstance(values, Number) and word.isdecimal()}


def test_every_setting_has_a_title_and_words_for_its_values_and_no_others():
    labels = load("labels.toml")
    assert list(labels) == list(settings())
    for name, setting in settings().items():
        words = labels[name]["label"]
        assert set(words) - own_figures(name, words) == keys(setting.values), name
        assert len({*words.values()}) == len(words), name


def test_figures_with_words_of_their_own_are_in_the_range_of_the_setting():
    for name, entry in load("labels.toml").items():
        for figure in own_figures(name, entry["label"]):
            settings()[name].values.read(int(figure))


def test_no_two_settings_share_a_title():
    titles = [setting_title(name) for name in settings()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("name", "value", "label"),
    [
        ("undercall", "bring_up", "the rest is owed"),
        ("out_of_turn_call_changes", "no", "no"),
        ("limit_raise_cap", "none", "no limit"),
        ("limit_raise_cap", 1, "1 raise"),
        ("limit_raise_cap", 4, "4 raises"),
        ("run_it_max", 1, "1, it is run once"),
        ("straddle_positions", [], "nobody"),
        ("straddle_positions", ["utg", "button"], "left of the big blind, the button"),
    ],
)
def test_a_value_in_words(name, value, label):
    assert value_label(name, value) == label


@pytest.mark.parametrize(("name", "value"), [("undercall", "half"), ("no_such_setting", "yes"), ("run_it_max", "none")])
def test_what_is_no_value_is_a_key_error(name, value):
    with pytest.raises(KeyError):
        value_label(name, value)
