"""Changing log-ins."""

import pytest
from django.core.exceptions import PermissionDenied, ValidationError

from cardroom.accounts.services import change_user, create_user
from cardroom.audit.models import Entry
from tests.roles import who_may

pytestmark = pytest.mark.django_db


def test_only_a_superuser_changes_somebody_else(people, anna, superuser):
    assert who_may(people, lambda actor: change_user(actor=actor, user=anna, email="a@example.org")) == set()
    assert change_user(actor=superuser, user=anna, email="a@example.org").email == "a@example.org"


def test_everybody_changes_the_own_name(anna):
    assert change_user(actor=anna, user=anna, display_name="Anna Kiss").display_name == "Anna Kiss"
    assert (Entry.objects.get().actor_text, Entry.objects.get().target_text) == ("Anna K.", "Anna Kiss")


@pytest.mark.parametrize("changes", [{"is_superuser": True}, {"is_active": False}, {"username": "queen"}])
def test_nobody_makes_more_of_themselves(anna, changes):
    with pytest.raises(PermissionDenied):
        change_user(actor=anna, user=anna, **changes)


def test_a_password_is_not_changed_here(anna, superuser):
    with pytest.raises(TypeError, match="password"):
        change_user(actor=superuser, user=anna, password="!")


def test_what_is_no_log_in_is_refused(anna, superuser):
    with pytest.raises(ValidationError, match="email"):
        change_user(actor=superuser, user=anna, email="anna")


def test_a_log_in_is_made_in_lower_case_with_a_good_password():
    user = create_user(actor=None, username="Boris", display_name="Boris", password="seven card stud")
    assert (user.username, user.check_password("seven card stud")) == ("boris", True)
    assert (Entry.objects.get().actor, "password" in Entry.objects.get().after) == (user, False)


def test_a_password_like_the_name_is_refused():
    with pytest.raises(ValidationError, match="too similar to the name"):
        create_user(actor=None, username="bb", display_name="Boris Petrovich", password="borispetrovich")
