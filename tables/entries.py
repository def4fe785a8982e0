"""What an entry of the audit record says, for people: fields under their names, amounts and times as everywhere."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from django.apps import apps
from django.db.models import DateTimeField, Field
from django.utils.dateparse import parse_datetime
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from cardroom.audit.models import Entry
from tables.catalogue import preset_choices
from tables.models import Venue
from tables.models.amounts import AmountField

NOTHING = "–"
TIME = "j M Y, H:i"

# Amounts and parts that are not there; an entry that begins a thing does not list them.
_EMPTY: tuple[Any, ...] = (None, "", [], {})

# The name of a field, and in settings and chips what of them.
At = tuple[str, ...]


class Line(NamedTuple):
    """One field as it was and as it became; one of the two is empty where only the other was told."""

    label: str
    before: str
    after: str


def lines(entry: Entry, venue: Venue) -> list[Line]:
    """Return what ENTRY says was changed; what it says besides, to name the thing, stayed the same and is left out."""
    before, after = dict(parts(entry.before)), dict(parts(entry.after))
    if entry.before is None:
        after = {at: value for at, value in after.items() if value not in _EMPTY and value is not False and value != 0}
    elif entry.after is not None:
        # Of settings and chips one that is left out is gone; of other fields it is only not told.
        before |= {at: None for at in after if len(at) > 1 and at not in before}
        after |= {at: None for at in before if len(at) > 1 and at not in after}

    def told(values: dict[At, Any], at: At) -> str:
        return in_words(values[at], entry.target_type, at, venue) if at in values else ""

    return [
        Line(label_of(entry.target_type, at, venue), told(before, at), told(after, at))
        for at in sorted({*before, *after}, key=lambda at: place_of(entry.target_type, at))
        if at not in before or at not in after or before[at] != after[at]
    ]


def parts(values: Mapping[str, Any] | None) -> Iterator[tuple[At, Any]]:
    """Yield the place and the value of each thing said; of settings and chips each by itself."""
    for name, value in (values or {}).items():
        if isinstance(value, dict) and "text" not in value:
            yield from (((name, key), part) for key, part in value.items())
        else:
            yield (name,), value


def place_of(target_type: str, at: At) -> tuple[bool, int, str, list[str]]:
    """Return what puts the places in the order of the fields: not every database keeps that of the entry."""
    field = field_of(target_type, at[0])
    inner = [part.zfill(20) if part.isdecimal() else part for part in at[1:]]
    return field is None, field.creation_counter if field else 0, at[0], inner


def label_of(target_type: str, at: At, venue: Venue) -> str:
    """Return what is at AT, in words."""
    name, *inner = at
    if name == "chips":
        return _("chip %(chip)s") % {"chip": venue.format(int(inner[0]))}
    if inner:
        return inner[0].replace("_", " ")
    field = field_of(target_type, name)
    return str(field.verbose_name) if field else name.replace("_", " ")


def in_words(value: Any, target_type: str, at: At, venue: Venue) -> str:
    """Return VALUE, which is at AT, in words."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value in _EMPTY:
        return NOTHING
    if isinstance(value, dict):
        return str(value["text"])
    if isinstance(value, list):
        return ", ".join(str(item).replace("_", " ") for item in value)
    if at == ("preset",):
        return dict(preset_choices()).get(str(value), str(value))
    field = field_of(target_type, at[0]) if len(at) == 1 else None
    return of_field(value, field, venue) if field else str(value).replace("_", " ")


def of_field(value: Any, field: Field, venue: Venue) -> str:
    """Return the VALUE of FIELD in words."""
    if isinstance(field, AmountField) and isinstance(value, int):
        return venue.format(value)
    if isinstance(field, DateTimeField) and (moment := parse_datetime(str(value))):
        return in_zone(moment, venue)
    return str(dict(field.flatchoices).get(value, value))


def in_zone(moment: datetime, venue: Venue) -> str:
    """Return MOMENT as the venue's clock shows it."""
    return date_format(moment.astimezone(venue.zone), TIME)


@cache
def field_of(target_type: str, name: str) -> Field | None:
    """Return the field NAME of a kind of thing, or of what belongs to it, such as a version; None: there is none."""
    try:
        target = apps.get_model(target_type)
    except LookupError:
        return None  # of a kind that was given up
    found: Field
    for model in (target, *apps.get_app_config(target._meta.app_label).get_models()):
        for found in model._meta.concrete_fields:
            if found.name == name:
                return found
    return None
