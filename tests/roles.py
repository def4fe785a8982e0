"""Asking a service once for every role."""

from django.core.exceptions import PermissionDenied
from django.db import transaction

from cardroom.accounts.roles import Role

EVERYBODY = (*Role, "stranger")


def who_may(people, service):
    """Return the roles whose person gets SERVICE, a function of the actor, done; the others are refused by right."""
    return {role for role in EVERYBODY if may(people[role], service)}


def may(person, service):
    """Say whether SERVICE is done for PERSON; it is undone again, so that the next one asks in the same room."""
    with transaction.atomic():
        try:
            service(person)
        except PermissionDenied:
            return False
        finally:
            transaction.set_rollback(True)
    return True


MANAGEMENT = {Role.OWNER, Role.MANAGER}
FLOOR_AND_UP = {*MANAGEMENT, Role.SHIFT, Role.FLOOR}
