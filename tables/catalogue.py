"""What the engine's catalogue says, as far as the room's facts need it.

This is the one module of the app that reads from the engine, and only its rulebook and its table of variants; the
import contracts hold that. House rules and straddle settings are judged by the catalogue alone, so that each setting
exists in one place.
"""

from collections.abc import Mapping

from rulings.engine import rulebook
from rulings.engine.betting.game import GREATEST_AMOUNT
from rulings.engine.betting.variants import VARIANTS

HouseError = rulebook.HouseError
JSONValue = rulebook.JSONValue
STANDARD = rulebook.STANDARD

__all__ = [
    "GREATEST_AMOUNT",
    "STANDARD",
    "HouseError",
    "JSONValue",
    "changed_settings",
    "house_settings",
    "is_stud",
    "preset_choices",
    "setting_problem",
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
