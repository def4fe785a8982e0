"""The house-rule settings and the presets: what each decides, and which source says what."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from .data import load
from .values import JSONValue, Values, parse

STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules. `source` is a source id; `inherits` the preset that speaks where this is silent."""

    name: str
    title: str
    source: str | None
    inherits: str | None


@dataclass(frozen=True, slots=True)
class Says:
    """What a preset's source says about a setting.

    `value` is in JSON form. `given` is false where the source is cited and leaves the point open: `value` is the
    standard then. `cite` is the place in the source, None where the value goes without one.
    """

    value: JSONValue
    given: bool
    cite: str | None


@dataclass(frozen=True, slots=True)
class Setting:
    """One point on which rooms differ. `presets` names only the presets whose source, or inherited source, speaks.

    `idle` says when it decides nothing: while each setting named there has one of the values listed with it.
    """

    name: str
    group: str
    values: Values
    means: str
    standard: JSONValue
    presets: Mapping[str, Says]
    idle: Mapping[str, Sequence[JSONValue]]

    def value(self, preset: str) -> JSONValue:
        """The value under a preset, in JSON form: the standard where it is silent."""
        says = self.presets.get(preset)
        return says.value if says else self.standard


@cache
def presets() -> Mapping[str, Preset]:
    """Every preset by name, in the order an editor lists them."""
    found = {
        name: Preset(name, entry["title"], entry.get("source"), entry.get("inherits"))
        for name, entry in load("presets.toml").items()
    }
    return MappingProxyType(found)


def preset_names() -> tuple[str, ...]:
    """The names of the presets, the standard one first."""
    return tuple(presets())


@cache
def settings() -> Mapping[str, Setting]:
    """Every setting by name, in the order of the catalogue."""
    return MappingProxyType({name: _setting(name, entry) for name, entry in load("settings.toml")["setting"].items()})


def groups() -> tuple[str, ...]:
    """The groups of settings in the order an editor shows them."""
    return tuple(dict.fromkeys(setting.group for setting in settings().values()))


def _setting(name: str, entry: Mapping[str, Any]) -> Setting:
    return Setting(
        name=name,
        group=entry["group"],
        values=parse(entry["values"], entry.get("least", 0), entry.get("most", 0)),
        means=entry["means"],
        standard=entry["standard"],
        presets=MappingProxyType(dict(_says(entry))),
        idle=MappingProxyType(entry.get("idle", {})),
    )


def _says(entry: Mapping[str, Any]) -> Iterator[tuple[str, Says]]:
    values, cites = entry.get("preset", {}), entry.get("cite", {})
    for preset in presets().values():
        speaker: Preset | None = preset
        while speaker and speaker.name not in values and speaker.name not in cites:
            speaker = presets()[speaker.inherits] if speaker.inherits else None
        if speaker:
            given = speaker.name in values
            value = values[speaker.name] if given else entry["standard"]
            yield preset.name, Says(value, given, cites.get(speaker.name))
