"""Versions of stakes, fact by fact, as a person reads them."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from decimal import Decimal
from typing import Any, NamedTuple

from django.utils.formats import number_format
from django.utils.translation import gettext as _

from tables.models import StakesVersion, Venue
from tables.models.amounts import AmountField
from tables.stakes import StakesFacts, words
from tables.stakes.needs import needless

_NAMES = tuple(field.name for field in fields(StakesFacts))
# 0 of these is a number like any other; of the others it means that there is none.
_COUNTS = ("straddle_max_count",)


class Difference(NamedTuple):
    title: str
    before: str
    after: str


class Told(NamedTuple):
    """A version, and what it changed in the one before."""

    version: StakesVersion
    differences: list[Difference]


def told(version: StakesVersion, venue: Venue) -> list[tuple[str, str]]:
    """Return (title, value) of what VERSION says, without what means nothing in its game or is not there."""
    without = needless(version.variant, version.betting, version.straddle_policy, cash=version.cash)
    read = ((name, _value(version, name, venue)) for name in _NAMES if name not in without)
    return [(_title(name), value) for name, value in read if value]


def histories(versions: Sequence[StakesVersion], venue: Venue) -> list[Told]:
    """Return VERSIONS, the newest first, each with what it changed."""
    older: Sequence[StakesVersion | None] = [*versions[1:], None]
    return [
        Told(version, list(_differences(before, version, venue)) if before else [])
        for version, before in zip(versions, older, strict=True)
    ]


def _differences(before: StakesVersion, after: StakesVersion, venue: Venue) -> Iterator[Difference]:
    for name in ("chip_set", *_NAMES):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            nothing = _("none")
            yield Difference(
                _title(name), _value(before, name, venue) or nothing, _value(after, name, venue) or nothing
            )


def _title(name: str) -> str:
    title = str(StakesVersion._meta.get_field(name).verbose_name)  # type: ignore[union-attr]
    return title[:1].upper() + title[1:]


def _value(version: StakesVersion, name: str, venue: Venue) -> str:
    """Return a fact for people, empty where there is none of it."""
    field, value = StakesVersion._meta.get_field(name), getattr(version, name)
    if name == "straddle_positions":
        positions = dict(words.STRADDLE_POSITIONS)
        return ", ".join(str(positions[position]) for position in value)
    if isinstance(value, bool):
        return _("Yes") if value else _("No")
    if not value and name not in _COUNTS:
        return ""
    if isinstance(field, AmountField):
        return venue.format(value)
    return _plain(version, name, value)


def _plain(version: StakesVersion, name: str, value: Any) -> str:
    if isinstance(value, Decimal):
        return f"{number_format(value.normalize())} %"
    display = getattr(version, f"get_{name}_display", None)
    return str(display() if display else value)
