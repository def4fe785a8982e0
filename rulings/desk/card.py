"""A ruling as its card shows it: verdict, numbers, what is next, why, rule and source."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import get_language

from rulings.engine.output import JSON
from rulings.engine.rulebook import LANGUAGES, house, presets, rule, rule_text, setting_values, sources
from rulings.wording import names, verdicts

_COLOURS = {"stands": "is-settled", "amended": "is-settled", "choice": "is-needs", "held": "is-running"}


@dataclass(frozen=True, slots=True)
class Cite:
    """A rule by its title, with one of its sources and how many more there are."""

    rule: str
    title: str
    source: str
    more: int


@dataclass(frozen=True, slots=True)
class Card:
    """One ruling in words; `colour` is the class of its state, `also` the rulings it brings about."""

    seat: int | None
    status: str | Promise
    colour: str
    verdict: str
    numbers: list[verdicts.Number]
    why: str
    cites: list[Cite]
    settings: list[str]
    discretion: bool
    also: list["Card"]


def card(ruling: JSON, record: JSON, *, waits_for: int | None = None, settles: bool = False) -> Card:
    """Return the card of RULING, made under the house of RECORD; the rest as `verdicts.verdict` takes it."""
    values = setting_values(house(record.get("house")))
    return Card(
        seat=ruling["seat"],
        status=verdicts.status(ruling),
        colour="is-overdue" if ruling["owed"] else _COLOURS.get(ruling["status"], ""),
        verdict=verdicts.verdict(ruling, waits_for=waits_for, settles=settles),
        numbers=verdicts.numbers(ruling),
        why=ruling["reason"],
        cites=[cite(rule_id, preset(record)) for rule_id in ruling["rules"]],
        settings=[names.setting(name, values[name]) for name in ruling["settings"]],
        discretion=ruling["discretion"],
        also=[card(other, record, settles=True) for other in ruling["also"]],
    )


def preset(record: JSON) -> str:
    """Return the name of the preset that the house of RECORD begins with."""
    rules = record.get("house", "standard")
    return str(rules if isinstance(rules, str) else rules.get("preset", "standard"))


def cite(rule_id: str, house_preset: str) -> Cite:
    """Return the rule with RULE_ID, cited from the source that the preset follows where that speaks of it."""
    own = presets()[house_preset].source
    cited = rule(rule_id).sources
    shown = next((citation for citation in cited if citation.source == own), cited[0])
    source = f"{sources()[shown.source].title} {shown.at}".strip()
    return Cite(rule_id, rule_text(rule_id, get_language() or LANGUAGES[0]).title, source, len(cited) - 1)
