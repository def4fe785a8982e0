"""My venues, opening one, and its facts."""

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from cardroom.accounts.models import Membership
from cardroom.accounts.permissions import actor_of
from cardroom.accounts.roles import Role
from cardroom.forms import attempt
from tables.forms import VenuePageForm
from tables.models import Venue
from tables.permissions import RoomRight, may_open_venue
from tables.services import change_venue, open_venue
from tables.views.access import form_page, show


@never_cache
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Send a person on: to the board of the only venue, else to the list of venues."""
    slugs = list(Venue.objects.visible_to(request.user).values_list("slug", flat=True)[:2])
    return redirect("tables:board", slugs[0]) if len(slugs) == 1 else redirect("tables:venues")


@never_cache
@require_safe
def venues(request: HttpRequest) -> HttpResponse:
    """Show the venues in which the person has a role."""
    actor = actor_of(request)
    roles = {member.venue_id: member.get_role_display() for member in Membership.objects.filter(user=actor)}
    mine = (
        Venue.objects.visible_to(actor)
        .order_by("name")
        .annotate(
            table_count=Count("tables", distinct=True),
            open_count=Count("tables__sessions", filter=Q(tables__sessions__closed_at=None), distinct=True),
        )
    )
    rows = [(venue, roles.get(venue.pk, Role.OWNER.label)) for venue in mine]
    return render(request, "tables/venues/venues.html", {"rows": rows, "may_open": may_open_venue(actor)})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Open a venue, whose owner the person becomes."""
    actor = actor_of(request)
    if not may_open_venue(actor):
        raise PermissionDenied("open a venue")
    form = VenuePageForm(request.POST or None)
    if form.is_valid() and (venue := attempt(form, lambda: open_venue(actor=actor, **form.cleaned_data))):
        messages.success(request, _("%(venue)s is yours. Next come its chips.") % {"venue": venue})
        return redirect("tables:board", venue.slug)
    return render(request, "tables/venues/new.html", {"form": form})


@form_page(RoomRight.CHANGE_VENUE)
def settings(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show and change the facts of the venue."""
    form = VenuePageForm(request.POST or None, instance=Venue.objects.get(pk=venue.pk))
    if form.is_valid():
        changed = attempt(form, lambda: change_venue(actor=actor_of(request), venue=venue, **form.cleaned_data))
        if changed:
            messages.success(request, _("Saved."))
            return redirect("tables:settings", changed.slug)
    return show(request, venue, "tables/venues/settings.html", {"form": form})
