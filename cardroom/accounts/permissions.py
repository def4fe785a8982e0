"""Who may do what: how a right is looked up, and the rights over people and the audit record.

A right belongs to some roles; whoever has none of them has no right. A superuser, who can do everything in the admin,
counts as an owner of every venue. Nothing is remembered from one question to the next, so a changed role holds at once.
"""

from enum import Enum
from typing import TypeVar

from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.db import models
from django.http import HttpRequest
from django.utils.translation import gettext_noop

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import MANAGEMENT, Role

Person = User | AnonymousUser

M = TypeVar("M", bound=models.Model)


class Right(Enum):
    """A right over a venue's things; each app lists its own in a subclass, NAME = what it is, the roles that have it.

    What it is is translated where it is shown: members of an enum are made before there are translations.

    The names are different in all of the apps: templates are given them together.
    """

    def __init__(self, means: str, roles: frozenset[Role]) -> None:
        self.means = means
        self.roles = roles


class PeopleRight(Right):
    SEE_PEOPLE = gettext_noop("see who works in the venue"), MANAGEMENT | {Role.SHIFT, Role.AUDITOR}
    MANAGE_PEOPLE = gettext_noop("invite people, change their roles, remove them"), MANAGEMENT
    MANAGE_OWNERS = gettext_noop("make owners and unmake them"), frozenset({Role.OWNER})
    SEE_AUDIT = gettext_noop("read the record of who did what"), MANAGEMENT | {Role.AUDITOR}


def actor_of(request: HttpRequest) -> User:
    """Return who acts in REQUEST. Raises PermissionDenied where nobody is logged in."""
    if not isinstance(request.user, User):
        raise PermissionDenied("act without a log-in")
    return request.user


def role_in(user: Person, venue: models.Model) -> Role | None:
    """Return the role of USER in VENUE, None for somebody who has none."""
    if not (user.is_authenticated and user.is_active):
        return None
    if user.is_superuser:
        return Role.OWNER
    role = Membership.objects.filter(user=user, venue=venue.pk).values_list("role", flat=True).first()
    return Role(role) if role else None


def may(user: Person, right: Right, venue: models.Model) -> bool:
    """Say whether USER has RIGHT in VENUE."""
    return role_in(user, venue) in right.roles


def demand(user: Person, right: Right, venue: models.Model) -> None:
    """Raise PermissionDenied unless USER has RIGHT in VENUE."""
    if not may(user, right, venue):
        raise PermissionDenied(right.means)


def rights_in(user: Person, venue: models.Model, *kinds: type[Right]) -> dict[str, bool]:
    """Return each right of KINDS and whether USER has it in VENUE, for a template: `{% if may.manage_people %}`."""
    role = role_in(user, venue)
    return {right.name.lower(): role in right.roles for kind in kinds for right in kind}


def visible_to(user: Person, queryset: models.QuerySet[M], *, venue: str = "venue") -> models.QuerySet[M]:
    """Return what of QUERYSET belongs to a venue in which USER has a role; VENUE is the lookup of the venue's id."""
    if not (user.is_authenticated and user.is_active):
        return queryset.none()
    if user.is_superuser:
        return queryset
    return queryset.filter(**{f"{venue}__in": Membership.objects.filter(user=user).values("venue")})
