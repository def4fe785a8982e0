"""What can be put side by side: a preset, or a version of one of the venue's house rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from tables.catalogue import JSONValue, presets
from tables.house_rules.draft import preset_values
from tables.models import HouseRulesVersion, Venue


@dataclass(frozen=True, slots=True)
class Side:
    """House rules under a title. `key` stands for it in addresses."""

    key: str
    title: str
    preset: str
    values: Mapping[str, JSONValue]


def versions_of(venue: Venue) -> list[HouseRulesVersion]:
    """Return every version of the venue's house rules, the newest of the venue's own first."""
    versions = HouseRulesVersion.objects.filter(house_rules__venue=venue).select_related("house_rules")
    return list(versions.order_by("-house_rules__is_venue_default", "house_rules__name", "-number"))


def version_side(version: HouseRulesVersion) -> Side:
    """Return a version as a side."""
    key = f"v{version.house_rules_id}-{version.number}"
    title = _("%(rules)s, version %(number)s") % {"rules": version.house_rules, "number": version.number}
    return Side(key, title, version.preset, {**preset_values(version.preset), **version.settings})


def preset_sides() -> list[Side]:
    """Return the presets as sides."""
    return [Side(name, preset.title, name, preset_values(name)) for name, preset in presets().items()]


def sides(versions: Iterable[HouseRulesVersion]) -> dict[str, Side]:
    """Return the VERSIONS, then the presets, by key."""
    return {side.key: side for side in (*map(version_side, versions), *preset_sides())}
