"""One's own log-in: name, e-mail address and password."""

import pytest

from cardroom.audit.models import Entry

pytestmark = pytest.mark.django_db

NEW = "a pair of nines"


def change(password, *, new=NEW, again=NEW):
    return {"old_password": password, "new_password1": new, "new_password2": again}


@pytest.fixture
def client(client, anna):
    client.force_login(anna)
    return client


def test_it_says_where_one_works(client, anna, venue):
    assert "would stand here" in client.get("/account/").text
    anna.memberships.create(venue=venue, role="floor")
    page = client.get("/account/").text
    assert "River" in page
    assert "<td>Floor</td>" in page


def test_name_and_address_are_changed_and_put_on_record(client, anna):
    response = client.post("/account/", {"display_name": "Anna", "email": "anna@example.org"}, follow=True)
    assert response.redirect_chain == [("/account/", 302)]
    assert "Your log-in is changed." in response.text
    entry = Entry.objects.get()
    assert (entry.action, entry.actor, entry.after["display_name"]) == ("user.changed", anna, "Anna")


def test_nobody_is_without_a_name(client, anna):
    response = client.post("/account/", {"display_name": " ", "email": "no address"})
    assert response.context["form"].errors == {
        "display_name": ["This field is required."],
        "email": ["Enter a valid email address."],
    }
    anna.refresh_from_db()
    assert anna.display_name == "Anna K."
    assert "Anna K." in response.text


def test_the_password_is_changed_and_this_log_in_goes_on(client, anna, password):
    response = client.post("/account/password/", change(password), follow=True)
    assert "Your password is changed." in response.text
    anna.refresh_from_db()
    assert anna.check_password(NEW)
    entry = Entry.objects.get()
    assert (entry.action, entry.actor, entry.before, entry.after) == ("user.password_changed", anna, None, None)


def test_other_devices_are_logged_out(client, anna, password):
    other = type(client)()
    other.force_login(anna)
    client.post("/account/password/", change(password))
    assert other.get("/account/").status_code == 302


@pytest.mark.parametrize(
    ("typed", "field", "error"),
    [
        ({"old_password": "wrong"}, "old_password", "This is not your password now. Capitals matter."),
        ({"new_password2": "something else"}, "new_password2", "The two password fields didn’t match."),
        (
            {"new_password1": "short", "new_password2": "short"},
            "new_password2",
            "This password is too short. It must contain at least 10 characters.",
        ),
    ],
)
def test_what_is_wrong_with_a_password_is_said_beside_it(client, anna, password, typed, field, error):
    response = client.post("/account/password/", change(password) | typed)
    assert response.context["form"].errors == {field: [error]}
    assert error in response.text
    anna.refresh_from_db()
    assert anna.check_password(password)
