"""Inviting people by link, and joining by it."""

import secrets
from collections.abc import Callable
from datetime import timedelta
from functools import partial

from django.core.exceptions import ValidationError
from django.core.mail import send_mail
from django.db import models, transaction
from django.template.loader import render_to_string
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from cardroom.accounts.models import Invitation, Membership, User
from cardroom.accounts.models.invitation import hashed
from cardroom.accounts.permissions import may
from cardroom.accounts.roles import Role
from cardroom.accounts.services.members import demand_right_over, join, right_over
from cardroom.accounts.services.users import create_user
from cardroom.audit.actions import Action
from cardroom.audit.writer import record

VALID = timedelta(days=7)
TOKEN_BYTES = 32


@transaction.atomic
def invite(
    *, actor: User, venue: models.Model, role: Role, email: str = "", link: Callable[[str], str]
) -> tuple[Invitation, str]:
    """Invite somebody into VENUE; return the invitation and its link, which cannot be had again.

    `link` makes the address out of the token. Once the transaction is through, an e-mail with the link goes to `email`,
    where there is one, in the language that is active; that it could not be sent is logged and undoes nothing.
    """
    demand_right_over(actor, role, venue)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    invitation = Invitation(
        venue_id=venue.pk,
        role=Role(role).value,
        email=email,
        token_hash=hashed(token),
        invited_by=actor,
        expires_at=timezone.now() + VALID,
    )
    invitation.full_clean(exclude=["accepted_by", "accepted_at", "withdrawn_at"])
    invitation.save()
    after = {"email": email, "role": invitation.role, "expires_at": invitation.expires_at}
    record(Action.MEMBER_INVITED, invitation, actor=actor, venue=venue, after=after)
    address = link(token)
    if email:
        language = translation.get_language() or "en"
        transaction.on_commit(partial(send, invitation, address, language), robust=True)
    return invitation, address


def send(invitation: Invitation, link: str, language: str) -> None:
    """Send the e-mail with the link."""
    context = {"invitation": invitation, "link": link}
    with translation.override(language):
        subject = _("Join %(venue)s in the card room") % {"venue": invitation.venue}
        send_mail(subject, render_to_string("accounts/invitation.txt", context), None, [invitation.email])


@transaction.atomic
def withdraw_invitation(*, actor: User, invitation: Invitation) -> None:
    """Make the link of an open invitation useless."""
    demand_right_over(actor, invitation.role, invitation.venue)
    if not Invitation.objects.open().filter(pk=invitation.pk).update(withdrawn_at=timezone.now()):
        raise ValidationError(_("This invitation is no longer open."), code="not_open")
    record(Action.MEMBER_INVITATION_WITHDRAWN, invitation, actor=actor, venue=invitation.venue)


def find_invitation(token: str) -> Invitation:
    """Return the open invitation of TOKEN.

    Raises ValidationError: unknown, accepted, withdrawn, expired, or made by somebody who may not invite any more.
    """
    invitation = Invitation.objects.select_related("venue", "invited_by").filter(token_hash=hashed(token)).first()
    if invitation is None:
        raise ValidationError(_("There is no such invitation."), code="unknown")
    if invitation.accepted_at:
        raise ValidationError(_("This invitation was used already."), code="accepted")
    if invitation.withdrawn_at:
        raise ValidationError(_("This invitation was withdrawn."), code="withdrawn")
    if invitation.expires_at <= timezone.now():
        raise ValidationError(_("This invitation has expired. Ask for a new one."), code="expired")
    if not may(invitation.invited_by, right_over(invitation.role), invitation.venue):
        # Who was removed, or made less, must not come back by a link of their own.
        raise ValidationError(_("Who invited you may no longer do so. Ask for a new link."), code="inviter_lost_right")
    return invitation


@transaction.atomic
def accept(*, user: User, token: str) -> Membership:
    """Let USER join the venue that TOKEN invites to. Raises ValidationError for a token that is not open any more.

    The invitation is used up, and by one person alone if two come at once.
    """
    invitation = find_invitation(token)
    now = timezone.now()
    if not Invitation.objects.open().filter(pk=invitation.pk).update(accepted_by=user, accepted_at=now):
        raise ValidationError(_("This invitation was used already."), code="accepted")
    return join(actor=user, user=user, venue=invitation.venue, role=Role(invitation.role))


@transaction.atomic
def accept_as_new(*, token: str, username: str, display_name: str, password: str) -> Membership:
    """Make a log-in and join the venue that TOKEN invites to. Raises ValidationError, also for a weak password."""
    email = find_invitation(token).email
    user = create_user(actor=None, username=username, display_name=display_name, password=password, email=email)
    return accept(user=user, token=token)
