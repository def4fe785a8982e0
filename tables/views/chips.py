"""Chip sets: what the venue plays with."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _

from cardroom.accounts.permissions import actor_of
from cardroom.forms import attempt
from tables.discs import discs
from tables.forms import ChipSetForm
from tables.models import ChipSet, Venue
from tables.permissions import RoomRight
from tables.services import change_chip_set, create_chip_set
from tables.views.access import form_page, page, show


@page(RoomRight.SEE_ROOM)
def chip_sets(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show the chip sets, each as its chips."""
    rows = [(chip_set, discs(chip_set.chips.all(), venue)) for chip_set in venue.chip_sets.prefetch_related("chips")]
    return show(request, venue, "tables/chips/chip_sets.html", {"rows": rows})


@form_page(RoomRight.CHANGE_VENUE)
def new(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Make a chip set; the form begins with the chips of most rooms."""
    return _edit(request, venue, ChipSetForm(request.POST or None, venue=venue))


@form_page(RoomRight.CHANGE_VENUE)
def change(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Change a chip set."""
    chip_set = get_object_or_404(venue.chip_sets, pk=pk)
    return _edit(request, venue, ChipSetForm(request.POST or None, venue=venue, chip_set=chip_set))


def _edit(request: HttpRequest, venue: Venue, form: ChipSetForm) -> HttpResponse:
    if "more" not in request.POST and form.is_valid():
        made = attempt(form, lambda: _save(request, venue, form), unique="name")
        if made:
            messages.success(request, _("%(chip_set)s is saved.") % {"chip_set": made})
            return redirect("tables:chip-sets", venue.slug)
    return show(request, venue, "tables/chips/chip_set.html", {"form": form})


def _save(request: HttpRequest, venue: Venue, form: ChipSetForm) -> ChipSet:
    actor, name, chips = actor_of(request), form.cleaned_data["name"], form.colours
    if form.chip_set:
        return change_chip_set(actor=actor, chip_set=form.chip_set, name=name, chips=chips)
    return create_chip_set(actor=actor, venue=venue, name=name, chips=chips)
