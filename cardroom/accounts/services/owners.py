"""Every venue keeps an owner who can log in."""

from collections.abc import Iterable

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role


def lock_members(venues: Iterable[int]) -> dict[int, Membership]:
    """Lock the memberships of VENUES, by venue id, and return them by id, as they are now.

    The locks hold until the transaction ends, and are always taken in one order: of two owners who unmake each other
    at once, the second waits and is then refused. SQLite has no row locks and needs none: it lets one writing
    transaction begin at a time.
    """
    members = Membership.objects.filter(venue__in=list(venues)).order_by("pk")
    return {membership.pk: membership for membership in members.select_for_update()}


def keep_an_owner(*, without: User, venues: Iterable[int]) -> None:
    """Raise ValidationError where one of VENUES has no owner who can log in but WITHOUT; to be called under lock."""
    owners = Membership.objects.filter(venue__in=list(venues), role=Role.OWNER, user__is_active=True)
    if set(venues) - set(owners.exclude(user=without).values_list("venue", flat=True)):
        message = _("A venue keeps at least one owner who can log in: make somebody else an owner first.")
        raise ValidationError(message, code="last_owner")
