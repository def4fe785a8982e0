"""Who may do what with the room's facts.

A page enters its venue by `enter` and takes everything else from the venue's own rows (`venue.tables`, `venue.stakes`),
so that another venue's things are not there at all.
"""

from django.http import Http404
from django.utils.translation import gettext_noop

from cardroom.accounts.models import Membership
from cardroom.accounts.permissions import Person, Right, demand
from cardroom.accounts.roles import EVERYBODY, FLOOR_AND_UP, MANAGEMENT, Role
from tables.models import Venue


class RoomRight(Right):
    SEE_ROOM = gettext_noop("see the venue's tables, stakes and house rules"), EVERYBODY
    CHANGE_VENUE = gettext_noop("change the venue and its chip sets"), MANAGEMENT
    EDIT_STAKES = gettext_noop("make, change and retire stakes"), MANAGEMENT
    ACTIVATE_STAKES = gettext_noop("put stakes into use"), FLOOR_AND_UP
    PUBLISH_HOUSE_RULES = gettext_noop("publish house rules"), MANAGEMENT
    EDIT_TABLES = gettext_noop("set up tables"), MANAGEMENT
    RUN_TABLES = gettext_noop("open and close tables and choose their stakes"), FLOOR_AND_UP


def enter(user: Person, slug: str, right: Right) -> Venue:
    """Return the venue of SLUG for USER to use RIGHT in; every view of a venue's page begins with it.

    Raises Http404 for a venue in which USER has no role, PermissionDenied where the role has not the right.
    """
    venue = Venue.objects.visible_to(user).filter(slug=slug).first()
    if venue is None:
        raise Http404
    demand(user, right, venue)
    return venue


def may_open_venue(user: Person) -> bool:
    """Say whether USER may open a venue: a superuser, an owner of another, or whoever is there before the first."""
    if not (user.is_authenticated and user.is_active):
        return False
    if user.is_superuser or Membership.objects.filter(user=user, role=Role.OWNER).exists():
        return True
    return not Venue.objects.exists()
