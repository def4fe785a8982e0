"""A table: set up, opened and closed, its stakes chosen."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from cardroom.accounts.permissions import actor_of
from cardroom.forms import attempt
from tables.forms import OpeningForm, TableForm
from tables.models import Table, Venue
from tables.permissions import RoomRight
from tables.services import change_table, close_table, create_table, open_table, put_stakes
from tables.views.access import action, form_page, page, show
from tables.views.board import filters_now

_MOST_SESSIONS = 50


@page(RoomRight.SEE_ROOM)
def table(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Show a table: what is played, by which rules, and when it was open."""
    return _show(request, venue, _of(venue, pk), None)


@form_page(RoomRight.EDIT_TABLES)
def new(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Set up a table."""
    last = venue.tables.order_by("number").last()
    form = TableForm(request.POST or None, venue=venue, initial={"number": last.number + 1 if last else 1})
    if form.is_valid():
        actor, values = actor_of(request), form.cleaned_data
        made = attempt(form, lambda: create_table(actor=actor, venue=venue, **values), unique="number")
        if made:
            messages.success(request, _("%(table)s is set up.") % {"table": made})
            return redirect("tables:board", venue.slug)
    return show(request, venue, "tables/tables/form.html", {"form": form})


@form_page(RoomRight.EDIT_TABLES)
def change(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Change a table's number, seats and house rules."""
    found = _of(venue, pk)
    form = TableForm(request.POST or None, venue=venue, instance=found)
    if form.is_valid():
        actor, values = actor_of(request), form.cleaned_data
        made = attempt(form, lambda: change_table(actor=actor, table=found, **values), unique="number")
        if made:
            messages.success(request, _("%(table)s is changed.") % {"table": made})
            return redirect("tables:table", venue.slug, pk)
    return show(request, venue, "tables/tables/form.html", {"form": form, "table": _of(venue, pk)})


@action(RoomRight.RUN_TABLES)
def stakes(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Choose the stakes of a table."""
    found = _of(venue, pk)
    form = OpeningForm(request.POST, table=found)
    if form.is_valid():
        actor, chosen = actor_of(request), form.cleaned_data["stakes"]
        if attempt(form, lambda: put_stakes(actor=actor, table=found, stakes=chosen)):
            messages.success(request, _("%(table)s plays %(stakes)s.") % {"table": found, "stakes": chosen})
            return redirect("tables:table", venue.slug, pk)
    return _show(request, venue, found, form)


@action(RoomRight.RUN_TABLES)
def open_(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Open a table, at the stakes chosen with it or at those it has."""
    found, actor = _of(venue, pk), actor_of(request)
    if "stakes" not in request.POST:
        return _run(request, venue, found, lambda: open_table(actor=actor, table=found), _("%(table)s is open."))
    form = OpeningForm(request.POST, table=found)
    if form.is_valid():
        chosen = form.cleaned_data["stakes"]
        if attempt(form, lambda: open_table(actor=actor, table=found, stakes=chosen)):
            messages.success(request, _("%(table)s is open.") % {"table": found})
            return redirect("tables:board", venue.slug)
    return _show(request, venue, found, form)


@action(RoomRight.RUN_TABLES)
def close(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Close a table."""
    found, actor = _of(venue, pk), actor_of(request)
    return _run(request, venue, found, lambda: close_table(actor=actor, table=found), _("%(table)s is closed."))


def _of(venue: Venue, pk: int) -> Table:
    return get_object_or_404(Table.objects.with_session(), venue=venue, pk=pk)


def _run(request: HttpRequest, venue: Venue, found: Table, service: Callable[[], Any], done: str) -> HttpResponse:
    """Open or close a table from the board; htmx gets its row alone, and what happened."""
    try:
        service()
    except ValidationError as error:
        for message in error.messages:
            messages.error(request, message)
    else:
        messages.success(request, done % {"table": found})
    if request.headers.get("HX-Request"):
        now = _of(venue, found.pk)
        shown = {
            "table": now,
            "line": now.stakes and now.stakes.preview,
            "filters": filters_now(request, venue),
        }
        return show(request, venue, "tables/tables/swap.html", shown)
    return redirect(f"{reverse('tables:board', args=[venue.slug])}#table-{found.pk}")


def _show(request: HttpRequest, venue: Venue, found: Table, form: OpeningForm | None) -> HttpResponse:
    shown = {
        "table": found,
        "form": form or OpeningForm(table=found),
        "rules": found.rules,
        "sessions": found.sessions.select_related("opened_by", "closed_by")[:_MOST_SESSIONS],
    }
    return show(request, venue, "tables/tables/table.html", shown)
