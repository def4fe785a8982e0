"""The record of who did what in a venue, to read and to take away."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from cardroom.accounts.permissions import PeopleRight
from cardroom.audit.actions import Action
from cardroom.audit.models import Entry, Verification
from cardroom.audit.reading import Page, entries_of, page_of
from cardroom.spreadsheets import csv_lines
from tables.entries import Line, lines
from tables.forms.audit import AuditFilter
from tables.models import Venue
from tables.views.access import page, show

COLUMNS = (
    "number", "at", "action", "actor", "actor_id", "target_type", "target_id", "target", "before", "after",
    "request_id", "previous", "hash",
)  # fmt: skip


class Shown(NamedTuple):
    """An entry on the page; `sound` is False where it is not what was once written."""

    entry: Entry
    lines: list[Line]
    sound: bool


class Choice(NamedTuple):
    label: str
    address: str
    here: bool


class Menu(NamedTuple):
    """One way to narrow the list; `chosen` is empty where it is not narrowed."""

    title: str
    chosen: str
    choices: list[Choice]


@page(PeopleRight.SEE_AUDIT)
def audit(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show the entries that the address asks for, the newest first."""
    form = AuditFilter(request.GET, venue=venue)
    asked: dict[str, str] = {}
    found = Page([], None, None)
    if form.is_valid():
        asked = form.asked
        place = {"older_than": form.cleaned_data["before"], "newer_than": form.cleaned_data["after"]}
        found = page_of(entries_of(venue, form.wanted), **place)
    shown = {
        "form": form,
        "asked": asked,
        "menus": menus(form, asked),
        "shown": [Shown(entry, lines(entry, venue), entry.hash == entry.sealed()) for entry in found.entries],
        "newer": found.newer_than and query(asked, after=found.newer_than),
        "older": found.older_than and query(asked, before=found.older_than),
        "csv": reverse("tables:audit-csv", args=[venue.slug]) + query(asked),
        "checked": Verification.objects.first(),
        "without_target": query({name: value for name, value in asked.items() if name != "target"}),
    }
    return show(request, venue, "tables/audit/list.html", shown, status=200 if form.is_valid() else 400)


@page(PeopleRight.SEE_AUDIT)
def audit_csv(request: HttpRequest, venue: Venue) -> HttpResponseBase:
    """Send the entries that the address asks for as CSV, while they are read."""
    form = AuditFilter(request.GET, venue=venue)
    if not form.is_valid():
        return HttpResponse(_("The address asks for what cannot be."), status=400, content_type="text/plain")
    response = StreamingHttpResponse(csv_lines(rows(venue, form)), content_type="text/csv; charset=utf-8")
    today = timezone.localdate()
    response["Content-Disposition"] = f'attachment; filename="audit-{venue.slug}-{today}.csv"'
    return response


def rows(venue: Venue, form: AuditFilter) -> Iterator[tuple[Any, ...]]:
    """Yield the heading and the entries, with all that is sealed in their hashes."""
    yield COLUMNS
    for entry in entries_of(venue, form.wanted).iterator(chunk_size=500):
        yield (
            entry.number,
            entry.at.astimezone(venue.zone).isoformat(timespec="microseconds"),
            entry.action,
            entry.actor_text,
            entry.actor_id,
            entry.target_type,
            entry.target_id,
            entry.target_text,
            as_json(entry.before),
            as_json(entry.after),
            entry.request_id,
            entry.previous,
            entry.hash,
        )


def as_json(values: Any) -> str:
    return "" if values is None else json.dumps(values, ensure_ascii=False)


def menus(form: AuditFilter, asked: dict[str, str]) -> list[Menu]:
    """Return the ways to narrow the list by one choice."""
    return [
        menu(form, "thing", {**asked, "action": ""}),
        menu(form, "action", asked),
        menu(form, "person", asked),
    ]


def menu(form: AuditFilter, name: str, asked: dict[str, str]) -> Menu:
    """Return the menu of a field of FORM; of the actions only those of the kind that is asked for."""
    field, chosen = form.fields[name], asked.get(name, "")
    choices = [(str(value), str(label)) for value, label in field.choices]  # type: ignore[attr-defined]
    if name == "action" and (thing := asked.get("thing")):
        choices = [(value, label) for value, label in choices if Action(value).thing == thing]
    links = [Choice(label, query(asked | {name: value}), value == chosen) for value, label in choices]
    everything = Choice(_("All"), query(asked | {name: ""}), not chosen)
    return Menu(str(field.label), dict(choices).get(chosen, ""), [everything, *links])


def query(asked: dict[str, str], **place: int) -> str:
    """Return the end of the address that asks for so much; "?" alone asks for everything."""
    return "?" + urlencode({name: value for name, value in (asked | place).items() if value != ""})
