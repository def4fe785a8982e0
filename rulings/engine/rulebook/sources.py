"""The texts the rules come from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .data import load


@dataclass(frozen=True, slots=True)
class Source:
    """A text that rules are cited from.

    `edition` is None where the year or version is not known; `counting` says how its paragraphs are numbered, None
    where it numbers them itself.
    """

    id: str
    title: str
    edition: str | None
    language: str
    origin: str
    counting: str | None


@cache
def sources() -> Mapping[str, Source]:
    """Every source by id, the four founding texts first."""
    found = {
        source_id: Source(
            id=source_id,
            title=entry["title"],
            edition=entry.get("edition"),
            language=entry["language"],
            origin=entry["origin"],
            counting=entry.get("counting"),
        )
        for source_id, entry in load("sources.toml").items()
    }
    return MappingProxyType(found)
