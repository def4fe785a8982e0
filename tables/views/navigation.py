"""The second row under the top bar: the parts of a venue, as far as a person may see them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.permissions import PeopleRight, Right
from tables.models import Venue
from tables.permissions import RoomRight


class Section(NamedTuple):
    title: str
    address: str
    here: bool


# Title, name of its address, who sees it; an address covers all that begins with it, the board whatever is left over.
_SECTIONS: list[tuple[Any, str, Right]] = [
    (_("Board"), "tables:board", RoomRight.SEE_ROOM),
    (_("Stakes"), "tables:stakes-list", RoomRight.SEE_ROOM),
    (_("Chips"), "tables:chip-sets", RoomRight.SEE_ROOM),
    (_("House rules"), "tables:rules", RoomRight.SEE_ROOM),
    (_("People"), "tables:people", PeopleRight.SEE_PEOPLE),
    (_("Audit"), "tables:audit", PeopleRight.SEE_AUDIT),
    (_("Settings"), "tables:settings", RoomRight.CHANGE_VENUE),
]


def sections(venue: Venue, may: Mapping[str, bool], path: str) -> list[Section]:
    """Return the parts of VENUE for somebody who MAY do so much, the one that PATH lies in marked."""
    board = reverse("tables:board", args=[venue.slug])
    found = []
    for title, name, right in _SECTIONS:
        if may[right.name.lower()]:
            address = reverse(name, args=[venue.slug])
            found.append(Section(str(title), address, path.startswith(address) and address != board))
    here = any(section.here for section in found)
    return [section._replace(here=not here) if section.address == board else section for section in found]
