"""The rules that rulings rest on: what each says, who says it, and which settings bend it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from .data import load

# One file a group, in the order a reader meets them.
_FILES = (
    "stakes",
    "order",
    "blinds",
    "sizes",
    "words",
    "chips",
    "short-wagers",
    "turn",
    "all-in",
    "showdown",
    "irregularities",
)


@dataclass(frozen=True, slots=True)
class Citation:
    """One source of a rule: a source id, the paragraph ("" where there is none), and what it says if it differs."""

    source: str
    at: str
    says: str | None


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, in English. `settings` are the names of the house settings that bend it; `note` is for the reader."""

    id: str
    group: str
    title: str
    text: str
    sources: tuple[Citation, ...]
    settings: tuple[str, ...]
    note: str | None


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by id, group by group."""
    return MappingProxyType({rule.id: rule for name in _FILES for rule in _read(name)})


def rule(rule_id: str) -> Rule:
    """The rule with this id. Raises KeyError."""
    return rules()[rule_id]


def rule_groups() -> tuple[str, ...]:
    """The groups of rules in the order a reader meets them."""
    return tuple(dict.fromkeys(rule.group for rule in rules().values()))


def _read(name: str) -> Iterator[Rule]:
    file = load(f"rules/{name}.toml")
    for rule_id, entry in file["rule"].items():
        yield _rule(rule_id, file["group"], entry)


def _rule(rule_id: str, group: str, entry: Mapping[str, Any]) -> Rule:
    return Rule(
        id=rule_id,
        group=group,
        title=entry["title"],
        text=entry["text"],
        sources=tuple(_citation(*cited) for cited in entry["sources"]),
        settings=tuple(entry.get("settings", ())),
        note=entry.get("note"),
    )


def _citation(source: str, at: str, says: str | None = None) -> Citation:
    return Citation(source, at, says)
