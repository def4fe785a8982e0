"""The rulebook's words in the languages it is kept in. English is in the catalogue itself, the others in locale/."""

from dataclasses import dataclass
from typing import Any

from .data import load
from .rules import rule
from .settings import settings

ENGLISH = "en"
LANGUAGES = (ENGLISH, "es", "hu", "ru")


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule's title and text in one language."""

    title: str
    text: str


def rule_text(rule_id: str, language: str) -> RuleText:
    """A rule in a language ("es", also "es-AR"); in English where the rulebook lacks the language. Raises KeyError."""
    english = rule(rule_id)
    words = _locale(language).get("rules", {}).get(rule_id)
    return RuleText(**words) if words else RuleText(english.title, english.text)


def setting_means(name: str, language: str) -> str:
    """What a setting decides, in a language, else in English. Raises KeyError."""
    english = settings()[name].means
    return str(_locale(language).get("settings", {}).get(name, english))


def group_title(group: str, language: str) -> str:
    """The title of a group of rules or settings in a language, else the English name of the group itself."""
    return str(_locale(language).get("groups", {}).get(group, group))


def _locale(language: str) -> dict[str, Any]:
    base = language.lower().partition("-")[0]
    return load(f"locale/{base}.toml") if base in LANGUAGES and base != ENGLISH else {}
