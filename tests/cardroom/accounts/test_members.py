"""Roles in a venue: who may give them, and the owner who stays."""

import threading

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import connection

from cardroom.accounts.models import Membership
from cardroom.accounts.permissions import PeopleRight, may, rights_in, role_in, visible_to
from cardroom.accounts.roles import Role
from cardroom.accounts.services import add_member, change_role, change_user, remove_member
from cardroom.audit.models import Entry
from tests.people import member
from tests.roles import MANAGEMENT, who_may

pytestmark = pytest.mark.django_db


def membership(venue, user):
    return Membership.objects.get(venue=venue, user=user)


def last_entry():
    return Entry.objects.first()


@pytest.mark.parametrize("role", Role)
def test_who_may_give_a_role(people, venue, anna, role):
    allowed = who_may(people, lambda actor: add_member(actor=actor, user=anna, venue=venue, role=role))
    assert allowed == ({Role.OWNER} if role == Role.OWNER else MANAGEMENT)


@pytest.mark.parametrize("role", Role)
def test_who_may_take_a_role_away(people, venue, role):
    somebody = membership(venue, member(venue, "boris", role))
    allowed = who_may(people, lambda actor: remove_member(actor=actor, membership=somebody))
    assert allowed == ({Role.OWNER} if role == Role.OWNER else MANAGEMENT)


@pytest.mark.parametrize(("old", "new"), [("dealer", "floor"), ("owner", "dealer"), ("dealer", "owner")])
def test_who_may_change_a_role(people, venue, old, new):
    somebody = membership(venue, member(venue, "boris", old))
    allowed = who_may(people, lambda actor: change_role(actor=actor, membership=somebody, role=Role(new)))
    assert allowed == ({Role.OWNER} if "owner" in (old, new) else MANAGEMENT)


def test_a_changed_role_holds_at_once_and_is_on_record(venue, owner, dealer):
    assert not may(dealer, PeopleRight.MANAGE_PEOPLE, venue)
    change_role(actor=owner, membership=membership(venue, dealer), role=Role.MANAGER)
    assert may(dealer, PeopleRight.MANAGE_PEOPLE, venue)
    entry = last_entry()
    assert (entry.action, entry.actor, entry.venue) == ("member.role_changed", owner, venue)
    assert (entry.before, entry.after) == (
        {"user": "david", "role": "dealer"},
        {"user": "david", "role": "manager"},
    )


def test_the_same_role_again_is_refused(venue, owner, dealer):
    with pytest.raises(ValidationError, match="has that role already"):
        change_role(actor=owner, membership=membership(venue, dealer), role=Role.DEALER)


def test_a_second_role_in_a_venue_is_refused(venue, owner, dealer):
    with pytest.raises(ValidationError, match="already has a role in this venue"):
        add_member(actor=owner, user=dealer, venue=venue, role=Role.FLOOR)


def test_a_removed_person_keeps_the_log_in(venue, owner, dealer):
    somebody = membership(venue, dealer)
    remove_member(actor=owner, membership=somebody)
    dealer.refresh_from_db()
    assert (dealer.is_active, role_in(dealer, venue), last_entry().action) == (True, None, "member.removed")
    with pytest.raises(ValidationError, match="no longer in the venue"):
        change_role(actor=owner, membership=somebody, role=Role.FLOOR)


def test_the_last_owner_stays(venue, owner, superuser):
    somebody = membership(venue, owner)
    for refused in (
        lambda: remove_member(actor=owner, membership=somebody),
        lambda: change_role(actor=owner, membership=somebody, role=Role.MANAGER),
        lambda: change_user(actor=superuser, user=owner, is_active=False),
    ):
        with pytest.raises(ValidationError, match="keeps at least one owner"):
            refused()
    owner.refresh_from_db()
    assert (role_in(owner, venue), owner.is_active) == (Role.OWNER, True)


def test_an_owner_who_cannot_log_in_counts_for_none(venue, owner):
    second = member(venue, "otto", Role.OWNER)
    second.is_active = False
    second.save()
    with pytest.raises(ValidationError, match="keeps at least one owner"):
        remove_member(actor=owner, membership=membership(venue, owner))


def test_with_a_second_owner_the_first_can_go(venue, owner):
    second = member(venue, "otto", Role.OWNER)
    remove_member(actor=owner, membership=membership(venue, owner))
    assert [person.user for person in Membership.objects.filter(venue=venue)] == [second]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("way", ["demote", "remove"])
def test_two_owners_who_unmake_each_other_leave_one(venue, owner, way):
    second = member(venue, "otto", Role.OWNER)
    gate, refused = threading.Barrier(2), []

    def unmake(actor, other):
        gate.wait()
        try:
            if way == "demote":
                change_role(actor=actor, membership=membership(venue, other), role=Role.DEALER)
            else:
                remove_member(actor=actor, membership=membership(venue, other))
        except (ValidationError, PermissionDenied) as error:
            refused.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=unmake, args=pair) for pair in ((owner, second), (second, owner))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(refused), Membership.objects.filter(venue=venue, role=Role.OWNER).count()) == (1, 1)


def test_a_superuser_counts_as_owner_everywhere(venue, superuser):
    assert role_in(superuser, venue) == Role.OWNER


def test_nobody_without_a_log_in_has_a_role(venue, owner):
    owner.is_active = False
    assert (role_in(owner, venue), list(visible_to(owner, Membership.objects.all()))) == (None, [])


def test_a_stranger_sees_nobody(people, venue):
    seen = visible_to(people["stranger"], Membership.objects.all())
    assert {membership.user.username for membership in seen} == {"stefan"}
    assert visible_to(people["dealer"], Membership.objects.all()).count() == 7


def test_the_rights_of_a_role_by_one_query(venue, manager, django_assert_num_queries):
    with django_assert_num_queries(1):
        rights = rights_in(manager, venue, PeopleRight)
    assert rights == {"see_people": True, "manage_people": True, "manage_owners": False, "see_audit": True}


@pytest.mark.parametrize(
    ("right", "roles"),
    [
        (PeopleRight.SEE_PEOPLE, {*MANAGEMENT, Role.SHIFT, Role.AUDITOR}),
        (PeopleRight.SEE_AUDIT, {*MANAGEMENT, Role.AUDITOR}),
    ],
)
def test_who_may_see(people, venue, right, roles):
    assert {role for role in people if may(people[role], right, venue)} == roles
