from rulings.engine.rulebook import YesNo, groups, presets, settings
from rulings.engine.rulebook.data import load


def test_the_groups_in_editor_order() -> None:
    assert groups() == (
        "raises",
        "all-in",
        "sizes",
        "words",
        "chips",
        "short wagers",
        "turn",
        "pot limit",
        "straddles",
        "blinds",
        "run it",
        "showdown",
        "stud",
    )


def test_every_value_of_the_catalogue_is_allowed_by_its_setting() -> None:
    for setting in settings().values():
        for value in (setting.standard, *(says.value for says in setting.presets.values())):
            assert setting.values.write(setting.values.read(value)) == value, setting.name


def test_the_catalogue_speaks_only_of_presets_that_exist() -> None:
    for name, entry in load("settings.toml")["setting"].items():
        assert {*entry.get("preset", {}), *entry.get("cite", {})} <= set(presets()), name


def test_a_setting_tells_its_name_group_and_meaning() -> None:
    setting = settings()["open_pair_double_bet"]
    assert (setting.name, setting.group, setting.values, setting.standard) == (
        "open_pair_double_bet",
        "stud",
        YesNo(),
        "yes",
    )
    assert setting.means.startswith("Seven-card stud high, fourth street")
