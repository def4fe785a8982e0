"""The page at the end of an invitation's link."""

from datetime import timedelta

import pytest
import time_machine
from django.contrib.auth import get_user
from django.utils import timezone

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role
from cardroom.accounts.services import accept, find_invitation, invite, withdraw_invitation

pytestmark = pytest.mark.django_db

NORA = {"username": "Nora", "display_name": "Nora N.", "password1": "three of a kind", "password2": "three of a kind"}


@pytest.fixture
def token(venue, owner):
    """An open invitation to the River, as floor."""
    return to_join(venue, owner)


def to_join(venue, owner, **options):
    return invite(actor=owner, venue=venue, role=Role.FLOOR, link=lambda token: token, **options)[1]


def test_somebody_new_makes_a_log_in_and_is_in(client, token, venue):
    assert "Olga invites you as: <strong>Floor</strong>." in client.get(f"/join/{token}/").text
    response = client.post(f"/join/{token}/", NORA, follow=True)
    assert response.redirect_chain == [("/v/river/", 302)]
    assert "Welcome to River. You are here as: Floor." in response.text
    nora = User.objects.get(username="nora")
    assert get_user(client) == nora
    assert (nora.display_name, nora.check_password("three of a kind")) == ("Nora N.", True)
    assert Membership.objects.get(user=nora).role == "floor"


def test_somebody_with_a_log_in_comes_back_after_logging_in(client, token):
    assert f'href="/log-in/?next=/join/{token}/"' in client.get(f"/join/{token}/").text


def test_somebody_who_is_logged_in_joins_by_one_button(client, token, stranger):
    client.force_login(stranger)
    assert "Join as Stefan" in client.get(f"/join/{token}/").text
    assert client.post(f"/join/{token}/").headers["Location"] == "/v/river/"
    assert Membership.objects.get(user=stranger, venue__slug="river").role == "floor"


def test_who_is_in_already_keeps_the_role_and_the_link_stays_good(client, token, dealer):
    client.force_login(dealer)
    for response in (client.get(f"/join/{token}/"), client.post(f"/join/{token}/")):
        assert response.status_code == 200
        assert "You are in River already" in response.text
    assert Membership.objects.get(user=dealer).role == "dealer"
    assert find_invitation(token)


@pytest.mark.parametrize(
    ("typed", "field", "error"),
    [
        ({"username": "OLGA"}, "username", "Somebody has this username already: choose another."),
        ({"display_name": ""}, "display_name", "This field is required."),
        ({"password2": "four of a kind"}, "password2", "The two password fields didn’t match."),
        (
            {"password1": "nora", "password2": "nora"},
            "password2",
            "This password is too short. It must contain at least 10 characters.",
        ),
        (
            {"password1": "n.zalan@example.org", "password2": "n.zalan@example.org"},
            "password2",
            "The password is too similar to the email address.",
        ),
    ],
)
def test_what_is_wrong_is_said_beside_it_and_the_link_stays_good(client, venue, owner, typed, field, error):
    token = to_join(venue, owner, email="n.zalan@example.org")
    response = client.post(f"/join/{token}/", NORA | typed)
    assert error in response.context["form"].errors[field]
    assert response.context["form"].errors.keys() == {field}
    assert error in response.text
    assert not User.objects.filter(username="nora").exists()
    assert find_invitation(token)


def test_a_link_that_was_never_made(client, db):
    response = client.get("/join/guess/")
    assert (response.status_code, "There is no such invitation." in response.text) == (404, True)


def test_a_link_that_is_over_says_why(client, venue, owner, stranger):
    used, withdrawn, expired = (to_join(venue, owner) for _ in range(3))
    accept(user=stranger, token=used)
    withdraw_invitation(actor=owner, invitation=find_invitation(withdrawn))
    with time_machine.travel(timezone.now() + timedelta(days=8), tick=False):
        for token, reason in ((used, "used already"), (withdrawn, "was withdrawn"), (expired, "has expired")):
            for response in (client.get(f"/join/{token}/"), client.post(f"/join/{token}/", NORA)):
                assert (response.status_code, reason in response.text) == (410, True), reason
    assert not User.objects.filter(username="nora").exists()
