"""The home of a venue: all of its tables."""

from django.http import HttpRequest, HttpResponse

from tables.models import Table, Venue
from tables.permissions import RoomRight
from tables.views.access import page, show


@page(RoomRight.SEE_ROOM)
def board(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show every table, the open ones first."""
    tables = Table.objects.filter(venue=venue).with_session()
    return show(request, venue, "tables/board.html", {"tables": tables})
