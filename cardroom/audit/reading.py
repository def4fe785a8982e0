"""Reading the record: the entries that are asked for, a page of them at a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import models

from cardroom.audit.actions import Action
from cardroom.audit.models import Entry

PAGE = 50

# The value of `person` for what no person did.
NOBODY = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which entries are asked for; None asks for all.

    `thing` is what an action's name begins with, `person` the id of who acted (NOBODY: a command or a worker did),
    `target` the type and the id of one thing, `until` the first moment that is no longer asked for.
    """

    action: str | None = None
    thing: str | None = None
    person: int | None = None
    target: tuple[str, str] | None = None
    since: datetime | None = None
    until: datetime | None = None

    @property
    def lookups(self) -> Mapping[str, Any]:
        """The same as the arguments of a queryset's filter."""
        found: dict[str, Any] = {}
        if self.action is not None:
            found["action"] = self.action
        if self.thing is not None:
            found["action__in"] = [action.value for action in Action if action.thing == self.thing]
        if self.person is not None:
            found["actor"] = self.person or None
        if self.target is not None:
            found["target_type"], found["target_id"] = self.target
        if self.since is not None:
            found["at__gte"] = self.since
        if self.until is not None:
            found["at__lt"] = self.until
        return found


@dataclass(frozen=True, slots=True)
class Page:
    """Some entries, the newest first, and the numbers from which the pages beside it go on; None: there is none."""

    entries: list[Entry]
    newer_than: int | None
    older_than: int | None


def entries_of(venue: models.Model, wanted: Wanted) -> models.QuerySet[Entry]:
    """Return the entries of VENUE that are WANTED, the newest first."""
    return Entry.objects.filter(venue=venue.pk, **wanted.lookups).order_by("-number")


def page_of(
    entries: models.QuerySet[Entry], *, older_than: int | None = None, newer_than: int | None = None, size: int = PAGE
) -> Page:
    """Return the page of ENTRIES that begins below OLDER_THAN or ends above NEWER_THAN, else the newest.

    The page is found by number in an index, as fast a thousand pages down as on the first.
    """
    if newer_than is not None and older_than is None:
        found = list(entries.filter(number__gt=newer_than).order_by("number")[: size + 1])
        shown, more_newer, more_older = found[:size][::-1], len(found) > size, True
    else:
        below = entries if older_than is None else entries.filter(number__lt=older_than)
        found = list(below[: size + 1])
        shown, more_newer, more_older = found[:size], older_than is not None, len(found) > size
    if not shown:
        return Page([], None, None)
    return Page(shown, shown[0].number if more_newer else None, shown[-1].number if more_older else None)
