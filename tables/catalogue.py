"""What the engine's catalogue says, as far as the room's facts need it.

This is the one module of the app that reads from the engine, and only its rulebook and its table of variants; the
import contracts hold that. House rules and straddle settings are judged by the catalogue alone, so that each setting
exists in one place.
"""

from collections.abc import Mapping

from rulings.engine import rulebook
from rulings.engine.betting.game import GREATEST_AMOUNT
from rulings.engine.betting.variants import VARIANTS

Choice = rulebook.Choice
HouseError = rulebook.HouseError
JSONValue = rulebook.JSONValue
Number = rulebook.Number
Setting = rulebook.Setting
STANDARD = rulebook.STANDARD
Subset = rulebook.Subset
Values = rulebook.Values

group_heading = rulebook.group_heading
placard = rulebook.placard
placard_frame = rulebook.placard_frame
presets = rulebook.presets
setting_groups = rulebook.groups
setting_means = rulebook.setting_means
setting_title = rulebook.setting_title
settings = rulebook.settings
value_label = rulebook.value_label

__all__ = [
    "GREATEST_AMOUNT",
    "STANDARD",
    "Choice",
    "HouseError",
    "JSONValue",
    "Number",
    "Setting",
    "Subset",
    "Values",
    "changed_settings",
    "group_heading",
    "house_settings",
    "is_stud",
    "placard",
    "placard_frame",
    "preset_choices",
    "presets",
    "setting_groups",
    "setting_means",
    "setting_problem",
    "setting_title",
    "settings",
    "value_label",
    "variant_names",
]


def variant_names() -> tuple[str, ...]:
    """The names of the games, in the order they are listed."""
    return tuple(VARIANTS)


def is_stud(variant: str) -> bool:
    """Whether a low card brings the betting in, instead of blinds."""
    return VARIANTS[variant].opens_by is not None


def preset_choices() -> list[tuple[str, str]]:
    """The presets as a form's choices."""
    return [(preset.name, preset.title) for preset in rulebook.presets().values()]


def house_settings(preset: str, changes: Mapping[str, JSONValue]) -> dict[str, JSONValue]:
    """Every setting of a preset with changes made to it. Raises HouseError with the place, "settings.NAME"."""
    return rulebook.setting_values(rulebook.house({"preset": preset, "settings": dict(changes)}))


def changed_settings(preset: str, values: Mapping[str, JSONValue]) -> dict[str, JSONValue]:
    """Those of the values that are not the preset's."""
    return {name: value for name, value in values.items() if value != rulebook.settings()[name].value(preset)}


def setting_problem(name: str, value: object) -> str | None:
    """What VALUE would have to be for the setting NAME, None where it is that."""
    try:
        rulebook.settings()[name].values.read(value)
    except ValueError:
        return rulebook.settings()[name].values.expected
    return None
