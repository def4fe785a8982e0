"""Stakes: the list, the form with its line while typing, the versions, and what is done to their status."""

from collections.abc import Callable
from copy import copy

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _

from cardroom.accounts.permissions import actor_of
from cardroom.forms import attempt
from tables.forms import StakesPageForm
from tables.models import Stakes, Table, Venue
from tables.permissions import RoomRight
from tables.services import activate_stakes, change_stakes, create_stakes, retire_stakes
from tables.views.access import action, form_page, page, show
from tables.views.filters import filters
from tables.views.stakes_facts import histories, told

NEW = {"variant": "holdem", "betting": "no_limit"}


@page(RoomRight.SEE_ROOM)
def listed(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show the stakes with their lines; `?status=` shows those of one status."""
    stakes = Stakes.objects.with_version().filter(venue=venue).annotate(table_count=Count("tables"))
    counts = dict(venue.stakes.order_by().values_list("status").annotate(Count("pk")))
    links, chosen = filters(request, "status", Stakes.Status.choices, counts)
    shown = {
        "stakes": (stakes.filter(status=chosen) if chosen else stakes).order_by("status", "name"),
        "filters": links,
        "has_chips": venue.chip_sets.exists(),
    }
    return show(request, venue, "tables/stakes/list.html", shown)


@form_page(RoomRight.EDIT_STAKES)
def new(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Make stakes, as a draft."""
    return _edit(request, venue, None)


@form_page(RoomRight.EDIT_STAKES)
def change(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Change stakes: another version."""
    return _edit(request, venue, _of(venue, pk))


@page(RoomRight.SEE_ROOM)
def versions(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Show stakes: what they say, the tables that play them, every version there was."""
    stakes = _of(venue, pk)
    every = list(stakes.versions.select_related("stakes__venue", "created_by", "chip_set"))
    shown = {
        "stakes": stakes,
        "facts": told(stakes.version, venue),
        "versions": histories(every, venue),
        "tables": Table.objects.filter(stakes=stakes).with_session(),
    }
    return show(request, venue, "tables/stakes/stakes.html", shown)


@action(RoomRight.ACTIVATE_STAKES)
def activate(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Put stakes into use."""
    return _put(request, venue, pk, activate_stakes, _("%(stakes)s can be played now."))


@action(RoomRight.EDIT_STAKES)
def retire(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Take stakes out of use."""
    return _put(request, venue, pk, retire_stakes, _("%(stakes)s are retired."))


def _of(venue: Venue, pk: int) -> Stakes:
    return get_object_or_404(Stakes.objects.with_version(), venue=venue, pk=pk)


def _put(request: HttpRequest, venue: Venue, pk: int, service: Callable[..., Stakes], done: str) -> HttpResponse:
    stakes = _of(venue, pk)
    try:
        service(actor=actor_of(request), stakes=stakes)
    except ValidationError as error:
        for message in error.messages:
            messages.error(request, message)
    else:
        messages.success(request, done % {"stakes": stakes})
    return redirect("tables:stakes", venue.slug, pk)


def _edit(request: HttpRequest, venue: Venue, stakes: Stakes | None) -> HttpResponse:
    """Answer the form; POST with `look` only looks: at the line while typing, or at the fields of another game."""
    first = None if stakes else NEW | {"chip_set": venue.chip_sets.values_list("pk", flat=True).first()}
    # A copy: the page around the form keeps the name that is in force.
    form = StakesPageForm(request.POST or None, venue=venue, instance=copy(stakes), initial=first)
    look = request.POST.get("look", "")
    if look:
        return _look(request, venue, stakes, form)
    if form.is_valid():
        made = attempt(form, lambda: _save(request, venue, stakes, form), unique="name")
        if made:
            messages.success(request, _("%(stakes)s: %(line)s") % {"stakes": made, "line": form.preview})
            for _field, warning in form.warnings:
                messages.warning(request, warning)
            return redirect("tables:stakes", venue.slug, made.pk)
    return show(request, venue, "tables/stakes/form.html", {"form": form, "judged": form, "stakes": stakes})


def _look(request: HttpRequest, venue: Venue, stakes: Stakes | None, judged: StakesPageForm) -> HttpResponse:
    judged.is_valid()
    if request.POST["look"] == "line":
        return show(request, venue, "tables/stakes/line.html", {"judged": judged})
    form = StakesPageForm(venue=venue, instance=stakes, initial=judged.typed())
    template = "tables/stakes/fields.html" if request.headers.get("HX-Request") else "tables/stakes/form.html"
    return show(request, venue, template, {"form": form, "judged": judged, "stakes": stakes})


def _save(request: HttpRequest, venue: Venue, stakes: Stakes | None, form: StakesPageForm) -> Stakes:
    actor, name, chip_set = actor_of(request), form.cleaned_data["name"], form.cleaned_data["chip_set"]
    if stakes:
        return change_stakes(actor=actor, stakes=stakes, name=name, chip_set=chip_set, facts=form.facts)
    return create_stakes(actor=actor, venue=venue, name=name, chip_set=chip_set, facts=form.facts)
