"""House rules as a room hangs them up: plain sentences, in the rulebook's languages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .data import load
from .labels import words_for
from .settings import Setting, groups, settings
from .texts import ENGLISH, LANGUAGES
from .values import JSONValue

Values = Mapping[str, JSONValue]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What the house rules say on one subject."""

    heading: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around the sentences. `version` and `ended` have places for {number}, {date} and {end}."""

    title: str
    version: str
    ended: str
    closing: str


def group_heading(group: str, language: str) -> str:
    """What a group of settings is about, in a language ("es", also "es-AR"), else in English. Raises KeyError."""
    return str(_texts(language)["groups"][group])


def placard(values: Values, language: str) -> tuple[Paragraph, ...]:
    """The house rules with these values of settings, in JSON form, in a language, else in English.

    A setting that decides nothing under the others goes without a sentence. Raises KeyError for a value that is none.
    """
    return tuple(
        Paragraph(group_heading(group, language), sentences)
        for group in groups()
        if (sentences := tuple(_sentences(group, values, _texts(language))))
    )


def placard_frame(language: str) -> Frame:
    """What stands around the sentences, in a language, else in English."""
    return Frame(**_texts(language)["page"])


def idle(setting: Setting, values: Values) -> bool:
    """Whether the setting decides nothing under these values of the others."""
    return bool(setting.idle) and all(values.get(name) in among for name, among in setting.idle.items())


def _sentences(group: str, values: Values, texts: Mapping[str, Any]) -> Iterator[str]:
    for name, setting in settings().items():
        if setting.group == group and name in values and not idle(setting, values):
            yield from filter(None, words_for(values[name], texts[name]))


def _texts(language: str) -> dict[str, Any]:
    base = language.lower().partition("-")[0]
    return load(f"placard/{base if base in LANGUAGES else ENGLISH}.toml")
