"""How the page of a venue is entered and shown.

Every view under /v/<slug>/ has one of the three decorators below, and is then called as `view(request, venue, ...)`
with the venue's time zone active. Whoever has no role in the venue gets 404, whoever has one without the right 403.
What else the address names is taken from the venue's own rows, such as `get_object_or_404(venue.tables, pk=pk)`:
another venue's things are not there.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from cardroom.accounts.permissions import PeopleRight, Right, rights_in
from tables.models import Venue
from tables.permissions import RoomRight, enter
from tables.views.navigation import sections

View = Callable[..., HttpResponseBase]


def page(right: Right) -> Callable[[View], View]:
    """Let a view answer GET for whoever has RIGHT."""
    return _entered(right, require_safe)


def form_page(right: Right) -> Callable[[View], View]:
    """Let a view answer GET and POST for whoever has RIGHT."""
    return _entered(right, require_http_methods(["GET", "HEAD", "POST"]))


def action(right: Right) -> Callable[[View], View]:
    """Let a view answer POST for whoever has RIGHT."""
    return _entered(right, require_POST)


def show(
    request: HttpRequest, venue: Venue, template: str, context: Mapping[str, Any] | None = None, *, status: int = 200
) -> HttpResponse:
    """Render TEMPLATE, which extends tables/venue.html, with CONTEXT and what every page of a venue needs.

    These are `venue`, `sections` for its navigation, and `may`: `{% if may.edit_tables %}`.
    """
    may = rights_in(request.user, venue, RoomRight, PeopleRight)
    around = {"venue": venue, "may": may, "sections": sections(venue, may, request.path)}
    return render(request, template, {**around, **(context or {})}, status=status)


def _entered(right: Right, answering: Callable[[View], View]) -> Callable[[View], View]:
    def decorate(view: View) -> View:
        allowed = never_cache(answering(view))

        @wraps(view)
        def entered(request: HttpRequest, slug: str, **named: Any) -> HttpResponseBase:
            # Before the method is looked at: a stranger is not told that there is something to POST to.
            venue = enter(request.user, slug, right)
            with timezone.override(venue.zone):
                return allowed(request, venue, **named)

        return entered

    return decorate
