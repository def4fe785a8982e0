"""Making people and venues, for the fixtures and for tests that need one more."""

from cardroom.accounts.models import Membership, User
from tables.services import open_venue


def person(username):
    """A log-in that no test types in; a password would take its time to hash."""
    return User.objects.create(username=username, display_name=username.capitalize(), password="!")


def member(venue, username, role):
    """Somebody new with a role in VENUE."""
    user = person(username)
    Membership.objects.create(user=user, venue=venue, role=role)
    return user


def new_venue(owner, **fields):
    """A venue that OWNER owns; who may open a second one in an installation is tested with that service."""
    owner.is_superuser = True
    venue = open_venue(
        actor=owner,
        preset="wsop-live-2024",
        time_zone="Europe/Budapest",
        currency="EUR",
        language="en",
        **{"decimals": 0, **fields},
    )
    owner.is_superuser = False
    return venue
