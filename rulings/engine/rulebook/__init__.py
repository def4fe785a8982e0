"""The rulebook as data: the house-rule settings and presets."""

from .house import House, HouseError, house, setting_values
from .settings import STANDARD, Preset, Says, Setting, groups, preset_names, presets, settings
from .values import Choice, JSONValue, Number, Subset, Values, YesNo

__all__ = [
    "STANDARD",
    "Choice",
    "House",
    "HouseError",
    "JSONValue",
    "Number",
    "Preset",
    "Says",
    "Setting",
    "Subset",
    "Values",
    "YesNo",
    "groups",
    "house",
    "preset_names",
    "presets",
    "setting_values",
    "settings",
]
