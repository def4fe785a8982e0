"""Log-ins. They are made by an invitation or in the admin, and never deleted: the record refers to them."""

from typing import Any

from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import PermissionDenied
from django.db import transaction

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role
from cardroom.accounts.services.owners import keep_an_owner, lock_members
from cardroom.audit.actions import Action
from cardroom.audit.writer import record

ON_RECORD = ("username", "display_name", "email", "is_active", "is_staff", "is_superuser")


@transaction.atomic
def create_user(*, actor: User | None, username: str, display_name: str, password: str, email: str = "") -> User:
    """Make a log-in; ACTOR None: the person is making it. Raises ValidationError, also for a weak password."""
    user = User(username=User.normalize_username(username), display_name=display_name, email=email)
    user.set_unusable_password()
    user.full_clean()
    validate_password(password, user)
    user.set_password(password)
    user.save()
    record(Action.USER_CREATED, user, actor=actor or user, venue=None, after=user_values(user))
    return user


@transaction.atomic
def change_user(*, actor: User, user: User, **changes: Any) -> User:
    """Change fields of a log-in: everybody the own name and e-mail address, a superuser all of ON_RECORD.

    Raises ValidationError, also where a venue would be left without an owner who can log in.
    """
    own = actor.pk == user.pk and changes.keys() <= {"display_name", "email"}
    if not (own or actor.is_superuser):
        raise PermissionDenied("change somebody's log-in")
    if not changes.keys() <= set(ON_RECORD):
        raise TypeError(f"no fields of a log-in that are changed here: {sorted(changes.keys() - set(ON_RECORD))}")
    user = User.objects.select_for_update().get(pk=user.pk)
    before = user_values(user)
    for name, value in changes.items():
        setattr(user, name, value)
    user.full_clean()
    if before["is_active"] and not user.is_active:
        owned = list(Membership.objects.filter(user=user, role=Role.OWNER).values_list("venue", flat=True))
        lock_members(owned)
        keep_an_owner(without=user, venues=owned)
    user.save(update_fields=list(changes))
    record(Action.USER_CHANGED, user, actor=actor, venue=None, before=before, after=user_values(user))
    return user


@transaction.atomic
def change_password(*, user: User, password: str) -> User:
    """Give USER, who is the one acting, another password. Raises ValidationError for a weak one."""
    validate_password(password, user)
    user = User.objects.select_for_update().get(pk=user.pk)
    user.set_password(password)
    user.save(update_fields=["password"])
    record(Action.USER_PASSWORD_CHANGED, user, actor=user, venue=None)
    return user


def user_values(user: User) -> dict[str, Any]:
    """Return what the record says of a log-in."""
    return {name: getattr(user, name) for name in ON_RECORD}
