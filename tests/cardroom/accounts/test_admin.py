"""The admin of log-ins and roles: by the services, with their checks and entries."""

import pytest
from django.contrib.messages import get_messages

from cardroom.accounts.models import Membership, User
from cardroom.audit.models import Entry

MEMBERS = "/admin/accounts/membership/"


@pytest.fixture
def admin(client, superuser):
    client.force_login(superuser)
    return client


def told(response):
    return [str(message) for message in get_messages(response.wsgi_request)]


def user_form(user, **typed):
    fields = {"username": user.username, "display_name": user.display_name, "email": "", "is_active": "on"}
    return {name: value for name, value in (fields | typed).items() if value is not None}


def last_entry():
    entry = Entry.objects.first()
    return entry.action, entry.before, entry.after


def test_a_role_is_given(admin, venue, anna):
    admin.post(f"{MEMBERS}add/", {"user": anna.pk, "venue": venue.pk, "role": "floor"})
    assert Membership.objects.get(user=anna).role == "floor"
    assert last_entry() == ("member.joined", None, {"user": "anna", "role": "floor"})


def test_a_second_role_is_refused_at_the_form(admin, venue, dealer):
    response = admin.post(f"{MEMBERS}add/", {"user": dealer.pk, "venue": venue.pk, "role": "floor"})
    assert response.context["adminform"].form.non_field_errors() == ["This person already has a role in this venue."]


def test_a_role_is_changed(admin, venue, dealer):
    membership = Membership.objects.get(user=dealer)
    admin.post(f"{MEMBERS}{membership.pk}/change/", {"role": "floor"})
    assert last_entry()[0] == "member.role_changed"
    before = Entry.objects.count()
    admin.post(f"{MEMBERS}{membership.pk}/change/", {"role": "floor"})
    assert Entry.objects.count() == before


def test_a_role_is_taken_away(admin, venue, dealer):
    membership = Membership.objects.get(user=dealer)
    admin.post(f"{MEMBERS}{membership.pk}/delete/", {"post": "yes"})
    assert last_entry() == ("member.removed", {"user": "david", "role": "dealer"}, None)


@pytest.mark.parametrize(("what", "typed"), [("change", {"role": "dealer"}), ("delete", {"post": "yes"})])
def test_the_last_owner_stays(admin, venue, owner, what, typed):
    membership = Membership.objects.get(user=owner)
    response = admin.post(f"{MEMBERS}{membership.pk}/{what}/", typed)
    assert told(response) == ["A venue keeps at least one owner who can log in: make somebody else an owner first."]
    assert Membership.objects.get(user=owner).role == "owner"


def test_roles_are_listed(admin, venue, dealer):
    assert "David" in admin.get(MEMBERS).text


def test_a_log_in_is_made_and_changed_on_record(admin):
    new = {"username": "Cora", "display_name": "Cora", "usable_password": "false"}
    admin.post("/admin/accounts/user/add/", new)
    cora = User.objects.get(username="cora")
    assert last_entry()[0] == "user.created"
    admin.post(f"/admin/accounts/user/{cora.pk}/change/", user_form(cora, display_name="Cora C.", is_staff="on"))
    action, before, after = last_entry()
    assert (action, before["display_name"], after["display_name"], after["is_staff"]) == (
        "user.changed",
        "Cora",
        "Cora C.",
        True,
    )


def test_the_last_owner_keeps_the_log_in(admin, venue, owner):
    response = admin.post(f"/admin/accounts/user/{owner.pk}/change/", user_form(owner, is_active=None))
    assert told(response) == ["A venue keeps at least one owner who can log in: make somebody else an owner first."]
    owner.refresh_from_db()
    assert owner.is_active


def test_a_log_in_is_not_deleted(admin, anna):
    assert admin.post(f"/admin/accounts/user/{anna.pk}/delete/", {"post": "yes"}).status_code == 403
    assert 'value="delete_selected"' not in admin.get("/admin/accounts/user/").text
