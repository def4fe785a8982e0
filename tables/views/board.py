"""The home of a venue: all of its tables."""

from collections import Counter
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, QueryDict
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from tables.models import Table, TableSession, Venue
from tables.permissions import RoomRight
from tables.views.access import page, show
from tables.views.filters import Filter, filter_links, filters

_STATES = [("open", _("Open")), ("closed", _("Closed"))]


@page(RoomRight.SEE_ROOM)
def board(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show every table; `?tables=open` those that are open, `closed` the others."""
    tables = list(Table.objects.filter(venue=venue).with_session())
    played = {table.stakes_id: table.stakes for table in tables if table.stakes}
    lines = {pk: stakes.preview for pk, stakes in played.items()}
    links, chosen = filters(request, "tables", _STATES, Counter(map(_state, tables)))
    if chosen:
        tables = [table for table in tables if _state(table) == chosen]
    shown = {
        "tables": [(table, lines.get(table.stakes_id)) for table in tables],
        "filters": links,
        "beginning": _beginning(venue) if not links[0].number else None,
    }
    return show(request, venue, "tables/board.html", shown)


def filters_now(request: HttpRequest, venue: Venue) -> list[Filter]:
    """Return the links of the board that a tap came from, with what is open now."""
    asked = QueryDict(urlsplit(request.headers.get("HX-Current-URL", "")).query).get("tables", "")
    opened = TableSession.objects.filter(table__venue=venue, closed_at=None).count()
    counts = {"open": opened, "closed": venue.tables.count() - opened}
    return filter_links(reverse("tables:board", args=[venue.slug]), asked, "tables", _STATES, counts)[0]


def _state(table: Table) -> str:
    return "open" if table.opened_at else "closed"  # type: ignore[attr-defined]  # of the query


def _beginning(venue: Venue) -> dict[str, bool]:
    """What a venue without tables has already."""
    return {"chips": venue.chip_sets.exists(), "stakes": venue.stakes.exists()}
