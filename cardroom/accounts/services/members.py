"""What people are in a venue."""

from django.core.exceptions import ValidationError
from django.db import models, transaction
from django.utils.translation import gettext as _

from cardroom.accounts.models import Membership, User
from cardroom.accounts.permissions import PeopleRight, demand
from cardroom.accounts.roles import Role
from cardroom.accounts.services.owners import keep_an_owner, lock_members
from cardroom.audit.actions import Action
from cardroom.audit.writer import record


def demand_right_over(actor: User, role: Role | str, venue: models.Model) -> None:
    """Raise PermissionDenied unless ACTOR may give ROLE in VENUE, or take it away."""
    demand(actor, right_over(role), venue)


def right_over(role: Role | str) -> PeopleRight:
    """Return the right it takes to give ROLE or to take it away."""
    return PeopleRight.MANAGE_OWNERS if role == Role.OWNER else PeopleRight.MANAGE_PEOPLE


@transaction.atomic
def add_member(*, actor: User, user: User, venue: models.Model, role: Role) -> Membership:
    """Give USER a role in VENUE. Raises ValidationError for somebody who has one there."""
    demand_right_over(actor, role, venue)
    return join(actor=actor, user=user, venue=venue, role=role)


def join(*, actor: User, user: User, venue: models.Model, role: Role) -> Membership:
    """Make the membership and its entry, for a caller that has made sure of the right, in its transaction."""
    membership = Membership(user=user, venue_id=venue.pk, role=Role(role).value)
    membership.full_clean()
    membership.save()
    record(Action.MEMBER_JOINED, membership, actor=actor, venue=venue, after=membership_values(membership))
    return membership


@transaction.atomic
def change_role(*, actor: User, membership: Membership, role: Role) -> Membership:
    """Change a person's role; it holds from their next request on. Raises ValidationError for the last owner."""
    membership = locked(membership)
    demand_right_over(actor, membership.role, membership.venue)
    demand_right_over(actor, role, membership.venue)
    if membership.role == role:
        raise ValidationError(_("This person has that role already."), code="same_role")
    if membership.role == Role.OWNER:
        keep_an_owner(without=membership.user, venues=[membership.venue_id])
    before = membership_values(membership)
    membership.role = Role(role).value
    membership.save(update_fields=["role"])
    after = membership_values(membership)
    record(Action.MEMBER_ROLE_CHANGED, membership, actor=actor, venue=membership.venue, before=before, after=after)
    return membership


@transaction.atomic
def remove_member(*, actor: User, membership: Membership) -> None:
    """Take a person's role away; the person keeps the log-in. Raises ValidationError for the last owner."""
    membership = locked(membership)
    demand_right_over(actor, membership.role, membership.venue)
    if membership.role == Role.OWNER:
        keep_an_owner(without=membership.user, venues=[membership.venue_id])
    before = membership_values(membership)
    record(Action.MEMBER_REMOVED, membership, actor=actor, venue=membership.venue, before=before)
    membership.delete()


def locked(membership: Membership) -> Membership:
    """Return MEMBERSHIP as it is now, locked with the others of its venue. Raises ValidationError where it is gone."""
    found = lock_members([membership.venue_id]).get(membership.pk)
    if found is None:
        raise ValidationError(_("This person is no longer in the venue."), code="gone")
    return found


def membership_values(membership: Membership) -> dict[str, str]:
    """Return what the record says of a membership."""
    return {"user": membership.user.username, "role": membership.role}
