"""What a setting and each of its values are called, in a few English words; and how words go with a value."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .data import load
from .settings import settings
from .values import NONE, JSONValue

# The word for every number that has none of its own.
_NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Labels:
    """A setting's title, and its words by value."""

    title: str
    words: Mapping[str, str]


def setting_title(name: str) -> str:
    """What the setting is called: "Less than a call". Raises KeyError."""
    return _labels()[name].title


def value_label(name: str, value: JSONValue) -> str:
    """A value of the setting, in JSON form, in a few words: "the rest is owed". Raises KeyError for no value of it."""
    return ", ".join(words_for(value, _labels()[name].words))


def words_for(value: JSONValue, words: Mapping[str, str]) -> list[str]:
    """The words for a value, several where it is a list. Raises KeyError where there are none."""
    if isinstance(value, list):
        return [words[part] for part in value] or [words[NONE]]
    key = str(value)
    return [words[key] if key in words or isinstance(value, str) else words[_NUMBER].format(number=value)]


@cache
def _labels() -> Mapping[str, Labels]:
    entries = load("labels.toml")
    return MappingProxyType({name: Labels(entries[name]["title"], entries[name]["label"]) for name in settings()})
