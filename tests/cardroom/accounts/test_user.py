"""The user model."""

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError

from cardroom.accounts.models import User

pytestmark = pytest.mark.django_db


def test_a_user_needs_no_email(anna):
    anna.full_clean()
    assert anna.email == ""


def test_a_user_is_called_by_the_display_name(anna):
    assert (str(anna), anna.get_full_name(), anna.get_short_name()) == ("Anna K.", "Anna K.", "Anna K.")


def test_a_user_without_display_name_is_refused(anna):
    anna.display_name = ""
    with pytest.raises(ValidationError, match="display_name"):
        anna.full_clean()


def test_a_username_is_kept_in_lower_case():
    assert User.objects.create_user(username="Boris", display_name="Boris").username == "boris"


def test_two_users_cannot_differ_by_capitals(anna):
    with pytest.raises(IntegrityError):
        User.objects.create_user(username="ANNA", display_name="Another Anna")


def test_a_capital_cannot_slip_past_the_manager():
    with pytest.raises(IntegrityError, match="accounts_user_username_lower_case"):
        User.objects.create(username="Boris", display_name="Boris")


def test_a_user_is_found_by_the_name_as_typed(anna):
    assert User.objects.get_by_natural_key("Anna") == anna


def test_a_password_is_hashed_by_argon2(anna):
    assert anna.password.startswith("argon2$")


def test_the_admin_shows_and_adds_users(admin_client, anna):
    assert "Anna K." in admin_client.get("/admin/accounts/user/").text
    assert admin_client.get(f"/admin/accounts/user/{anna.pk}/change/").status_code == 200
    new = {"username": "Cora", "display_name": "Cora", "usable_password": "false"}
    admin_client.post("/admin/accounts/user/add/", new)
    assert not User.objects.get(username="cora").has_usable_password()
