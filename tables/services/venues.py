"""Opening and changing venues."""

from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from cardroom.accounts.models import User
from cardroom.accounts.permissions import demand
from cardroom.accounts.roles import Role
from cardroom.accounts.services.members import join
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tables.models import HouseRules, Venue
from tables.permissions import RoomRight, may_open_venue
from tables.services.house_rules import first_version
from tables.services.values import changed, values_of

FIELDS = (
    "name", "slug", "case_prefix", "time_zone", "currency", "decimals", "language", "table_hold_minutes", "case_hours",
    "appeal_hours", "appeal_threshold", "escalation_threshold",
)  # fmt: skip
MONEY = ("currency", "decimals")


@transaction.atomic
def open_venue(*, actor: User, preset: str, **fields: Any) -> Venue:
    """Open a venue with FIELDS. Its house rules are the preset's, in force at once, and the actor becomes its owner."""
    if not may_open_venue(actor):
        raise PermissionDenied("open a venue")
    venue = Venue(**fields)
    venue.full_clean()
    venue.save()
    record(Action.VENUE_OPENED, venue, actor=actor, venue=venue, after=values_of(venue, FIELDS))
    join(actor=actor, user=actor, venue=venue, role=Role.OWNER)
    rules = HouseRules(venue=venue, name=_("House rules"), is_venue_default=True)
    first_version(actor=actor, house_rules=rules, preset=preset, settings={}, notes="")
    return venue


@transaction.atomic
def change_venue(*, actor: User, venue: Venue, **changes: Any) -> Venue:
    """Change fields of a venue. Its money is settled once there are chips: amounts would change their meaning."""
    demand(actor, RoomRight.CHANGE_VENUE, venue)
    venue = Venue.objects.select_for_update().get(pk=venue.pk)
    before = values_of(venue, FIELDS)
    for name, value in changes.items():
        setattr(venue, name, value)
    venue.full_clean()
    before, after = changed(before, values_of(venue, FIELDS))
    if after.keys() & set(MONEY) and venue.chip_sets.exists():
        message = _("The venue has chips already: what amounts mean cannot be changed.")
        raise ValidationError({name: message for name in MONEY if name in after})
    if after:
        venue.save(update_fields=list(after))
        record(Action.VENUE_CHANGED, venue, actor=actor, venue=venue, before=before, after=after)
    return venue
