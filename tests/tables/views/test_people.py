"""The page of who works in a venue."""

from datetime import timedelta

import pytest
import time_machine
from django.urls import reverse
from django.utils import timezone

from cardroom.accounts.models import Invitation, Membership
from cardroom.accounts.roles import Role
from cardroom.accounts.services import change_role, invite, withdraw_invitation
from tests.people import member

pytestmark = pytest.mark.django_db

PEOPLE = "/v/river/people/"


def link_of(token):
    return token


@pytest.fixture
def as_owner(client, owner, venue):
    client.force_login(owner)
    return client


@pytest.fixture
def as_manager(client, manager):
    client.force_login(manager)
    return client


def role_of(user):
    return Membership.objects.values_list("role", flat=True).get(user=user)


# --- The list ---


def test_everybody_is_listed_the_owners_first(as_owner, people, other_venue):
    listed = [membership.user.username for membership in as_owner.get(PEOPLE).context["members"]]
    assert listed == ["olga", "mario", "sofia", "flora", "david", "rita", "arpad"]


def test_who_may_change_roles_is_led_there(client, people, membership):
    at = reverse("tables:member", args=["river", membership.pk])
    led = {}
    for role in (Role.OWNER, Role.MANAGER, Role.SHIFT, Role.AUDITOR):
        client.force_login(people[role])
        page = client.get(PEOPLE).text
        led[role] = (f'href="{at}"' in page, f'href="{PEOPLE}invite/"' in page)
    assert led == {"owner": (True, True), "manager": (True, True), "shift": (False, False), "auditor": (False, False)}


def test_a_manager_is_not_led_to_an_owner(as_manager, owner):
    at = reverse("tables:member", args=["river", Membership.objects.get(user=owner).pk])
    assert at not in as_manager.get(PEOPLE).text
    assert [as_manager.get(at).status_code, as_manager.post(at, {"role": "dealer"}).status_code] == [403, 403]
    assert role_of(owner) == "owner"


def test_somebody_who_cannot_log_in_is_marked(as_owner, dealer):
    assert "cannot log in" not in as_owner.get(PEOPLE).text
    dealer.is_active = False
    dealer.save()
    assert "cannot log in" in as_owner.get(PEOPLE).text


def test_what_each_role_may_do_is_read_from_the_permissions(as_owner):
    rights = dict(as_owner.get(PEOPLE).context["rights"])
    assert rights["make owners and unmake them"] == [True, *[False] * 6]
    assert rights["see the venue's tables, stakes and house rules"] == [True] * 7


@pytest.mark.parametrize("count", [1, 50])
def test_the_list_costs_the_same_however_long_it_is(as_owner, venue, owner, count, django_assert_num_queries):
    for number in range(count):
        member(venue, f"dealer{number}", Role.DEALER)
        invite(actor=owner, venue=venue, role=Role.DEALER, link=link_of)
    with django_assert_num_queries(7):
        as_owner.get(PEOPLE)


# --- Changing and removing ---


def test_a_role_is_changed(as_manager, dealer, membership):
    at = reverse("tables:member", args=["river", membership.pk])
    assert 'value="dealer" selected' in as_manager.get(at).text
    response = as_manager.post(at, {"role": "floor"}, follow=True)
    assert response.redirect_chain == [(PEOPLE, 302)]
    assert "David is now: Floor." in response.text
    assert role_of(dealer) == "floor"


def test_a_manager_makes_no_owners(as_manager, dealer, membership):
    at = reverse("tables:member", args=["river", membership.pk])
    response = as_manager.post(at, {"role": "owner"})
    assert list(response.context["form"].errors) == ["role"]
    assert role_of(dealer) == "dealer"


def test_the_same_role_again_is_said_so(as_manager, membership):
    at = reverse("tables:member", args=["river", membership.pk])
    assert "This person has that role already." in as_manager.post(at, {"role": "dealer"}).text


