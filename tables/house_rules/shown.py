"""Settings as a page shows them: in their groups, each with its meaning, its values and who says which."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Generic, TypeVar

from django.utils.translation import get_language

from tables.catalogue import (
    Choice,
    JSONValue,
    Number,
    Setting,
    Subset,
    group_heading,
    presets,
    setting_groups,
    setting_means,
    setting_title,
    settings,
    value_label,
)
from tables.house_rules.typed import typed

Values = Mapping[str, JSONValue]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Voice:
    """A preset whose source speaks, and the place where; `leaves_open` where the source says that the house decides."""

    preset: str
    cite: str
    leaves_open: bool


@dataclass(frozen=True, slots=True)
class Saying:
    """A value of a setting and who has it: the sources, the preset the rules are made from, the version in force.

    `word` is the catalogue's own where the setting's meaning speaks of it. `chosen` is for one of a few.
    """

    text: str
    label: str
    word: str
    voices: list[Voice]
    of_preset: bool
    in_force: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a list, which may be in it or not."""

    text: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """A setting on a page. `kind` is "one" of a few values, "some" of a few, or a "number".

    `texts` is what is chosen, as a form has it, and `preset_texts` the preset's; `label` is None where what was typed
    is no value. `nothing` is what an empty number means, "" where there has to be one.
    """

    name: str
    title: str
    means: str
    kind: str
    label: str | None
    texts: list[str]
    preset_label: str
    preset_texts: list[str]
    changed: bool
    sayings: list[Saying]
    parts: list[Part] = field(default_factory=list)
    least: int = 0
    most: int = 0
    nothing: str = ""
    errors: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """What is typed in the field of a number."""
        return self.texts[0]

    @property
    def preset_text(self) -> str:
        """The preset's value in one text, for the script that marks what is changed."""
        return " ".join(self.preset_texts)


@dataclass(frozen=True, slots=True)
class Group(Generic[T]):
    """What is shown of the settings of a group, under its heading. `id` is its place on the page."""

    id: str
    heading: str
    settings: list[T]


def in_groups(show: Callable[[Setting], T], names: Iterable[str] | None = None) -> list[Group[T]]:
    """Return what SHOW makes of the settings of NAMES (None: of all), in the catalogue's groups."""
    wanted = [setting for name, setting in settings().items() if names is None or name in names]
    found = []
    for group in setting_groups():
        lines = [show(setting) for setting in wanted if setting.group == group]
        if lines:
            found.append(Group("group-" + group.replace(" ", "-"), group_heading(group, _language()), lines))
    return found


def shown(
    setting: Setting,
    texts: list[str],
    value: JSONValue,
    *,
    preset: str,
    in_force: Values,
    errors: Iterable[str] = (),
) -> Shown:
    """Return SETTING with TEXTS chosen, which mean VALUE; None as VALUE is for what means nothing."""
    name, values = setting.name, setting.values
    of_preset = setting.value(preset)
    number = values if isinstance(values, Number) else None
    return Shown(
        name=name,
        title=setting_title(name),
        means=meaning(name),
        kind=kind(setting),
        label=None if value is None else value_label(name, value),
        texts=texts,
        preset_label=value_label(name, of_preset),
        preset_texts=typed(values, of_preset),
        changed=value != of_preset,
        sayings=_sayings(setting, texts, of_preset, in_force.get(name)),
        parts=_parts(setting, texts),
        least=number.least if number else 0,
        most=number.most if number else 0,
        nothing=value_label(name, "none") if number and number.or_none else "",
        errors=list(errors),
    )


def kind(setting: Setting) -> str:
    """Return how the setting is chosen: "one", "some" or "number"."""
    if isinstance(setting.values, Number):
        return "number"
    return "some" if isinstance(setting.values, Subset) else "one"


def meaning(name: str) -> str:
    """Return what a setting decides, with the titles of other settings for their names."""
    language = _language()
    return _names().sub(lambda found: f"“{setting_title(found[0])}”", setting_means(name, language))


@cache
def _names() -> re.Pattern[str]:
    """Return what matches the names of settings in a text, the longest first."""
    names = sorted((name for name in settings() if "_" in name), key=len, reverse=True)
    return re.compile(r"\b(" + "|".join(names) + r")\b")


def _sayings(setting: Setting, texts: list[str], of_preset: JSONValue, in_force: JSONValue) -> list[Saying]:
    return [
        Saying(
            text=" ".join(typed(setting.values, value)),
            label=value_label(setting.name, value),
            word=str(value) if _explained(setting, value) else "",
            voices=list(_voices(setting, value)),
            of_preset=value == of_preset,
            in_force=value == in_force,
            chosen=typed(setting.values, value) == texts,
        )
        for value in _values(setting, of_preset, in_force)
    ]


def _values(setting: Setting, of_preset: JSONValue, in_force: JSONValue) -> list[JSONValue]:
    """Return all values there are where they are few, else those that somebody has."""
    if kind(setting) == "one":
        return list(_words(setting))
    had = [*(says.value for says in setting.presets.values()), of_preset, in_force]
    return [value for at, value in enumerate(had) if value is not None and value not in had[:at]]


def _words(setting: Setting) -> tuple[str, ...]:
    values = setting.values
    return values.words if isinstance(values, Choice | Subset) else ("yes", "no")


def _explained(setting: Setting, value: JSONValue) -> bool:
    """Say whether the setting's meaning uses the catalogue's own word for the value."""
    return isinstance(value, str) and bool(re.search(rf"(^|[.(]\s*){value}:|\({value}\)", setting.means))


def _voices(setting: Setting, value: JSONValue) -> Iterator[Voice]:
    """Yield who says VALUE; who has it only from the preset he follows is not named again."""
    for name, says in setting.presets.items():
        followed = presets()[name].inherits
        if says.value == value and not (followed and setting.presets.get(followed) == says):
            yield Voice(presets()[name].title, says.cite or "", not says.given)


def _parts(setting: Setting, texts: list[str]) -> list[Part]:
    if not isinstance(setting.values, Subset):
        return []
    return [Part(word, value_label(setting.name, [word]), word in texts) for word in setting.values.words]


def _language() -> str:
    return get_language() or "en"
