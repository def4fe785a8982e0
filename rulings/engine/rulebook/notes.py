"""What the translated texts lost or turned around, and what the rulebook makes of it."""

from dataclasses import dataclass
from functools import cache

from .data import load


@dataclass(frozen=True, slots=True)
class TranslationNote:
    """One place in a source.

    `says` is what it says, `original` what the original or the other rule books say, `handled` what the rulebook
    makes of it; `rules` and `settings` are the ids and names concerned.
    """

    source: str
    at: str
    says: str
    original: str
    handled: str
    rules: tuple[str, ...]
    settings: tuple[str, ...]


@cache
def translation_notes() -> tuple[TranslationNote, ...]:
    """Every note, source by source."""
    return tuple(
        TranslationNote(
            source=entry["source"],
            at=entry["at"],
            says=entry["says"],
            original=entry["original"],
            handled=entry["handled"],
            rules=tuple(entry["rules"]),
            settings=tuple(entry["settings"]),
        )
        for entry in load("notes.toml")["note"]
    )
