"""A draft of house rules: a preset and what is changed of it. It lives in addresses and can be sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from tables.catalogue import JSONValue, changed_settings, settings
from tables.house_rules.typed import typed
from tables.models import HouseRulesVersion


@dataclass(frozen=True, slots=True)
class Draft:
    """House rules to be published: every setting's value, and the number of the version they were made from."""

    preset: str
    values: Mapping[str, JSONValue]
    based_on: int

    @property
    def query(self) -> str:
        """The draft in an address: what `DraftForm` reads back."""
        pairs = [("preset", self.preset), ("based_on", str(self.based_on))]
        for name, value in changed_settings(self.preset, self.values).items():
            pairs += [(name, text) for text in typed(settings()[name].values, value)]
        return urlencode(pairs)


def draft_of(version: HouseRulesVersion, *, based_on: int) -> Draft:
    """Return the draft that begins with VERSION."""
    return Draft(version.preset, {**preset_values(version.preset), **version.settings}, based_on)


def preset_values(preset: str) -> dict[str, JSONValue]:
    """Return every setting's value under PRESET."""
    return {name: setting.value(preset) for name, setting in settings().items()}


def differing(one: Mapping[str, JSONValue], other: Mapping[str, JSONValue]) -> list[str]:
    """Return the settings that are not the same in both, in the catalogue's order."""
    return [name for name in settings() if one.get(name) != other.get(name)]
