"""Inviting people by link, and joining by it."""

from datetime import timedelta

import pytest
import time_machine
from django.core.exceptions import ValidationError
from django.utils import timezone, translation

from cardroom.accounts.models import Invitation, Membership, User
from cardroom.accounts.roles import Role
from cardroom.accounts.services import (
    accept,
    accept_as_new,
    find_invitation,
    invite,
    remove_member,
    withdraw_invitation,
)
from cardroom.audit.models import Entry
from tests.roles import MANAGEMENT, who_may

pytestmark = pytest.mark.django_db

NEW = {"username": "Nora", "display_name": "Nora N.", "password": "three of a kind"}


def to_join(venue, actor, role=Role.FLOOR, email=""):
    """Invite somebody; return the invitation and the token in the link."""
    return invite(actor=actor, venue=venue, role=role, email=email, link=lambda token: token)


@pytest.mark.parametrize("role", [Role.FLOOR, Role.OWNER])
def test_who_may_invite(people, venue, role):
    allowed = who_may(people, lambda actor: to_join(venue, actor, role))
    assert allowed == ({Role.OWNER} if role == Role.OWNER else MANAGEMENT)


def test_who_may_withdraw(people, venue, owner):
    invitation, _token = to_join(venue, owner)
    assert who_may(people, lambda actor: withdraw_invitation(actor=actor, invitation=invitation)) == MANAGEMENT


def test_the_link_goes_by_e_mail_once_all_is_through(venue, owner, mailoutbox, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        address = invite(
            actor=owner,
            venue=venue,
            role=Role.AUDITOR,
            email="nora@example.org",
            link=lambda token: f"https://room.example.org/join/{token}/",
        )[1]
        assert mailoutbox == []
    (mail,) = mailoutbox
    assert (mail.to, mail.subject) == (["nora@example.org"], "Join River in the card room")
    assert mail.body.startswith("Olga invites you to River as: Auditor.\n")
    assert address in mail.body


def test_the_e_mail_is_in_the_language_it_was_asked_for(venue, owner, mailoutbox, django_capture_on_commit_callbacks):
    with translation.override("hu"), django_capture_on_commit_callbacks(execute=True):
        to_join(venue, owner, email="nora@example.org")
    assert "202" in mailoutbox[0].body


def test_without_an_address_nothing_is_sent(venue, owner, mailoutbox, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        to_join(venue, owner)
    assert mailoutbox == []


def test_a_wrong_address_is_refused(venue, owner):
    with pytest.raises(ValidationError, match="email"):
        to_join(venue, owner, email="nora")


def test_the_token_is_not_in_the_database(venue, owner):
    _invitation, token = to_join(venue, owner)
    assert token not in str(Invitation.objects.values().get())
    assert token not in str(list(Entry.objects.values()))


def test_somebody_new_joins_with_a_log_in(venue, owner):
    _invitation, token = to_join(venue, owner, email="nora@example.org")
    membership = accept_as_new(token=token, **NEW)
    nora = membership.user
    assert (nora.username, nora.email, nora.check_password(NEW["password"])) == ("nora", "nora@example.org", True)
    assert (membership.venue, membership.role) == (venue, "floor")
    assert [entry.action for entry in Entry.objects.filter(actor=nora)] == ["member.joined", "user.created"]


def test_somebody_with_a_log_in_joins(venue, owner, stranger):
    invitation, token = to_join(venue, owner)
    assert accept(user=stranger, token=token).role == "floor"
    invitation.refresh_from_db()
    assert invitation.accepted_by == stranger


def test_a_weak_password_is_refused_and_leaves_the_invitation_open(venue, owner):
    invitation, token = to_join(venue, owner)
    for password in ("short", "1234567890", "nora nora n."):
        with pytest.raises(ValidationError):
            accept_as_new(token=token, **NEW | {"password": password})
    assert not User.objects.filter(username="nora").exists()
    assert find_invitation(token) == invitation


def test_a_name_that_is_taken_is_refused(venue, owner, anna):
    _invitation, token = to_join(venue, owner)
    with pytest.raises(ValidationError, match="username"):
        accept_as_new(token=token, **NEW | {"username": "Anna"})


def test_a_link_works_once(venue, owner, stranger):
    _invitation, token = to_join(venue, owner)
    accept(user=stranger, token=token)
    with pytest.raises(ValidationError, match="used already"):
        accept_as_new(token=token, **NEW)


def test_a_member_cannot_join_again_and_the_link_stays_open(venue, owner, dealer):
    invitation, token = to_join(venue, owner)
    with pytest.raises(ValidationError, match="already has a role"):
        accept(user=dealer, token=token)
    assert find_invitation(token) == invitation


def test_a_link_expires(venue, owner, stranger):
    _invitation, token = to_join(venue, owner)
    with time_machine.travel(timezone.now() + timedelta(days=7, seconds=1), tick=False):
        with pytest.raises(ValidationError, match="has expired"):
            accept(user=stranger, token=token)
        assert not Invitation.objects.open().exists()


def test_a_withdrawn_link_is_useless(venue, owner, stranger):
    invitation, token = to_join(venue, owner)
    withdraw_invitation(actor=owner, invitation=invitation)
    with pytest.raises(ValidationError, match="was withdrawn"):
        accept(user=stranger, token=token)
    with pytest.raises(ValidationError, match="no longer open"):
        withdraw_invitation(actor=owner, invitation=invitation)
    assert not Membership.objects.filter(user=stranger).exists()


def test_who_was_removed_cannot_come_back_by_a_link_of_their_own(venue, owner, manager):
    _invitation, token = to_join(venue, manager, role=Role.MANAGER)
    remove_member(actor=owner, membership=Membership.objects.get(user=manager, venue=venue))
    with pytest.raises(ValidationError, match="may no longer do so"):
        accept(user=manager, token=token)
    assert not Membership.objects.filter(user=manager, venue=venue).exists()


def test_a_made_up_token_is_nothing(db):
    with pytest.raises(ValidationError, match="no such invitation"):
        find_invitation("guess")
