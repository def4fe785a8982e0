"""The rulebook as data: house settings and presets, rules, sources, and what translations lost."""

from .house import House, HouseError, house, setting_values
from .labels import setting_title, value_label
from .notes import TranslationNote, translation_notes
from .placard import Frame, Paragraph, group_heading, placard, placard_frame
from .rules import Citation, Rule, rule, rule_groups, rules
from .settings import STANDARD, Preset, Says, Setting, groups, preset_names, presets, settings
from .sources import Source, sources
from .texts import LANGUAGES, RuleText, group_title, rule_text, setting_means
from .values import Choice, JSONValue, Number, Subset, Values, YesNo

__all__ = [
    "LANGUAGES",
    "STANDARD",
    "Choice",
    "Citation",
    "Frame",
    "House",
    "HouseError",
    "JSONValue",
    "Number",
    "Paragraph",
    "Preset",
    "Rule",
    "RuleText",
    "Says",
    "Setting",
    "Source",
    "Subset",
    "TranslationNote",
    "Values",
    "YesNo",
    "group_heading",
    "group_title",
    "groups",
    "house",
    "placard",
    "placard_frame",
    "preset_names",
    "presets",
    "rule",
    "rule_groups",
    "rule_text",
    "rules",
    "setting_means",
    "setting_title",
    "setting_values",
    "settings",
    "sources",
    "translation_notes",
    "value_label",
]