def test_somebody_is_removed(as_manager, dealer, membership):
    response = as_manager.post(reverse("tables:remove-member", args=["river", membership.pk]), follow=True)
    assert "David has no role in River any more." in response.text
    assert not Membership.objects.filter(user=dealer).exists()
    as_manager.force_login(dealer)
    assert as_manager.get("/v/river/").status_code == 404


@pytest.mark.parametrize("way", ["member", "remove-member"])
def test_the_last_owner_stays_and_the_page_says_why(as_owner, owner, way):
    at = reverse(f"tables:{way}", args=["river", Membership.objects.get(user=owner).pk])
    page = as_owner.post(at, {"role": "manager"}, follow=True).text
    assert "A venue keeps at least one owner who can log in: make somebody else an owner first." in page
    assert role_of(owner) == "owner"


def test_who_gives_up_the_own_right_goes_on_elsewhere(as_manager, manager, owner):
    at = reverse("tables:member", args=["river", Membership.objects.get(user=manager).pk])
    assert as_manager.post(at, {"role": "floor"}).headers["Location"] == "/"


def test_a_changed_role_holds_at_once(client, owner, manager):
    client.force_login(manager)
    assert client.get(PEOPLE).status_code == 200
    change_role(actor=owner, membership=Membership.objects.get(user=manager), role=Role.FLOOR)
    assert client.get(PEOPLE).status_code == 403


# --- Inviting ---


def test_the_link_is_shown_once(as_manager, mailoutbox):
    shown = as_manager.post(f"{PEOPLE}invite/", {"role": "floor", "email": ""})
    link = shown.context["link"]
    assert link.startswith("http://testserver/join/")
    assert link in shown.text
    assert "no-store" in shown.headers["Cache-Control"]
    token = link.split("/")[-2]
    assert token not in as_manager.get(PEOPLE).text
    assert mailoutbox == []


def test_the_e_mail_has_the_link_on_the_host_that_was_asked(
    as_manager, mailoutbox, settings, django_capture_on_commit_callbacks
):
    settings.ALLOWED_HOSTS = ["room.example.org"]
    with django_capture_on_commit_callbacks(execute=True):
        to = {"role": "auditor", "email": "nora@example.org"}
        shown = as_manager.post(f"{PEOPLE}invite/", to, headers={"host": "room.example.org"}, secure=True)
    link = shown.context["link"]
    assert link.startswith("https://room.example.org/join/")
    assert [(mail.to, link in mail.body) for mail in mailoutbox] == [(["nora@example.org"], True)]
    assert "nora@example.org" in shown.text


def test_what_is_wrong_is_said_beside_it(as_manager):
    response = as_manager.post(f"{PEOPLE}invite/", {"role": "owner", "email": "nora"})
    assert set(response.context["form"].errors) == {"role", "email"}
    assert not Invitation.objects.exists()


def test_open_invitations_are_listed(as_owner, venue, owner, invitation):
    gone = invite(actor=owner, venue=venue, role=Role.DEALER, email="gone@example.org", link=link_of)[0]
    withdraw_invitation(actor=owner, invitation=gone)
    page = as_owner.get(PEOPLE)
    assert list(page.context["invitations"]) == [invitation]
    assert "Whoever has the link" in page.text
    assert "gone@example.org" not in page.text


def test_an_expired_one_says_so_and_is_not_withdrawn(as_owner, invitation, owner):
    with time_machine.travel(timezone.now() + timedelta(days=8), tick=False):
        as_owner.force_login(owner)
        page = as_owner.get(PEOPLE).text
    assert "expired" in page
    assert "Withdraw" not in page


def test_an_invitation_is_withdrawn(as_manager, invitation):
    at = reverse("tables:withdraw-invitation", args=["river", invitation.pk])
    assert "The invitation is withdrawn" in as_manager.post(at, follow=True).text
    assert "no longer open" in as_manager.post(at, follow=True).text
    assert not Invitation.objects.open().exists()


def test_nobody_is_invited(as_owner):
    assert "Nobody is invited." in as_owner.get(PEOPLE).text
